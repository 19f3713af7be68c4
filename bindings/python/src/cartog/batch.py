"""Many maps in one call, on numpy arrays.

Maps are arrays of shape (n, 11, 11), dtype uint8, C-contiguous: terrain codes 0 to 7 and 10. Ruins marks are bool or uint8
arrays of 0 and 1, of shape (11, 11) for marks that all maps share or (n, 11, 11). Where a function takes them:

    out      an array to write into instead of a new one; for `from_cpn` a pair of them,
    threads  how many threads to share the rows among; the interpreter lock is free during the work,
    status   an int32 array of shape (n,) that gets 0 for each row that went well and a status code else.

A wrong dtype raises TypeError, a wrong shape or memory layout ValueError; both name the argument. A row that is no valid
map does not stop the others. Without status it raises InvalidArgument after all rows are done, naming the first; with
status it is told there, and its results are 0 in a new array, or untouched in `out`.
"""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_uint32, create_string_buffer
from functools import partial
from typing import TYPE_CHECKING, Any

from . import _constants as c
from ._arrays import BOARD, Rows, at, boards, checked, marks_of, numpy, output
from ._ffi import encoded, lib, many, whole
from .errors import InvalidArgument
from .scoring import SCORING, scoring_id
from .tasks import task_of
from .terrain import Terrain

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .card import CardLike
    from .map import Map
    from .tasks import Task

    UInt8 = npt.NDArray[np.uint8]
    Int32 = npt.NDArray[np.int32]
    Int64 = npt.NDArray[np.int64]

__all__ = [
    "count",
    "from_cpn",
    "legal_mask",
    "level",
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

_LINE = c.CARTOG_ROWS * (c.CARTOG_COLUMNS + 1)  # the longest position, with its line break


def level() -> int:
    """The highest level of `score` that this machine has, 0 to 3."""
    return int(lib.cartog_batch_level())


_level = level  # for `score`, whose argument has the same name


def score(
    maps: UInt8,
    cards: Sequence[CardLike] = SCORING,
    ruins: npt.NDArray[Any] | None = None,
    *,
    out: Int32 | None = None,
    threads: int = 1,
    status: Int32 | None = None,
    level: int | None = None,
) -> Int32:
    """Points of each card on each map: int32 of shape (n, number of cards).

    ruins may be left out only where no card reads it; Golden Granary does. level, at most what `level()` says, is how many
    maps are scored at once: 0 for one, 1 for two, 2 for four, 3 for eight. The points are the same on every level; without
    it the best for so many maps is taken.

    >>> import numpy as np
    >>> maps = np.zeros((2, 11, 11), np.uint8)
    >>> maps[1, 0] = 1
    >>> score(maps, ["sentinel_wood", "borderlands"])
    array([[ 0,  0],
           [11,  6]], dtype=int32)
    """
    ids = [scoring_id(card) for card in many(cards, "cards")]
    maps = boards(maps)
    marks, each = marks_of(ruins, len(maps))
    if marks is None and c.CARTOG_CARD_GOLDEN_GRANARY in ids:
        raise ValueError("golden_granary reads ruins: give ruins, zeros where there are none")
    raw = (c_uint32 * len(ids))(*ids)
    points = output(out, "int32", (len(maps), len(ids)))
    rows = Rows(len(maps), threads, status)

    score_some = lib.cartog_batch_score
    if level is not None:
        score_some = partial(lib.cartog_batch_score_at, whole(level, "level", 0, _level()))

    def call(part: slice, number: int) -> int:
        marked = at(marks, part) if each else at(marks, slice(0, 0))
        done: int = score_some(
            at(maps, part), marked, each, number, raw, len(ids), at(points, part), at(rows.status, part)
        )
        return done

    rows.run(call)
    result: Int32 = points
    return result


def _numbers(function: Any, maps: Any, out: Any, threads: int, status: Any) -> Any:
    maps = boards(maps)
    numbers = output(out, "int32", (len(maps),))
    rows = Rows(len(maps), threads, status)
    rows.run(lambda part, number: function(at(maps, part), number, at(numbers, part), at(rows.status, part)))
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
    maps = boards(maps)
    marks, each = marks_of(ruins, len(maps))
    task = _task(card, marks, need_ruins, solo, fallback)
    counts = output(out, "int64", (len(maps),))
    rows = Rows(len(maps), threads, status)

    def call(part: slice, number: int) -> int:
        marked = at(marks, part) if each else at(marks, slice(0, 0))
        done: int = lib.cartog_batch_count(
            at(maps, part), marked, each, number, byref(task), at(counts, part), at(rows.status, part)
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
    maps = boards(maps)
    marks, each = marks_of(ruins, len(maps))
    task = _task(card, marks, need_ruins, solo, fallback)
    planes = c.CARTOG_ORIENTATIONS * task.card.shape_count + 1
    mask = output(out, "bool", (len(maps), planes, *BOARD))
    rows = Rows(len(maps), threads, status)

    def call(part: slice, number: int) -> int:
        marked = at(marks, part) if each else at(marks, slice(0, 0))
        done: int = lib.cartog_batch_mask(
            at(maps, part), marked, each, number, byref(task), planes, at(mask, part), at(rows.status, part)
        )
        return done

    rows.run(call)
    result: npt.NDArray[np.bool_] = mask
    return result


def spaces(
    card: CardLike | Task,
    actions: Int64,
    *,
    out: npt.NDArray[np.bool_] | None = None,
    threads: int = 1,
    status: Int32 | None = None,
) -> npt.NDArray[np.bool_]:
    """The spaces of actions: bool of shape (n, 11, 11).

    An action is a place in a map's flattened legal mask, 121 * plane + 11 * row + column, or -1 for a pass: int64 of
    shape (n,).
    """
    task = task_of(card, False, False, False, "any")
    actions = checked(actions, "actions", "int64", (None,))
    covered = output(out, "bool", (len(actions), *BOARD))
    rows = Rows(len(actions), threads, status)
    rows.run(
        lambda part, number: lib.cartog_batch_spaces(
            byref(task), at(actions, part), number, at(covered, part), at(rows.status, part)
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
    maps = checked(maps, "maps", "uint8", (None, *BOARD), write=True)
    marks, each = marks_of(ruins, len(maps))
    task = _task(card, marks, need_ruins, solo, fallback)
    if each and not marks.flags.writeable and task.card.terrains >> Terrain.MOUNTAIN & 1:
        raise ValueError("ruins must be writeable: a mountain of an own card buries marks")
    covered = checked(spaces, "spaces", "uint8", (len(maps), *BOARD))
    drawn = checked(terrain, "terrain", "uint8", (len(maps),))
    tracks = None if coins is None else checked(coins, "coins", "uint8", (len(maps),), write=True)
    result: Int32 = numpy().zeros(len(maps), "int32") if status is None else status
    rows = Rows(len(maps), threads, result)

    def call(part: slice, number: int) -> int:
        marked = at(marks, part) if each else at(marks, slice(0, 0))
        done: int = lib.cartog_batch_place(
            at(maps, part),
            marked,
            each,
            number,
            byref(task),
            at(covered, part),
            at(drawn, part),
            at(tracks, part),
            at(rows.status, part),
        )
        return done

    rows.run(call)
    return result


def from_cpn(
    texts: Sequence[str],
    *,
    out: tuple[UInt8, UInt8] | None = None,
    threads: int = 1,
    status: Int32 | None = None,
) -> tuple[UInt8, UInt8]:
    """Maps and ruins marks of position strings: two uint8 arrays of shape (n, 11, 11). Other fields are dropped.

    Without status, a text that does not parse raises InvalidArgument, which names its row.

    >>> maps, ruins = from_cpn(["11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"])
    >>> maps.shape, int(maps[0, 1, 3]), int(ruins.sum())
    ((1, 11, 11), 6, 6)
    """
    texts = many(texts, "texts")
    for i, text in enumerate(texts):
        if "\n" in text:
            raise ValueError(f"texts[{i}] has a line break; it is no position string")
    np = numpy()
    shape = (len(texts), *BOARD)
    maps, marks = (output(None if out is None else one, "uint8", shape) for one in out or (None, None))
    rows = Rows(len(texts), threads, status)

    def call(part: slice, number: int) -> int:
        data = encoded("".join(text + "\n" for text in texts[part]))
        lib.cartog_batch_parse(data, len(data), at(maps, part), at(marks, part), number, at(rows.status, part), None)
        return int(np.count_nonzero(rows.status[part]))

    rows.run(call)
    return maps, marks


def to_cpn(
    maps: UInt8, ruins: npt.NDArray[Any] | None = None, *, threads: int = 1, status: Int32 | None = None
) -> list[str]:
    """Position strings of maps; an empty one for a row that is no valid map, where status is given."""
    maps = boards(maps)
    marks, each = marks_of(ruins, len(maps))
    rows = Rows(len(maps), threads, status)
    texts: dict[int, list[str]] = {}

    def call(part: slice, number: int) -> int:
        out = create_string_buffer(_LINE * number + 1)
        marked = at(marks, part) if each else at(marks, slice(0, 0))
        lib.cartog_batch_print(at(maps, part), marked, each, number, out, len(out), at(rows.status, part))
        texts[part.start] = out.value.decode().split("\n")[:-1]
        return int(numpy().count_nonzero(rows.status[part]))

    rows.run(call)
    return [text for start in sorted(texts) for text in texts[start]]


def stack(maps: Sequence[Map]) -> tuple[UInt8, UInt8]:
    """Terrain and ruins of maps: two uint8 arrays of shape (n, 11, 11)."""
    from ._structs import cartog_map
    from .map import ref_of

    np = numpy()
    for one in maps:
        ref_of(one)
    raw = (cartog_map * len(maps))(*(m._raw for m in maps))
    terrain, marks = (np.zeros((len(maps), *BOARD), "uint8") for _ in range(2))
    lib.cartog_batch_arrays(raw, len(maps), terrain.ctypes.data, marks.ctypes.data, None)
    return terrain, marks


def unstack(maps: UInt8, ruins: npt.NDArray[Any] | None = None) -> list[Map]:
    """Maps of arrays."""
    from ._structs import cartog_map
    from .map import Map

    maps = boards(maps)
    marks, each = marks_of(ruins, len(maps))
    raw = (cartog_map * len(maps))()
    rows = Rows(len(maps), 1, None)
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
    seeds = checked(seeds, "seeds", "uint64", (None,))
    if side not in ("A", "B"):
        raise InvalidArgument("range", f"a map has sides 'A' and 'B', not {side!r}")
    if fallback not in ("any", "card"):
        raise InvalidArgument("range", f"fallback is 'any' or 'card', not {fallback!r}")
    n = len(seeds)
    maps = np.zeros((n, *BOARD), "uint8")
    edicts = np.zeros((n, c.CARTOG_EDICTS), "uint32")
    boxes = np.zeros((n, c.CARTOG_SEASONS, c.CARTOG_BOX_COLUMNS), "int32")
    ratings = np.zeros(n, "int32")
    flags = c.CARTOG_TASK_FALLBACK_CARD if fallback == "card" else 0
    rows = Rows(n, threads, None)
    rows.run(
        lambda part, number: lib.cartog_batch_play(
            at(seeds, part),
            number,
            "AB".index(side),
            flags,
            at(maps, part),
            at(edicts, part),
            at(boxes, part),
            at(ratings, part),
        )
    )
    return {
        "maps": maps,
        "edicts": edicts,
        "boxes": boxes,
        "total": boxes[:, :, 4].sum(axis=1, dtype=np.int32),
        "rating": ratings,
    }
