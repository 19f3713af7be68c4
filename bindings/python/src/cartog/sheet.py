"""A player's sheet: map, coins, and the boxes of the four seasons."""

from __future__ import annotations

from ctypes import byref, c_int32, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Optional

from . import _constants as c
from ._ffi import U32, encoded, fail, lib, message, sized, slug, whole
from ._structs import cartog_ledger, cartog_outcome, cartog_picture, cartog_sheet, cartog_standing, cartog_verdict
from .errors import IllegalStep, InvalidArgument
from .map import Map, ref_of, track
from .picture import Picture, pixels, svg_text
from .placement import Outcome, PlacementLike, illegal, placement_of
from .scoring import OwnScoring, ScoringLike, scoring_id
from .tasks import Task, task_of
from .terrain import SeasonLike, season_of

if TYPE_CHECKING:
    from .card import CardLike
    from .picture import Svg

__all__ = ["SeasonScore", "Sheet"]


@dataclass(frozen=True)
class SeasonScore:
    """One season's box: total = first + second + coins - monsters.

    >>> str(SeasonScore(12, 7, 3, 2, 20))
    '12+7+3-2=20'
    """

    first: int
    second: int
    coins: int
    monsters: int
    total: int

    @classmethod
    def _of(cls, raw: cartog_ledger) -> SeasonScore:
        return cls(raw.first, raw.second, raw.coins, raw.monsters, raw.total)

    def __str__(self) -> str:
        return f"{self.first}+{self.second}+{self.coins}-{self.monsters}={self.total}"


def external_of(map: Map, edicts: tuple[Optional[OwnScoring], ...]) -> Any:
    """The points of own scoring cards, for the library; None where there are none."""
    if not any(edicts):
        return None
    return (c_int32 * len(edicts))(*(edict.points(map) if edict else 0 for edict in edicts))


class Sheet(Picture):
    """A player's sheet. Mutable, so it has no hash.

    >>> sheet = Sheet(Map.side("A"))
    >>> sheet.draw("V:a1,b1,a2,b2,c1", "hamlet").coins
    0
    >>> str(sheet.score_season("spring", "great_city", "borderlands"))
    '5+0+0-0=5'
    >>> sheet.total
    5
    """

    __slots__ = ("_raw", "_ref")
    _LAYOUT = (cartog_sheet, lib.cartog_sheet_validate)
    _raw: cartog_sheet
    _ref: Any

    def __init__(self, map: Map) -> None:
        """A sheet with a copy of that map, no coin and no season scored."""
        blank = ref_of(map)
        self._start(cartog_sheet())
        lib.cartog_sheet_init(self._ref, blank)

    def _start(self, raw: cartog_sheet) -> None:
        self._raw = raw
        self._ref = byref(raw)

    @classmethod
    def _of(cls, raw: cartog_sheet) -> Sheet:
        """A copy of a sheet of the library's."""
        made = cls.__new__(cls)
        made._start(cartog_sheet.from_buffer_copy(raw))
        return made

    @property
    def map(self) -> Map:
        """A copy of the map."""
        return Map._of(self._raw.map)

    @property
    def coins(self) -> int:
        """Coins on the track, 0 to 14."""
        return self._raw.coins

    @property
    def lost(self) -> int:
        """Coins beyond the 14th."""
        return self._raw.lost

    @property
    def seasons(self) -> tuple[Optional[SeasonScore], ...]:
        """The boxes of spring to winter, None where a season is not scored."""
        return tuple(SeasonScore._of(box) if box.scored else None for box in self._raw.seasons)

    def _standing(self) -> cartog_standing:
        standing = cartog_standing()
        lib.cartog_sheet_total(self._ref, byref(standing))
        return standing

    @property
    def total(self) -> int:
        """The totals of the seasons scored so far, together."""
        return self._standing().total

    @property
    def monsters(self) -> int:
        """Points lost to monsters in the seasons scored so far."""
        return self._standing().monsters

    @property
    def turn(self) -> int:
        """The number of the last draw or season on the sheet that can be taken back, 0 where there is none."""
        return self._raw.history[self._raw.count - 1].turn if self._raw.count else 0

    def _next(self, turn: int | None) -> int:
        return self.turn + 1 if turn is None else whole(turn, "turn", *U32)

    def draw(
        self,
        placement: PlacementLike,
        card: CardLike | Task,
        *,
        ruins: bool = False,
        ambush: bool = False,
        solo: bool = False,
        fallback: str = "any",
        turn: int | None = None,
    ) -> Outcome:
        """Draws on the map and fills the coins. Arguments as for `Map.place`.

        turn is the number by which the draw is taken back, and never falls; without it the next number is taken. Raises
        IllegalPlacement and changes nothing where the placement is not legal.
        """
        given = placement_of(placement)
        task = task_of(card, ruins, ambush, solo, fallback)
        outcome, verdict = sized(cartog_outcome), sized(cartog_verdict)
        number = self._next(turn)
        status = lib.cartog_sheet_draw(
            self._ref, byref(task), byref(given._raw), number, byref(outcome), byref(verdict)
        )
        if status > 0:
            raise illegal(verdict, given)
        if status < 0:
            raise fail(status, f"turn {number}" if status == c.CARTOG_ERROR_RANGE else str(given))
        return Outcome._of(outcome)

    def score_season(
        self, season: SeasonLike, first: ScoringLike, second: ScoringLike, *, turn: int | None = None
    ) -> SeasonScore:
        """Scores a season by two cards. Seasons are scored in order, each once; raises IllegalStep otherwise."""
        number = season_of(season)
        edicts = (first, second)
        own = tuple(card if isinstance(card, OwnScoring) else None for card in edicts)
        ids = [c.CARTOG_CARD_OWN + i if isinstance(card, OwnScoring) else scoring_id(card) for i, card in enumerate(edicts)]
        ledger = cartog_ledger()
        status = lib.cartog_sheet_score(
            self._ref,
            number,
            *ids,
            external_of(self.map, own),
            self._next(turn),
            byref(ledger),
        )
        check_step(status)
        return SeasonScore._of(ledger)

    def load(self, map: Map, coins: int) -> None:
        """Puts on the sheet what is on paper now. Seasons that are scored stay, what could be taken back is dropped."""
        status = lib.cartog_sheet_load(self._ref, ref_of(map), track(coins))
        if status:
            raise fail(status, f"{coins} coins")

    def undo(self, turn: int | None = None) -> None:
        """Takes back everything with that turn or a later one; without it the last thing."""
        lib.cartog_sheet_undo(self._ref, self.turn if turn is None else whole(turn, "turn", *U32))

    def forget(self) -> None:
        """Drops what could be taken back, so that there is room for more."""
        lib.cartog_sheet_forget(self._ref)

    def svg(self, *, size: int = 32, title: str | None = None) -> Svg:
        """Map, coin track and boxes as a picture, size pixels a space."""
        picture = sized(cartog_picture)
        picture.pixels = pixels(size)
        words = None if title is None else encoded(title)
        return svg_text(lib.cartog_sheet_svg, self._ref, byref(picture), words, 0 if words is None else len(words))

    def copy(self) -> Sheet:
        """A sheet of its own, with all that can be taken back."""
        return type(self)._of(self._raw)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Sheet:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return bytes(self._raw) == bytes(other._raw) if isinstance(other, Sheet) else NotImplemented

    def __str__(self) -> str:
        boxes = " ".join(str(box) for box in self.seasons if box is not None)
        return f"{self.map}coins {self.coins}" + (f"\n{boxes}" if boxes else "")

    def __repr__(self) -> str:
        return f"<Sheet {self.map.cpn()} coins={self.coins} total={self.total}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), bytes(self._raw).hex())


def restored(kind: Any, text: str) -> Any:
    """A sheet or table from what was pickled. Raises InvalidArgument for bytes of another library's layout."""
    data = bytes.fromhex(text)
    struct, validate = kind._LAYOUT
    if len(data) == sizeof(struct):
        raw = struct.from_buffer_copy(data)
        if validate(byref(raw)) == 0:
            return kind._of(raw)
    raise InvalidArgument("layout", f"this was pickled by a cartog that lays out a {kind.__name__} otherwise")


def check_step(status: int, what: str = "") -> None:
    """Raises what a step of a game deserves."""
    if status > 0:
        raise IllegalStep(slug(status), message(status))
    if status < 0:
        raise fail(status, what)
