"""Pictures, as the C library draws them."""

from __future__ import annotations

import os
from ctypes import create_string_buffer
from typing import Any

from . import _constants as c
from ._ffi import fail, whole

__all__ = ["Picture", "Svg"]


class Svg(str):
    """An SVG picture as text. Notebooks show it as a picture; several on one page do not clash."""

    def _repr_svg_(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return str(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the picture into a file, in UTF-8."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self)


class Picture:
    """What can be shown: `svg()` draws it, notebooks show it by themselves, `save` writes it into a file."""

    __slots__ = ()

    def svg(self) -> Svg:
        raise NotImplementedError

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the picture as SVG."""
        self.svg().save(path)

    def _repr_svg_(self) -> str | None:
        return str(self.svg())

    def _repr_html_(self) -> str:
        return f'<div style="overflow-x:auto">{self.svg()}</div>'


def pixels(size: int) -> int:
    """The side of a space, in its range."""
    return whole(size, "the size of a space in pixels", c.CARTOG_PIXELS_MIN, c.CARTOG_PIXELS_MAX)


def svg_text(printer: Any, *arguments: Any) -> Svg:
    """What a printer of pictures prints. A first guess at its length saves drawing most of them twice."""
    out = create_string_buffer(1 << 15)
    needed = printer(*arguments, out, len(out))
    if needed < 0:
        raise fail(needed, "title" if needed == c.CARTOG_ERROR_ENCODING else "")
    if needed >= len(out):
        out = create_string_buffer(needed + 1)
        printer(*arguments, out, len(out))
    return Svg(out.value.decode())
