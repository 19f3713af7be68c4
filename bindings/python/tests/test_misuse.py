"""What a caller can get wrong: told at once, and nothing is cut, swallowed or half done."""

import pickle
import random

import numpy as np
import pytest

import cartog
from cartog import Card, Game, Map, OwnScoring, Phase, Placement, Sheet, Table
from test_games import EDICTS, play

BIG = 2**32


@pytest.mark.parametrize(
    "call",
    [
        lambda n: Table(n + 1, seed=1),
        lambda n: Table(2, seed=n * n),
        lambda n: Table(2, seed=1).task(n),
        lambda n: Table(2, seed=1).drawer(n),
        lambda n: Table(2, seed=1).note(n),
        lambda n: Table(2, seed=1).undo(n + 2),
        lambda n: Table(2, seed=1).undo_draw(n),
        lambda n: Table(2, seed=1).draw(Sheet(Map()), "pass", n),
        lambda n: Sheet(Map()).load(Map(), n + 3),
        lambda n: Sheet(Map()).draw("F:a1", "rift_lands", turn=n + 1),
        lambda n: Sheet(Map()).score_season(1, *EDICTS[:2], turn=n),
        lambda n: Sheet(Map()).undo(n + 1),
        lambda n: Map().place("F:a1", "rift_lands", coins=n),
        lambda n: Map().preview("F:a1", "rift_lands", ["wildholds"], coins=n),
        lambda n: Map().svg(size=n + 32),
        lambda n: Card("orchard").svg(size=n + 32),
        lambda n: cartog.Shape("a1").svg(size=n + 32),
        lambda n: cartog.Shape("a1").turned(n),
        lambda n: cartog.deal_edicts(n * n),
        lambda n: cartog.rating(n + 70, EDICTS),
        lambda n: cartog.standings([(n + 1, 0)]),
        lambda n: cartog.Position(Map(), coins=n + 3).cpn(),
        lambda n: cartog.Position(Map(), 1, n + 1).cpn(),
        lambda n: cartog.Position(Map(), totals=(n + 5,)).cpn(),
        lambda n: cartog.audit(Map(), season=1, time=n + 1),
        lambda n: cartog.audit(Map(), coins=n),
        lambda n: cartog.audit(Map(), seasons=[cartog.SeasonScore(n, 0, 0, 0, 0)]),
        lambda n: cartog.status_word(n + 1),
        lambda n: cartog.hints(Map(), "orchard", cartog.Aim({"wildholds": n})),
        lambda n: Map().legal("orchard").pick(n * n),
        lambda n: Card.own("x", ["X"], "F", time=n + 1),
        lambda n: Card.own("x", ["X"], "F", id=n + 10001),
        lambda n: Game.new(["ann"], seed=1).undo(n + 1),
    ],
)
def test_numbers_are_not_cut(call):
    for number in (BIG, -BIG):
        with pytest.raises(cartog.InvalidArgument, match="not -?[0-9]"):
            call(number)
    with pytest.raises((TypeError, cartog.CartogError)):
        call(1.5)


def test_the_lowest_total_has_no_wrong_rating():
    with pytest.raises(cartog.InvalidArgument):
        cartog.rating(-(2**31), EDICTS)
    assert cartog.rating(-(10**9), EDICTS).title == "Oblivious Inkdrinker"


@pytest.mark.parametrize(
    "call",
    [
        lambda: Map()[1.0],
        lambda: Map()[None],
        lambda: Map()[1:2],
        lambda: Map()[1.0, 3],
        lambda: Map(5),
        lambda: Game(None),
        lambda: Card(None),
        lambda: Card(126.0),
        lambda: cartog.score("11", "greenbough"),
        lambda: cartog.audit("A"),
        lambda: Sheet("A"),
        lambda: Table(seed=1).undo(1, Sheet(Map())),
        lambda: Table(seed=1).undo(1, ["ann"]),
        lambda: Map().check(5, "orchard"),
        lambda: Map().place(Map().legal("orchard")[0], "orchard"),
        lambda: cartog.score(Sheet(Map()), "wildholds"),
        lambda: cartog.score(Game.new(["ann"], seed=1), OwnScoring("mine", cartog.monsters)),
        lambda: cartog.scores(Sheet(Map())),
        lambda: cartog.explain(Map, "wildholds"),
        lambda: cartog.monsters(Table(seed=1)),
        lambda: cartog.closed_mountains(Sheet(Map())),
        lambda: cartog.preview(Sheet(Map()), "F:a1", "rift_lands", ["wildholds"]),
        lambda: cartog.hints(Sheet(Map()), "orchard", cartog.Aim({"wildholds": 1})),
        lambda: cartog.hints(Map(), "orchard", {"wildholds": 1}),
        lambda: cartog.Search([], "orchard", cartog.Aim({"wildholds": 1}), ["hamlet"]),
        lambda: cartog.Aim({"wildholds": 1}).value(Sheet(Map())),
        lambda: cartog.Position(Sheet(Map())),
        lambda: Sheet(Map()).load(Sheet(Map()), 3),
        lambda: Table(seed=1).score(Game.new(["ann"], seed=1)),
        lambda: Table(seed=1).undo_draw(0, Map()),
        lambda: cartog.batch.stack([Map(), Sheet(Map())]),
        lambda: cartog.batch.monsters(np.zeros((1, 11, 11), np.uint8), threads=float("nan")),
        lambda: cartog.simulate(2, workers=float("nan")),
        lambda: cartog.simulate(2, workers=1.5),
        lambda: cartog.simulate(2, chunk=1.5),
        lambda: cartog.simulate(2, retries=None),
        lambda: cartog.simulate(2, progress="yes"),
        lambda: cartog.simulate(2, seed=1.5),
        lambda: cartog.scores(Map(), "lost_barony"),
        lambda: cartog.batch.score(np.zeros((1, 11, 11), np.uint8), "lost_barony"),
        lambda: Map().preview("F:a1", "rift_lands", "lost_barony"),
        lambda: Table(edicts="wildholds"),
        lambda: Table(seed=1, deck="orchard"),
        lambda: cartog.batch.from_cpn("11/11"),
        lambda: Card.own("x", "XX", "F"),
        lambda: Game.new("ab", seed=1),
        lambda: cartog.batch.place(np.zeros((1, 11, 11), bool), "orchard", np.zeros((1, 11, 11), bool), np.zeros(1, np.uint8)),
        lambda: cartog.batch.place(
            np.zeros((1, 11, 11), np.uint8),
            "orchard",
            np.zeros((1, 11, 11), bool),
            np.zeros(1, np.uint8),
            coins=np.zeros(1, bool),
        ),
    ],
)
def test_wrong_types(call):
    with pytest.raises(TypeError):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: Map().check("F:a1", Map().legal("rift_lands").task, ruins=True),
        lambda: Map().legal(Map().legal("rift_lands").task, fallback="none"),
        lambda: Map().check("F:a1", Map().legal("rift_lands").task, ambush=True),
        lambda: Placement("void", "a1"),
        lambda: Placement("wasteland", "a1"),
        lambda: Placement("empty", "a1"),
        lambda: Placement("forest"),
        lambda: OwnScoring("wildholds", len),
        lambda: OwnScoring("Two words", len),
        lambda: cartog.rating(1, [OwnScoring("mine", len), *EDICTS[1:]]),
        lambda: Game.new(["ann bob"], seed=1),
        lambda: Game.new(["ann", "Ann"], seed=1),
        lambda: Game.new(["ann"], seed=1, names={"ann": "x\nSeed: 7"}),
        lambda: Game.new(["ann"], seed=1, names={"bob\nSeed: 7": "x"}),
        lambda: Game.new(["ann"], seed=1, fallback="any\nSeed: 7"),
        lambda: Game.new(["ann"], seed=1, map="B\nSeed: 7"),
        lambda: Game.new(["ann"], edicts=EDICTS, deck=[Card.own("x", ["X"], "F"), Card.own("x", ["XX"], "V")]),
        lambda: cartog.Position(Map(), season=1),
    ],
)
def test_words_that_cannot_be(call):
    with pytest.raises(cartog.CartogError):
        call()


def test_numbers_of_numpy_are_numbers():
    a = np.zeros((11, 11), np.uint8)
    a[0, 0] = a[9, 1] = 1
    for kind in (np.int64, np.uint64, np.uint8):
        where = [tuple(row) for row in np.argwhere(a).astype(kind)]
        assert Placement("forest", where).spaces == ("a1", "b10") == cartog.Shape(where).spaces
    m = Map()
    m.set((np.int64(0), np.uint8(1)), np.int64(1))
    assert m[np.int64(1)] == m[np.uint64(0), np.int8(1)] == 1 and Table(np.int64(2), seed=np.uint64(1)).players == 2
    assert m.score(OwnScoring("ones", lambda m: (m.array == 1).sum())) == 1
    assert m.svg(size=np.int32(20)) == m.svg(size=20)


def test_the_nearest_card_is_of_the_kind_that_is_wanted():
    with pytest.raises(cartog.CardError, match="nearest is 'lost_barony'"):
        Map().score("lost_baron")
    assert cartog.CardLike and cartog.SpaceLike  # for annotations


@pytest.mark.parametrize("wrong", [lambda m: 1 // 0, lambda m: "three", lambda m: 10**9])
def test_a_scoring_function_that_fails_changes_nothing(wrong):
    good = OwnScoring("mine", lambda m: 5)
    game = Game.new(["ann"], edicts=[good, *EDICTS[1:]])
    play_season(game)
    line = f"score spring ann={Game._box(game.sheet('ann'), game.table)}"
    bad = Game.parse(game.text, scoring=[OwnScoring("mine", wrong)])
    kept = bad.copy()
    with pytest.raises((ZeroDivisionError, cartog.InvalidArgument)):
        bad.append(line)
    assert bad == kept and bad.sheets == kept.sheets
    with pytest.raises(cartog.IllegalStep):
        bad.begin()
    game.append(line)
    assert game.sheet("ann").seasons[0].first == 5
    calls = []
    counted = OwnScoring("mine", lambda m: calls.append(1) or len(calls))
    with pytest.raises(cartog.ReplayError) as error:
        Game.parse(game.text, scoring=[counted])
    assert len(calls) == 1 and error.value.expected.startswith("1 ")


def play_season(game):
    rng = random.Random(3)
    game.begin()
    while game.phase != Phase.SCORE:
        card = rng.choice(game.deck)
        try:
            game.reveal(card)
        except cartog.IllegalStep:
            continue
        if game.phase == Phase.DRAW:
            legal = game.sheet("ann").map.legal(game.table.task(0))
            game.draw("ann", legal[0].placements()[0] if legal else None)


def test_games_cut_among_their_headers(tmp_path):
    whole = Game.new(["ann", "bob"], seed=4)
    lines = whole.text.splitlines()
    for end in range(1, len(lines)):
        game = Game("\n".join(lines[:end]) + "\n")
        if not game._is_set_up:
            assert game.sheets == {} and "headers" in repr(game) and game._repr_svg_() is None
            assert "%cgl" in game._repr_html_()
            for ask in (lambda: game.map, lambda: game.table, game.svg, lambda: game.sheet("ann"), game.begin):
                with pytest.raises(cartog.IllegalStep):
                    ask()
        for line in lines[end:]:
            game.append(line)
        assert game == whole and game.sheets == whole.sheets
    whole.append("; a comment\r")
    assert Game.parse(whole.text) == whole
    whole.save(tmp_path / "game.cgl")
    assert Game.load(tmp_path / "game.cgl") == whole
    whole.save(tmp_path / "game.svg")
    assert (tmp_path / "game.svg").read_text().startswith("<svg")


def test_steps_share_what_stays_and_give_copies():
    game = Game.new([f"p{i}" for i in range(5)], seed=2)
    play(game, random.Random(1))
    steps = list(game.steps())
    assert len({id(sheet) for step in steps for sheet in step._after.values()}) < len(steps) * 2
    drawn = next(step for step in steps if step.changed)
    assert len(drawn.changed) == 1 and str(drawn.line) in repr(drawn)
    drawn.after[drawn.changed[0]].undo(0)
    assert drawn.after[drawn.changed[0]] != drawn.before[drawn.changed[0]]


def test_everything_pickles_at_every_level():
    m = Map.side("A")
    legal = m.legal("orchard", ruins=True)
    things = [m, legal.task, legal[0], m.check("F:d2", "rift_lands"), m.explain("wildholds"), Sheet(m), Table(seed=1)]
    things += [Game.new(["ann"], seed=1), Placement("F", "a1"), Card("orchard"), cartog.Shape("a1"), cartog.Position(m)]
    for thing in things:
        for level in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(thing, level)) == thing
    again = pickle.loads(pickle.dumps(legal))
    assert list(again) == list(legal) and again.task.ruins and "no such text" not in legal

    class Board(Map):
        pass

    assert type(Board("/".join(["11"] * 11)).copy()) is Board


def test_an_edict_whose_function_nobody_gave():
    mine = OwnScoring("mine", lambda m: 5)
    game = Game.new(["ann"], edicts=[mine, *EDICTS[1:]])
    play_season(game)
    game.score()
    alone = Game.parse(game.text)
    assert alone.unverified == ("mine",) and alone.sheet("ann").seasons[0].first == 5
    assert alone.edicts == ("mine", *EDICTS[1:])
    with pytest.raises(cartog.CardError):
        alone.table.score(alone.sheet("ann"))
