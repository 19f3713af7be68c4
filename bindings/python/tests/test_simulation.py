"""Simulations: the same numbers whoever does the work, also when a worker is killed."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import textwrap

import pytest

np = pytest.importorskip("numpy", reason="simulations work on arrays")

import cartog  # noqa: E402
from cartog.simulation import Games, PolicyError, Scores, game_seeds, simulate  # noqa: E402

FIELDS = {
    Games: ("seeds", "totals", "ratings", "boxes", "edicts", "maps"),
    Scores: ("points", "monsters", "mountains", "status"),
}


def assert_same(found, wanted):
    assert type(found) is type(wanted)
    for name in FIELDS[type(wanted)]:
        mine, other = getattr(found, name), getattr(wanted, name)
        assert mine.dtype == other.dtype and mine.shape == other.shape, name
        assert (mine == other).all(), name


def first_choice(sheet, task, table, random):
    """A quick policy that uses everything it gets."""
    legal = sheet.map.legal(task)
    choice = legal[int(random.integers(len(legal)))]
    return cartog.Placement(choice.terrains[table.turn % len(choice.terrains)], choice.spaces)


class SplitMix:
    """Stream 5 of a seed, as cartog/game.h describes it."""

    def __init__(self, seed, stream=5):
        self.state = seed
        for _ in range(stream + 1):
            first = self.next()
        self.state = first

    def next(self):
        word = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & word
        z = self.state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & word
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & word
        return z ^ z >> 31

    def below(self, n):
        limit = (1 << 64) - (1 << 64) % n
        while True:
            number = self.next()
            if number < limit:
                return number % n


class RandomInPython:
    """What the C library's random games do, game after game in Python."""

    def __init__(self):
        self.seed = None

    def __call__(self, sheet, task, table, random):
        if table.seed != self.seed:
            self.seed, self.stream = table.seed, SplitMix(table.seed)
        legal = sheet.map.legal(task)
        choice = legal[self.stream.below(len(legal))]
        return cartog.Placement(choice.terrains[self.stream.below(len(choice.terrains))], choice.spaces)


# ---- games on this machine ----


def test_random_games_are_those_of_the_batch_call():
    found = cartog.simulate(50, seed=4)
    played = cartog.batch.play(game_seeds(4, 0, 50))
    assert (found.maps == played["maps"]).all() and (found.totals == played["total"]).all()
    assert (found.ratings == played["rating"]).all() and (found.boxes == played["boxes"]).all()
    assert (found.boxes[:, :, 4].sum(axis=1) == found.totals).all()
    assert len(found) == 50 and found.seeds.dtype == np.uint64


@pytest.mark.parametrize("side, fallback", [("A", "any"), ("B", "card")])
def test_a_policy_in_python_plays_what_the_library_plays(side, fallback):
    wanted = simulate(25, seed=9, side=side, fallback=fallback)
    assert_same(simulate(25, policy=RandomInPython(), seed=9, side=side, fallback=fallback, chunk=4), wanted)


def test_seeds_are_splitmix64_and_never_the_same():
    stream = SplitMix.__new__(SplitMix)
    stream.state = 123
    assert game_seeds(123, 0, 5).tolist() == [stream.next() for _ in range(5)]
    assert game_seeds(123, 3, 5).tolist() == game_seeds(123, 0, 5).tolist()[3:]
    assert len(np.unique(game_seeds((1 << 64) - 1, 0, 100_000))) == 100_000
    for seed in (-1, 1 << 64):
        with pytest.raises(ValueError, match="seed"):
            simulate(1, seed=seed)


@pytest.mark.parametrize("settings", [{"chunk": 1}, {"chunk": 7, "workers": 3}, {"workers": 2}, {"chunk": 1000}])
def test_chunks_and_threads_change_nothing(settings):
    assert_same(simulate(60, seed=2, **settings), simulate(60, seed=2))


def test_processes_change_nothing():
    wanted = simulate(24, policy=first_choice, seed=2)
    assert_same(simulate(24, policy=first_choice, seed=2, workers=2, chunk=5), wanted)
    assert (wanted.totals != simulate(24, policy=first_choice, seed=3).totals).any()


def test_a_longer_simulation_begins_with_the_shorter():
    short, long = simulate(10, seed=5), simulate(20, seed=5)
    assert (long.totals[:10] == short.totals).all() and (long.maps[:10] == short.maps).all()


def test_no_games():
    found = simulate(0)
    assert len(found) == 0 and found.maps.shape == (0, 11, 11) and found.boxes.shape == (0, 4, 5)
    assert found.summary()["total"] == {} and str(found).startswith("0 games")
    assert len(simulate(0, policy=first_choice)) == 0


def test_summary():
    found = simulate(200, seed=1)
    facts = found.summary()["total"]
    assert facts["mean"] == pytest.approx(found.totals.mean()) and facts["max"] == found.totals.max()
    assert facts["50%"] == np.median(found.totals)
    assert "rating" in str(found) and len(str(found).splitlines()) == 6


def test_progress():
    told = []
    simulate(25, chunk=10, progress=lambda done, total: told.append((done, total)))
    assert [done for done, _ in told][-1] == 25 and {total for _, total in told} == {25} and len(told) == 3
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_a_bar_of_tqdm(capfd):
    pytest.importorskip("tqdm", reason="the bar is tqdm's")
    simulate(30, chunk=10, progress=True)
    assert "30.0/30.0" in capfd.readouterr().err


def test_without_tqdm_a_bar_is_an_error_that_names_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm", None)
    with pytest.raises(ImportError, match="simulate"):
        simulate(3, progress=True)


def test_a_policy_that_fails_is_told_with_game_and_seed():
    def passes(sheet, task, table, random):
        return "pass"

    def divides(sheet, task, table, random):
        return 1 // 0

    with pytest.raises(PolicyError, match=r"game 0 \(seed \d+\): the policy fails for \w+: IllegalPlacement") as caught:
        simulate(5, policy=passes, seed=1)
    assert caught.value.code == "pass_not_allowed" and caught.value.seed == game_seeds(1, 0, 1)[0]
    with pytest.raises(PolicyError, match="ZeroDivisionError") as caught:
        simulate(5, policy=divides)
    assert caught.value.code == "policy" and isinstance(caught.value.__cause__, ZeroDivisionError)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.game, again.code, str(again)) == (caught.value.game, "policy", str(caught.value))


def test_a_policy_cannot_change_the_game():
    def meddles(sheet, task, table, random):
        chosen = first_choice(sheet, task, table, random)
        sheet.load(cartog.Map.empty(), 14)
        table.note()
        return chosen

    assert_same(simulate(5, policy=meddles), simulate(5, policy=first_choice))


@pytest.mark.parametrize(
    "call",
    [
        lambda: simulate(-1),
        lambda: simulate(5, chunk=-1),
        lambda: simulate(5, workers=0),
        lambda: simulate(5, side="C"),
        lambda: simulate(5, fallback="none"),
        lambda: simulate(5, policy="best"),
    ],
)
def test_wrong_arguments(call):
    with pytest.raises(ValueError):
        call()


@pytest.mark.parametrize("games", [1.5, True, None, "11/11", [b"x"], [1, 2]])
def test_wrong_kinds_of_games(games):
    with pytest.raises(TypeError):
        simulate(games)


# ---- a killed process of this machine ----

KILLED = """
    import os, pathlib, signal, sys
    import cartog
    from cartog.simulation import simulate

    def deadly(sheet, task, table, random):
        mark = pathlib.Path({mark!r})
        if table.season == 2 and not mark.exists():
            mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return next(sheet.map.legal(task).placements())

    def always(sheet, task, table, random):
        os.kill(os.getpid(), signal.SIGKILL)

    if __name__ == "__main__":
        found = simulate(12, policy=deadly, workers=2, chunk=2)
        assert pathlib.Path({mark!r}).exists()
        assert (found.maps == simulate(12, policy=deadly).maps).all()
        try:
            simulate(4, policy=always, workers=2, chunk=2, retries=1)
        except Exception as error:
            print(type(error).__name__)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills otherwise")
def test_a_killed_process_is_replaced(tmp_path):
    script = tmp_path / "play.py"
    script.write_text(textwrap.dedent(KILLED.format(mark=str(tmp_path / "mark"))))
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "BrokenProcessPool"


# ---- positions ----


def dataset(n):
    games = simulate(n, seed=3, side="B")
    ruins = cartog.Map.side("B").ruins
    return games.maps, np.ascontiguousarray(ruins)


def test_positions_are_scored_as_by_the_batch_calls():
    maps, ruins = dataset(100)
    wanted = cartog.batch.score(maps, ruins=ruins)
    each = np.ascontiguousarray(np.broadcast_to(ruins, maps.shape))
    for settings in ({}, {"chunk": 7}, {"chunk": 30, "workers": 2}):
        for marks in (ruins, each):
            found = simulate(maps, ruins=marks, **settings)
            assert (found.points == wanted).all() and found.cards == cartog.SCORING and not found.status.any()
            assert (found.monsters == cartog.batch.monsters(maps)).all()
            assert (found.mountains == cartog.batch.mountains(maps)).all()
        texts = simulate(cartog.batch.to_cpn(maps, ruins), **settings)
        assert_same(texts, found)


def test_positions_that_are_none_do_not_stop_the_others():
    maps, ruins = dataset(6)
    maps[2, 0, 0] = 9
    texts = cartog.batch.to_cpn(maps[:2], ruins) + ["11/11"] + cartog.batch.to_cpn(maps[3:], ruins)
    marks = np.ascontiguousarray(np.broadcast_to(ruins, maps.shape)).astype(np.uint8)
    marks[4, 1, 1] = 7
    for found, bad in (
        (simulate(maps, cards=["greenbough", "borderlands"], ruins=marks, chunk=4), [2, 4]),
        (simulate(texts, cards=["greenbough", "borderlands"], chunk=4), [2]),
    ):
        assert np.flatnonzero(found.status).tolist() == bad
        assert not found.points[bad].any() and not found.monsters[bad].any() and not found.mountains[bad].any()
        fine = np.setdiff1d(np.arange(6), bad)
        assert (found.points[fine] == cartog.batch.score(maps[fine], found.cards, ruins)).all()
        assert "1 not valid" in str(found) or "2 not valid" in str(found)
        assert set(found.summary()) == {"greenbough", "borderlands", "monsters"}


def test_wrong_positions():
    maps, ruins = dataset(4)
    with pytest.raises(ValueError, match="ruins"):
        simulate(maps)  # golden_granary reads them
    with pytest.raises(ValueError, match="ruins"):
        simulate(maps, ruins=np.zeros((3, 11, 11), np.uint8))
    with pytest.raises(ValueError, match="their own"):
        simulate(["11"], ruins=ruins)
    with pytest.raises(TypeError, match="dtype"):
        simulate(maps.astype(int), ruins=ruins)
    with pytest.raises(ValueError, match="shape"):
        simulate(maps[:, :5], ruins=ruins)
    with pytest.raises(ValueError, match="no scoring card|nearest"):
        simulate(maps, cards=["orchard"], ruins=ruins)
    assert simulate([]).points.shape == (0, 16)


# ---- a cluster of two processes ----


@pytest.fixture(scope="module")
def client():
    distributed = pytest.importorskip("distributed", reason="the extra dask is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster, distributed.Client(cluster) as client:
        yield client


def test_a_cluster_gives_what_this_machine_gives(client):
    assert_same(simulate(300, seed=8, client=client, chunk=40), simulate(300, seed=8))
    maps, ruins = dataset(50)
    assert_same(simulate(maps, ruins=ruins, client=client, chunk=9), simulate(maps, ruins=ruins))
    texts = cartog.batch.to_cpn(maps, ruins)
    assert_same(simulate(texts, client=client, chunk=20), simulate(texts))
    with pytest.raises(PolicyError, match="game 0"):
        simulate(2, policy=lambda *all: "pass", client=client)


def test_a_killed_worker_changes_nothing(client):
    def slow(sheet, task, table, random):
        import time

        time.sleep(0.002)  # so that both workers are in the middle of a chunk
        legal = sheet.map.legal(task)
        choice = legal[int(random.integers(len(legal)))]
        return cartog.Placement(choice.terrains[0], choice.spaces)

    client.wait_for_workers(2, timeout=60)
    before = client.run(os.getpid)
    assert len(set(before.values())) == 2
    victim = sorted(before.values())[0]
    killed = []

    def kill_after_the_first_chunks(done, total):
        if done >= 8 and not killed:
            os.kill(victim, signal.SIGKILL)
            killed.append(done)

    found = simulate(40, policy=slow, seed=6, client=client, chunk=2, progress=kill_after_the_first_chunks)
    assert killed and killed[0] < 40, "the worker was killed in the middle"
    assert_same(found, simulate(40, policy=slow, seed=6))
    client.wait_for_workers(2, timeout=60)
    assert victim not in client.run(os.getpid).values()


def test_a_chunk_that_kills_every_worker_is_given_up(client):
    distributed = pytest.importorskip("distributed", reason="the extra dask is not installed")

    def deadly(sheet, task, table, random):
        os.kill(os.getpid(), signal.SIGKILL)

    with pytest.raises(distributed.KilledWorker):
        simulate(1, policy=deadly, client=client, retries=0)
    client.wait_for_workers(2, timeout=60)


@pytest.mark.parametrize(("games", "chunk"), [(2**64, None), (10**9 + 1, None), (10**8, 1)])
def test_more_games_than_memory_holds_are_refused_at_once(games, chunk):
    with pytest.raises(ValueError, match="at most"):
        cartog.simulate(games, seed=1, chunk=chunk)
