"""Positions: a map with what stands beside it in a position string."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from typing import Any, Optional

from . import _constants as c
from ._ffi import I32, lib, many, sized, text_of, whole
from ._structs import cartog_map, cartog_position
from .card import Card
from .errors import InvalidArgument
from .map import Map, position_line, ref_of, track
from .picture import Picture, Svg
from .placement import parsed
from .scoring import scoring_id
from .terrain import Season, season_of

__all__ = ["Position"]


@dataclass
class Position(Picture):
    """A map and the fields of a position string; what is None is not in it.

    Attributes:
        map: the map.
        season, time: season and time used in it, both or none.
        coins: coins on the track, 0 to 14.
        edicts: keys of the scoring cards under A to D, None where unknown.
        ruins: whether the next shape must cover ruins.
        totals: totals of the seasons scored, one to four.

    >>> p = Position.parse("11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 s=2.5 c=3")
    >>> p.season, p.time, p.coins
    (<Season.SUMMER: 2>, 5, 3)
    """

    map: Map
    season: Optional[Season] = None
    time: Optional[int] = None
    coins: Optional[int] = None
    edicts: Optional[tuple[Optional[str], ...]] = None
    ruins: bool = False
    totals: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        ref_of(self.map)
        if (self.season is None) != (self.time is None):
            raise InvalidArgument("range", "season and time stand together")
        if self.season is not None:
            self.season = season_of(self.season)
        self.totals = tuple(self.totals)
        if self.edicts is not None:
            self.edicts = tuple(None if edict is None else Card(edict).key for edict in many(self.edicts, "edicts"))

    @classmethod
    def parse(cls, text: str) -> Position:
        """Reads a position string. Private fields are checked and dropped. Raises NotationError."""
        found = position_line(text)
        line, number = (text, 1) if found is None else found
        return cls._of(parsed(lib.cartog_position_parse, line, sized(cartog_position), number))

    @classmethod
    def _of(cls, raw: cartog_position) -> Position:
        season, time = (Season(raw.season), raw.time) if raw.fields & c.CARTOG_FIELD_SEASON else (None, None)
        position = cls(Map._of(raw.map), season, time)
        if raw.fields & c.CARTOG_FIELD_COINS:
            position.coins = raw.coins
        if raw.fields & c.CARTOG_FIELD_EDICTS:
            position.edicts = tuple(lib.cartog_card_key(card).decode() or None for card in raw.edicts)
        position.ruins = bool(raw.fields & c.CARTOG_FIELD_RUINS and raw.ruins)
        if raw.fields & c.CARTOG_FIELD_TOTALS:
            position.totals = tuple(raw.totals[: raw.total_count])
        return position

    def _struct(self) -> cartog_position:
        raw: cartog_position = sized(cartog_position)
        raw.map = cartog_map.from_buffer_copy(self.map._raw)
        if self.season is not None and self.time is not None:
            raw.fields |= c.CARTOG_FIELD_SEASON
            raw.season, raw.time = season_of(self.season), whole(self.time, "time", 0, 999)
        if self.coins is not None:
            raw.fields |= c.CARTOG_FIELD_COINS
            raw.coins = track(self.coins)
        if self.edicts is not None:
            raw.fields |= c.CARTOG_FIELD_EDICTS
            if len(self.edicts) != c.CARTOG_EDICTS:
                raise InvalidArgument("range", f"there are four edicts, not {len(self.edicts)}")
            for i, key in enumerate(self.edicts):
                raw.edicts[i] = 0 if key is None else scoring_id(key)
        if self.ruins:
            raw.fields |= c.CARTOG_FIELD_RUINS
            raw.ruins = 1
        if self.totals:
            raw.fields |= c.CARTOG_FIELD_TOTALS
            if len(self.totals) > c.CARTOG_SEASONS:
                raise InvalidArgument("range", f"there are at most four totals, not {len(self.totals)}")
            raw.total_count = len(self.totals)
            for i, total in enumerate(self.totals):
                raw.totals[i] = whole(total, "a total", *I32)
        return raw

    def cpn(self) -> str:
        """The position string."""
        return text_of(lib.cartog_position_print, byref(self._struct()))

    def svg(self, *, size: int = 32) -> Svg:
        """The map as a picture."""
        return self.map.svg(size=size)

    def __str__(self) -> str:
        return self.cpn()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.parse, (self.cpn(),)


