"""The C library itself, for what the package does not wrap: typed functions, structs and constants.

    >>> from cartog import capi
    >>> m = capi.structs.cartog_map()
    >>> capi.lib.cartog_map_init(capi.byref(m), capi.constants.CARTOG_SIDE_B)
    0

The C headers say what each function does. Nothing is checked here but the number and kind of arguments: a wrong pointer
ends the process, as it does in C.
"""

from __future__ import annotations

from ctypes import byref, c_int64

from . import _constants as constants
from . import _structs as structs
from ._ffi import LIBRARY_PATH, lib, sized

__all__ = ["LIBRARY_PATH", "abi", "byref", "constants", "lib", "loaded_constants", "sized", "structs", "version"]


def abi() -> int:
    """The number of the loaded library's binary interface."""
    return int(lib.cartog_abi())


def version() -> int:
    """10000 * major + 100 * minor + patch of the loaded library."""
    return int(lib.cartog_version())


def loaded_constants() -> dict[str, int]:
    """Every constant, struct size and member's place as the loaded library has them."""
    values: dict[str, int] = {}
    value = c_int64()
    while lib.cartog_constant_value(len(values), byref(value)) == 0:
        values[lib.cartog_constant_name(len(values)).decode()] = value.value
    return values
