"""Maps: 11 rows of 11 spaces."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_uint8
from typing import TYPE_CHECKING, Any

from . import _constants as c
from ._ffi import encoded, fail, lib, message, sized, slug, text_of, whole
from ._structs import cartog_map, cartog_outcome, cartog_picture, cartog_spaces, cartog_verdict
from .errors import InvalidArgument, NotationError
from .picture import Picture, pixels, svg_text
from .placement import LegalPlacements, Outcome, PlacementLike, Verdict, illegal, parsed, placement_of
from .spaces import SpaceLike, SpacesLike, bits_of, names_of, raw_of, space_number
from .tasks import Task, task_of
from .terrain import Terrain, TerrainLike, terrain_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .card import CardLike
    from .picture import Svg
    from .scoring import Preview, Score, ScoringLike

__all__ = ["Map"]

_SIDES = {"A": c.CARTOG_SIDE_A, "B": c.CARTOG_SIDE_B}


class Map(Picture):
    """A map. Mutable, so it has no hash; `key()` gives one for dictionaries.

    >>> m = Map.side("A")
    >>> m["d2"], m["f2"], m.is_ruins("f2")
    (<Terrain.MOUNTAIN: 6>, <Terrain.EMPTY: 0>, True)
    >>> m.place("F:a1,b1,c1,c2", card="orchard")
    Outcome(coins=0, lost=0, shape_coins=0, mountains=(), fallback=False)
    >>> m.cpn()
    'FFF8/2F^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11'
    """

    __slots__ = ("_raw", "_ref")
    _raw: cartog_map
    _ref: Any

    def __init__(self, cpn: str | None = None) -> None:
        """A blank map without anything on it, or the one that a position string or grid describes."""
        self._raw = cartog_map()
        self._ref = byref(self._raw)
        if cpn is None:
            lib.cartog_map_from_arrays(self._ref, (c_uint8 * c.CARTOG_SPACES)(), None, None)
        else:
            if not isinstance(cpn, str):
                raise TypeError(f"a map is read from a str, not {type(cpn).__name__}")
            _read(cpn, self._raw)

    @classmethod
    def _of(cls, raw: cartog_map) -> Map:
        """A copy of a map of the library's."""
        made = cls.__new__(cls)
        made._raw = cartog_map.from_buffer_copy(raw)
        made._ref = byref(made._raw)
        return made

    @classmethod
    def side(cls, side: str) -> Map:
        """A printed side, blank: "A" (Wilderness) or "B" (Wastelands)."""
        if side not in _SIDES:
            raise InvalidArgument("range", f"a map has sides 'A' and 'B', not {side!r}")
        made = cls()
        lib.cartog_map_init(made._ref, _SIDES[side])
        return made

    @classmethod
    def empty(cls) -> Map:
        """121 empty spaces."""
        return cls()

    @classmethod
    def parse(cls, text: str) -> Map:
        """Reads a position string without fields, or a grid. Raises NotationError, which names line and column."""
        return cls(text)

    @classmethod
    def from_array(cls, terrain: npt.ArrayLike, ruins: npt.ArrayLike | None = None) -> Map:
        """From (11, 11) arrays: terrain codes as uint8 or integers, and ruins as bool or 0 and 1.

        Raises ValueError for a wrong shape, TypeError for a wrong dtype, and InvalidArgument, which names the spaces, for
        a code that is no terrain or a ruins mark on mountain, wasteland or void. Needs numpy.
        """
        from ._arrays import one_board

        made = cls()
        wrong = cartog_spaces()
        codes = one_board(terrain, "terrain")
        marks = None if ruins is None else one_board(ruins, "ruins")
        status = lib.cartog_map_from_arrays(
            made._ref, codes.ctypes.data, None if marks is None else marks.ctypes.data, byref(wrong)
        )
        if status:
            raise InvalidArgument(slug(status), message(status), f"{message(status)}: {' '.join(names_of(wrong))}")
        return made

    # ---- text and arrays ----

    def cpn(self) -> str:
        """The position string: rows joined by "/", runs of empty spaces as numbers."""
        return text_of(lib.cartog_map_print, self._ref)

    def grid(self) -> str:
        """The map as a picture of letters, as `print` shows it."""
        return text_of(lib.cartog_grid_print, self._ref)

    def key(self) -> str:
        """Something to look this map up by in a dictionary; equal maps have equal keys."""
        return self.cpn()

    def _arrays(self) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
        """Terrain and marks as read-only (11, 11) uint8 arrays, in one call."""
        from ._arrays import board_of

        codes, marks = (c_uint8 * c.CARTOG_SPACES)(), (c_uint8 * c.CARTOG_SPACES)()
        lib.cartog_map_to_arrays(self._ref, codes, marks)
        return board_of(codes), board_of(marks)

    @property
    def array(self) -> npt.NDArray[np.uint8]:
        """Terrain codes: a fresh read-only (11, 11) uint8 array. Needs numpy."""
        return self._arrays()[0]

    @property
    def ruins(self) -> npt.NDArray[np.bool_]:
        """Ruins marks, drawn on or not: a fresh read-only (11, 11) bool array. Needs numpy."""
        return self._arrays()[1].view(bool)

    # ---- spaces ----

    def __getitem__(self, space: SpaceLike) -> Terrain:
        """What a space holds: m["c4"], m[3, 2] or m[35]."""
        return Terrain(lib.cartog_map_terrain(self._ref, space_number(space)))

    def set(self, space: SpaceLike, terrain: TerrainLike) -> None:
        """Changes one space without asking the rules. Mountain, wasteland and void are refused on a ruins mark."""
        status = lib.cartog_map_set_terrain(self._ref, space_number(space), terrain_of(terrain))
        if status:
            raise InvalidArgument(slug(status), message(status), f"{space}: a ruins space cannot hold {terrain!r}")

    def is_ruins(self, space: SpaceLike) -> bool:
        """Whether a space has a ruins mark, drawn on or not."""
        return bool(lib.cartog_map_ruins(self._ref, space_number(space)))

    def set_ruins(self, space: SpaceLike, mark: bool = True) -> None:
        """Puts a ruins mark on a space or takes it away. Refused on mountain, wasteland and void."""
        status = lib.cartog_map_set_ruins(self._ref, space_number(space), int(bool(mark)))
        if status:
            raise InvalidArgument(slug(status), message(status), f"{space}: {self[space].name.lower()} bears no ruins")

    @property
    def is_valid(self) -> bool:
        """Whether the library takes its bytes for a map: always, unless something else wrote into them."""
        return not lib.cartog_map_validate(self._ref, None)

    def spaces(self, terrain: TerrainLike) -> tuple[str, ...]:
        """The spaces of one terrain; empty ones include undrawn ruins."""
        found = cartog_spaces()
        lib.cartog_map_spaces(self._ref, terrain_of(terrain), byref(found))
        return names_of(found)

    def ruins_spaces(self) -> tuple[str, ...]:
        """The spaces with a ruins mark, drawn on or not."""
        found = cartog_spaces()
        lib.cartog_map_ruins_spaces(self._ref, byref(found))
        return names_of(found)

    # ---- drawing ----

    def check(
        self,
        placement: PlacementLike,
        card: CardLike | Task,
        *,
        ruins: bool = False,
        ambush: bool = False,
        solo: bool = False,
        fallback: str = "any",
    ) -> Verdict:
        """Whether a placement is legal for a card. Never raises for an illegal one.

        Args:
            placement: a Placement, or its text such as "F:a1,b1,c1,c2".
            card: the card by key, name, id or value; or a Task of a table, which says the rest too.
            ruins: the shape must cover ruins.
            ambush: says that the card is an ambush, which it must be then.
            solo: the game is played alone; matters to an ambush only.
            fallback: "any", or "card" if the single space that stands in keeps to the card's terrains.

        >>> verdict = Map.side("A").check("F:c2,d2,e2,e3", "orchard")
        >>> bool(verdict), verdict.code, verdict.spaces
        (False, 'occupied', ('d2',))
        """
        given = placement_of(placement)
        task = task_of(card, ruins, ambush, solo, fallback)
        raw = sized(cartog_verdict)
        status = lib.cartog_placement_check(self._ref, byref(task), byref(given._raw), byref(raw))
        if status < 0:
            raise fail(status, str(given))
        return Verdict(raw, given, self.copy())

    def place(
        self,
        placement: PlacementLike,
        card: CardLike | Task,
        *,
        ruins: bool = False,
        ambush: bool = False,
        solo: bool = False,
        fallback: str = "any",
        coins: int = 0,
    ) -> Outcome:
        """Draws on this map. Arguments as for `check`; coins is what the owner's track holds, 0 to 14.

        Raises IllegalPlacement and changes nothing where the placement is not legal.
        """
        given = placement_of(placement)
        task = task_of(card, ruins, ambush, solo, fallback)
        raw, outcome = sized(cartog_verdict), sized(cartog_outcome)
        status = lib.cartog_placement_apply(
            self._ref, byref(task), byref(given._raw), track(coins), byref(outcome), byref(raw)
        )
        if status > 0:
            raise illegal(raw, given)
        if status < 0:
            raise fail(status, str(given))
        return Outcome._of(outcome)

    def legal(
        self,
        card: CardLike | Task,
        *,
        ruins: bool = False,
        ambush: bool = False,
        solo: bool = False,
        fallback: str = "any",
    ) -> LegalPlacements:
        """Every legal set of spaces for a card, listed when first looked into. Arguments as for `check`."""
        return LegalPlacements(self.copy(), task_of(card, ruins, ambush, solo, fallback))

    # ---- scores ----

    def score(self, card: ScoringLike) -> int:
        """Points of a scoring card. See `cartog.score`."""
        from .scoring import score

        return score(self, card)

    def explain(self, card: CardLike) -> Score:
        """Points of a scoring card with what earns them. See `cartog.explain`."""
        from .scoring import explain

        return explain(self, card)

    def preview(
        self,
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
        """What a placement would change, without drawing it. See `cartog.preview`."""
        from .scoring import preview

        return preview(
            self,
            placement,
            card,
            scoring,
            ruins=ruins,
            ambush=ambush,
            solo=solo,
            fallback=fallback,
            coins=coins,
        )

    def monsters(self) -> int:
        """The monster penalty in points: empty spaces with a monster beside them."""
        from .scoring import monsters

        return monsters(self)

    def mountains(self) -> int:
        """The number of mountains whose four sides are filled or off the map."""
        from .scoring import mountains

        return mountains(self)

    # ---- display and protocols ----

    def svg(
        self,
        *,
        highlight: SpacesLike = (),
        placement: PlacementLike | None = None,
        refused: bool = False,
        cause: SpacesLike = (),
        size: int = 32,
        title: str | None = None,
    ) -> Svg:
        """The map as a picture.

        Args:
            highlight: spaces to tint.
            placement: a placement to show as a ghost; red where refused is true, else green.
            cause: spaces to outline in red.
            size: pixels a space, 8 to 200.
            title: what a screen reader says.
        """
        raw = sized(cartog_picture)
        raw.pixels = pixels(size)
        raw.flags = c.CARTOG_PICTURE_REFUSED if refused else 0
        raw.highlight = raw_of(bits_of(highlight))
        raw.cause = raw_of(bits_of(cause))
        if placement is not None:
            raw.ghost = placement_of(placement)._raw
        words = None if title is None else encoded(title)
        return svg_text(lib.cartog_map_svg, self._ref, byref(raw), words, 0 if words is None else len(words))

    def copy(self) -> Map:
        """A map of its own."""
        return type(self)._of(self._raw)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Map:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return bool(lib.cartog_map_equal(self._ref, other._ref)) if isinstance(other, Map) else NotImplemented

    def __str__(self) -> str:
        return self.grid()

    def __repr__(self) -> str:
        return f"Map({self.cpn()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.cpn(),)


def ref_of(map: Map) -> Any:
    """A map as the library takes it. Raises TypeError for what is none, as ctypes does not."""
    if not isinstance(map, Map):
        raise TypeError(f"a Map is needed, not {type(map).__name__}")
    return map._ref


def track(coins: int) -> int:
    """Coins on a track, in their range."""
    return whole(coins, "the number of coins on a track", 0, c.CARTOG_COINS_MAX)


def position_line(text: str) -> tuple[str, int] | None:
    """The only line of a text that is a position string, and its number; None for a grid.

    Blank lines and lines that begin with ; are skipped. Raises NotationError for a second position.
    """
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip() and line.lstrip()[0] != ";"]
    first = encoded(lines[0][1].lstrip()) if lines else b""
    if lib.cartog_text_form(first, len(first)) != c.CARTOG_FORM_CPN:
        return None
    if len(lines) > 1:
        status = c.CARTOG_ERROR_SYNTAX
        raise NotationError(slug(status), "there is a second position, where one is read", lines[1][0], 1)
    return lines[0][1].rstrip("\r"), lines[0][0]


def _read(text: str, raw: cartog_map) -> None:
    found = position_line(text)
    if found is None:
        parsed(lib.cartog_grid_parse, text, raw)
    else:
        parsed(lib.cartog_map_parse, found[0], raw, found[1])
