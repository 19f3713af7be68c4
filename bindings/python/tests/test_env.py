"""Environments for reinforcement learning: the frameworks' own tests, and games that the rest of the package replays."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings

import pytest

np = pytest.importorskip("numpy", reason="environments work on arrays")
gymnasium = pytest.importorskip("gymnasium", reason="the extra rl is not installed")

import cartog  # noqa: E402
from cartog import env as rl  # noqa: E402
from cartog.env import planes  # noqa: E402


@pytest.fixture(scope="module")
def pettingzoo():
    return pytest.importorskip("pettingzoo", reason="the extra rl is not installed")


def random_action(random, mask):
    return int(random.choice(np.flatnonzero(mask)))


def play_solo(env, seed, random):
    """Plays a game at random and yields (observation, reward, terminated, info) of every moment."""
    observation, info = env.reset(seed=seed)
    yield observation, 0.0, False, info
    terminated = False
    while not terminated:
        action = random_action(random, observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        yield observation, reward, terminated, info


def play_parallel(env, seed, random):
    observations, infos = env.reset(seed=seed)
    yield observations, None, infos
    while env.agents:
        actions = {agent: random_action(random, observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert not any(truncations.values()) and len(set(terminations.values())) == 1
        yield observations, rewards, infos


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

    render_test(lambda **settings: rl.env(2, **settings), {"ansi": str.strip, "svg": lambda found: isinstance(found, cartog.Svg)})
    assert "player_1" in capsys.readouterr().out, "the mode for people prints"


def test_names_and_registration(pettingzoo):
    from cartog.env import cartographers_v0

    env = cartographers_v0.parallel_env(players=3)
    assert env.metadata["name"] == "cartographers_v0" and len(env.possible_agents) == 3
    assert cartographers_v0.env().possible_agents == ["player_0", "player_1"]
    made = gymnasium.make_vec("cartog/Cartographers-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(made.unwrapped, rl.VectorEnv) and made.num_envs == 3
    assert set(rl.__all__) <= set(dir(rl)) and all(hasattr(rl, name) for name in rl.__all__)
    with pytest.raises(AttributeError):
        rl.nothing  # noqa: B018


@pytest.mark.parametrize("missing, name", [("gymnasium", "SoloEnv"), ("pettingzoo", "parallel_env"), ("numpy", "encode")])
def test_a_missing_package_is_named_with_its_extra(missing, name):
    code = f"import sys; sys.modules[{missing!r}] = None\nimport cartog.env\ncartog.env.{name}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"ImportError: cartog.env.{name} needs {missing}: pip install 'cartog[rl]'" in done.stderr


# ---- actions ----


def tasks(fallback="any"):
    for kind in (cartog.Kind.EXPLORE, cartog.Kind.AMBUSH):
        for card in cartog.cards(kind):
            for ruins in (False, True):
                yield cartog.Task.of(card, ruins=ruins, fallback=fallback)
            if kind == cartog.Kind.AMBUSH:
                yield cartog.Task.of(card, solo=True)


def crowded_map(random, share):
    terrain = np.where(random.random((11, 11)) < share, random.integers(1, 8, (11, 11)), 0)
    ruins = (random.random((11, 11)) < 0.1) & (terrain < 6)
    return cartog.Map.from_array(terrain, ruins)


@pytest.mark.parametrize("fallback", ["any", "card"])
def test_the_mask_is_the_set_of_legal_placements(fallback):
    random = np.random.default_rng(1)
    maps = [cartog.Map.side("A"), cartog.Map.side("B")]
    maps += [crowded_map(random, share) for share in (0.3, 0.5, 0.7, 0.85, 0.95, 0.99)]
    stands_in = 0
    for map in maps:
        for task in tasks(fallback):
            legal = map.legal(task)
            stands_in += legal.fallback
            mask = rl.legal_actions(map, task)
            wanted = {rl.encode(task, placement) for placement in legal.placements()} or {rl.PASS}
            assert mask.dtype == np.int8 and mask.shape == (rl.ACTIONS,)
            assert set(np.flatnonzero(mask)) == wanted
            assert len(wanted) == max(1, len(list(legal.placements())))
            for action in random.choice(sorted(wanted), 5):
                placement = rl.decode(task, action)
                assert (action == rl.PASS) == (not legal)
                assert not legal or map.check(placement, task)
    assert stands_in > 50, "the single space was hardly tried"


def test_a_full_map_has_the_pass_alone():
    full = cartog.Map.from_array(np.full((11, 11), 7))
    for task in tasks():
        assert np.flatnonzero(rl.legal_actions(full, task)).tolist() == [rl.PASS]
        assert rl.decode(task, rl.PASS) == cartog.Placement() and rl.encode(task, "pass") == rl.PASS


@pytest.mark.parametrize("key", ["farmland", "hamlet", "orchard", "rift_lands", "bugbear_assault"])
def test_every_number_is_one_placement_or_none(key):
    task = cartog.Task.of(key)
    found = {}
    for action in range(rl.ACTIONS):
        try:
            placement = rl.decode(task, action)
        except ValueError:
            continue
        assert rl.encode(task, placement) == action
        assert placement not in found
        found[placement] = action
    on_empty = list(cartog.Map.empty().legal(task).placements())
    assert set(on_empty) <= set(found)
    singles = 0 if key == "rift_lands" else 121 * (1 if key == "bugbear_assault" else 5)
    assert len(found) == len(on_empty) + singles + 1  # the pass


@pytest.mark.parametrize("action", [-1, rl.ACTIONS, 121, 968 * 2 - 1, 10**9])
def test_numbers_that_stand_for_nothing(action):
    with pytest.raises(ValueError, match="stands for no placement of 'rift_lands'"):
        rl.decode(cartog.Task.of("rift_lands"), action)


def test_placements_that_are_no_action():
    task = cartog.Task.of("orchard")
    for text in ("F:a1,b1", "V:a1,b1,c1,c2", "F:a1,b1,c1,d1", "^:a1"):
        with pytest.raises(ValueError, match="nothing that 'orchard' lets draw"):
            rl.encode(task, text)
    with pytest.raises(TypeError):
        rl.decode(task, 1.5)
    with pytest.raises(ValueError, match="printed cards only"):
        rl.encode(cartog.Task.of(cartog.Card.own("bridge", ["X.X"], "F")), "F:a1,c1")


def test_no_action_depends_on_the_deal():
    assert rl.ACTIONS == 2 * 8 * 121 + 5 * 121 + 1 == 2542
    assert rl.encode(cartog.Task.of("orchard"), "A:a1,b1,c1,c2") == 968
    assert rl.encode(cartog.Task.of("hamlet"), "V:k11") == 1936 + 121 + 120
    assert str(rl.decode(cartog.Task.of("rift_lands"), 1936)) == "F:a1"


# ---- what is seen ----


def seen_by_hand(task, sheet, table, neighbour=False):
    """The planes of a moment, read from the table and the sheet one by one."""
    seen = np.zeros((len(rl.PLANES), 11, 11), np.uint8)

    def put(name, value):
        seen[planes.index_of(name)] = value

    for terrain in cartog.Terrain:
        if terrain is not cartog.Terrain.VOID:
            put(terrain.name.lower(), sheet.map.array == terrain)
    put("ruins", sheet.map.ruins)
    put("neighbour", neighbour)
    put("season", table.season)
    put("time", table.time)
    put("threshold", table.threshold)
    put("coins", sheet.coins)
    if task is not None:
        put("duty", table.ruins or task.ruins)
        put(f"card:{task.card.key}", 1)
        for i, edict in enumerate(table.edicts):
            scored_in = {i + 1, i or 4}  # spring A+B, summer B+C, fall C+D, winter D+A
            put(f"left:{edict}", sum(season >= table.season for season in scored_in))
            put(f"scores:{edict}", table.season in scored_in)
    else:
        put("duty", 0)
    started = table._raw.begun[table.season - 1]
    for turn, card in enumerate(table.reveals, 1):
        if card.kind == cartog.Kind.AMBUSH or turn > started:
            put(f"revealed:{card.key}", 1)
    return seen


def test_observations_show_table_and_sheet():
    env = rl.SoloEnv()
    random = np.random.default_rng(5)
    for seed in range(12):
        for observation, _, over, _ in play_solo(env, seed, random):
            match = env._match
            assert (match.task is None) == over
            wanted = seen_by_hand(match.task, match.sheets[0], match.table)
            differ = {rl.PLANES[i] for i in np.flatnonzero((observation["observation"] != wanted).any(axis=(1, 2)))}
            assert not differ
            assert env.observation_space.contains(observation)


def test_under_an_ambush_each_agent_sees_and_draws_on_the_map_of_the_neighbour(pettingzoo):
    env = rl.parallel_env(3)
    random = np.random.default_rng(2)
    ambushes = 0
    for seed in range(6):
        steps = play_parallel(env, seed, random)
        observations, _, infos = next(steps)
        while env.agents:
            match = env._match
            kinds = {match.task.card.kind}
            for number, agent in enumerate(env.agents):
                owner = env.possible_agents.index(infos[agent]["owner"])
                assert match.table.drawer(owner) == number
                assert (owner != number) == (kinds == {cartog.Kind.AMBUSH})
                wanted = seen_by_hand(match.task, match.sheets[owner], match.table, owner != number)
                assert (observations[agent]["observation"] == wanted).all()
                legal = match.sheets[owner].map.legal(match.task)
                assert observations[agent]["action_mask"].sum() == len(list(legal.placements()))
                ambushes += owner != number
            observations, _, infos = next(steps)
    assert ambushes > 12


# ---- games ----


def same_as_record(game, totals):
    """A record that the parser verifies has these totals."""
    read = cartog.Game.parse(game.text)
    assert read.complete and [sheet.total for sheet in read.sheets.values()] == totals
    return read


@pytest.mark.parametrize("map, fallback", [("A", "any"), ("B", "card"), (cartog.Map.empty(), "any")])
def test_games_alone_are_verified_records(map, fallback):
    env = rl.SoloEnv(map, fallback)
    random = np.random.default_rng(3)
    for seed in range(8):
        steps = list(play_solo(env, seed, random))
        info = steps[-1][3]
        assert sum(reward for _, reward, _, _ in steps) == info["total"]
        read = same_as_record(env.game(), [info["total"]])
        assert read.table.seed == info["seed"] == seed and read.table.edicts == cartog.Table(seed=seed).edicts
        assert read.sheet("player") == env._match.sheets[0]
        assert read.rating is not None and read.rating.rating == info["rating"]
        assert info["turn"] == sum(card.kind != cartog.Kind.RUINS for card in read.table.reveals)


@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("reward", ["score", "rank"])
def test_games_of_several_are_verified_records(pettingzoo, players, reward):
    env = rl.parallel_env(players, reward=reward, map="B")
    random = np.random.default_rng(4)
    for seed in range(3):
        sums = dict.fromkeys(env.possible_agents, 0.0)
        for _, rewards, infos in play_parallel(env, seed, random):
            for agent, one in (rewards or {}).items():
                sums[agent] += one
        totals = [infos[agent]["total"] for agent in env.possible_agents]
        read = same_as_record(env.game(), totals)
        ranks = [read.standings[agent] for agent in env.possible_agents]
        assert ranks == [infos[agent]["rank"] for agent in env.possible_agents]
        if reward == "score":
            assert list(sums.values()) == totals
        else:
            assert sum(sums.values()) == pytest.approx(0)
            assert sorted(ranks) == [ranks[i] for i in np.argsort([-one for one in sums.values()], kind="stable")]


def test_a_game_in_the_middle_is_a_record_too(pettingzoo):
    env = rl.parallel_env(2)
    steps = play_parallel(env, 10, np.random.default_rng(1))
    next(steps)
    assert env.game().text.rstrip().endswith("1 ambush gnoll_raid")
    next(steps)
    assert len([line for line in env.game().text.splitlines() if line.startswith("1 player_")]) == 2


def test_seeds_give_the_same_games(pettingzoo):
    def played(env):
        random = np.random.default_rng(9)
        first = [info["total"] for *_, info in play_solo(env, 77, random)]
        again = [(info["seed"], info["total"]) for *_, info in play_solo(env, None, random)]
        return first, again

    assert played(rl.SoloEnv()) == played(rl.SoloEnv())
    env = rl.SoloEnv()
    env.reset(seed=1)
    assert env.reset()[1]["seed"] != env.reset()[1]["seed"]
    env.reset(seed=(1 << 64) - 1)
    with pytest.raises(ValueError, match="seed must be"):
        env.reset(seed=1 << 64)
    both = [rl.parallel_env(2), rl.parallel_env(2)]
    for env in both:
        env.reset(seed=5)
    assert both[0].reset()[1] == both[1].reset()[1]


def test_a_copy_goes_on_by_itself():
    env = rl.SoloEnv()
    random = np.random.default_rng(1)
    observation, _ = env.reset(seed=3)
    for _ in range(5):
        observation, *_ = env.step(random_action(random, observation["action_mask"]))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    action = random_action(random, observation["action_mask"])
    wanted = env.step(action)
    for twin in twins:
        assert twin.game().text != env.game().text
        found = twin.step(action)
        assert all((found[0][key] == wanted[0][key]).all() for key in wanted[0]) and found[1:] == wanted[1:]
        assert twin.game() == env.game()


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


# ---- many at once ----


@pytest.mark.parametrize("map, fallback", [("A", "any"), ("B", "card")])
def test_many_games_go_as_they_go_one_by_one(map, fallback):
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    n = 5
    many = rl.VectorEnv(n, map=map, fallback=fallback)
    single = SyncVectorEnv([lambda: rl.SoloEnv(map, fallback) for _ in range(n)])
    assert many.metadata["autoreset_mode"] == single.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert many.observation_space == single.observation_space
    assert many.action_space == single.action_space
    assert many.single_observation_space == single.single_observation_space
    random = np.random.default_rng(8)
    ended = faults = 0
    first, second = many.reset(seed=40), single.reset(seed=40)
    for step in range(75):
        compare(first, second)
        assert many.observation_space.contains(first[0])
        actions = np.array([random_action(random, mask) for mask in first[0]["action_mask"]])
        if step % 30 == 29:
            actions[step % n] = 5  # most likely not legal
            faults += not first[0]["action_mask"][step % n, 5]
        first, second = many.step(actions), single.step(actions)
        for mine, other in zip(first[1:4], second[1:4]):
            assert (mine == other).all() and mine.dtype == other.dtype
        for row in np.flatnonzero(first[2]):
            if first[4].get("_illegal", {row: False})[row]:
                assert not many.game(row).complete and first[1][row] == -100
            else:
                same_as_record(many.game(row), [first[4]["total"][row]])
                ended += 1
    assert ended > n and faults


def compare(mine, other):
    assert all((mine[0][key] == other[0][key]).all() and mine[0][key].dtype == other[0][key].dtype for key in mine[0])
    assert set(mine[-1]) == set(other[-1])
    for key in mine[-1]:
        assert (mine[-1][key] == other[-1][key]).all(), key


def test_threads_change_nothing():
    runs = []
    for threads in (1, 3):
        env = rl.VectorEnv(40, threads=threads)
        observations, _ = env.reset(seed=1)
        for _ in range(30):
            observations, *rest = env.step(observations["action_mask"].argmax(axis=1))
        runs.append((observations["observation"], rest[-1]["total"]))
    assert (runs[0][0] == runs[1][0]).all() and (runs[0][1] == runs[1][1]).all()


def test_many_games_refuse_together():
    env = rl.VectorEnv(4, illegal="raise")
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(np.zeros(4, int))
    observations, _ = env.reset(seed=[5, 6, 7, 8])
    fine = observations["action_mask"].argmax(axis=1)
    before = [env.game(row).text for row in range(4)]
    wrong = fine.copy()
    wrong[2] = rl.PASS
    with pytest.raises(rl.IllegalAction, match="of 2") as caught:
        env.step(wrong)
    assert caught.value.agent == 2 and caught.value.code
    with pytest.raises(rl.IllegalAction):
        env.step(fine - rl.ACTIONS)
    with pytest.raises(TypeError, match="integers"):
        env.step(fine.astype(float))
    with pytest.raises(ValueError, match="shape"):
        env.step(fine[:3])
    with pytest.raises(ValueError, match="seed"):
        env.reset(seed=[1, 2])
    assert [env.game(row).text for row in range(4)] == before
    env.step(fine)
    assert env.observation_space.contains(observations), "a later step changed an observation"
    sampled = env.action_space.sample()
    assert (env._mask[np.arange(4), sampled] == 1).all()
    env.close()


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
