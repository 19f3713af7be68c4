"""What stands in records: lines, headers of own cards, and the errors of faults."""

from __future__ import annotations

from ctypes import byref

from ._ffi import lib, slug
from ._structs import cartog_fault
from .card import Card
from .errors import ReplayError
from .spaces import names_of
from .terrain import Terrain

__all__ = ["error_of", "header_of", "lines_of"]


def lines_of(text: str) -> list[str]:
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    return [line[:-1] if line.endswith("\r") else line for line in lines]


def error_of(fault: cartog_fault, status: int) -> ReplayError:
    fault.status = status
    return ReplayError(
        slug(status),
        lib.cartog_fault_message(byref(fault)).decode(),
        fault.line,
        fault.column,
        fault.expected.decode(errors="replace"),
        fault.found.decode(errors="replace"),
        names_of(fault.spaces),
        status > 0,
    )


def header_of(card: Card) -> str:
    """The header of an own card."""
    shapes = ",".join(shape.text + ("+c" if coin else "") for shape, coin in zip(card.shapes, card.coins))
    if card.arrow:
        way = f"pass={card.arrow} corner={card.corner} walk={card.walk}"
        return f"Ambush: {card.key} shape={shapes} {way}"
    letters = "".join(Terrain(terrain).letter for terrain in card.terrains)
    return f"Card: {card.key} time={card.time} terrains={letters} shapes={shapes}"
