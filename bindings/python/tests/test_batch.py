"""Batches against single calls, and their answers to wrong arguments."""

import numpy as np
import pytest

import cartog
from cartog import Map, Terrain, batch
from conftest import random_maps

N = 60


@pytest.fixture(scope="module")
def boards():
    """Random final maps of side A with some spaces emptied, and their marks."""
    maps = random_maps(N).copy()
    marks = Map.side("A").ruins
    rng = np.random.default_rng(3)
    maps[(rng.random(maps.shape) < 0.4) & (maps != Terrain.MOUNTAIN)] = 0
    return maps, marks


@pytest.mark.parametrize("threads", [1, 3])
def test_scores(boards, threads):
    maps, marks = boards
    points = batch.score(maps, ruins=marks, threads=threads)
    each = batch.score(maps, ruins=np.ascontiguousarray(np.broadcast_to(marks, maps.shape)), threads=threads)
    assert points.dtype == np.int32 and points.shape == (N, 16) and (points == each).all()
    for row, m in zip(points, batch.unstack(maps, marks)):
        assert dict(zip(cartog.SCORING, row)) == cartog.scores(m)
    some = batch.score(maps, ["wildholds", "Borderlands"], threads=threads)
    assert (some == points[:, [cartog.SCORING.index("wildholds"), cartog.SCORING.index("borderlands")]]).all()


def test_levels(boards):
    maps, marks = boards
    points = batch.score(maps, ruins=marks)
    for level in range(batch.level() + 1):
        assert (batch.score(maps, ruins=marks, level=level, threads=2) == points).all()
    for level in (-1, batch.level() + 1):
        with pytest.raises(cartog.InvalidArgument):
            batch.score(maps, ruins=marks, level=level)
    many = np.repeat(maps, 100, axis=0)
    assert (batch.score(many, ruins=marks) == np.repeat(points, 100, axis=0)).all()


def test_numbers(boards):
    maps, marks = boards
    own = batch.unstack(maps, marks)
    assert (batch.monsters(maps, threads=2) == [m.monsters() for m in own]).all()
    assert (batch.mountains(maps, threads=2) == [m.mountains() for m in own]).all()
    for card in ("orchard", "great_river", "gnoll_raid", "rift_lands"):
        counts = batch.count(maps, card, ruins=marks, need_ruins=True, solo=True, threads=2)
        assert counts.dtype == np.int64
        assert counts.tolist() == [len(m.legal(card, ruins=True, solo=True)) for m in own]


@pytest.mark.parametrize("card", ["orchard", "great_river", "gnoll_raid"])
def test_masks_and_drawings(boards, card):
    maps, marks = boards
    mask = batch.legal_mask(maps, card, ruins=marks, threads=2)
    assert mask.dtype == bool and mask.shape == (N, 8 * len(cartog.Card.get(card).shapes) + 1, 11, 11)
    assert (mask.sum(axis=(1, 2, 3)) == batch.count(maps, card)).all()
    rng = np.random.default_rng(1)
    actions = np.array([rng.choice(np.flatnonzero(row)) if row.any() else -1 for row in mask.reshape(N, -1)])
    covered = batch.spaces(card, actions)
    terrain = np.full(N, cartog.Card.get(card).terrains[0], np.uint8)
    drawn, coins = maps.copy(), np.full(N, 13, np.uint8)
    status = batch.place(drawn, card, covered, terrain, ruins=marks, coins=coins, threads=2)
    assert not status.any()
    for i, m in enumerate(batch.unstack(maps, marks)):
        spaces = [(int(r), int(k)) for r, k in np.argwhere(covered[i])]
        outcome = m.place(cartog.Placement(int(terrain[i]), spaces), card, coins=13)
        assert (m.array == drawn[i]).all() and coins[i] == 13 + outcome.coins


def test_texts(boards):
    maps, marks = boards
    texts = batch.to_cpn(maps, marks)
    assert texts == [m.cpn() for m in batch.unstack(maps, marks)]
    again, found = batch.from_cpn(texts)
    assert (again == maps).all() and (found == marks).all()
    stacked, stacked_marks = batch.stack(batch.unstack(maps, marks))
    assert (stacked == maps).all() and (stacked_marks == marks).all()
    status = np.zeros(3, np.int32)
    again, _ = batch.from_cpn([texts[0] + " c=3", "", texts[1][:-1]], status=status)
    assert status[0] == 0 and (status[1:] < 0).all() and (again[0] == maps[0]).all() and not again[1:].any()
    with pytest.raises(cartog.InvalidArgument, match="row 1"):
        batch.from_cpn([texts[0], "11"])
    with pytest.raises(ValueError, match=r"texts\[0\]"):
        batch.from_cpn(["11\n11"])
    assert batch.to_cpn(maps[:0]) == [] and batch.from_cpn([])[0].shape == (0, 11, 11)


def test_rows_that_are_no_map(boards):
    maps, marks = boards
    maps = maps.copy()
    maps[7, 0, 0] = 8
    maps[31, 2, 2] = 200
    with pytest.raises(cartog.InvalidArgument, match=r"row 7: .*; 2 of 60") as error:
        batch.score(maps, ["wildholds"], threads=2)
    assert error.value.code == "bad_map"
    status = np.full(N, 9, np.int32)
    out = np.full((N, 1), 77, np.int32)
    assert batch.score(maps, ["wildholds"], out=out, status=status, threads=2) is out
    assert np.flatnonzero(status).tolist() == [7, 31] and cartog.status_word(int(status[7])) == "bad_map"
    assert out[7, 0] == out[31, 0] == 77 and out[0, 0] != 77
    assert batch.score(maps, ["wildholds"], status=status)[7, 0] == 0
    assert batch.to_cpn(maps, marks, status=status)[7] == ""


def test_illegal_drawings_leave_their_rows_alone(boards):
    maps, marks = boards
    drawn = maps.copy()
    covered = np.zeros_like(maps, bool)
    covered[:, 1, 3] = True  # a mountain
    status = batch.place(drawn, "rift_lands", covered, np.full(N, 1, np.uint8), ruins=marks)
    assert (drawn == maps).all() and {cartog.status_word(int(s)) for s in status} == {"occupied"}


@pytest.mark.parametrize(
    ("change", "error", "words"),
    [
        (lambda m: m.astype(int), TypeError, "maps must have dtype uint8"),
        (lambda m: m.tolist(), TypeError, "maps must be a numpy array"),
        (lambda m: m[0], ValueError, r"maps must have shape \(n, 11, 11\)"),
        (lambda m: m[:, :, :10], ValueError, "maps must have shape"),
        (lambda m: m[::2], ValueError, "maps must be C-contiguous"),
        (lambda m: m.transpose(0, 2, 1), ValueError, "maps must be C-contiguous"),
    ],
)
def test_wrong_maps(boards, change, error, words):
    for call in (
        lambda m: batch.score(m, ["wildholds"]),
        batch.monsters,
        batch.mountains,
        lambda m: batch.count(m, "orchard"),
        lambda m: batch.legal_mask(m, "orchard"),
        batch.to_cpn,
        batch.unstack,
    ):
        with pytest.raises(error, match=words):
            call(change(boards[0]))


def test_other_wrong_arguments(boards):
    maps, marks = boards
    with pytest.raises(ValueError, match="golden_granary"):
        batch.score(maps)
    with pytest.raises(ValueError, match="ruins must have shape"):
        batch.score(maps, ruins=marks[:10])
    with pytest.raises(ValueError, match="ruins must have shape"):
        batch.score(maps, ruins=np.zeros((N + 1, 11, 11), np.uint8))
    with pytest.raises(TypeError, match="ruins must have dtype"):
        batch.score(maps, ruins=marks.astype(float))
    with pytest.raises(ValueError, match="needs ruins"):
        batch.count(maps, "orchard", need_ruins=True)
    with pytest.raises(ValueError, match="out must have shape"):
        batch.score(maps, ["wildholds"], out=np.zeros((N, 2), np.int32))
    with pytest.raises(TypeError, match="out must have dtype"):
        batch.score(maps, ["wildholds"], out=np.zeros((N, 1)))
    with pytest.raises(ValueError, match="threads"):
        batch.monsters(maps, threads=0)
    with pytest.raises(cartog.CardError):
        batch.score(maps, ["orchard"])
    frozen = maps.copy()
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="maps must be writeable"):
        batch.place(frozen, "orchard", np.zeros_like(maps), np.zeros(N, np.uint8))
    assert batch.monsters(frozen).shape == (N,)
    with pytest.raises(TypeError, match="actions"):
        batch.spaces("orchard", np.zeros(3, np.int32))
    with pytest.raises(cartog.InvalidArgument, match="row 1"):
        batch.spaces("orchard", np.array([0, 10**6]))


def test_random_games(command, root):
    """A seed plays the same game as the record of the command line's deal, and the same with any number of threads."""
    seeds = np.arange(50, dtype=np.uint64)
    games = batch.play(seeds, "B", fallback="card")
    again = batch.play(seeds, "B", fallback="card", threads=3)
    assert all((games[name] == again[name]).all() for name in games)
    assert (games["boxes"][:, :, 4] == games["boxes"][:, :, :3].sum(axis=2) - games["boxes"][:, :, 3]).all()
    assert (games["boxes"][:, :, 4].sum(axis=1) == games["total"]).all()
    ruins = Map.side("B").ruins
    points = batch.score(games["maps"], ruins=ruins)
    assert (batch.monsters(games["maps"]) == games["boxes"][:, 3, 3]).all()
    for i in range(50):
        edicts = cartog.deal_edicts(i)
        assert [cartog.Card.get(int(number)).key for number in games["edicts"][i]] == list(edicts)
        assert games["rating"][i] == cartog.rating(int(games["total"][i]), edicts).rating
        assert games["boxes"][i, 3, 0] == points[i, cartog.SCORING.index(edicts[3])]
        assert games["boxes"][i, 3, 1] == points[i, cartog.SCORING.index(edicts[0])]
    for wrong in (dict(side="C"), dict(fallback="no")):
        with pytest.raises(cartog.InvalidArgument):
            batch.play(seeds, **wrong)
    with pytest.raises(TypeError):
        batch.play(np.arange(3))
