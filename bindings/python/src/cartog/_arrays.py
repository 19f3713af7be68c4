"""Arrays as batches take them: checked, and shared among threads."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from . import _constants as c
from ._ffi import at_least, fail, message, slug
from .errors import InvalidArgument

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    import numpy.typing as npt

    UInt8 = npt.NDArray[np.uint8]
    Int32 = npt.NDArray[np.int32]

BOARD = (c.CARTOG_ROWS, c.CARTOG_COLUMNS)


def numpy() -> ModuleType:
    """numpy, imported when it is first needed."""
    try:
        import numpy as np
    except ImportError:
        raise ImportError("arrays need numpy: pip install 'cartog[numpy]'") from None
    return np


def one_board(array: npt.ArrayLike, name: str) -> UInt8:
    """An (11, 11) array of small integers or bools as the library reads it."""
    np = numpy()
    given = np.asarray(array)
    if given.dtype.kind not in "iub":
        raise TypeError(f"{name} must hold integers, not {given.dtype}")
    if given.shape != BOARD:
        raise ValueError(f"{name} must have shape (11, 11), not {given.shape}")
    if given.dtype.kind != "b" and given.size and (given.min() < 0 or given.max() > 255):
        raise ValueError(f"{name} must hold numbers from 0 to 255")
    made: UInt8 = np.ascontiguousarray(given, np.uint8)
    return made


def board_of(codes: Any) -> UInt8:
    """A read-only (11, 11) array over 121 bytes."""
    board: UInt8 = numpy().frombuffer(bytes(codes), "uint8").reshape(BOARD)
    return board


def checked(array: Any, name: str, dtype: str, shape: tuple[int | None, ...], write: bool = False) -> Any:
    """Checks an array argument; None in the shape fits any length."""
    np = numpy()
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name} must be a numpy array, not {type(array).__name__}")
    if array.dtype != np.dtype(dtype) and (write or dtype != "uint8" or array.dtype != bool):
        raise TypeError(f"{name} must have dtype {dtype}, not {array.dtype}")
    if array.ndim != len(shape) or any(w is not None and w != f for w, f in zip(shape, array.shape)):
        wanted = ", ".join("n" if w is None else str(w) for w in shape) + ("," if len(shape) == 1 else "")
        raise ValueError(f"{name} must have shape ({wanted}), not {array.shape}")
    if not array.flags.c_contiguous:
        raise ValueError(f"{name} must be C-contiguous; numpy.ascontiguousarray copies it so")
    if write and not array.flags.writeable:
        raise ValueError(f"{name} must be writeable")
    return array


def boards(maps: Any) -> Any:
    return checked(maps, "maps", "uint8", (None, *BOARD))


def output(out: Any, dtype: str, shape: tuple[int, ...]) -> Any:
    return numpy().zeros(shape, dtype) if out is None else checked(out, "out", dtype, shape, write=True)


class Rows:
    """Shares the rows of a call among threads and tells what became of them."""

    def __init__(self, count: int, threads: int, status: Int32 | None) -> None:
        threads = at_least(threads, "threads", 1)
        self.count = count
        self.threads = 1 if threads == 1 else min(threads, count, 4 * (os.cpu_count() or 1)) or 1
        self.wanted = status is not None
        self.status: Int32 = (
            numpy().zeros(count, "int32") if status is None else checked(status, "status", "int32", (count,), write=True)
        )

    def run(self, call: Callable[[slice, int], int]) -> None:
        """Calls with each part of the rows and its length; the result is a number of rows, or an error for all."""
        step = -(-self.count // self.threads) or 1
        parts = [slice(at, min(at + step, self.count)) for at in range(0, self.count, step)] or [slice(0, 0)]
        if len(parts) == 1:
            done = [call(parts[0], parts[0].stop)]
        else:
            with ThreadPoolExecutor(len(parts)) as pool:
                done = list(pool.map(lambda part: call(part, part.stop - part.start), parts))
        for result in done:
            if result < 0:
                raise fail(result)
        if sum(done) and not self.wanted:
            first = int(numpy().flatnonzero(self.status)[0])
            status = int(self.status[first])
            text = f"row {first}: {message(status)}; {sum(done)} of {self.count} rows are not done"
            raise InvalidArgument(slug(status), message(status), text)


def marks_of(ruins: Any, count: int) -> tuple[Any, int]:
    """Marks, and whether each row has its own."""
    if ruins is None:
        return None, 0
    each = getattr(ruins, "ndim", 0) == 3
    return checked(ruins, "ruins", "uint8", (count, *BOARD) if each else BOARD), int(each)


def at(array: Any, part: slice) -> int | None:
    """Address of the part's first row."""
    return None if array is None else array.ctypes.data + part.start * array.strides[0]
