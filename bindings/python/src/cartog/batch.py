"""Many maps in one call, on numpy arrays.

Maps are arrays of shape (n, 11, 11), dtype uint8, C-contiguous: terrain codes 0 to 7 and 10. Ruins marks are bool or uint8
arrays of 0 and 1, of shape (11, 11) for marks that all maps share or (n, 11, 11). Each function takes

    out      an array to write into instead of a new one,
    threads  how many threads to share the rows among; the interpreter lock is free during the work,
    status   an int32 array of shape (n,) that gets 0 for each row that went well and a status code else.

A wrong dtype raises TypeError, a wrong shape or memory layout ValueError; both name the argument. A row that is no valid
map does not stop the others. Without status it raises InvalidArgument after all rows are done, naming the first; with
status it is told there, and its results are 0 in a new array, or untouched in `out`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from ctypes import byref, c_uint32, create_string_buffer
from typing import TYPE_CHECKING, Any

from . import _constants as c
from ._ffi import encoded, fail, lib, message, slug
from .errors import InvalidArgument
from .scoring import SCORING, scoring_id
from .tasks import task_of

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    import numpy.typing as npt

    from .cards import CardLike
    from .map import Map
    from .tasks import Task

    UInt8 = npt.NDArray[np.uint8]
    Int32 = npt.NDArray[np.int32]
    Int64 = npt.NDArray[np.int64]

__all__ = [
    "count",
    "from_cpn",
    "legal_mask",
    "monsters",
    "mountains",
    "place",
    "play",
    "score",
    "spaces",
    "stack",
    "to_cpn",
    "unstack",
]

_BOARD = (c.CARTOG_ROWS, c.CARTOG_COLUMNS)


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
    if given.shape != _BOARD:
        raise ValueError(f"{name} must have shape (11, 11), not {given.shape}")
    if given.dtype.kind != "b" and given.size and (given.min() < 0 or given.max() > 255):
        raise ValueError(f"{name} must hold numbers from 0 to 255")
    made: UInt8 = np.ascontiguousarray(given, np.uint8)
    return made


def board_of(codes: Any) -> UInt8:
    """A read-only (11, 11) array over 121 bytes."""
    board: UInt8 = numpy().frombuffer(bytes(codes), "uint8").reshape(_BOARD)
    return board


def _array(array: Any, name: str, dtype: str, shape: tuple[int | None, ...], write: bool = False) -> Any:
    """Checks an array argument; None in the shape fits any length."""
    np = numpy()
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name} must be a numpy array, not {type(array).__name__}")
    if array.dtype != np.dtype(dtype) and not (dtype == "uint8" and array.dtype == bool):
        raise TypeError(f"{name} must have dtype {dtype}, not {array.dtype}")
    if array.ndim != len(shape) or any(w is not None and w != f for w, f in zip(shape, array.shape)):
        wanted = ", ".join("n" if w is None else str(w) for w in shape) + ("," if len(shape) == 1 else "")
        raise ValueError(f"{name} must have shape ({wanted}), not {array.shape}")
    if not array.flags.c_contiguous:
        raise ValueError(f"{name} must be C-contiguous; numpy.ascontiguousarray copies it so")
    if write and not array.flags.writeable:
        raise ValueError(f"{name} must be writeable")
    return array


def _maps(maps: Any) -> Any:
    return _array(maps, "maps", "uint8", (None, *_BOARD))


def _out(out: Any, dtype: str, shape: tuple[int, ...]) -> Any:
    return numpy().zeros(shape, dtype) if out is None else _array(out, "out", dtype, shape, write=True)


class _Rows:
    """Shares the rows of a call among threads and tells what became of them."""

    def __init__(self, count: int, threads: int, status: Int32 | None) -> None:
        if threads < 1:
            raise ValueError(f"threads must be at least 1, not {threads}")
        self.count = count
        self.threads = 1 if threads == 1 else min(threads, count, 4 * (os.cpu_count() or 1)) or 1
        self.wanted = status is not None
        self.status: Int32 = (
            numpy().zeros(count, "int32") if status is None else _array(status, "status", "int32", (count,), write=True)
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


def _ruins(ruins: Any, count: int) -> tuple[Any, int]:
    """Marks, and whether each row has its own."""
    if ruins is None:
        return None, 0
    each = getattr(ruins, "ndim", 0) == 3
    return _array(ruins, "ruins", "uint8", (count, *_BOARD) if each else _BOARD), int(each)


def _at(array: Any, part: slice) -> int | None:
    """Address of the part's first row."""
    return None if array is None else array.ctypes.data + part.start * array.strides[0]


def score(
    maps: UInt8,
    cards: Sequence[CardLike] = SCORING,
    ruins: npt.NDArray[Any] | None = None,
    *,
    out: Int32 | None = None,
    threads: int = 1,
    status: Int32 | None = None,
) -> Int32:
    """Points of each card on each map: int32 of shape (n, number of cards).

    ruins may be left out only where no card reads it; Golden Granary does.

    >>> import numpy as np
    >>> maps = np.zeros((2, 11, 11), np.uint8)
    >>> maps[1, 0] = 1
    >>> score(maps, ["sentinel_wood", "borderlands"])
    array([[ 0,  0],
           [11,  6]], dtype=int32)
    """
    ids = [scoring_id(card) for card in cards]
    maps = _maps(maps)
    marks, each = _ruins(ruins, len(maps))
    if marks is None and c.CARTOG_CARD_GOLDEN_GRANARY in ids:
        raise ValueError("golden_granary reads ruins: give ruins, zeros where there are none")
    raw = (c_uint32 * len(ids))(*ids)
    points = _out(out, "int32", (len(maps), len(ids)))
    rows = _Rows(len(maps), threads, status)

    def call(part: slice, number: int) -> int:
        marked = _at(marks, part) if each else _at(marks, slice(0, 0))
        done: int = lib.cartog_batch_score(
            _at(maps, part), marked, each, number, raw, len(ids), _at(points, part), _at(rows.status, part)
        )
        return done

    rows.run(call)
    result: Int32 = points
    return result


def _numbers(function: Any, maps: Any, out: Any, threads: int, status: Any) -> Any:
    maps = _maps(maps)
    numbers = _out(out, "int32", (len(maps),))
    rows = _Rows(len(maps), threads, status)
    rows.run(lambda part, number: function(_at(maps, part), number, _at(numbers, part), _at(rows.status, part)))
    return numbers


def monsters(maps: UInt8, *, out: Int32 | None = None, threads: int = 1, status: Int32 | None = None) -> Int32:
    """The monster penalty of each map in points, 0 or more: int32 of shape (n,)."""
    result: Int32 = _numbers(lib.cartog_batch_monsters, maps, out, threads, status)
    return result


def mountains(maps: UInt8, *, out: Int32 | None = None, threads: int = 1, status: Int32 | None = None) -> Int32:
    """The number of closed mountains on each map: int32 of shape (n,)."""
    result: Int32 = _numbers(lib.cartog_batch_mountains, maps, out, threads, status)
    return result


def _task(card: CardLike | Task, ruins: Any, need_ruins: bool, solo: bool, fallback: str) -> Any:
    task = task_of(card, need_ruins, False, solo, fallback)
    if ruins is None and task.flags & c.CARTOG_TASK_RUINS and task.card.kind != c.CARTOG_KIND_AMBUSH:
        raise ValueError("a card that must cover ruins needs ruins")
    return task


def count(
    maps: UInt8,
    card: CardLike | Task,
    *,
    ruins: npt.NDArray[Any] | None = None,
    need_ruins: bool = False,
    solo: bool = False,
    fallback: str = "any",
    out: Int64 | None = None,
    threads: int = 1,
    status: Int32 | None = None,
) -> Int64:
    """The number of legal sets of spaces on each map: int64 of shape (n,). need_ruins: the card must cover ruins.

    >>> import numpy as np
    >>> count(np.zeros((2, 11, 11), np.uint8), "rift_lands")
    array([121, 121])
    """
    maps = _maps(maps)
    marks, each = _ruins(ruins, len(maps))
    task = _task(card, marks, need_ruins, solo, fallback)
    counts = _out(out, "int64", (len(maps),))
    rows = _Rows(len(maps), threads, status)

    def call(part: slice, number: int) -> int:
        marked = _at(marks, part) if each else _at(marks, slice(0, 0))
        done: int = lib.cartog_batch_count(
            _at(maps, part), marked, each, number, byref(task), _at(counts, part), _at(rows.status, part)
        )
        return done

    rows.run(call)
    result: Int64 = counts
    return result


def legal_mask(
    maps: UInt8,
    card: CardLike | Task,
    *,
    ruins: npt.NDArray[Any] | None = None,
    need_ruins: bool = False,
    solo: bool = False,
    fallback: str = "any",
    out: npt.NDArray[np.bool_] | None = None,
    threads: int = 1,
    status: Int32 | None = None,
) -> npt.NDArray[np.bool_]:
    """What may be drawn: bool of shape (n, 8 * shapes of the card + 1, 11, 11).

    mask[i, 8 * s + o, r, k] is true where shape s of the card in orientation o may be drawn with the top left corner of
    its bounding box at row r and column k. The last plane is the single space that stands in for a card. Each set
    stands once, so the sum over a map is what `count` says. `spaces` turns places in the mask into sets.
    """
    maps = _maps(maps)
    marks, each = _ruins(ruins, len(maps))
    task = _task(card, marks, need_ruins, solo, fallback)
    planes = c.CARTOG_ORIENTATIONS * task.card.shape_count + 1
    mask = _out(out, "bool", (len(maps), planes, *_BOARD))
    rows = _Rows(len(maps), threads, status)

    def call(part: slice, number: int) -> int:
        marked = _at(marks, part) if each else _at(marks, slice(0, 0))
        done: int = lib.cartog_batch_mask(
            _at(maps, part), marked, each, number, byref(task), planes, _at(mask, part), _at(rows.status, part)
        )
        return done

    rows.run(call)
    result: npt.NDArray[np.bool_] = mask
    return result


def spaces(card: CardLike | Task, actions: Int64, *, status: Int32 | None = None) -> npt.NDArray[np.bool_]:
    """The spaces of actions: bool of shape (n, 11, 11).

    An action is a place in a map's flattened legal mask, 121 * plane + 11 * row + column, or -1 for a pass: int64 of
    shape (n,).
    """
    task = task_of(card, False, False, False, "any")
    actions = _array(actions, "actions", "int64", (None,))
    covered = _out(None, "bool", (len(actions), *_BOARD))
    rows = _Rows(len(actions), 1, status)
    rows.run(
        lambda part, number: lib.cartog_batch_spaces(
            byref(task), _at(actions, part), number, _at(covered, part), _at(rows.status, part)
        )
    )
    result: npt.NDArray[np.bool_] = covered
    return result


def place(
    maps: UInt8,
    card: CardLike | Task,
    spaces: npt.NDArray[Any],
    terrain: UInt8,
    *,
    ruins: npt.NDArray[Any] | None = None,
    need_ruins: bool = False,
    solo: bool = False,
    fallback: str = "any",
    coins: UInt8 | None = None,
    threads: int = 1,
    status: Int32 | None = None,
) -> Int32:
    """Draws on each map in place, and returns a status code for each row: int32 of shape (n,), 0 where it was drawn.

    spaces is bool or uint8 of shape (n, 11, 11), terrain uint8 of shape (n,), 0 with no space for a pass. coins, uint8 of
    shape (n,), is what each track holds, 0 to 14, and is raised. A row whose placement is not legal is untouched and has a
    positive status, which `cartog.status_word` names; this raises nothing for it.
    """
    maps = _array(maps, "maps", "uint8", (None, *_BOARD), write=True)
    marks, each = _ruins(ruins, len(maps))
    if marks is not None and each and not marks.flags.writeable:
        raise ValueError("ruins must be writeable: a mountain of an own card buries marks")
    task = _task(card, marks, need_ruins, solo, fallback)
    covered = _array(spaces, "spaces", "uint8", (len(maps), *_BOARD))
    drawn = _array(terrain, "terrain", "uint8", (len(maps),))
    tracks = None if coins is None else _array(coins, "coins", "uint8", (len(maps),), write=True)
    result: Int32 = numpy().zeros(len(maps), "int32") if status is None else status
    rows = _Rows(len(maps), threads, result)

    def call(part: slice, number: int) -> int:
        marked = _at(marks, part) if each else _at(marks, slice(0, 0))
        done: int = lib.cartog_batch_place(
            _at(maps, part),
            marked,
            each,
            number,
            byref(task),
            _at(covered, part),
            _at(drawn, part),
            _at(tracks, part),
            _at(rows.status, part),
        )
        return done

    rows.run(call)
    return result


def from_cpn(texts: Sequence[str], *, status: Int32 | None = None) -> tuple[UInt8, UInt8]:
    """Maps and ruins marks of position strings: two uint8 arrays of shape (n, 11, 11). Other fields are dropped.

    Without status, the first text that does not parse raises InvalidArgument, which names its row.

    >>> maps, ruins = from_cpn(["11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"])
    >>> maps.shape, int(maps[0, 1, 3]), int(ruins.sum())
    ((1, 11, 11), 6, 6)
    """
    texts = list(texts)
    for i, text in enumerate(texts):
        if "\n" in text:
            raise ValueError(f"texts[{i}] has a line break; it is no position string")
    data = encoded("".join(text + "\n" for text in texts))
    np = numpy()
    maps, marks = (np.zeros((len(texts), *_BOARD), "uint8") for _ in range(2))
    rows = _Rows(len(texts), 1, status)

    def call(part: slice, number: int) -> int:
        lib.cartog_batch_parse(
            data, len(data), maps.ctypes.data, marks.ctypes.data, number, rows.status.ctypes.data, None
        )
        return int(np.count_nonzero(rows.status))

    rows.run(call)
    return maps, marks


def to_cpn(maps: UInt8, ruins: npt.NDArray[Any] | None = None, *, status: Int32 | None = None) -> list[str]:
    """Position strings of maps; an empty one for a row that is no valid map, where status is given."""
    maps = _maps(maps)
    marks, each = _ruins(ruins, len(maps))
    rows = _Rows(len(maps), 1, status)
    arguments = (maps.ctypes.data, None if marks is None else marks.ctypes.data, each, len(maps))
    needed = lib.cartog_batch_print(*arguments, None, 0, None)
    out = create_string_buffer(needed + 1)

    def call(part: slice, number: int) -> int:
        lib.cartog_batch_print(*arguments, out, needed + 1, rows.status.ctypes.data)
        return int(numpy().count_nonzero(rows.status))

    rows.run(call)
    return out.value.decode().split("\n")[:-1]


def stack(maps: Sequence[Map]) -> tuple[UInt8, UInt8]:
    """Terrain and ruins of maps: two uint8 arrays of shape (n, 11, 11)."""
    from ._structs import cartog_map

    np = numpy()
    raw = (cartog_map * len(maps))(*(m._raw for m in maps))
    terrain, marks = (np.zeros((len(maps), *_BOARD), "uint8") for _ in range(2))
    lib.cartog_batch_arrays(raw, len(maps), terrain.ctypes.data, marks.ctypes.data, None)
    return terrain, marks


def unstack(maps: UInt8, ruins: npt.NDArray[Any] | None = None) -> list[Map]:
    """Maps of arrays."""
    from ._structs import cartog_map
    from .map import Map

    maps = _maps(maps)
    marks, each = _ruins(ruins, len(maps))
    raw = (cartog_map * len(maps))()
    rows = _Rows(len(maps), 1, None)
    rows.run(
        lambda part, number: lib.cartog_batch_maps(
            maps.ctypes.data, None if marks is None else marks.ctypes.data, each, number, raw, rows.status.ctypes.data
        )
    )
    return [Map._of(one) for one in raw]


def play(
    seeds: npt.NDArray[np.uint64], side: str = "A", *, fallback: str = "any", threads: int = 1
) -> dict[str, npt.NDArray[Any]]:
    """Plays a complete random solo game for each seed, uint64 of shape (n,). A seed plays the same game everywhere.

    Returns arrays by name:
        maps     uint8 (n, 11, 11), the final terrain
        edicts   uint32 (n, 4), ids of the scoring cards A to D
        boxes    int32 (n, 4, 5), for each season first edict, second edict, coins, monsters, total
        total    int32 (n,)
        rating   int32 (n,)
    """
    np = numpy()
    seeds = _array(seeds, "seeds", "uint64", (None,))
    if side not in ("A", "B"):
        raise InvalidArgument("range", f"a map has sides 'A' and 'B', not {side!r}")
    if fallback not in ("any", "card"):
        raise InvalidArgument("range", f"fallback is 'any' or 'card', not {fallback!r}")
    n = len(seeds)
    maps = np.zeros((n, *_BOARD), "uint8")
    edicts = np.zeros((n, c.CARTOG_EDICTS), "uint32")
    boxes = np.zeros((n, c.CARTOG_SEASONS, c.CARTOG_BOX_COLUMNS), "int32")
    ratings = np.zeros(n, "int32")
    flags = c.CARTOG_TASK_FALLBACK_CARD if fallback == "card" else 0
    rows = _Rows(n, threads, None)
    rows.run(
        lambda part, number: lib.cartog_batch_play(
            _at(seeds, part),
            number,
            "AB".index(side),
            flags,
            _at(maps, part),
            _at(edicts, part),
            _at(boxes, part),
            _at(ratings, part),
        )
    )
    return {
        "maps": maps,
        "edicts": edicts,
        "boxes": boxes,
        "total": boxes[:, :, 4].sum(axis=1, dtype=np.int32),
        "rating": ratings,
    }
