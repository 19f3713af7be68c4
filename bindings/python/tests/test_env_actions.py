"""Actions: each legal placement is one, and nothing else is in the masks."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="environments work on arrays")

import cartog  # noqa: E402
from cartog import env as rl  # noqa: E402


def tasks(fallback="any"):
    for kind in (cartog.Kind.EXPLORE, cartog.Kind.AMBUSH):
        for card in cartog.cards(kind):
            for ruins in (False, True):
                yield cartog.Task(card, ruins=ruins, fallback=fallback)
            if kind == cartog.Kind.AMBUSH:
                yield cartog.Task(card, solo=True)


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
    task = cartog.Task(key)
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
        rl.decode(cartog.Task("rift_lands"), action)


def test_placements_that_are_no_action():
    task = cartog.Task("orchard")
    for text in ("F:a1,b1", "V:a1,b1,c1,c2", "F:a1,b1,c1,d1", "^:a1"):
        with pytest.raises(ValueError, match="nothing that 'orchard' lets draw"):
            rl.encode(task, text)
    with pytest.raises(TypeError):
        rl.decode(task, 1.5)
    with pytest.raises(ValueError, match="printed cards only"):
        rl.encode(cartog.Task(cartog.Card.own("bridge", ["X.X"], "F")), "F:a1,c1")


def test_no_action_depends_on_the_deal():
    assert rl.ACTIONS == 2 * 8 * 121 + 5 * 121 + 1 == 2542
    assert rl.encode(cartog.Task("orchard"), "A:a1,b1,c1,c2") == 968
    assert rl.encode(cartog.Task("hamlet"), "V:k11") == 1936 + 121 + 120
    assert str(rl.decode(cartog.Task("rift_lands"), 1936)) == "F:a1"
