"""Environments: what they show, and games that the rest of the package replays."""

from __future__ import annotations

import copy
import pickle

import pytest

np = pytest.importorskip("numpy", reason="environments work on arrays")
pytest.importorskip("hypothesis", reason="properties are tried by hypothesis")
pytest.importorskip("gymnasium", reason="the extra rl is not installed")

from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

import cartog  # noqa: E402
from cartog import env as rl  # noqa: E402
from cartog.env import planes  # noqa: E402
from env_play import play_parallel, play_solo, random_action  # noqa: E402


@pytest.fixture(scope="module")
def pettingzoo():
    return pytest.importorskip("pettingzoo", reason="the extra rl is not installed")


#: So little room that single spaces stand in for cards and maps get full long before the end.
CROWDED = cartog.Map.parse(
    """
    ###########
    ###########
    ####.r^r.##
    ###..^...##
    ###########
    ###########
    ##.....####
    ##..r..####
    ###########
    ###########
    ###########
    """
)

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
            assert (env.action_masks() == observation["action_mask"]).all() and env.action_masks().dtype == bool


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


@pytest.mark.parametrize("map, fallback", [("A", "any"), ("B", "card"), (cartog.Map.empty(), "any"), (CROWDED, "card")])
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
        if map is CROWDED:
            assert not env._match.sheets[0].map.spaces("empty") and len(steps) < 20
        assert info["turn"] == sum(card.kind != cartog.Kind.RUINS for card in read.table.reveals)


@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("reward", ["score", "rank"])
@pytest.mark.parametrize("map", ["B", CROWDED])
def test_games_of_several_are_verified_records(pettingzoo, players, reward, map):
    env = rl.parallel_env(players, reward=reward, map=map)
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


def test_a_map_that_is_changed_later_changes_no_game():
    map = cartog.Map.side("A")
    alone, many = rl.SoloEnv(map), rl.VectorEnv(1, map)
    map.set("a1", "water")
    for game in (alone.reset(seed=1) and alone.game(), many.reset(seed=1) and many.game(0)):
        assert game.map == cartog.Map.side("A")


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


# ---- many at once ----


@pytest.mark.parametrize("map, fallback", [("A", "any"), ("B", "card"), (CROWDED, "any"), (CROWDED, "card")])
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


# ---- any game ----


@given(
    seed=st.integers(0, (1 << 64) - 1),
    players=st.integers(1, 4),
    side=st.sampled_from("AB"),
    fallback=st.sampled_from(["any", "card"]),
    luck=st.integers(0, 1 << 32),
)
@settings(max_examples=15, deadline=None)
def test_table_and_sheets_play_the_same_game(pettingzoo, seed, players, side, fallback, luck):
    env = rl.parallel_env(players, map=side, fallback=fallback)
    *_, (_, _, infos) = play_parallel(env, seed, np.random.default_rng(luck))
    read = cartog.Game.parse(env.game().text)
    table, sheets = cartog.Table(players, seed=seed, fallback=fallback), {}
    for name in env.possible_agents:
        sheets[name] = cartog.Sheet(cartog.Map.side(side))
    events = [line.split() for line in read.text.splitlines() if line[:1].isdigit()]
    draws = iter([words for words in events if words[1] not in ("explore", "ruins", "ambush")])
    while True:
        for sheet in sheets.values():
            if table.phase in (cartog.Phase.SCORE, cartog.Phase.OVER):
                table.score(sheet)
        if table.phase is cartog.Phase.OVER:
            break
        if table.phase is cartog.Phase.REVEAL:
            table.reveal()
        elif table.phase is cartog.Phase.DRAW:
            for owner, name in enumerate(env.possible_agents):
                _, who, text = next(draws)
                assert who == "solo" or who.split(">")[-1] == name
                placement = cartog.Placement() if text == "none" else cartog.Placement.parse(text)
                table.draw(sheets[name], placement, owner)
        else:
            table.begin()
    assert {name: sheet.total for name, sheet in sheets.items()} == {name: infos[name]["total"] for name in sheets}
    assert all(sheets[name].map == read.sheet(name).map for name in sheets)


@given(seeds=st.lists(st.integers(0, (1 << 64) - 1), min_size=1, max_size=5), luck=st.integers(0, 1 << 32))
@settings(max_examples=10, deadline=None)
def test_many_games_of_any_seeds_are_records(seeds, luck):
    env = rl.VectorEnv(len(seeds))
    random = np.random.default_rng(luck)
    observations, info = env.reset(seed=seeds)
    assert info["seed"].tolist() == seeds
    waiting = set(range(len(seeds)))
    while waiting:
        actions = np.array([random_action(random, mask) for mask in observations["action_mask"]])
        observations, _, ended, _, info = env.step(actions)
        for row in waiting & set(np.flatnonzero(ended).tolist()):
            read = same_as_record(env.game(row), [info["total"][row]])
            assert read.table.seed == seeds[row] and read.rating.rating == info["rating"][row]
            waiting.discard(row)
