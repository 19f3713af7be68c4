"""What cartog raises.

Every error has `code`, a short stable word such as "occupied", and a sentence. Errors about text name the place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .placement import Placement

__all__ = [
    "AbiError",
    "CardError",
    "CartogError",
    "IllegalPlacement",
    "IllegalStep",
    "InvalidArgument",
    "NotationError",
    "ReplayError",
]


class CartogError(Exception):
    """Base of all errors of this package.

    Attributes:
        code: short stable word, the same in every language that cartog speaks.
        message: a sentence without the place.
    """

    def __init__(self, code: str, message: str, text: str | None = None) -> None:
        super().__init__(text if text is not None else message)
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.args, self.__dict__)


def _rebuild(kind: type[CartogError], args: tuple[object, ...], state: dict[str, object]) -> CartogError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class InvalidArgument(CartogError, ValueError):
    """A number, map or card outside what a call accepts."""


class CardError(InvalidArgument):
    """No card has this key or name, or it is of another kind than is needed."""


class NotationError(CartogError, ValueError):
    """A text that does not parse.

    Attributes:
        line: from 1.
        column: from 1, in bytes of UTF-8.
    """

    def __init__(self, code: str, message: str, line: int, column: int) -> None:
        super().__init__(code, message, f"line {line}, column {column}: {code}: {message}")
        self.line = line
        self.column = column


class IllegalPlacement(CartogError, ValueError):
    """A placement that the rules refuse. Nothing was changed.

    Attributes:
        spaces: the spaces that are the cause, such as ("c4",).
        placement: what was refused.
    """

    def __init__(self, code: str, message: str, spaces: tuple[str, ...], placement: Placement) -> None:
        super().__init__(code, message, f"{code}: {message}" + (f": {' '.join(spaces)}" if spaces else ""))
        self.spaces = spaces
        self.placement = placement


class IllegalStep(CartogError, ValueError):
    """A step of a game that cannot come now. Nothing was changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message, f"{code}: {message}")


class ReplayError(CartogError, ValueError):
    """A game record that is wrong.

    Attributes:
        line: the faulty line, from 1.
        column: from 1, in bytes of UTF-8.
        expected: what should be there, or "".
        found: what is there, or "".
        spaces: the spaces that are the cause, where a placement is refused.
        parses: whether the text parses, so that it is the game that is wrong.
    """

    def __init__(
        self, code: str, message: str, line: int, column: int, expected: str, found: str, spaces: tuple[str, ...],
        parses: bool,
    ) -> None:
        text = f"line {line}, column {column}: {code}: {message}"
        if expected:
            text += f": expected {expected}, found {found or 'nothing'}"
        elif found:
            text += f": found {found}"
        super().__init__(code, message, text)
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found
        self.spaces = spaces
        self.parses = parses


class AbiError(CartogError, ImportError):
    """No library that fits was found. The text names every file that was tried, and why it does not fit."""

    def __init__(self, message: str) -> None:
        super().__init__("abi", message)
