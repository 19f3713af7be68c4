"""Placements, what may be drawn, and what a drawing pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from ctypes import byref
from dataclasses import dataclass
from functools import total_ordering
from struct import iter_unpack
from typing import TYPE_CHECKING, Any, Union, overload

from ._ffi import U64, encoded, lib, message, sized, slug, text_of, whole
from ._structs import cartog_choice, cartog_outcome, cartog_placement, cartog_task, cartog_text_error, cartog_verdict
from .errors import IllegalPlacement, InvalidArgument, NotationError
from .picture import Picture
from .spaces import SpacesLike, bits_of, names_in, names_of, raw_of, space_number
from .tasks import Task
from .terrain import Terrain, TerrainLike, terrain_of, terrains_in

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .map import Map
    from .picture import Svg
    from .scoring import Effect, ScoringLike

__all__ = ["Choice", "LegalPlacements", "Outcome", "Placement", "Verdict"]


def parsed(parser: Any, text: str, result: Any, line: int = 1) -> Any:
    """Lets a parser of the library read a text into a result. Raises NotationError. line is the text's first."""
    error = sized(cartog_text_error)
    data = encoded(text)
    status = parser(data, len(data), byref(result), byref(error))
    if status:
        raise NotationError(slug(status), message(status), error.line + line - 1, error.column)
    return result


@total_ordering
class Placement:
    """A drawing: a terrain and the spaces that it covers. Immutable, hashable, ordered by its text's spaces.

    >>> p = Placement.parse("F:b2,a1,a2")
    >>> str(p), p.terrain, p.spaces
    ('F:a1,a2,b2', <Terrain.FOREST: 1>, ('a1', 'a2', 'b2'))
    >>> Placement("village", ["c4"]) == Placement.parse("V:c4")
    True
    """

    __slots__ = ("_raw",)
    _raw: cartog_placement

    def __init__(self, terrain: TerrainLike = Terrain.EMPTY, spaces: SpacesLike = ()) -> None:
        """Without arguments a pass. Nothing is asked of the rules here.

        Raises InvalidArgument for wasteland and void, for a terrain without spaces, and for spaces without a terrain.
        """
        raw = cartog_placement()
        raw.terrain = terrain_of(terrain)
        bits = bits_of(spaces)
        if raw.terrain > Terrain.MOUNTAIN or (raw.terrain == Terrain.EMPTY) != (bits == 0):
            told = f"{Terrain(raw.terrain).name.lower()} on {bin(bits).count('1')} spaces"
            raise InvalidArgument("placement", f"a placement is a terrain on spaces, or a pass, not {told}")
        raw.spaces = raw_of(bits)
        self._raw = raw

    @classmethod
    def _of(cls, terrain: int, bits: int) -> Placement:
        made = cls.__new__(cls)
        raw = cartog_placement()
        raw.terrain = terrain
        raw.spaces = raw_of(bits)
        made._raw = raw
        return made

    @classmethod
    def _copy(cls, raw: cartog_placement) -> Placement:
        made = cls.__new__(cls)
        made._raw = cartog_placement.from_buffer_copy(raw)
        return made

    @classmethod
    def parse(cls, text: str) -> Placement:
        """Reads "F:a1,a2,b2" or "pass". Raises NotationError, which names the column."""
        made = cls()
        parsed(lib.cartog_placement_parse, text, made._raw)
        return made

    @classmethod
    def passed(cls) -> Placement:
        """The pass, for a map on which nothing can be drawn."""
        return cls()

    @property
    def terrain(self) -> Terrain:
        return Terrain(self._raw.terrain)

    @property
    def spaces(self) -> tuple[str, ...]:
        return names_of(self._raw.spaces)

    def __str__(self) -> str:
        return text_of(lib.cartog_placement_print, byref(self._raw))

    def __repr__(self) -> str:
        return f"Placement({self.terrain.name.lower()!r}, {list(self.spaces)!r})"

    def __eq__(self, other: object) -> bool:
        return bytes(self._raw) == bytes(other._raw) if isinstance(other, Placement) else NotImplemented

    def __lt__(self, other: Placement) -> bool:
        return _order(self._raw) < _order(other._raw) if isinstance(other, Placement) else NotImplemented

    def __hash__(self) -> int:
        return hash(bytes(self._raw))

    def __reduce__(self) -> tuple[Any, ...]:
        return Placement, (self._raw.terrain, self.spaces)


def _order(raw: cartog_placement) -> tuple[list[int], int]:
    return [space_number(name) for name in names_of(raw.spaces)], raw.terrain


def placement_of(placement: PlacementLike) -> Placement:
    """The placement that a caller names."""
    if isinstance(placement, Placement):
        return placement
    if isinstance(placement, Choice):
        found = placement.placements()
        if len(found) != 1:
            raise TypeError(f"{placement} is a choice with {len(found)} terrains: take one of its placements()")
        return found[0]
    if isinstance(placement, str):
        return Placement.parse(placement)
    raise TypeError(f"a placement is a Placement or its text, not {type(placement).__name__}")


class Verdict(Picture):
    """Whether a placement is legal, and if not, why. True where it is legal.

    Attributes:
        code: "ok", or a short stable word such as "occupied".
        message: a sentence.
        spaces: the spaces that are the cause.
        placement: what was judged.
    """

    __slots__ = ("_map", "code", "message", "placement", "spaces")
    code: str
    message: str
    placement: Placement
    spaces: tuple[str, ...]

    def __init__(self, raw: cartog_verdict, placement: Placement, map: Map) -> None:
        self.code = slug(raw.status)
        self.message = lib.cartog_verdict_message(byref(raw)).decode()
        self.spaces = names_of(raw.spaces)
        self.placement = placement
        self._map = map

    def svg(self, *, size: int = 32) -> Svg:
        """The map with the placement on it, and if it is illegal, the spaces that are the cause."""
        return self._map.svg(
            placement=self.placement, refused=not self, cause=() if self else self.spaces, size=size, title=str(self)
        )

    def _repr_html_(self) -> str:
        from html import escape

        return super()._repr_html_() + f"<p>{escape(str(self.placement))}: {escape(str(self))}</p>"

    def __bool__(self) -> bool:
        return self.code == "ok"

    def __str__(self) -> str:
        if self:
            return "legal"
        return f"{self.code}: {self.message}" + (f": {' '.join(self.spaces)}" if self.spaces else "")

    def __repr__(self) -> str:
        return f"<Verdict {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Verdict):
            return NotImplemented
        return (self.code, self.message, self.spaces, self.placement) == (
            other.code,
            other.message,
            other.spaces,
            other.placement,
        )

    def __hash__(self) -> int:
        return hash((self.code, self.message, self.spaces, self.placement))

    def __reduce__(self) -> tuple[Any, ...]:
        return _verdict, (self._map, self.code, self.message, self.placement, self.spaces)


@dataclass(frozen=True)
class Outcome:
    """What a drawing paid to the owner of the map.

    Attributes:
        coins: coins filled on the track, shape and mountains together.
        lost: coins beyond the 14th.
        shape_coins: 0 or 1.
        mountains: the mountains that this drawing closed.
        fallback: whether it was the single space that stands in for a card.
    """

    coins: int
    lost: int
    shape_coins: int
    mountains: tuple[str, ...]
    fallback: bool

    @classmethod
    def _of(cls, raw: cartog_outcome) -> Outcome:
        return cls(raw.coins, raw.lost, raw.shape_coins, names_of(raw.mountains), bool(raw.fallback))


class Choice:
    """A set of spaces that may be drawn. Immutable and hashable."""

    __slots__ = ("_bits", "_terrains", "coin", "fallback", "shape")

    #: Whether the shape earns a coin.
    coin: bool
    #: Which shape of the card, from 0.
    shape: int
    #: Whether it is the single space that stands in for a card.
    fallback: bool

    def __init__(self, bits: int, terrains: int, coin: int, shape: int, fallback: int) -> None:
        self._bits = bits
        self._terrains = terrains
        self.coin = bool(coin)
        self.shape = shape
        self.fallback = bool(fallback)

    @property
    def spaces(self) -> tuple[str, ...]:
        return names_in(self._bits)

    @property
    def terrains(self) -> tuple[Terrain, ...]:
        """Every terrain that is allowed there, in the order of codes."""
        return terrains_in(self._terrains)

    def placements(self) -> list[Placement]:
        """One placement for each terrain."""
        return [Placement._of(terrain, self._bits) for terrain in self.terrains]

    def __str__(self) -> str:
        raw = cartog_choice()
        raw.spaces = raw_of(self._bits)
        raw.terrains = self._terrains
        return text_of(lib.cartog_choice_print, byref(raw))

    def __repr__(self) -> str:
        return f"<Choice {self}>"

    def _key(self) -> tuple[int, int, bool, int, bool]:
        return self._bits, self._terrains, self.coin, self.shape, self.fallback

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Choice) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[Any, ...]:
        return Choice, self._key()


#: A placement as callers may name it: a Placement, its text, or a Choice with one terrain.
PlacementLike = Union[Placement, Choice, str]


def _verdict(map: Map, code: str, message: str, placement: Placement, spaces: tuple[str, ...]) -> Verdict:
    made = Verdict.__new__(Verdict)
    made._map, made.code, made.message, made.placement, made.spaces = map, code, message, placement, spaces
    return made


class LegalPlacements(Sequence[Choice], Picture):
    """Every legal set of spaces for a card on a map, in reading order: a sequence that is listed when first looked into.

    It is of the map as it was when it was asked.

    >>> from cartog import Map
    >>> legal = Map.side("A").legal("orchard")
    >>> len(legal), bool(legal), "F:a1,b1,c1,c2" in legal, str(legal[0])
    (572, True, True, 'FA:a1,b1,c1,a2')
    """

    __slots__ = ("_choices", "_map", "_set", "_task")
    _choices: list[Choice] | None
    _set: frozenset[Choice] | None

    def __init__(self, map: Map, task: cartog_task) -> None:
        self._map = map
        self._task = task
        self._choices = self._set = None

    def _list(self) -> list[Choice]:
        if self._choices is None:
            count = len(self)
            raw = (cartog_choice * count)()
            lib.cartog_choices_list(self._map._ref, byref(self._task), raw, count)
            # spaces in two words, terrains, coin, shape, fallback, reserved
            rows = iter_unpack("=QQIBBBB", raw)
            self._choices = [Choice(lo | hi << 64, t, coin, shape, single) for lo, hi, t, coin, shape, single, _ in rows]
        return self._choices

    @property
    def map(self) -> Map:
        """A copy of the map that was asked about."""
        return self._map.copy()

    @property
    def task(self) -> Task:
        """What was asked."""
        return Task._of(self._task)

    @property
    def fallback(self) -> bool:
        """Whether no shape of the card can be drawn, so that a single space is."""
        return bool(lib.cartog_task_fallback(self._map._ref, byref(self._task)))

    def placements(self) -> Iterator[Placement]:
        """Every legal placement: each set in each of its terrains."""
        for choice in self:
            yield from choice.placements()

    def pick(self, number: int) -> Choice | None:
        """The choice of that number modulo their number, without listing the others: for random players. None for a pass.

        >>> from cartog import Map
        >>> str(Map.side("A").legal("orchard").pick(572))
        'FA:a1,b1,c1,a2'
        """
        raw = cartog_choice()
        count = lib.cartog_choices_pick(self._map._ref, byref(self._task), whole(number, "a number", *U64), byref(raw))
        if count == 0:
            return None
        words = raw.spaces.w
        return Choice(words[0] | words[1] << 64, raw.terrains, raw.coin, raw.shape, raw.fallback)

    def effects(self, scoring: Sequence[ScoringLike], coins: int = 0) -> list[Effect]:
        """Scores, penalty and coins after each legal placement, in one call: many times faster than drawing each.

        In the order of `placements()`. coins is what the track holds before, 0 to 14.

        >>> from cartog import Map
        >>> effect = max(Map.side("A").legal("orchard").effects(["sentinel_wood"]), key=lambda e: e.points["sentinel_wood"])
        >>> str(effect.placement), effect.points, effect.monsters
        ('F:a1,b1,c1,a2', {'sentinel_wood': 4}, 0)
        """
        from .scoring import effects

        return effects(self, scoring, coins)

    def mask(self) -> npt.NDArray[np.bool_]:
        """A bool array of shape (planes, 11, 11), as `cartog.batch.legal_mask` describes it. Needs numpy."""
        from . import batch

        terrain, ruins = self._map.array[None], self._map.ruins[None]
        mask: npt.NDArray[np.bool_] = batch.legal_mask(terrain, self.task, ruins=ruins)[0]
        return mask

    def svg(self, *, size: int = 32) -> Svg:
        """The map with every space tinted that some placement covers."""
        covered = sorted({space for choice in self for space in choice.spaces})
        return self._map.svg(highlight=covered, size=size, title=f"{len(self)} legal sets of spaces")

    def _repr_html_(self) -> str:
        return super()._repr_html_() + f"<p>{len(self)} legal sets of spaces{' (fallback)' if self.fallback else ''}</p>"

    def __len__(self) -> int:
        return int(lib.cartog_choices_count(self._map._ref, byref(self._task)))

    def __bool__(self) -> bool:
        return bool(lib.cartog_choices_any(self._map._ref, byref(self._task)))

    def __contains__(self, placement: object) -> bool:
        if isinstance(placement, Choice):
            if self._set is None:
                self._set = frozenset(self._list())
            return placement in self._set
        if not isinstance(placement, (Placement, str)):
            return False
        try:
            raw = placement_of(placement)._raw
        except NotationError:
            return False
        return bool(raw.terrain) and not lib.cartog_placement_check(
            self._map._ref, byref(self._task), byref(raw), None
        )

    @overload
    def __getitem__(self, index: int) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> list[Choice]: ...
    def __getitem__(self, index: int | slice) -> Choice | list[Choice]:
        return self._list()[index]

    def __iter__(self) -> Iterator[Choice]:
        return iter(self._list())

    def __repr__(self) -> str:
        return f"<LegalPlacements {len(self)} for {self.task.card.key}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _legal, (self._map, self.task)


def _legal(map: Map, task: Task) -> LegalPlacements:
    return map.legal(task)


def illegal(raw: cartog_verdict, placement: Placement) -> IllegalPlacement:
    """The error for a refusal."""
    sentence = lib.cartog_verdict_message(byref(raw)).decode()
    return IllegalPlacement(slug(raw.status), sentence, names_of(raw.spaces), placement)
