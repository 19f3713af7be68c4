"""Shapes: what a card lets draw, turned and mirrored at will."""

from __future__ import annotations

from ctypes import byref, c_uint32
from typing import TYPE_CHECKING, Any

from . import _constants as c
from ._ffi import fail, lib, whole
from ._structs import cartog_spaces
from .errors import NotationError
from .picture import Picture, pixels, svg_text
from .spaces import SpacesLike, bits_of, names_of, raw_of, space_number

if TYPE_CHECKING:
    from .picture import Svg

__all__ = ["Shape"]


class Shape(Picture):
    """A shape, wherever it lies and however it is turned: two are equal if one can be moved onto the other.

    >>> l = Shape.parse("X./X./XX")
    >>> len(l), l == Shape(["c3", "c4", "c5", "d5"]), len(l.orientations())
    (4, True, 8)
    >>> print(l.turned(1))
    XXX
    X..
    """

    __slots__ = ("_raw",)
    _raw: cartog_spaces

    def __init__(self, spaces: SpacesLike) -> None:
        """From spaces, such as ["a1", "a2"]. Raises InvalidArgument for none."""
        raw = raw_of(bits_of(spaces))
        self._raw = cartog_spaces()
        status = lib.cartog_shape_normalize(byref(raw), byref(self._raw))
        if status:
            raise fail(status, "a shape")

    @classmethod
    def _of(cls, raw: cartog_spaces) -> Shape:
        return cls(names_of(raw))

    @classmethod
    def parse(cls, text: str) -> Shape:
        """From rows joined by "/" or line breaks, with X for a space and . for none."""
        rows = text.strip("\n").replace("\n", "/").split("/")
        if len(rows) > c.CARTOG_ROWS:
            raise NotationError("bad_row_count", "a shape has at most 11 rows", 1, len("/".join(rows[:11])) + 1)
        for r, row in enumerate(rows):
            fault = next((k for k, mark in enumerate(row) if mark not in "Xx." or k >= c.CARTOG_COLUMNS), None)
            if fault is not None or not row:
                column = len("/".join([*rows[:r], ""])) + (fault or 0) + 1
                raise NotationError("bad_syntax", "a row of a shape is 1 to 11 times X or .", 1, column)
        return cls([(r, k) for r, row in enumerate(rows) for k, mark in enumerate(row) if mark in "Xx"])

    @property
    def spaces(self) -> tuple[str, ...]:
        """Its spaces, moved up and left to the corner of the map."""
        return names_of(self._raw)

    @property
    def text(self) -> str:
        """Rows joined by "/", as `parse` reads it."""
        return str(self).replace("\n", "/")

    def turned(self, orientation: int) -> Shape:
        """Orientation 0 to 3: turned clockwise by that many quarters; 4 to 7: mirrored left to right first."""
        number = whole(orientation, "an orientation", 0, c.CARTOG_ORIENTATIONS - 1)
        turned = cartog_spaces()
        lib.cartog_shape_orient(byref(self._raw), number, byref(turned))
        return self._of(turned)

    def orientations(self) -> list[Shape]:
        """Its different orientations, 1 to 8, in the order of their numbers."""
        turned = (cartog_spaces * c.CARTOG_ORIENTATIONS)()
        count = lib.cartog_shape_orientations(byref(self._raw), turned, len(turned))
        return [self._of(turned[i]) for i in range(count)]

    def at(self, row: int, column: int) -> tuple[str, ...]:
        """The spaces with the shape's top left corner at that row and column, from 0.

        Raises InvalidArgument where the shape leaves the map.
        """
        placed = cartog_spaces()
        first = space_number((row, column))
        status = lib.cartog_shape_place(
            byref(self._raw), first // c.CARTOG_COLUMNS, first % c.CARTOG_COLUMNS, byref(placed)
        )
        if status:
            raise fail(status, f"the shape at {(row, column)}")
        return names_of(placed)

    def svg(self, *, size: int = 32) -> Svg:
        """A picture, size pixels a space."""
        return svg_text(lib.cartog_shape_svg, byref(self._raw), c.CARTOG_TERRAIN_EMPTY, pixels(size))

    def __len__(self) -> int:
        return int(lib.cartog_spaces_count(byref(self._raw)))

    def __str__(self) -> str:
        marks = [["."] * c.CARTOG_COLUMNS for _ in range(c.CARTOG_ROWS)]
        numbers = _numbers(self._raw)
        for number in numbers:
            marks[number // c.CARTOG_COLUMNS][number % c.CARTOG_COLUMNS] = "X"
        rows = max(numbers) // c.CARTOG_COLUMNS + 1
        columns = max(number % c.CARTOG_COLUMNS for number in numbers) + 1
        return "\n".join("".join(row[:columns]) for row in marks[:rows])

    def __repr__(self) -> str:
        return f"Shape.parse({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return bytes(self._raw) == bytes(other._raw) if isinstance(other, Shape) else NotImplemented

    def __hash__(self) -> int:
        return hash(bytes(self._raw))

    def __reduce__(self) -> tuple[Any, ...]:
        return Shape.parse, (self.text,)


def _numbers(raw: cartog_spaces) -> list[int]:
    numbers = (c_uint32 * c.CARTOG_SPACES)()
    count = lib.cartog_spaces_list(byref(raw), numbers, len(numbers))
    return list(numbers[:count])
