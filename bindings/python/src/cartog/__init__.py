"""Validates and scores Cartographers (Der Kartograph).

    >>> import cartog
    >>> m = cartog.Map.side("A")
    >>> m.place("F:a1,b1,c1,c2", card="orchard")
    Outcome(coins=0, lost=0, shape_coins=0, mountains=(), fallback=False)
    >>> m.score("sentinel_wood")
    3
    >>> str(m.check("F:d2,e2,f2,f3", card="orchard"))
    'occupied: a space is a mountain, which is filled: d2'

`Map` says what is legal and what it scores, `Sheet`, `Table` and `Game` run whole games, `cartog.batch` does the same for
millions of maps in numpy arrays, `cartog.env` has environments for reinforcement learning, and `cartog.simulate` plays
many games, also on a cluster. numpy and the rest are imported when first needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._ffi import LIBRARY_PATH, lib
from ._ffi import message as status_message
from ._ffi import slug as status_word
from .auditing import Finding, audit
from .card import Card, CardLike, Category, Kind, cards
from .errors import (
    AbiError,
    CardError,
    CartogError,
    IllegalPlacement,
    IllegalStep,
    InvalidArgument,
    NotationError,
    ReplayError,
)
from .game import Game, Step
from .hint import Aim, Hint, Search, hints
from .map import Map
from .picture import Svg
from .placement import Choice, LegalPlacements, Outcome, Placement, PlacementLike, Verdict
from .position import Position
from .scoring import (
    SCORING,
    Effect,
    OwnScoring,
    Part,
    Preview,
    Score,
    ScoringLike,
    Unit,
    closed_mountains,
    explain,
    monster_spaces,
    monsters,
    mountains,
    preview,
    score,
    scores,
)
from .shapes import Shape
from .sheet import SeasonScore, Sheet
from .spaces import SpaceLike, SpacesLike
from .table import Phase, Rating, Table, deal_edicts, rating, standings
from .tasks import Task
from .terrain import Season, SeasonLike, Terrain, TerrainLike

if TYPE_CHECKING:
    from . import batch, env
    from .simulation import simulate

#: Version of the loaded library, and of the rules that it follows.
__version__: str = lib.cartog_version_text().decode()
RULE_SET: str = lib.cartog_rule_set().decode()

__all__ = [
    "LIBRARY_PATH",
    "RULE_SET",
    "SCORING",
    "AbiError",
    "Aim",
    "Card",
    "CardError",
    "CardLike",
    "CartogError",
    "Category",
    "Choice",
    "Effect",
    "Finding",
    "Game",
    "Hint",
    "IllegalPlacement",
    "IllegalStep",
    "InvalidArgument",
    "Kind",
    "LegalPlacements",
    "Map",
    "NotationError",
    "Outcome",
    "OwnScoring",
    "Part",
    "Phase",
    "Placement",
    "PlacementLike",
    "Position",
    "Preview",
    "Rating",
    "ReplayError",
    "Score",
    "ScoringLike",
    "Search",
    "Season",
    "SeasonLike",
    "SeasonScore",
    "Shape",
    "Sheet",
    "SpaceLike",
    "SpacesLike",
    "Step",
    "Svg",
    "Table",
    "Task",
    "Terrain",
    "TerrainLike",
    "Unit",
    "Verdict",
    "__version__",
    "audit",
    "cards",
    "closed_mountains",
    "deal_edicts",
    "explain",
    "hints",
    "monster_spaces",
    "monsters",
    "mountains",
    "preview",
    "rating",
    "score",
    "scores",
    "standings",
    "status_message",
    "status_word",
]


def __getattr__(name: str) -> Any:
    """The parts that need more than the library are imported when they are first used."""
    from importlib import import_module

    if name in ("batch", "env"):
        return import_module(f"{__name__}.{name}")
    if name == "simulate":
        return import_module(f"{__name__}.simulation").simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "batch", "env", "simulate"]
