"""What cannot be on a sheet that somebody typed in without its game."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref
from dataclasses import dataclass
from typing import Optional

from . import _constants as c
from ._ffi import I32, fail, lib, sized, whole
from ._structs import cartog_audit, cartog_finding, cartog_ledger, cartog_map
from .card import CardLike
from .errors import InvalidArgument
from .map import Map, track
from .scoring import scoring_id
from .sheet import SeasonScore
from .spaces import names_of
from .terrain import Season, SeasonLike, season_of

__all__ = ["Finding", "audit"]


@dataclass(frozen=True)
class Finding:
    """Something that cannot be.

    Attributes:
        code: short stable word.
        message: a sentence.
        season: of a box, else None.
        expected: the number that would be right, or the bound that is passed.
        found: the number that is there.
        spaces: the cause, where it is spaces.
    """

    code: str
    message: str
    season: Optional[Season]
    expected: int
    found: int
    spaces: tuple[str, ...]


def audit(
    map: Map,
    *,
    start: str | Map = "A",
    season: SeasonLike | None = None,
    time: int = 0,
    coins: int | None = None,
    solo: bool = False,
    edicts: Sequence[CardLike | None] = (None, None, None, None),
    seasons: Sequence[SeasonScore] = (),
) -> list[Finding]:
    """What cannot be on a sheet of the printed game, whatever was drawn when. No finding does not prove it right.

    Args:
        start: the blank map: "A", "B" or a map.
        season, time: the season and the time used in it; without a season time is not looked at.
        coins: coins on the track, None where unknown.
        solo: played alone, so that ambush shapes are not turned.
        edicts: A to D, None where unknown.
        seasons: the boxes that are filled, spring first.

    >>> m = Map.side("A")
    >>> m.set("f6", "forest")
    >>> [finding.code for finding in audit(m)]
    ['start']
    """
    raw = sized(cartog_audit)
    blank = Map.side(start) if isinstance(start, str) else start
    if not isinstance(map, Map) or not isinstance(blank, Map):
        raise TypeError("a Map is audited, against a side or a Map")
    raw.start, raw.map = (cartog_map.from_buffer_copy(m._raw) for m in (blank, map))
    raw.season = 0 if season is None else season_of(season)
    raw.time = whole(time, "time", 0, 999)
    raw.has_coins, raw.coins = int(coins is not None), 0 if coins is None else track(coins)
    raw.alone = int(solo)
    if len(edicts) != c.CARTOG_EDICTS or len(seasons) > c.CARTOG_SEASONS:
        raise InvalidArgument("range", "there are four edicts and at most four seasons")
    for i, edict in enumerate(edicts):
        raw.edicts[i] = 0 if edict is None else scoring_id(edict)
    raw.boxes = len(seasons)
    for i, box in enumerate(seasons):
        numbers = (box.first, box.second, box.coins, box.monsters, box.total)
        raw.seasons[i] = cartog_ledger(*(whole(number, "a number of a box", *I32) for number in numbers), 1)
    found = (cartog_finding * c.CARTOG_FINDINGS_MAX)()
    count = lib.cartog_audit_list(byref(raw), found, len(found))
    if count < 0:
        raise fail(count)
    return [
        Finding(
            lib.cartog_finding_slug(one.kind).decode(),
            lib.cartog_finding_message(one.kind).decode(),
            Season(one.season) if one.season else None,
            one.expected,
            one.found,
            names_of(one.spaces),
        )
        for one in found[:count]
    ]
