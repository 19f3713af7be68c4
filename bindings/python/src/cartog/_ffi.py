"""Finds the C library, compares it with what this package was made for, and gives its functions their types.

Order: the file that the environment variable CARTOG_LIBRARY names, and if it is set no other; the file inside this
package; the one that the system finds by the name cartog. Before first use the number of the binary interface, every
constant, the size of every struct and the place of every member are compared.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeVar

from . import _constants as c
from . import _structs
from ._functions import FUNCTIONS
from .errors import AbiError, CardError, InvalidArgument

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = [
    "I32",
    "LIBRARY_PATH",
    "U32",
    "U64",
    "at_least",
    "encoded",
    "fail",
    "lib",
    "many",
    "message",
    "sized",
    "slug",
    "text_of",
    "whole",
]

T = TypeVar("T")
I32 = (-(1 << 31), (1 << 31) - 1)
U32 = (0, (1 << 32) - 1)
U64 = (0, (1 << 64) - 1)

_NAMES = {"win32": "cartog.dll", "cygwin": "cartog.dll", "darwin": "libcartog.dylib"}
_FILE = _NAMES.get(sys.platform, "libcartog.so")


def _candidates() -> Iterator[str]:
    explicit = os.environ.get("CARTOG_LIBRARY")
    if explicit:
        yield explicit
        return
    yield str(Path(__file__).parent / _FILE)
    bundle = getattr(sys, "_MEIPASS", None)  # where PyInstaller unpacks
    if bundle:
        yield str(Path(bundle) / "cartog" / _FILE)
    found = ctypes.util.find_library("cartog")
    if found:
        yield found


def _expected() -> Iterator[tuple[str, int]]:
    for name, value in vars(c).items():
        if name.startswith("CARTOG_") and not name.startswith("CARTOG_VERSION"):
            yield name, value
    for name, struct in vars(_structs).items():
        if name.startswith("cartog_"):
            yield f"sizeof {name}", ctypes.sizeof(struct)
            for member, _ in struct._fields_:
                yield f"offsetof {name}.{member}", getattr(struct, member).offset


def _typed(library: Any) -> None:
    missing = [name for name in FUNCTIONS if not hasattr(library, name)]
    if missing:
        raise AbiError(f"has no {', '.join(missing[:3])}{' and others' if len(missing) > 3 else ''}")
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments


def _check(library: Any) -> None:
    """Raises AbiError where the library is not the one that this package was made for."""
    if not hasattr(library, "cartog_abi"):
        raise AbiError("is no cartog library: it has no cartog_abi")
    found = library.cartog_abi()
    if found != c.CARTOG_ABI:
        raise AbiError(f"has binary interface {found}, and {c.CARTOG_ABI} is needed")
    _typed(library)
    values: dict[str, int] = {}
    value = ctypes.c_int64()
    for number in range(1 << 16):
        if library.cartog_constant_value(number, ctypes.byref(value)) != 0:
            break
        values[library.cartog_constant_name(number).decode()] = value.value
    for name, wanted in _expected():
        if values.get(name) != wanted:
            told = "is unknown to it" if name not in values else f"is {values[name]} there"
            raise AbiError(f"does not fit, though its number does: {name} {told}, and {wanted} is needed")


def _load() -> tuple[Any, str]:
    reasons = []
    for path in _candidates():
        try:
            library = ctypes.CDLL(path)
            _check(library)
        except (OSError, AbiError) as error:
            reasons.append(f"  {path}: {error}")
        else:
            return library, path
    if not os.environ.get("CARTOG_LIBRARY") and ctypes.util.find_library("cartog") is None:
        reasons.append("  the system knows no library called cartog")
    raise AbiError("cartog finds no C library that fits:\n" + "\n".join(reasons))


#: The loaded library with typed functions, and where it was found.
lib: Any
LIBRARY_PATH: str
lib, LIBRARY_PATH = _load()


def encoded(text: str) -> bytes:
    """A text as the library reads it. What is no Unicode stays wrong there, so that the library finds its place."""
    if not isinstance(text, str):
        raise TypeError(f"a text is a str, not {type(text).__name__}")
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


def whole(value: SupportsIndex, what: str, low: int, high: int) -> int:
    """A whole number in its range, for ctypes, which cuts others silently. Raises TypeError or InvalidArgument."""
    number = index(value)
    if not low <= number <= high:
        raise InvalidArgument("range", f"{what} is {low} to {high}, not {number}")
    return number


def at_least(value: SupportsIndex, what: str, low: int) -> int:
    """A whole number that nothing bounds above: of threads, workers and the like. Raises TypeError or ValueError."""
    number = index(value)
    if number < low:
        raise ValueError(f"{what} must be at least {low}, not {number}")
    return number


def many(values: Iterable[T], what: str) -> list[T]:
    """The items of a sequence argument. A str would give its letters, which nobody means."""
    if isinstance(values, str):
        raise TypeError(f"{what} must be a sequence, not the one str {values!r}")
    return list(values)


def slug(status: int) -> str:
    text: bytes = lib.cartog_status_slug(whole(status, "a status", *I32))
    return text.decode()


def message(status: int) -> str:
    text: bytes = lib.cartog_status_message(whole(status, "a status", *I32))
    return text.decode()


def fail(status: int, what: str = "") -> InvalidArgument:
    """The error for a negative status; what says which argument, if the sentence does not."""
    kind = CardError if c.CARTOG_ERROR_CARD_INVALID <= status <= c.CARTOG_ERROR_CARD_UNKNOWN else InvalidArgument
    sentence = message(status)
    return kind(slug(status), sentence, f"{what}: {sentence}" if what else sentence)


def sized(kind: Any) -> Any:
    """A struct with its size member set and all else zero."""
    made = kind()
    made.size = ctypes.sizeof(kind)
    return made


def text_of(printer: Any, *arguments: Any) -> str:
    """What a printer of the library prints."""
    needed = printer(*arguments, None, 0)
    if needed < 0:
        raise fail(needed)
    out = ctypes.create_string_buffer(needed + 1)
    printer(*arguments, out, needed + 1)
    return out.value.decode()
