"""Actions: a fixed numbering of all placements of the printed cards.

An action is a number from 0 to 2541, whatever the card. In this order, flattened as numpy does it:

    0 to 1935      (option, orientation, row, column) with 2, 8, 11 and 11 values. An option is a shape of the card in a
                   terrain of the card, shapes first, terrains in the order of codes; no printed card has more than two.
                   Orientation is that of `Shape.turned`, row and column are the top left corner of the turned shape's
                   bounding box.
    1936 to 2540   (terrain, row, column) with 5, 11 and 11 values: a single space of forest, village, farm, water or
                   monster, as Rift Lands draws it and as it stands in for a card that cannot be drawn.
    2541           a pass, where nothing can be drawn.

Each placement has one action: a shape that looks the same in several orientations is named by the lowest. What is legal
is asked of the C library.
"""

from __future__ import annotations

from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, NamedTuple, SupportsIndex

import numpy as np

from .. import _constants as c
from .. import batch
from ..card import Card
from ..errors import CartogError, InvalidArgument
from ..map import Map
from ..placement import Placement, placement_of
from ..shapes import Shape
from ..tasks import Task
from ..terrain import Terrain

if TYPE_CHECKING:
    import numpy.typing as npt

    Mask = npt.NDArray[np.int8]

__all__ = ["ACTIONS", "PASS", "IllegalAction", "decode", "encode", "legal_actions"]

_OPTIONS = 2
_PLANES = c.CARTOG_ORIENTATIONS * c.CARTOG_SPACES
_SINGLES = _OPTIONS * _PLANES
_DRAWABLE = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER)

#: The action that draws nothing, and the number of actions.
PASS: int = _SINGLES + len(_DRAWABLE) * c.CARTOG_SPACES
ACTIONS: int = PASS + 1


class IllegalAction(CartogError, ValueError):
    """An action that is not legal now. Nothing was changed.

    Attributes:
        code: why, as of an `IllegalPlacement`; "range" for a number that stands for no placement of the card.
        agent: whose action it is: the name of an agent, or the number of an environment in a vector of them.
        action: the number.
        placement: what it stands for, None where it stands for nothing.
    """

    def __init__(self, code: str, message: str, agent: str | int, action: int, placement: Placement | None) -> None:
        shown = "" if placement is None else f" ({placement})"
        super().__init__(code, message, f"action {action}{shown} of {agent}: {code}: {message}")
        self.agent = agent
        self.action = action
        self.placement = placement


class Numbering(NamedTuple):
    """What actions mean for one task.

    Attributes:
        place: int64 (ACTIONS,), the place in the flattened `cartog.batch.legal_mask`; -1 for the pass, -2 for none.
        terrain: uint8 (ACTIONS,), what is drawn.
        copies: (first action, first place, number) of the stretches of the mask that are actions as they stand.
        fallback: the first actions of the single spaces that may stand in for the card.
        shapes: for each turned shape its number and lowest orientation.
    """

    place: npt.NDArray[np.int64]
    terrain: npt.NDArray[np.uint8]
    copies: tuple[tuple[int, int, int], ...]
    fallback: tuple[int, ...]
    shapes: dict[Shape, tuple[int, int]]


def _single(terrain: Terrain) -> int:
    return _SINGLES + c.CARTOG_SPACES * _DRAWABLE.index(terrain)


def _standing_in(task: Task) -> tuple[Terrain, ...]:
    """The terrains of the single space that stands in for a card, as the library says for a map with one space left."""
    crowded = Map("/".join(["#" * c.CARTOG_COLUMNS] * (c.CARTOG_ROWS - 1) + [f"{'#' * (c.CARTOG_COLUMNS - 1)}1"]))
    return tuple(terrain for choice in crowded.legal(task) for terrain in choice.terrains)


@lru_cache(maxsize=256)
def numbering(task: Task) -> Numbering:
    """What actions mean for a task. Raises InvalidArgument for an own card."""
    card = task.card
    if not card.is_printed:
        raise InvalidArgument("card_unknown", f"actions number the printed cards only, not {card.key!r}")
    place = np.full(ACTIONS, -2, np.int64)
    terrain = np.zeros(ACTIONS, np.uint8)
    place[PASS] = -1
    shapes = _turned(card)
    last = c.CARTOG_ORIENTATIONS * len(card.shapes) * c.CARTOG_SPACES
    stretch = np.arange(c.CARTOG_SPACES)
    copies = []
    for option, (shape, kind) in enumerate((s, t) for s in range(len(card.shapes)) for t in card.terrains):
        first = shape * _PLANES
        if len(card.shapes[shape]) == 1:
            copies.append((_single(kind), first, c.CARTOG_SPACES))
            continue
        copies.append((option * _PLANES, first, _PLANES))
        for orientation in sorted(turned for owner, turned in shapes.values() if owner == shape):
            at = option * _PLANES + orientation * c.CARTOG_SPACES + stretch
            place[at] = first + orientation * c.CARTOG_SPACES + stretch
            terrain[at] = kind
    singles = [_single(kind) for kind in _standing_in(task)]
    for begin in {*singles, *(first for first, _, number in copies if number == c.CARTOG_SPACES)}:
        place[begin + stretch] = last + stretch
        terrain[begin + stretch] = _DRAWABLE[(begin - _SINGLES) // c.CARTOG_SPACES]
    place.flags.writeable = terrain.flags.writeable = False
    return Numbering(place, terrain, tuple(copies), tuple(singles), shapes)


def _turned(card: Card) -> dict[Shape, tuple[int, int]]:
    shapes: dict[Shape, tuple[int, int]] = {}
    for number, shape in enumerate(card.shapes):
        for orientation in range(c.CARTOG_ORIENTATIONS):
            shapes.setdefault(shape.turned(orientation), (number, orientation))
    return shapes


def encode(task: Task, placement: Placement | str) -> int:
    """The action of a placement. Whether it is legal on some map is not asked.

    Raises InvalidArgument for spaces that are no shape of the card in a terrain of it.

    >>> from cartog import Task
    >>> encode(Task("orchard"), "F:a1,b1,c1,c2")
    0
    >>> encode(Task("orchard"), "A:b2")
    2190
    """
    given = placement_of(placement)
    meaning = numbering(task)
    if not given.spaces:
        return PASS
    card = task.card
    if len(given.spaces) == 1 and given.terrain in _DRAWABLE:
        action = _single(given.terrain) + _corner(given)
        if meaning.place[action] >= 0:
            return action
    elif len(given.spaces) > 1 and given.terrain in card.terrains:
        found = meaning.shapes.get(Shape(given.spaces))
        if found is not None:
            shape, orientation = found
            option = shape * len(card.terrains) + card.terrains.index(given.terrain)
            return option * _PLANES + orientation * c.CARTOG_SPACES + _corner(given)
    raise InvalidArgument("shape", f"{given} is nothing that {card.key!r} lets draw")


def _corner(placement: Placement) -> int:
    """The top left corner of the bounding box."""
    rows = [int(space[1:]) - 1 for space in placement.spaces]
    columns = [ord(space[0]) - ord("a") for space in placement.spaces]
    return c.CARTOG_COLUMNS * min(rows) + min(columns)


def decode(task: Task, action: SupportsIndex) -> Placement:
    """The placement of an action. Whether it is legal on some map is not asked.

    Raises InvalidArgument for a number that stands for no placement of the card.

    >>> from cartog import Task
    >>> str(decode(Task("orchard"), 0)), str(decode(Task("orchard"), PASS))
    ('F:a1,b1,c1,c2', 'pass')
    """
    number = index(action)
    meaning = numbering(task)
    if not 0 <= number < ACTIONS or meaning.place[number] == -2:
        raise InvalidArgument("range", f"action {number} stands for no placement of {task.card.key!r}")
    covered = batch.spaces(task, meaning.place[number : number + 1])[0]
    return Placement(int(meaning.terrain[number]), [int(space) for space in np.flatnonzero(covered)])


def legal_actions(map: Map, task: Task) -> Mask:
    """Which actions are legal on a map: int8 of shape (ACTIONS,), 1 for each legal placement.

    Where nothing can be drawn, the pass alone is marked.
    """
    terrain, ruins = map._arrays()
    mask = np.zeros((1, ACTIONS), np.int8)
    write_masks(terrain[None], ruins, task, mask, np.zeros(1, np.intp))
    one: Mask = mask[0]
    if not one.any():
        one[PASS] = 1
    return one


def write_masks(
    maps: npt.NDArray[np.uint8],
    ruins: npt.NDArray[np.uint8],
    task: Task,
    out: Mask,
    rows: npt.NDArray[np.intp],
    threads: int = 1,
) -> None:
    """Marks what is legal on each map in those rows of out, which hold zeros. A pass is not marked."""
    meaning = numbering(task)
    flat = batch.legal_mask(maps, task, ruins=ruins, threads=threads).reshape(len(maps), -1).view(np.int8)
    for action, place, number in meaning.copies:
        out[rows, action : action + number] = flat[:, place : place + number]
    single = flat[:, -c.CARTOG_SPACES :]
    if meaning.fallback and single.any():
        for action in meaning.fallback:
            out[rows, action : action + c.CARTOG_SPACES] |= single
