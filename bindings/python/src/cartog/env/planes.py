"""Observations: what an agent sees, as planes that a convolutional network reads.

An observation is a dictionary:

    "observation"  uint8 (79, 11, 11): planes of 11 rows and 11 columns, in the order of `PLANES`
    "action_mask"  int8 (2542,): 1 for each legal action (see `cartog.env.actions`)

The planes:

    0 to 7    one for each terrain code, empty to wasteland: 1 where the map has it; undrawn ruins are empty
    8         1 on every ruins mark, drawn or not
    9         1 everywhere if the next explore card, which mostly is the one to draw, must cover ruins
    10        1 everywhere if the map is a neighbour's, under an ambush
    11        season, 1 to 4
    12        time used in the season, the card to draw included
    13        time that ends the season
    14        coins on the track of the map's owner, 0 to 14
    15 to 30  one for each scoring card in the order of ids: in how many seasons it is still to score, this one included
    31 to 46  one for each scoring card: 1 everywhere if it scores at the end of this season
    47 to 61  one for each explore and ambush card in the order of ids: 1 everywhere if it is the card to draw
    62 to 78  one for each ambush, ruins and explore card in the order of ids: 1 everywhere if it is revealed, so that
              it cannot come again in this season; an ambush card in this game

Planes 9 to 78 hold one number in all places. When a game is over, the planes of the card to draw and of scoring hold 0,
and the mask has the pass alone, so that something can be sampled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .. import _constants as c
from ..card import Kind, cards
from ..scoring import SCORING
from ..terrain import Terrain

if TYPE_CHECKING:
    import numpy.typing as npt

    UInt8 = npt.NDArray[np.uint8]

__all__ = ["PLANES", "index_of"]

_DECK = [card for kind in (Kind.AMBUSH, Kind.RUINS, Kind.EXPLORE) for card in cards(kind)]
_DRAWN = [card for card in _DECK if card.kind != Kind.RUINS]
_TERRAINS = [terrain for terrain in Terrain if terrain is not Terrain.VOID]

#: The names of the planes in their order.
PLANES: tuple[str, ...] = (
    *(terrain.name.lower() for terrain in _TERRAINS),
    "ruins",
    "duty",
    "neighbour",
    "season",
    "time",
    "threshold",
    "coins",
    *(f"left:{key}" for key in SCORING),
    *(f"scores:{key}" for key in SCORING),
    *(f"card:{card.key}" for card in _DRAWN),
    *(f"revealed:{card.key}" for card in _DECK),
)

#: Planes before this differ from space to space, the others hold one number each: the numbers of a game.
SPATIAL = len(_TERRAINS) + 1
NUMBERS = len(PLANES) - SPATIAL
_CODES = np.array(_TERRAINS, np.uint8)[:, None, None]
_HIGHEST = {"season": c.CARTOG_SEASONS, "time": 99, "threshold": 99, "coins": c.CARTOG_COINS_MAX}


def index_of(plane: str) -> int:
    """The number of a plane.

    >>> index_of("coins"), index_of("card:orchard")
    (14, 57)
    """
    return PLANES.index(plane)


def highest() -> UInt8:
    """The highest number that each plane can hold: uint8 (79, 11, 11)."""
    values = [2 if name.startswith("left:") else _HIGHEST.get(name, 1) for name in PLANES]
    return np.tile(np.array(values, np.uint8)[:, None, None], (c.CARTOG_ROWS, c.CARTOG_COLUMNS))


def observe(maps: UInt8, ruins: UInt8, numbers: UInt8) -> UInt8:
    """The planes of n maps, uint8 (n, 11, 11), with marks of shape (11, 11) or (n, 11, 11) and numbers (n, NUMBERS)."""
    seen = np.empty((len(maps), len(PLANES), c.CARTOG_ROWS, c.CARTOG_COLUMNS), np.uint8)
    np.equal(maps[:, None], _CODES, out=seen[:, : len(_TERRAINS)].view(bool))
    seen[:, len(_TERRAINS)] = ruins
    seen[:, SPATIAL:] = numbers[:, :, None, None]
    return seen
