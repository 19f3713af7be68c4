"""Scores, and what earns them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from ctypes import ArgumentError, byref, c_int32, c_uint32
from dataclasses import dataclass
from enum import IntEnum
from html import escape
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex, Union, overload

from . import _constants as c
from ._ffi import fail, lib, many, sized, whole
from ._structs import cartog_choice, cartog_effect, cartog_part, cartog_preview, cartog_spaces, cartog_verdict
from .card import Card, CardLike, card_id
from .errors import CardError, InvalidArgument
from .map import Map, ref_of, track
from .picture import Picture, pixels, svg_text
from .placement import LegalPlacements, Placement, PlacementLike, illegal, placement_of
from .spaces import names_of
from .tasks import Task, task_of

if TYPE_CHECKING:
    from .picture import Svg

__all__ = [
    "SCORING",
    "Effect",
    "OwnScoring",
    "Part",
    "Preview",
    "Score",
    "Unit",
    "explain",
    "monsters",
    "mountains",
    "preview",
    "score",
    "scores",
]


class Unit(IntEnum):
    """What a part of a score is about."""

    SPACE = 0
    ROW = 1
    COLUMN = 2
    DIAGONAL = 3
    CLUSTER = 4
    MOUNTAIN = 5
    SQUARE = 6


def _found(key: str) -> int:
    number = c_uint32()
    text = key.encode()
    return 0 if lib.cartog_card_by_key(text, len(text), byref(number)) else number.value


@dataclass(frozen=True)
class OwnScoring:
    """A scoring card of your own: a key, and a function of a map that gives its points.

    It scores wherever a printed one does: `score`, `preview`, tables, whole games. The points must be an int
    between -1000000 and 1000000. The function gets a copy of the map.

    >>> lakes = OwnScoring("lakes", lambda m: 2 * len(m.spaces("water")))
    >>> score(Map.side("A"), lakes)
    0
    """

    key: str
    function: Callable[[Map], SupportsIndex]

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", self.key):
            raise CardError("card_invalid", f"a key is a lower-case word of at most 31 letters, not {self.key!r}")
        if lib.cartog_card_key(_found(self.key)):
            raise CardError("card_twice", f"{self.key!r} is the key of a printed card")

    def points(self, map: Map) -> int:
        """What the function gives for a copy of the map."""
        found = self.function(map.copy())
        try:
            number = index(found)
        except TypeError:
            number = None
        if number is None or isinstance(found, bool):
            raise InvalidArgument("range", f"scoring card {self.key!r} gives {found!r}, which is no int")
        return whole(number, f"what scoring card {self.key!r} gives", -1000000, 1000000)


#: A scoring card as callers may name it: a key, a name, an id, a Card or an OwnScoring.
ScoringLike = Union[CardLike, OwnScoring]

#: The 16 printed scoring cards, as keys.
SCORING: tuple[str, ...] = tuple(
    lib.cartog_card_key(i).decode() for i in range(c.CARTOG_CARD_SENTINEL_WOOD, c.CARTOG_CARD_CAULDRONS + 1)
)
_ALL = (c_uint32 * len(SCORING))(*range(c.CARTOG_CARD_SENTINEL_WOOD, c.CARTOG_CARD_CAULDRONS + 1))
_IDS: dict[Any, int] = {key: c.CARTOG_CARD_SENTINEL_WOOD + i for i, key in enumerate(SCORING)}


def scoring_id(card: ScoringLike) -> int:
    """The id of a printed scoring card."""
    if isinstance(card, OwnScoring):
        raise CardError("card_external", f"{card.key!r} is an own scoring card; a printed one is needed here")
    found = card_id(card, c.CARTOG_KIND_SCORING)
    if not c.CARTOG_CARD_SENTINEL_WOOD <= found <= c.CARTOG_CARD_CAULDRONS:
        raise CardError("card_kind", f"{card!r} is no scoring card")
    return found


_score = lib.cartog_score


def score(map: Map, card: ScoringLike) -> int:
    """Points of a scoring card on a map.

    >>> score(Map.parse("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/F10"), "sentinel_wood")
    1
    """
    points = c_int32()
    try:
        number = _IDS[card]
    except (KeyError, TypeError):
        if isinstance(card, OwnScoring):
            return card.points(map)
        number = scoring_id(card)
    try:
        _score(map._ref, number, byref(points))
    except (AttributeError, ArgumentError):
        raise TypeError(f"a Map is scored, not {type(map).__name__}") from None
    return points.value


def scores(map: Map, cards: Sequence[ScoringLike] = SCORING) -> dict[str, int]:
    """Points of many cards by their keys; much faster than one by one.

    >>> scores(Map.side("B"), ["lost_barony", "borderlands"])
    {'lost_barony': 6, 'borderlands': 0}
    """
    if cards is SCORING:
        all_points = (c_int32 * len(SCORING))()
        lib.cartog_score_many(ref_of(map), _ALL, len(SCORING), all_points)
        return dict(zip(SCORING, all_points))
    cards = many(cards, "cards")
    printed = [card for card in cards if not isinstance(card, OwnScoring)]
    ids = (c_uint32 * len(printed))(*map_ids(printed))
    points = (c_int32 * len(printed))()
    lib.cartog_score_many(ref_of(map), ids, len(printed), points)
    found = iter(zip((lib.cartog_card_key(number).decode() for number in ids), points))
    return dict((card.key, card.points(map)) if isinstance(card, OwnScoring) else next(found) for card in cards)


def map_ids(cards: Sequence[CardLike]) -> list[int]:
    return [scoring_id(card) for card in cards]


@dataclass(frozen=True)
class Part:
    """One thing that a card pays for, with the spaces that earn it."""

    points: int
    unit: Unit
    spaces: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.points} {self.unit.name.lower()} {','.join(self.spaces)}"


class Score(Sequence[Part], Picture):
    """A score with its parts, which add up to it: a sequence of `Part`.

    >>> s = explain(Map.parse("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/F9F"), "sentinel_wood")
    >>> s.points, [str(part) for part in s]
    (2, ['1 space a11', '1 space k11'])
    """

    __slots__ = ("_map", "_parts", "card", "points")
    card: Card
    points: int

    def __init__(self, map: Map, card: Card, parts: Sequence[Part]) -> None:
        self._map = map
        self._parts = tuple(parts)
        self.card = card
        self.points = sum(part.points for part in parts)

    @property
    def parts(self) -> tuple[Part, ...]:
        return self._parts

    def svg(self, *, size: int = 32) -> Svg:
        """The map with the spaces tinted that earn points, and the points beside them."""
        return svg_text(lib.cartog_score_svg, self._map._ref, self.card.id, pixels(size))

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{part.points}</td><td>{part.unit.name.lower()}</td><td>{' '.join(part.spaces)}</td></tr>"
            for part in self
        )
        return super()._repr_html_() + f"<table><caption>{escape(self.card.name)}: {self.points}</caption>{rows}</table>"

    def __int__(self) -> int:
        return self.points

    def __len__(self) -> int:
        return len(self._parts)

    @overload
    def __getitem__(self, index: int) -> Part: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Part, ...]: ...
    def __getitem__(self, index: int | slice) -> Part | tuple[Part, ...]:
        return self._parts[index]

    def __iter__(self) -> Iterator[Part]:
        return iter(self._parts)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        return (self.card, self._parts, self._map) == (other.card, other._parts, other._map)


    def __reduce__(self) -> tuple[Any, ...]:
        return Score, (self._map, self.card, self._parts)

    def __str__(self) -> str:
        return "\n".join([f"{self.card.name}: {self.points}", *(f"  {part}" for part in self)])

    def __repr__(self) -> str:
        return f"<Score {self.card.key} {self.points}>"


def explain(map: Map, card: CardLike) -> Score:
    """Points of a printed scoring card with the parts that earn them."""
    if isinstance(card, OwnScoring):
        raise CardError("card_external", f"only its own function can explain {card.key!r}")
    number = scoring_id(card)
    raw = (cartog_part * c.CARTOG_PARTS_MAX)()
    count = lib.cartog_score_explain(ref_of(map), number, raw, len(raw))
    if count < 0:
        raise fail(count)
    parts = [Part(p.points, Unit(p.unit), names_of(p.spaces)) for p in raw[:count]]
    return Score(map.copy(), Card.get(number), parts)


def monsters(map: Map) -> int:
    """The monster penalty in points, 0 or more: empty spaces with a monster beside them, each once."""
    points = c_int32()
    lib.cartog_map_monsters(ref_of(map), byref(points), None)
    return points.value


def mountains(map: Map) -> int:
    """The number of mountains whose four sides are all filled or off the map."""
    closed = c_int32()
    lib.cartog_map_mountains(ref_of(map), byref(closed), None)
    return closed.value


def monster_spaces(map: Map) -> tuple[str, ...]:
    """The empty spaces that monsters cost."""
    found = cartog_spaces()
    lib.cartog_map_monsters(ref_of(map), None, byref(found))
    return names_of(found)


def closed_mountains(map: Map) -> tuple[str, ...]:
    """The mountains that are closed."""
    found = cartog_spaces()
    lib.cartog_map_mountains(ref_of(map), None, byref(found))
    return names_of(found)


@dataclass(frozen=True)
class Preview:
    """What a placement would change.

    Attributes:
        before, after: points by the keys of the scoring cards.
        monsters_before, monsters_after: the penalty in points.
        coins_before, coins_after: coins on the track.
        lost: coins beyond the 14th.
        mountains: the mountains closed by it.
    """

    before: dict[str, int]
    after: dict[str, int]
    monsters_before: int
    monsters_after: int
    coins_before: int
    coins_after: int
    lost: int
    mountains: tuple[str, ...]

    @property
    def gain(self) -> int:
        """What it adds to scores and coins, less what it adds to the penalty."""
        points = sum(self.after.values()) - sum(self.before.values())
        return points + self.coins_after - self.coins_before - (self.monsters_after - self.monsters_before)


@dataclass(frozen=True)
class Effect:
    """What a placement leads to.

    Attributes:
        placement: the placement.
        points: after it, by the keys of the scoring cards.
        monsters: monster penalty in points after it.
        coins: on the track after it.
        lost: coins beyond the 14th.
    """

    placement: Placement
    points: dict[str, int]
    monsters: int
    coins: int
    lost: int


def effects(legal: LegalPlacements, scoring: Sequence[ScoringLike], coins: int) -> list[Effect]:
    """See `LegalPlacements.effects`. Own scoring cards are asked one map after another."""
    map, task, coins = legal._map, legal._task, track(coins)
    scoring = many(scoring, "scoring")
    printed = [card for card in scoring if not isinstance(card, OwnScoring)]
    ids = (c_uint32 * len(printed))(*map_ids(printed))
    keys = [lib.cartog_card_key(number).decode() for number in ids]
    length = len(legal)
    choices = (cartog_choice * length)()
    lib.cartog_choices_list(map._ref, byref(task), choices, length)
    rows = lib.cartog_score_choices(map._ref, choices, length, coins, ids, len(ids), None, None, 0)
    points, raw = (c_int32 * (rows * len(ids)))(), (cartog_effect * rows)()
    lib.cartog_score_choices(map._ref, choices, length, coins, ids, len(ids), points, raw, rows)
    own = [card for card in scoring if isinstance(card, OwnScoring)]
    found = []
    for row, effect in enumerate(raw):
        words = choices[effect.choice].spaces.w
        placement = Placement._of(effect.terrain, words[0] | words[1] << 64)
        told = dict(zip(keys, points[row * len(ids) : (row + 1) * len(ids)]))
        if own:
            drawn = map.copy()
            drawn.place(placement, Task._of(task))
            told.update((card.key, card.points(drawn)) for card in own)
        found.append(Effect(placement, told, effect.monsters, effect.coins, effect.lost))
    return found


def preview(
    map: Map,
    placement: PlacementLike,
    card: CardLike | Task,
    scoring: Sequence[ScoringLike],
    *,
    ruins: bool = False,
    ambush: bool = False,
    solo: bool = False,
    fallback: str = "any",
    coins: int = 0,
) -> Preview:
    """Scores before and after a placement, penalty and coins, without drawing it.

    Raises IllegalPlacement. coins is what the track of the map's owner holds, 0 to 14.

    >>> p = preview(Map.side("A"), "F:a1,b1,c1,c2", "orchard", ["sentinel_wood"])
    >>> p.before, p.after, p.gain
    ({'sentinel_wood': 0}, {'sentinel_wood': 3}, 3)
    """
    given = placement_of(placement)
    task = task_of(card, ruins, ambush, solo, fallback)
    scoring = many(scoring, "scoring")
    printed = [card for card in scoring if not isinstance(card, OwnScoring)]
    ids = (c_uint32 * len(printed))(*map_ids(printed))
    before, after = (c_int32 * len(printed))(), (c_int32 * len(printed))()
    raw, verdict = sized(cartog_preview), sized(cartog_verdict)
    status = lib.cartog_score_preview(
        ref_of(map),
        byref(task),
        byref(given._raw),
        track(coins),
        ids,
        len(printed),
        before,
        after,
        byref(raw),
        byref(verdict),
    )
    if status > 0:
        raise illegal(verdict, given)
    if status < 0:
        raise fail(status, str(given))
    keys = [lib.cartog_card_key(number).decode() for number in ids]
    was, becomes = dict(zip(keys, before)), dict(zip(keys, after))
    own = [card for card in scoring if isinstance(card, OwnScoring)]
    if own:
        drawn = map.copy()
        drawn.place(given, Task._of(task), coins=coins)
        was.update((card.key, card.points(map)) for card in own)
        becomes.update((card.key, card.points(drawn)) for card in own)
    return Preview(
        was,
        becomes,
        raw.monsters_before,
        raw.monsters_after,
        raw.coins_before,
        raw.coins_after,
        raw.lost,
        names_of(raw.mountains),
    )
