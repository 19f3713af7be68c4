"""Legality, drawing, scores: what the objects say, and that they agree with each other."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cartog
from cartog import Card, Map, Placement, Terrain
from conftest import random_maps

EXPLORE = [card.key for kind in (cartog.Kind.EXPLORE, cartog.Kind.AMBUSH) for card in cartog.cards(kind)]


def some_map(number):
    m = Map.from_array(random_maps(40)[number % 40], Map.side("A").ruins)
    for space in range(number % 5, 121, 3 + number % 4):
        if m[space] != Terrain.MOUNTAIN:
            m.set(space, Terrain.EMPTY)
    return m


@given(st.integers(0, 10_000), st.sampled_from(EXPLORE), st.booleans(), st.booleans(), st.sampled_from(["any", "card"]))
def test_lists_checks_and_drawings_agree(number, card, ruins, solo, fallback):
    m = some_map(number)
    options = dict(ruins=ruins, solo=solo, fallback=fallback)
    legal = m.legal(card, **options)
    assert len(legal) == len(list(legal)) and bool(legal) == (len(legal) > 0)
    assert all(choice in legal for choice in legal[:5])
    assert legal.fallback == all(choice.fallback for choice in legal) or not legal
    mask = legal.mask()
    assert mask.sum() == len(legal) and mask.shape[1:] == (11, 11)
    for choice in legal[:: max(1, len(legal) // 7)]:
        for placement in choice.placements():
            assert placement in legal and str(placement) in legal and m.check(placement, card, **options)
            drawn = m.copy()
            outcome = drawn.place(placement, card, **options)
            assert outcome.shape_coins == choice.coin and outcome.fallback == choice.fallback
            assert all(drawn[space] == placement.terrain for space in placement.spaces)
            preview = m.preview(placement, card, cartog.SCORING, **options)
            assert preview.before == cartog.scores(m) and preview.after == cartog.scores(drawn)
            assert (preview.monsters_before, preview.monsters_after) == (m.monsters(), drawn.monsters())
            assert preview.coins_after == outcome.coins and preview.mountains == outcome.mountains


@given(st.integers(0, 10_000), st.sampled_from(EXPLORE), st.sets(st.integers(0, 120), max_size=5), st.integers(0, 5))
def test_refusals_change_nothing(number, card, spaces, terrain):
    m = some_map(number)
    placement = Placement(terrain, spaces) if terrain and spaces else Placement()
    verdict = m.check(placement, card)
    kept = m.copy()
    try:
        m.place(placement, card)
        assert verdict
    except cartog.IllegalPlacement as error:
        assert not verdict and m == kept
        assert (error.code, error.message, error.spaces, error.placement) == (
            verdict.code,
            verdict.message,
            verdict.spaces,
            placement,
        )
        assert pickle.loads(pickle.dumps(error)).spaces == error.spaces


@given(st.integers(0, 10_000), st.sampled_from(cartog.SCORING))
def test_parts_add_up(number, card):
    m = some_map(number)
    explained = cartog.explain(m, card)
    assert int(explained) == explained.points == m.score(card) == cartog.score(m, card) == sum(p.points for p in explained)
    assert len(explained) == len(explained.parts) and explained.card == Card.get(card)
    assert explained == m.explain(card) and explained != m.explain(cartog.SCORING[0 if card != cartog.SCORING[0] else 1])
    assert cartog.scores(m, [card]) == {card: explained.points}
    assert cartog.monsters(m) == len(cartog.monster_spaces(m)) == m.monsters()
    assert cartog.mountains(m) == len(cartog.closed_mountains(m)) == m.mountains()


def test_verdicts():
    m = Map.side("A")
    good, bad = m.check("F:a1,b1,c1,c2", "orchard"), m.check("F:d2,e2,f2,f3", "Orchard")
    assert good and not bad and (good.code, bad.code) == ("ok", "occupied")
    assert bad.spaces == ("d2",) and "d2" in str(bad) and bad == m.check("F:d2,e2,f2,f3", "orchard") != good
    assert hash(bad) == hash(m.check("F:d2,e2,f2,f3", "orchard"))
    with pytest.raises(cartog.CardError):
        m.check("F:a1", "borderlands")
    with pytest.raises(cartog.InvalidArgument):
        m.check("F:a1", "orchard", ambush=True)
    with pytest.raises(cartog.InvalidArgument):
        m.check("F:a1", "orchard", fallback="none")
    with pytest.raises(cartog.InvalidArgument):
        m.check(Placement("void", "a1"), "orchard")
    with pytest.raises(cartog.InvalidArgument):
        m.place("F:a1,b1,c1,c2", "orchard", coins=15)
    with pytest.raises(cartog.CardError):
        m.score("orchard")
    with pytest.raises(cartog.CardError):
        m.explain("nothing")
    assert m.check("M:a1,b1,a2,a3,b3", "gnoll_raid", ambush=True, solo=True)
    assert m.legal("gnoll_raid", solo=True)[0].spaces == ("a1", "b1", "a2", "a3", "b3")


def test_lists_are_of_the_map_as_it_was():
    m = Map.side("A")
    legal = m.legal("rift_lands")
    m.set("a1", "forest")
    assert len(legal) == 116 and legal[0].spaces == ("a1",) and str(legal[0]) == "FVAWM:a1" and legal.map == Map.side("A")
    assert legal.task.card.key == "rift_lands" and not legal.task.ruins and legal.task.drawer == "owner"
    assert 3 not in legal and "pass" not in legal and len(list(legal.placements())) == 116 * 5
    full = Map.from_array([[1] * 11] * 11)
    assert not full.legal("rift_lands") and list(full.legal("orchard")) == []
    assert full.check("pass", "orchard") and not m.check("pass", "orchard")


def test_own_scoring_cards():
    lakes = cartog.OwnScoring("lakes", lambda m: 2 * len(m.spaces("water")))
    m = Map.side("A")
    m.place("W:a1,b1,c1", "great_river")
    assert m.score(lakes) == 6 and cartog.scores(m, [lakes, "canal_lake"]) == {"lakes": 6, "canal_lake": 0}
    preview = m.preview("W:a2,b2,c2", "great_river", [lakes, "canal_lake"])
    assert preview.before == {"lakes": 6, "canal_lake": 0} and preview.after["lakes"] == 12
    with pytest.raises(cartog.CardError):
        m.explain(lakes)
    for wrong in ("3", 1.5, True, 1_000_001):
        with pytest.raises(cartog.InvalidArgument):
            m.score(cartog.OwnScoring("wrong", lambda m, wrong=wrong: wrong))

    def failing(m):
        m.set("k11", "forest")
        raise KeyError("mine")

    with pytest.raises(KeyError):
        m.score(cartog.OwnScoring("failing", failing))
    assert m["k11"] == Terrain.EMPTY
