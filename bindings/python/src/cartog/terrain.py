"""Terrain, seasons and the words for what a space is."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Union

from ._ffi import lib
from .errors import InvalidArgument

__all__ = ["Season", "Terrain"]


class Terrain(IntEnum):
    """What a space holds. The numbers are those of arrays and of the C library; 8 and 9 are reserved."""

    EMPTY = 0
    FOREST = 1
    VILLAGE = 2
    FARM = 3
    WATER = 4
    MONSTER = 5
    MOUNTAIN = 6
    WASTELAND = 7
    VOID = 10

    @property
    def letter(self) -> str:
        """The letter of the text forms: . F V A W M ^ # _

        >>> Terrain.FARM.letter
        'A'
        """
        return chr(lib.cartog_terrain_letter(self.value, 0))


#: A terrain as callers may name it: Terrain.FOREST, 1, "F" or "forest".
TerrainLike = Union[Terrain, int, str]

_WORDS = {word: t for t in Terrain for word in (t.letter, lib.cartog_terrain_name(t).decode())}


def terrain_of(terrain: TerrainLike) -> Terrain:
    """The terrain that a caller names; InvalidArgument where there is none."""
    try:
        return Terrain(terrain) if not isinstance(terrain, str) else _WORDS[terrain]
    except (KeyError, ValueError):
        raise InvalidArgument("terrain", f"no terrain is called {terrain!r}") from None


@lru_cache(maxsize=256)
def terrains_in(bits: int) -> tuple[Terrain, ...]:
    """The terrains whose bits are set, in the order of codes."""
    return tuple(t for t in Terrain if bits >> t & 1)


class Season(IntEnum):
    """The four seasons in order."""

    SPRING = 1
    SUMMER = 2
    FALL = 3
    WINTER = 4


#: A season as callers may name it: Season.FALL, 3 or "fall".
SeasonLike = Union[Season, int, str]


def season_of(season: SeasonLike) -> Season:
    """The season that a caller names; InvalidArgument where there is none."""
    try:
        return Season[season.upper()] if isinstance(season, str) else Season(season)
    except (KeyError, ValueError):
        raise InvalidArgument("range", f"no season is called {season!r}") from None
