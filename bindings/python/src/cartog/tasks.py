"""What must be drawn now: a card with the duties and switches beside it."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from . import _constants as c
from ._ffi import fail, lib
from ._structs import cartog_card, cartog_task
from .card import Card, CardLike, card_id
from .errors import InvalidArgument

__all__ = ["Task", "task_of"]


class Task:
    """A card to draw, and whether ruins are pending, the game is played alone, and the fallback keeps to the card.

    Tables give them (`Table.task`); wherever a card is asked for, a task says the rest too.

    >>> Task("orchard", ruins=True)
    <Task card='orchard', ruins=True>
    """

    __slots__ = ("_raw",)
    _raw: cartog_task

    def __init__(self, card: CardLike, *, ruins: bool = False, solo: bool = False, fallback: str = "any") -> None:
        """Arguments as for `Map.check`. Raises CardError for a card that cannot be drawn."""
        self._raw = cartog_task.from_buffer_copy(task_of(card, ruins, False, solo, fallback))

    @classmethod
    def _of(cls, raw: cartog_task) -> Task:
        made = cls.__new__(cls)
        made._raw = raw
        return made

    @property
    def card(self) -> Card:
        return Card._of(cartog_card.from_buffer_copy(self._raw.card))

    @property
    def ruins(self) -> bool:
        """The shape must cover ruins."""
        return bool(self._raw.flags & c.CARTOG_TASK_RUINS)

    @property
    def solo(self) -> bool:
        """The game is played alone; matters to an ambush only."""
        return bool(self._raw.flags & c.CARTOG_TASK_SOLO)

    @property
    def fallback(self) -> str:
        """"any", or "card": then a single space that stands in keeps to the card's terrains."""
        return "card" if self._raw.flags & c.CARTOG_TASK_FALLBACK_CARD else "any"

    @property
    def drawer(self) -> str:
        """Who draws: "owner", "neighbour", or "walk" for an ambush in a game alone."""
        return ("owner", "neighbour", "walk")[lib.cartog_task_drawer(byref(self._raw))]

    def __repr__(self) -> str:
        words = [f"card={self.card.key!r}"]
        words += [f"{name}=True" for name in ("ruins", "solo") if getattr(self, name)]
        return f"<Task {', '.join(words)}>"

    def __eq__(self, other: object) -> bool:
        return bytes(self._raw) == bytes(other._raw) if isinstance(other, Task) else NotImplemented

    def __hash__(self) -> int:
        return hash(bytes(self._raw))

    def __reduce__(self) -> tuple[Any, ...]:
        return _task, (self.card, self.ruins, self.solo, self.fallback)


def _task(card: Card, ruins: bool, solo: bool, fallback: str) -> Task:
    return Task(card, ruins=ruins, solo=solo, fallback=fallback)


_printed: dict[tuple[int, int], cartog_task] = {}


def task_of(card: CardLike | Task, ruins: bool, ambush: bool, solo: bool, fallback: str) -> cartog_task:
    """The library's task for what a caller says. Raises CardError for a card that cannot be drawn."""
    if isinstance(card, Task):
        if ruins or solo or fallback != "any":
            raise InvalidArgument("range", "a task says itself whether ruins, solo and fallback apply")
        if ambush and card._raw.card.kind != c.CARTOG_KIND_AMBUSH:
            raise InvalidArgument("card_kind", f"{card!r} is no ambush")
        return card._raw
    flags = (c.CARTOG_TASK_RUINS if ruins else 0) | (c.CARTOG_TASK_SOLO if solo else 0)
    if fallback == "card":
        flags |= c.CARTOG_TASK_FALLBACK_CARD
    elif fallback != "any":
        raise InvalidArgument("range", f"fallback is 'any' or 'card', not {fallback!r}")
    own = isinstance(card, Card) and not card.is_printed
    key = (card_id(card), flags)
    task = None if own else _printed.get(key)
    if task is None:
        task = cartog_task()
        if isinstance(card, Card):
            status = lib.cartog_task_init_card(byref(task), byref(card._raw), flags)
        else:
            status = lib.cartog_task_init(byref(task), key[0], flags)
        if status:
            raise fail(status, f"card {card!r}")
        if not own:
            _printed[key] = task
    if ambush and task.card.kind != c.CARTOG_KIND_AMBUSH:
        raise InvalidArgument("card_kind", f"{card!r} is no ambush card")
    return task
