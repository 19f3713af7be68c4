"""Environments for reinforcement learning: the frameworks' own tests, names, what is refused, pictures."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings

import pytest

np = pytest.importorskip("numpy", reason="environments work on arrays")
gymnasium = pytest.importorskip("gymnasium", reason="the extra rl is not installed")

import cartog  # noqa: E402
from cartog import env as rl  # noqa: E402
from env_play import random_action  # noqa: E402


@pytest.fixture(scope="module")
def pettingzoo():
    return pytest.importorskip("pettingzoo", reason="the extra rl is not installed")


# ---- the frameworks' own tests ----


def test_gymnasium_checks_the_environment_alone():
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*Not able to test alternative render modes")  # the second call does
        check_env(rl.SoloEnv())
        check_env(gymnasium.make("cartog/Cartographers-v0").unwrapped)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_pettingzoo_checks_the_parallel_environment(pettingzoo, players, capsys):
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(rl.parallel_env(players), num_cycles=100)
        parallel_seed_test(lambda: rl.parallel_env(players))
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_pettingzoo_checks_the_turns_of_agents(pettingzoo, capsys):
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")  # it is a dictionary with a mask
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        api_test(rl.env(3), num_cycles=200)
        seed_test(lambda: rl.env(2))
        seed_test(lambda: rl.raw_env(2))
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_renders(pettingzoo, capsys):
    from pettingzoo.test import render_test

    checks = {"ansi": str.strip, "svg": lambda found: isinstance(found, cartog.Svg)}
    render_test(lambda **settings: rl.env(2, **settings), checks)
    assert "player_1" in capsys.readouterr().out, "the mode for people prints"


def test_names_and_registration(pettingzoo):
    from cartog.env import cartographers_v0

    env = cartographers_v0.parallel_env(players=3)
    assert env.metadata["name"] == "cartographers_v0" and len(env.possible_agents) == 3
    assert cartographers_v0.env().possible_agents == ["player_0", "player_1"]
    made = gymnasium.make_vec("cartog/Cartographers-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(made.unwrapped, rl.VectorEnv) and made.num_envs == 3
    assert isinstance(gymnasium.make("cartog.env:cartog/Cartographers-v0").unwrapped, rl.SoloEnv)
    assert set(rl.__all__) <= set(dir(rl)) and all(hasattr(rl, name) for name in rl.__all__)
    with pytest.raises(AttributeError):
        rl.nothing  # noqa: B018


@pytest.mark.parametrize(
    "missing, name", [("gymnasium", "SoloEnv"), ("pettingzoo", "parallel_env"), ("numpy", "encode")]
)
def test_a_missing_package_is_named_with_its_extra(missing, name):
    code = f"import sys; sys.modules[{missing!r}] = None\nimport cartog.env\ncartog.env.{name}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"ImportError: cartog.env.{name} needs {missing}: pip install 'cartog[rl]'" in done.stderr


# ---- what is refused ----


def test_an_illegal_action_changes_nothing_and_says_why():
    env = rl.SoloEnv(illegal="raise")
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)
    observation, _ = env.reset(seed=0)
    before = env.game().text
    card = env._match.task.card
    on_mountain = cartog.Placement(card.terrains[0], card.shapes[0].at(1, 3))  # d2
    with pytest.raises(rl.IllegalAction, match="of player: occupied") as caught:
        env.step(rl.encode(env._match.task, on_mountain))
    assert caught.value.code == "occupied" and caught.value.placement == on_mountain
    assert isinstance(caught.value, ValueError) and pickle.loads(pickle.dumps(caught.value)).code == "occupied"
    for action in (rl.PASS, rl.ACTIONS, -1):
        with pytest.raises(rl.IllegalAction):
            env.step(action)
    with pytest.raises(TypeError):
        env.step(1.5)
    assert env.game().text == before
    while True:
        observation, _, over, _, _ = env.step(random_action(np.random.default_rng(0), observation["action_mask"]))
        if over:
            break
    with pytest.raises(RuntimeError, match="over"):
        env.step(rl.PASS)


def test_an_illegal_action_ends_the_episode_and_says_why():
    env = rl.SoloEnv(illegal_reward=-7)
    env.reset(seed=0)
    before = env.game().text
    seen, reward, terminated, truncated, info = env.step(rl.PASS)
    assert (reward, terminated, truncated) == (-7, True, False)
    assert info["illegal"] == "pass_not_allowed" and "rating" not in info
    assert env.game().text == before and np.flatnonzero(seen["action_mask"]).tolist() == [rl.PASS]
    with pytest.raises(RuntimeError, match="over"):
        env.step(rl.PASS)
    env.reset(seed=0)
    for action in (-1, rl.ACTIONS):
        with pytest.raises(rl.IllegalAction, match="actions run from 0"):
            env.step(action)
    assert env.game().text == before


def test_one_agents_illegal_action_ends_the_game_of_all(pettingzoo):
    env = rl.parallel_env(3, illegal="terminate", reward="rank", illegal_reward=-2)
    observations, _ = env.reset(seed=1)
    fine = int(np.flatnonzero(observations["player_0"]["action_mask"])[0])
    _, rewards, terminations, _, infos = env.step({"player_0": fine, "player_1": rl.PASS, "player_2": fine})
    assert rewards == {"player_0": 0, "player_1": -2, "player_2": 0} and all(terminations.values())
    assert [infos[agent].get("illegal") for agent in env.possible_agents] == [None, "pass_not_allowed", None]
    assert not env.agents and "rank" not in infos["player_0"]
    env.reset(seed=1)
    with pytest.raises(rl.IllegalAction, match="actions run from 0"):
        env.step({"player_0": fine, "player_1": rl.ACTIONS, "player_2": fine})


def test_one_agents_illegal_action_changes_nothing_for_the_others(pettingzoo):
    env = rl.parallel_env(2)
    observations, _ = env.reset(seed=1)
    before = env.game().text
    fine = int(np.flatnonzero(observations["player_0"]["action_mask"])[0])
    with pytest.raises(rl.IllegalAction, match="of player_1") as caught:
        env.step({"player_0": fine, "player_1": rl.PASS})
    assert caught.value.agent == "player_1"
    with pytest.raises(ValueError, match="player_1"):
        env.step({"player_0": fine})
    with pytest.raises(ValueError, match="nobody"):
        env.step({"player_0": fine, "player_1": fine, "nobody": fine})
    assert env.game().text == before


def test_wrong_settings(pettingzoo):
    for wrong in (
        lambda: rl.parallel_env(0),
        lambda: rl.parallel_env(101),
        lambda: rl.parallel_env(2, reward="gold"),
        lambda: rl.parallel_env(2, map="C"),
        lambda: rl.parallel_env(2, fallback="none"),
        lambda: rl.parallel_env(2, render_mode="rgb_array"),
        lambda: rl.SoloEnv(render_mode="rgb_array"),
        lambda: rl.SoloEnv(fallback="none"),
        lambda: rl.SoloEnv(illegal="ignore"),
        lambda: rl.VectorEnv(0),
        lambda: rl.VectorEnv(2, fallback="none"),
    ):
        with pytest.raises(ValueError):
            wrong()


# ---- pictures ----


def test_render(pettingzoo):
    alone = rl.SoloEnv(render_mode="ansi")
    alone.reset(seed=10)
    assert "card" in alone.render() and "coins 0" in alone.render()
    drawn = rl.SoloEnv(render_mode="svg")
    drawn.reset(seed=10)
    assert drawn.render().startswith("<svg")
    several = rl.parallel_env(2, render_mode="svg")
    several.reset(seed=10)
    assert several.render().count("<svg") >= 1
    text = rl.parallel_env(2, render_mode="ansi")
    text.reset(seed=10)
    assert "player_1" in text.render() and "gnoll_raid" in text.render()
    assert rl.SoloEnv().render() is None and rl.parallel_env().render() is None
