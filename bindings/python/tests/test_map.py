"""Maps, shapes, cards, placements: values, texts, errors."""

import copy
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cartog
from cartog import Card, Map, Placement, Position, Shape, Terrain

SIDE_A = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"

codes = st.lists(st.sampled_from([0, 0, 1, 2, 3, 4, 5, 6, 7, 10]), min_size=121, max_size=121)


@given(codes, st.sets(st.integers(0, 120)))
def test_texts_and_arrays_come_back(terrain, marked):
    terrain = np.array(terrain, np.uint8).reshape(11, 11)
    ruins = np.zeros(121, np.uint8)
    ruins[list(marked)] = 1
    ruins = ruins.reshape(11, 11) * ((terrain < 6).astype(np.uint8))
    m = Map.from_array(terrain, ruins)
    assert (m.array == terrain).all() and (m.ruins == ruins).all()
    assert Map.parse(m.cpn()) == m == Map.parse(m.grid()) == eval(repr(m)) == pickle.loads(pickle.dumps(m))
    assert m.cpn() == Map.parse(m.grid()).cpn() and m.key() == m.cpn()
    assert all(m[r, k] == terrain[r, k] for r in range(11) for k in range(11))
    assert {space for t in Terrain for space in m.spaces(t)} == set(cartog.spaces.NAMES)


def test_maps_are_mutable_values():
    m = Map.side("A")
    other = copy.copy(m)
    deep = copy.deepcopy(m)
    assert m == other == deep and m != Map.side("B") and m != SIDE_A
    m.set("a1", Terrain.FOREST)
    m.set((0, 1), "V")
    m.set(2, "farm")
    assert [m["a1"], m["B1"], m[0, 2]] == [Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM]
    assert m != other and other["a1"] == Terrain.EMPTY
    m.set_ruins("a1")
    assert m.is_ruins("a1") and "a1" in m.ruins_spaces()
    m.set_ruins("a1", False)
    assert not m.is_ruins("a1") and m.is_valid
    with pytest.raises(TypeError):
        hash(m)
    assert Map.empty() == Map() and Map.empty().cpn() == "/".join(["11"] * 11)


def test_arrays_are_fresh_and_read_only():
    m = Map.side("A")
    assert m.array.dtype == np.uint8 and m.ruins.dtype == bool and m.array.shape == m.ruins.shape == (11, 11)
    with pytest.raises(ValueError):
        m.array[0, 0] = 1
    before = m.array
    m.set("a1", 1)
    assert before[0, 0] == 0 and m.array[0, 0] == 1


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("11/11", "bad_row_count", 1, 6),
        ("11/11/Q", "bad_letter", 1, 7),
        ("; a comment\n\n" + SIDE_A.replace("3^", "3H"), "reserved_terrain", 3, 5),
        (SIDE_A + " c=3", "bad_syntax", 1, len(SIDE_A) + 1),
        (SIDE_A + "\n" + SIDE_A, "bad_syntax", 2, 1),
        ("", "bad_row_count", 1, 1),
        ("\ud800", "bad_letter", 1, 1),
    ],
)
def test_texts_that_do_not_parse_name_the_place(text, code, line, column):
    with pytest.raises(cartog.NotationError) as error:
        Map.parse(text)
    assert (error.value.code, error.value.line, error.value.column) == (code, line, column)
    assert isinstance(error.value, ValueError) and str(column) in str(error.value)
    again = pickle.loads(pickle.dumps(error.value))
    assert (again.code, again.column, str(again)) == (code, column, str(error.value))


@given(st.text(max_size=60))
def test_any_text_parses_or_says_why(text):
    for parse in (Map.parse, Position.parse, Placement.parse, cartog.Game.parse):
        try:
            parse(text)
        except (cartog.NotationError, cartog.ReplayError) as error:
            assert error.line >= 1 and error.column >= 1 and error.message


def test_misuse_is_told():
    m = Map.side("A")
    with pytest.raises(cartog.NotationError, match="z9"):
        m["z9"]
    for where in ((11, 0), (0, -1), 121, -1):
        with pytest.raises(IndexError):
            m[where]
    with pytest.raises(cartog.InvalidArgument):
        Map.side("C")
    with pytest.raises(cartog.InvalidArgument, match="lava"):
        m.set("a1", "lava")
    with pytest.raises(cartog.InvalidArgument):
        m.set("a1", 8)
    with pytest.raises(cartog.InvalidArgument):
        m.set("f2", "mountain")
    with pytest.raises(cartog.InvalidArgument):
        m.set_ruins("d2")
    with pytest.raises(TypeError):
        Map.from_array(np.zeros((11, 11)))
    with pytest.raises(ValueError, match="shape"):
        Map.from_array(np.zeros((11, 12), np.uint8))
    with pytest.raises(ValueError, match="0 to 255"):
        Map.from_array(np.full((11, 11), 256))
    wrong = np.zeros((11, 11), int)
    wrong[0, 2] = 8
    with pytest.raises(cartog.InvalidArgument, match="c1"):
        Map.from_array(wrong)


def test_positions():
    text = SIDE_A + " s=2.5 c=3 e=greenbough,-,-,borderlands n=r p=12,-5"
    p = Position.parse(text + " x-note=mine")
    assert (p.season, p.time, p.coins, p.ruins, p.totals) == (cartog.Season.SUMMER, 5, 3, True, (12, -5))
    assert p.edicts == ("greenbough", None, None, "borderlands")
    assert p.cpn() == str(p) == text and pickle.loads(pickle.dumps(p)) == p and copy.deepcopy(p) == p
    assert Position(Map.side("A")).cpn() == SIDE_A
    for wrong in (dict(season=1), dict(coins=15), dict(edicts=("borderlands",)), dict(totals=(1, 2, 3, 4, 5))):
        with pytest.raises(cartog.InvalidArgument):
            Position(Map.side("A"), **wrong).cpn()


def test_shapes():
    shape = Shape.parse("X./XX")
    assert shape == Shape(["j10", "j11", "k11"]) and hash(shape) == hash(Shape(["a1", "a2", "b2"]))
    assert shape.spaces == ("a1", "a2", "b2") and len(shape) == 3 and shape.text == "X./XX"
    assert [s.text for s in shape.orientations()] == ["X./XX", "XX/X.", "XX/.X", ".X/XX"]
    assert shape.turned(4).text == ".X/XX" and shape.at(9, 9) == ("j10", "j11", "k11")
    assert eval(repr(shape)) == shape == pickle.loads(pickle.dumps(shape)) and shape != "X./XX"
    with pytest.raises(cartog.InvalidArgument):
        shape.at(10, 10)
    with pytest.raises(IndexError):
        shape.at(11, 0)
    with pytest.raises(cartog.InvalidArgument):
        shape.turned(8)
    for text, column in (("", 1), ("XYZ", 2), ("X" * 12, 12), ("X//X", 3), ("X." + "/X" * 11, 23)):
        with pytest.raises(cartog.NotationError) as error:
            Shape.parse(text)
        assert error.value.column == column, text
    with pytest.raises(cartog.InvalidArgument):
        Shape.parse("...")


def test_cards():
    orchard = Card.get("orchard")
    assert orchard == Card.get("Orchard") == Card.get(113) == Card.get(orchard) == Card.by_key("orchard")
    assert orchard.terrains == (Terrain.FOREST, Terrain.FARM) and orchard.time == 2 and orchard.is_printed
    assert Card.get("Obsthain") == orchard and (orchard.name, orchard.name_de) == ("Orchard", "Obsthain")
    assert pickle.loads(pickle.dumps(orchard)) == orchard and eval(repr(orchard)) == orchard
    raid = Card.get("gnoll_raid")
    assert (raid.arrow, raid.corner, raid.walk, raid.category) == ("right", "tl", "ccw", None)
    assert Card.get("wildholds").category == cartog.Category.VILLAGE and Card.get("wildholds").solo > 0
    assert Card.get("great_river").coins == (True, False)
    assert len(cartog.cards()) == 41 and len(cartog.cards(cartog.Kind.SCORING)) == 16 == len(cartog.SCORING)
    assert [card.key for card in cartog.cards(cartog.Kind.SCORING)] == list(cartog.SCORING)
    with pytest.raises(cartog.CardError, match="nearest is 'orchard'"):
        Card.get("orchad")
    for wrong in (99, 10000, "", "\ud800"):
        with pytest.raises(cartog.CardError):
            Card.get(wrong)
    with pytest.raises(cartog.CardError):
        Card.by_key("Orchard")


def test_own_cards():
    card = Card.own("bridge", ["X.X+c", Shape.parse("XXX")], "FV^", time=3)
    assert card.coins == (True, False) and card.time == 3 and card.terrains[-1] == Terrain.MOUNTAIN
    assert not card.is_printed and card.name == "bridge" and card != Card.own("bridge", ["XXX"], "F")
    assert pickle.loads(pickle.dumps(card)) == card and len({card, copy.copy(card)}) == 1
    ambush = Card.own_ambush("wolves", "XX/X.", arrow="right", corner="br", walk="cw")
    assert pickle.loads(pickle.dumps(ambush)) == ambush and ambush.kind == cartog.Kind.AMBUSH
    assert len(Map.empty().legal(card)) == 4 * 99
    assert Map.side("A").place("V:a1,c1", card).coins == 1
    for wrong in (
        lambda: Card.own("Bridge", ["X"], "F"),
        lambda: Card.own("b" * 32, ["X"], "F"),
        lambda: Card.own("b", [], "F"),
        lambda: Card.own("b", ["X"] * 9, "F"),
        lambda: Card.own("b", ["X"], "#"),
        lambda: Card.own("b", ["X"], ""),
        lambda: Card.own("b", ["X"], "F", time=100),
        lambda: Card.own("b", ["X"], "F", id=120),
        lambda: Card.own_ambush("b", "X", corner="middle"),
    ):
        with pytest.raises(cartog.CartogError):
            wrong()


def test_placements():
    p = Placement.parse("W:c4,a1")
    assert str(p) == "W:a1,c4" and p == Placement("water", "c4,a1") == eval(repr(p)) == pickle.loads(pickle.dumps(p))
    assert {p: 1}[Placement("W", [(3, 2), 0])] == 1 and p != "W:a1,c4"
    assert sorted([Placement("F", "b1"), Placement("F", "a1,b1"), Placement("F", "a1")])[0] == Placement("F", "a1")
    assert Placement.passed() == Placement.parse("pass") == Placement() and str(Placement()) == "pass"
    with pytest.raises(cartog.NotationError) as error:
        Placement.parse("F:a1,q2")
    assert error.value.column == 6 and error.value.code == "unknown_space"
    with pytest.raises(cartog.NotationError):
        Placement("F", "a1,,b1")
    with pytest.raises(TypeError):
        p < 3
