"""The shared table: edicts, decks, seasons, time, and who still has to draw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import byref, c_int32, c_uint32
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar, Union

from . import _constants as c
from ._ffi import I32, U32, U64, fail, lib, many, sized, whole
from ._structs import (
    cartog_card,
    cartog_ledger,
    cartog_outcome,
    cartog_setup,
    cartog_standing,
    cartog_table,
    cartog_table_info,
    cartog_task,
    cartog_verdict,
)
from .card import Card, CardLike, card_id
from .errors import CardError, InvalidArgument
from .placement import Outcome, PlacementLike, illegal, placement_of
from .scoring import OwnScoring, ScoringLike, scoring_id
from .sheet import SeasonScore, Sheet, check_step, external_of, restored
from .tasks import Task
from .terrain import Season

__all__ = ["Phase", "Rating", "Table", "deal_edicts", "rating", "standings"]

_OWN_SCORING = 20000
T = TypeVar("T")


def player(number: int) -> int:
    """The number of a player."""
    return whole(number, "the number of a player", 0, c.CARTOG_PLAYERS_MAX - 1)


def four(edicts: Sequence[T]) -> list[T]:
    """Edicts A to D."""
    found = many(edicts, "edicts")
    if len(found) != c.CARTOG_EDICTS:
        raise InvalidArgument("range", f"there are four edicts, not {len(found)}")
    return found


class Phase(IntEnum):
    """What comes next at a table."""

    BEGIN = 0
    REVEAL = 1
    DRAW = 2
    SCORE = 3
    OVER = 4


class Table:
    """What the players of a game share. Players are numbered clockwise from 0.

    With a seed, edicts and decks are the seed's. Without one, reveals name the card that was turned, and edicts are given;
    with ordered=True each season's order is given by `order`.

    >>> table = Table(seed=10)
    >>> table.begin()
    >>> table.reveal().key, table.phase.name, table.season.name
    ('gnoll_raid', 'DRAW', 'SPRING')
    """

    __slots__ = ("_own", "_raw", "_ref")
    _LAYOUT = (cartog_table, lib.cartog_table_validate)
    _raw: cartog_table
    _ref: Any
    _own: dict[int, OwnScoring | str]

    def __init__(
        self,
        players: int = 1,
        *,
        seed: int | None = None,
        edicts: Sequence[ScoringLike] | None = None,
        deck: Iterable[CardLike] | None = None,
        ordered: bool = False,
        fallback: str = "any",
    ) -> None:
        """Sets a table up before spring.

        Args:
            players: 0 to 100; 1 plays alone; with 0 nobody's draws are followed.
            seed: 0 to 2**64 - 1.
            edicts: four different scoring cards, A to D; may be left out where there is a seed.
            deck: explore, ruins and ambush cards, if not the base deck; own cards by value.
            fallback: "any", or "card" if the single space that stands in for a card keeps to its terrains.
        """
        if seed is not None and ordered:
            raise InvalidArgument("range", "a seed deals the order itself")
        if seed is None and edicts is None:
            raise InvalidArgument("range", "a table needs a seed or four edicts")
        if fallback not in ("any", "card"):
            raise InvalidArgument("range", f"fallback is 'any' or 'card', not {fallback!r}")
        setup = sized(cartog_setup)
        if seed is not None:
            setup.mode, setup.seed = c.CARTOG_MODE_SEEDED, whole(seed, "a seed", *U64)
        else:
            setup.mode = c.CARTOG_MODE_ORDERED if ordered else c.CARTOG_MODE_OPEN
        setup.players = whole(players, "the number of players", 0, c.CARTOG_PLAYERS_MAX)
        setup.flags = c.CARTOG_TASK_FALLBACK_CARD if fallback == "card" else 0
        self._own = {}
        if edicts is not None:
            for i, edict in enumerate(four(edicts)):
                setup.edicts[i] = self._edict(edict, i)
        ids, own = _deck_of(deck)
        self._start(cartog_table())
        status = lib.cartog_table_init(
            self._ref,
            byref(setup),
            (c_uint32 * len(ids))(*ids) if deck is not None else None,
            len(ids),
            (cartog_card * len(own))(*(card._raw for card in own)),
            len(own),
        )
        check_step(status)

    def _edict(self, edict: ScoringLike, i: int) -> int:
        if not isinstance(edict, OwnScoring):
            return scoring_id(edict)
        self._own[_OWN_SCORING + i] = edict
        return _OWN_SCORING + i

    def _start(self, raw: cartog_table) -> None:
        self._raw = raw
        self._ref = byref(raw)

    @classmethod
    def _of(cls, raw: cartog_table) -> Table:
        made = cls.__new__(cls)
        made._start(cartog_table.from_buffer_copy(raw))
        made._own = {}
        return made

    def _info(self) -> cartog_table_info:
        info: cartog_table_info = sized(cartog_table_info)
        lib.cartog_table_info_get(self._ref, byref(info))
        return info

    def _scoring(self, number: int) -> ScoringLike:
        return self._own[number] if number in self._own else lib.cartog_card_key(number).decode()

    def _function(self, number: int) -> OwnScoring | None:
        """The own scoring card of that id; of a game's table its key may be all that is known."""
        found = self._own.get(number)
        if isinstance(found, str):
            raise CardError("card_external", f"nobody gave the function of scoring card {found!r}")
        return found

    # ---- what there is to know ----

    @property
    def phase(self) -> Phase:
        """What comes next."""
        return Phase(self._info().phase)

    @property
    def season(self) -> Season | None:
        """The season in play, None before spring."""
        return Season(self._raw.season) if self._raw.season else None

    @property
    def time(self) -> int:
        """Time used in this season."""
        return self._raw.time

    @property
    def threshold(self) -> int:
        """The time that ends this season, 0 before spring."""
        return self._info().threshold

    @property
    def turn(self) -> int:
        """Cards revealed in the whole game."""
        return self._raw.turn

    @property
    def players(self) -> int:
        return self._raw.players

    @property
    def seed(self) -> int | None:
        return self._raw.seed if self._raw.mode == c.CARTOG_MODE_SEEDED else None

    @property
    def ruins(self) -> bool:
        """Whether the next explore card must cover ruins."""
        return bool(self._info().ruins)

    @property
    def owed(self) -> int:
        """Maps that the last card has still to be drawn on."""
        return self._info().owed

    @property
    def edicts(self) -> tuple[ScoringLike, ...]:
        """The scoring cards under A to D: keys, or own ones."""
        return tuple(self._scoring(number) for number in self._raw.edicts)

    @property
    def scoring(self) -> tuple[ScoringLike, ...]:
        """The two that score this season; none before spring."""
        return tuple(self._scoring(number) for number in self._scored())

    def _scored(self) -> tuple[int, ...]:
        info = self._info()
        return tuple(number for number in (info.first, info.second) if number)

    @property
    def card(self) -> Card | None:
        """The last card of this season."""
        number = self._info().card
        return self._card(number) if number else None

    def _card(self, number: int) -> Card:
        raw = cartog_card()
        status = lib.cartog_table_card(self._ref, number, byref(raw))
        if status:
            raise fail(status, f"card {number}")
        return Card._of(raw)

    @property
    def reveals(self) -> tuple[Card, ...]:
        """All cards revealed, first to last."""
        ids = (c_uint32 * c.CARTOG_REVEALS_MAX)()
        count = lib.cartog_table_reveals(self._ref, ids, len(ids))
        return tuple(self._card(ids[i]) for i in range(count))

    # ---- steps: each raises IllegalStep and changes nothing where it cannot come now ----

    def begin(self) -> None:
        """Begins the next season."""
        check_step(lib.cartog_table_begin(self._ref))

    def order(self, cards: Iterable[CardLike]) -> None:
        """Gives the order of the season that has just begun, at an ordered table."""
        ids = [self._id(card) for card in many(cards, "cards")]
        check_step(lib.cartog_table_order(self._ref, (c_uint32 * len(ids))(*ids), len(ids)))

    def _id(self, card: CardLike) -> int:
        """An own card has the id that this table gave it."""
        if isinstance(card, (Card, str)):
            key = card.key if isinstance(card, Card) else card
            for own in self._raw.own[: self._raw.own_count]:
                if own.key.decode() == key:
                    return int(own.id)
        return card_id(card)

    def reveal(self, card: CardLike | None = None) -> Card:
        """Reveals a card and returns it. card is the one that was turned, or with a seed or order the one expected."""
        revealed = c_uint32()
        number = 0 if card is None else self._id(card)
        check_step(lib.cartog_table_reveal(self._ref, number, byref(revealed)))
        return self._card(revealed.value)

    def task(self, owner: int = 0) -> Task:
        """What the last card asks of a map."""
        raw = cartog_task()
        check_step(lib.cartog_table_task(self._ref, player(owner), byref(raw), None))
        return Task._of(raw)

    def drawer(self, owner: int = 0) -> int:
        """Who draws on a map for the last card: the owner, or under an ambush a neighbour."""
        drawer = c_uint32()
        check_step(lib.cartog_table_task(self._ref, player(owner), None, byref(drawer)))
        return drawer.value

    def draw(
        self, sheet: Sheet, placement: PlacementLike, owner: int = 0, drawer: int | None = None
    ) -> Outcome:
        """Draws what the last card asks for on that owner's sheet. Raises IllegalPlacement or IllegalStep."""
        given = placement_of(placement)
        outcome, verdict = sized(cartog_outcome), sized(cartog_verdict)
        who = self.drawer(owner) if drawer is None else player(drawer)
        status = lib.cartog_table_draw(
            self._ref, _paper(sheet), player(owner), who, byref(given._raw), byref(outcome), byref(verdict)
        )
        if 0 < status < c.CARTOG_REFUSAL_STEP:
            raise illegal(verdict, given)
        check_step(status)
        return Outcome._of(outcome)

    def note(self, owner: int = 0) -> None:
        """Notes a draw that was made elsewhere, on paper."""
        check_step(lib.cartog_table_note(self._ref, player(owner)))

    def undo_draw(self, owner: int = 0, sheet: Sheet | None = None) -> None:
        """Takes back what was drawn on that map for the last card."""
        check_step(lib.cartog_table_undo_draw(self._ref, None if sheet is None else _paper(sheet), player(owner)))

    def score(self, sheet: Sheet) -> SeasonScore:
        """Scores the complete season on a sheet."""
        ledger = cartog_ledger()
        paper = _paper(sheet)
        own = tuple(self._function(number) for number in self._scored())
        check_step(lib.cartog_table_score(self._ref, paper, external_of(sheet.map, own), byref(ledger)))
        return SeasonScore._of(ledger)

    def undo(self, turn: int, sheets: Iterable[Sheet] = ()) -> None:
        """Goes back to just before card number turn (from 1) was revealed, on the sheets given too."""
        undone = list(sheets)
        for sheet in undone:
            _paper(sheet)
        check_step(lib.cartog_table_undo(self._ref, whole(turn, "turn", *U32)))
        for sheet in undone:
            sheet.undo(turn)

    def copy(self) -> Table:
        """A table of its own."""
        made = type(self)._of(self._raw)
        made._own = dict(self._own)
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return bytes(self._raw) == bytes(other._raw) and self._own == other._own

    def __repr__(self) -> str:
        season = self.season.name.lower() if self.season else "before spring"
        return f"<Table {season} time={self.time} turn={self.turn} {self.phase.name.lower()}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored_table, (type(self), bytes(self._raw).hex(), self._own)


def _paper(sheet: Sheet) -> Any:
    """A sheet as the library takes it. Raises TypeError for what is none, as ctypes does not."""
    if not isinstance(sheet, Sheet):
        raise TypeError(f"a Sheet is needed, not {type(sheet).__name__}")
    return sheet._ref


def _restored_table(kind: type[Table], text: str, own: dict[int, OwnScoring | str]) -> Table:
    made: Table = restored(kind, text)
    made._own = own
    return made


def _deck_of(deck: Iterable[CardLike] | None) -> tuple[list[int], list[Card]]:
    """The ids of a deck, and its own cards by value, each with an id of this table's."""
    ids: list[int] = []
    own: list[Card] = []
    for card in () if deck is None else many(deck, "deck"):
        if not isinstance(card, Card) or card.is_printed:
            ids.append(card_id(card))
            continue
        known = next((made for made in own if _renumbered(card, made.id) == made), None)
        if known is None:
            known = _renumbered(card, c.CARTOG_CARD_OWN + len(own))
            own.append(known)
        ids.append(known.id)
    return ids, own


def _renumbered(card: Card, number: int) -> Card:
    raw = cartog_card.from_buffer_copy(card._raw)
    raw.id = number
    return Card._of(raw)


#: A player's result: a Sheet, or total and points lost to monsters.
StandingLike = Union[Sheet, "tuple[int, int]"]


def standings(results: Sequence[StandingLike]) -> list[int]:
    """Ranks: 1 + the number of players strictly ahead, by total, then by fewer points lost to monsters.

    >>> standings([(40, 3), (52, 8), (52, 6)])
    [3, 2, 1]
    """
    raw = (cartog_standing * len(results))()
    for i, result in enumerate(results):
        total, lost = (result.total, result.monsters) if isinstance(result, Sheet) else result
        raw[i].total, raw[i].monsters = whole(total, "a total", *I32), whole(lost, "points lost", *I32)
    ranks = (c_uint32 * len(results))()
    status = lib.cartog_standings(raw, len(results), ranks)
    if status:
        raise fail(status)
    return list(ranks)


class Rating(NamedTuple):
    """How a game alone went."""

    rating: int
    title: str


def rating(total: int, edicts: Sequence[CardLike]) -> Rating:
    """The solo rating and its title: total less the solo numbers of the four edicts.

    >>> rating(70, ["greenbough", "wildholds", "canal_lake", "borderlands"])
    Rating(rating=-16, title='Dimwitted Doodler')
    """
    found = c_int32()
    ids = (c_uint32 * c.CARTOG_EDICTS)(*(scoring_id(edict) for edict in four(edicts)))
    status = lib.cartog_solo_rating(whole(total, "a total", *I32), ids, byref(found))
    if status:
        raise fail(status, f"total {total}")
    return Rating(found.value, lib.cartog_solo_title(found.value).decode())


def deal_edicts(seed: int) -> tuple[str, ...]:
    """The edicts A to D of a seed, as keys."""
    ids = (c_uint32 * c.CARTOG_EDICTS)()
    lib.cartog_deal_edicts(whole(seed, "a seed", *U64), ids)
    return tuple(lib.cartog_card_key(number).decode() for number in ids)
