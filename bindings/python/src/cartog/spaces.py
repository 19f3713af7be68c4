"""Spaces and sets of spaces.

A space is a column letter a to k and a row number 1 to 11: "a1" is top left, "k11" bottom right. Its number is
11 * row + column from 0, and (row, column) from 0 names it too. Sets of spaces are tuples of names in reading order.
"""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_uint32
from operator import index
from typing import Any, SupportsIndex, Union

from ._constants import CARTOG_COLUMNS, CARTOG_ROWS, CARTOG_SPACES
from ._ffi import encoded, lib, message, sized, slug
from ._structs import cartog_spaces, cartog_text_error
from .errors import NotationError

__all__ = ["NAMES", "bits_of", "names_of", "raw_of", "space_number"]

#: A space as callers may name it: "c4", (3, 2) or 35.
SpaceLike = Union[str, SupportsIndex, "tuple[SupportsIndex, SupportsIndex]"]
#: A set of spaces: "a1,b2" or an iterable of spaces.
SpacesLike = Union[str, Iterable[SpaceLike]]

#: The names of all spaces in reading order.
NAMES: tuple[str, ...] = tuple(lib.cartog_space_name(space).decode() for space in range(CARTOG_SPACES))
_NUMBERS = {name: number for number, name in enumerate(NAMES)}


def space_number(space: SpaceLike) -> int:
    """The number of a space, 0 to 120.

    Raises NotationError for a name that is none, IndexError for numbers outside the map.

    >>> space_number("c4"), space_number((3, 2)), space_number("C4")
    (35, 35, 35)
    """
    if isinstance(space, str):
        number = _NUMBERS.get(space)
        return number if number is not None else _parsed_space(space)
    if isinstance(space, tuple):
        row, column = map(index, space)
        if 0 <= row < CARTOG_ROWS and 0 <= column < CARTOG_COLUMNS:
            return CARTOG_COLUMNS * row + column
        raise IndexError(f"row and column run from 0 to 10, not {space}")
    number = index(space)
    if 0 <= number < CARTOG_SPACES:
        return number
    raise IndexError(f"space numbers run from 0 to 120, not {number}")


def _parsed_space(text: str) -> int:
    """For names in capitals, and names that are none."""
    found = c_uint32()
    data = encoded(text)
    status = lib.cartog_space_parse(data, len(data), byref(found))
    if status:
        raise NotationError(slug(status), f"{message(status)}, not {text!r}", 1, 1)
    return found.value


def bits_of(spaces: SpacesLike) -> int:
    """A set of spaces as a number, bit n for space n."""
    if isinstance(spaces, str):
        return _parsed_spaces(spaces)
    bits = 0
    for space in spaces:
        bits |= 1 << space_number(space)
    return bits


def _parsed_spaces(text: str) -> int:
    raw, error = cartog_spaces(), sized(cartog_text_error)
    data = encoded(text)
    status = lib.cartog_spaces_parse(data, len(data), byref(raw), byref(error))
    if status:
        raise NotationError(slug(status), message(status), error.line, error.column)
    return int(raw.w[0] | raw.w[1] << 64)


def names_of(raw: cartog_spaces) -> tuple[str, ...]:
    """The names of a set of the library's."""
    return names_in(raw.w[0] | raw.w[1] << 64)


def names_in(bits: int) -> tuple[str, ...]:
    """The names of the spaces whose bits are set."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(NAMES[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(found)


def raw_of(bits: int) -> cartog_spaces:
    """The library's set of a number."""
    raw = cartog_spaces()
    words: Any = raw.w
    words[0] = bits & 0xFFFFFFFFFFFFFFFF
    words[1] = bits >> 64
    return raw
