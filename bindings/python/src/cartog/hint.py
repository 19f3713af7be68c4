"""The best drawings of a card, for hints and bots: exact, over one turn or two."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import byref, c_int64, c_uint32
from dataclasses import dataclass
from typing import Any

from . import _constants as c
from ._ffi import U64, fail, lib, many, sized, whole
from ._structs import cartog_aim, cartog_follow, cartog_hint, cartog_search
from .card import CardLike, card_id
from .errors import InvalidArgument
from .map import Map, ref_of, track
from .placement import Placement
from .scoring import scoring_id
from .spaces import bits_of, names_of
from .tasks import Task, task_of

__all__ = ["Aim", "Hint", "Search", "hints"]


def _weight(number: int) -> int:
    return whole(number, "a weight", -c.CARTOG_AIM_WEIGHT_MAX, c.CARTOG_AIM_WEIGHT_MAX)


@dataclass(frozen=True)
class Aim:
    """What is worth how much, in whole numbers: the value of a map is the sum of all that.

    Attributes:
        cards: scoring cards with the value of a point of each; at most 16.
        coin: value of a coin on the track.
        monster: value lost with a point of the monster penalty.
        coins: coins on the track now, 0 to 14.

    To rate the rest of a game, weigh a card by the seasons in which it still scores, coins and penalty by those left.
    """

    cards: Mapping[str, int]
    coin: int = 1
    monster: int = 1
    coins: int = 0

    def _struct(self) -> cartog_aim:
        raw: cartog_aim = sized(cartog_aim)
        if len(self.cards) > c.CARTOG_AIM_CARDS_MAX:
            raise InvalidArgument("range", f"an aim has at most {c.CARTOG_AIM_CARDS_MAX} cards, not {len(self.cards)}")
        raw.coins, raw.coin_weight, raw.monster_weight = track(self.coins), _weight(self.coin), _weight(self.monster)
        raw.card_count = len(self.cards)
        for i, (card, weight) in enumerate(self.cards.items()):
            raw.cards[i], raw.weights[i] = scoring_id(card), _weight(weight)
        return raw

    def value(self, map: Map) -> int:
        """The value of a map as it is.

        >>> Aim({"lost_barony": 2}).value(Map.side("B"))
        12
        """
        raw, found = self._struct(), c_int64()
        status = lib.cartog_aim_value(ref_of(map), byref(raw), byref(found))
        if status:
            raise fail(status, "aim")
        return found.value


def _aimed(aim: Aim) -> cartog_aim:
    if not isinstance(aim, Aim):
        raise TypeError(f"an Aim is needed, not {type(aim).__name__}")
    return aim._struct()


@dataclass(frozen=True)
class Hint:
    """A drawing, its value, and why.

    Attributes:
        placement: the drawing.
        value: of the map after it; of a search over two turns the sum over what may follow, each times its weight.
        points: after it, by the keys of the aim's cards.
        monsters: monster penalty in points after it.
        coins: on the track after it.
        lost: coins beyond the 14th.
        fallback: whether it is the single space that stands in for a card.
    """

    placement: Placement
    value: int
    points: dict[str, int]
    monsters: int
    coins: int
    lost: int
    fallback: bool

    @classmethod
    def _of(cls, raw: cartog_hint, aim: Aim) -> Hint:
        placement = Placement._of(raw.terrain, bits_of(names_of(raw.spaces)))
        points = dict(zip(aim.cards, raw.points))
        return cls(placement, raw.value, points, raw.monsters, raw.coins, raw.lost, bool(raw.fallback))

    def __str__(self) -> str:
        return f"{self.placement} {self.value}"


def hints(
    map: Map,
    card: CardLike | Task,
    aim: Aim,
    *,
    top: int = 5,
    ruins: bool = False,
    solo: bool = False,
    fallback: str = "any",
) -> list[Hint]:
    """The best drawings of a card for an aim, the best first: exact over every legal placement. top is at most 32.

    Empty where nothing can be drawn. Under an ambush with several players the neighbour draws: negative weights find what
    is worst for the map's owner.

    >>> found = hints(Map.side("A"), "orchard", Aim({"sentinel_wood": 1}), top=1)
    >>> str(found[0]), found[0].points
    ('F:a1,b1,c1,a2 4', {'sentinel_wood': 4})
    """
    top = whole(top, "top", 0, c.CARTOG_HINTS_MAX)
    task = task_of(card, ruins, False, solo, fallback)
    raw = (cartog_hint * top)()
    aimed = _aimed(aim)
    count = lib.cartog_hint_list(ref_of(map), byref(task), byref(aimed), raw, top)
    if count < 0:
        raise fail(count)
    return [Hint._of(one, aim) for one in raw[: min(count, top)]]


class Search:
    """Looks a turn further: each drawing is worth what the best one after it is, over the cards that may come next.

    `run` goes on until it is finished, or for so many drawings; `hints` is what is found so far. The drawings of the first
    turn are taken in the order of `cartog.hints`, the best first. `value / weight` of a hint is what the owner can expect.

    >>> search = Search(Map.side("A"), "orchard", Aim({"borderlands": 1}), deck=["hamlet", "farmland"])
    >>> search.run(1000), search.finished
    (False, False)
    >>> search.run(), search.weight, len(search.hints)
    (True, 4, 32)
    """

    def __init__(
        self,
        map: Map,
        card: CardLike | Task,
        aim: Aim,
        deck: Iterable[CardLike],
        *,
        ruins: bool = False,
        solo: bool = False,
        fallback: str = "any",
    ) -> None:
        """deck holds the printed cards that may come next, each as likely as the others; a key may stand twice."""
        ref_of(map)
        self._map = map.copy()
        self._task = task_of(card, ruins, False, solo, fallback)
        self._aim = aim
        self._raw_aim = _aimed(aim)
        self._raw = cartog_search()
        ids = [card_id(one) for one in many(deck, "deck")]
        flags = self._task.flags & ~c.CARTOG_TASK_RUINS
        follows: Any = (cartog_follow * (2 * len(ids) + 1))()
        count = lib.cartog_follow_list((c_uint32 * len(ids))(*ids), len(ids), flags, follows, len(follows))
        if count > len(follows):
            follows = (cartog_follow * count)()
            lib.cartog_follow_list((c_uint32 * len(ids))(*ids), len(ids), flags, follows, count)
        if count < 0:
            raise fail(count, "deck")
        self._follows, self._count = follows, count

    def run(self, drawings: int | None = None) -> bool:
        """Looks at so many drawings more, or at all. Returns whether it is finished."""
        step = U64[1] if drawings is None else whole(drawings, "a number of drawings", *U64)
        status = lib.cartog_search_run(
            byref(self._raw),
            self._map._ref,
            byref(self._task),
            byref(self._raw_aim),
            self._follows,
            self._count,
            step,
        )
        if status:
            raise fail(status)
        return self.finished

    @property
    def finished(self) -> bool:
        """Whether every drawing was looked at, so that the hints are exact."""
        return bool(self._raw.finished)

    @property
    def nodes(self) -> int:
        """Drawings looked at, of both turns."""
        return self._raw.nodes

    @property
    def weight(self) -> int:
        """The sum of the weights of what may follow; 1 where nothing does."""
        return sum(self._follows[i].weight for i in range(self._count)) or 1

    @property
    def hints(self) -> list[Hint]:
        """The best drawings found, at most 32, the best first."""
        return [Hint._of(one, self._aim) for one in self._raw.hints[: self._raw.count]]
