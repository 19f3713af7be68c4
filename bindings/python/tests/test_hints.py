"""Hints against drawing and scoring everything one by one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cartog
from cartog import Aim, Map
from test_rules import EXPLORE, some_map

AIM = Aim({"greenbough": 2, "wildholds": 1, "canal_lake": 3, "borderlands": 1}, coin=2, monster=3, coins=4)


def value(aim, drawn, coins):
    points = sum(weight * drawn.score(card) for card, weight in aim.cards.items())
    return points + aim.coin * coins - aim.monster * drawn.monsters()


def valued(m, card, aim, **options):
    """Every placement with the value of the map after it."""
    found = []
    for placement in m.legal(card, **options).placements():
        drawn = m.copy()
        outcome = drawn.place(placement, card, coins=aim.coins, **options)
        found.append((value(aim, drawn, aim.coins + outcome.coins), placement))
    return found


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.sampled_from(EXPLORE), st.booleans())
def test_hints_and_effects(number, card, ruins):
    m = some_map(number)
    everything = valued(m, card, AIM, ruins=ruins)
    best = sorted((v for v, _ in everything), reverse=True)[:5]
    found = cartog.hints(m, card, AIM, ruins=ruins)
    assert [hint.value for hint in found] == best and all((h.value, h.placement) in everything for h in found)
    assert AIM.value(m) == value(AIM, m, AIM.coins)
    one = cartog.OwnScoring("one", lambda m: len(m.spaces("forest")))
    effects = m.legal(card, ruins=ruins).effects([*AIM.cards, one], coins=AIM.coins)
    assert [effect.placement for effect in effects] == [placement for _, placement in everything]
    for effect, (worth, placement) in list(zip(effects, everything))[::9]:
        drawn = m.copy()
        drawn.place(placement, card, ruins=ruins)
        assert effect.points.pop("one") == len(drawn.spaces("forest"))
        assert effect.points == cartog.scores(drawn, list(AIM.cards)) and effect.monsters == drawn.monsters()
        assert sum(w * effect.points[k] for k, w in AIM.cards.items()) + 2 * effect.coins - 3 * effect.monsters == worth


@given(st.integers(0, 10_000), st.sampled_from(EXPLORE), st.integers(0, 2**64 - 1))
def test_picks(number, card, n):
    legal = some_map(number).legal(card)
    assert legal.pick(n) == (legal[n % len(legal)] if legal else None)


def test_two_turns():
    m = some_map(3)
    for space in m.spaces("empty")[14:]:
        m.set(space, "forest")
    deck = ["rift_lands", "great_river", "temple_ruins", "orchard"]
    search = cartog.Search(m, "rift_lands", AIM, deck)
    steps = 0
    while not search.run(200):
        steps += 1
    assert search.finished and steps > 1 and search.nodes > 200
    whole = cartog.Search(m, "rift_lands", AIM, deck)
    assert whole.run() and whole.hints == search.hints
    best = 0
    follows = [("rift_lands", False), ("great_river", False), ("orchard", False)]
    follows = [(card, ruins, 3) for card, ruins in follows] + [(card, True, 1) for card, _ in follows]
    assert search.weight == sum(weight for *_, weight in follows)
    for placement in m.legal("rift_lands").placements():
        drawn = m.copy()
        coins = AIM.coins + drawn.place(placement, "rift_lands", coins=AIM.coins).coins
        after = Aim(AIM.cards, AIM.coin, AIM.monster, coins)
        worth = sum(
            weight * max(v for v, _ in valued(drawn, card, after, ruins=ruins)) for card, ruins, weight in follows
        )
        best = max(best, worth)
    assert search.hints[0].value == best


def test_wrong_aims():
    m = Map.side("A")
    for aim in (
        Aim({"orchard": 1}),
        Aim({"wildholds": 10**6 + 1}),
        Aim({}, coin=-(10**6) - 1),
        Aim({}, coins=15),
        Aim({"nothing": 1}),
    ):
        with pytest.raises(cartog.InvalidArgument):
            cartog.hints(m, "orchard", aim)
    with pytest.raises(cartog.InvalidArgument):
        cartog.hints(m, "orchard", AIM, top=33)
    with pytest.raises(cartog.InvalidArgument):
        cartog.Search(m, "orchard", AIM, ["borderlands"])
    with pytest.raises(cartog.InvalidArgument):
        cartog.Search(m, "orchard", AIM, []).run(-1)
    with pytest.raises(cartog.InvalidArgument):
        m.legal("orchard").effects([], coins=15)
    full = Map.from_array([[1] * 11] * 11)
    assert cartog.hints(full, "orchard", AIM) == [] and full.legal("orchard").effects(["wildholds"]) == []
