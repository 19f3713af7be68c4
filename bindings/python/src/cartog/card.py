"""Cards: the 41 printed ones, and own ones by value."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_uint32
from enum import IntEnum
from operator import index
from typing import TYPE_CHECKING, Any, Union

from . import _constants as c
from ._ffi import encoded, fail, lib, many, message, slug, whole
from ._structs import cartog_card
from .errors import CardError, InvalidArgument
from .picture import Picture, pixels, svg_text
from .shapes import Shape
from .spaces import bits_of, raw_of
from .terrain import Terrain, TerrainLike, terrain_of, terrains_in

if TYPE_CHECKING:
    from .picture import Svg

__all__ = ["Card", "Category", "Kind", "cards"]


class Kind(IntEnum):
    """What a card is."""

    EXPLORE = 1
    RUINS = 2
    AMBUSH = 3
    SCORING = 4
    SEASON = 5
    EDICT = 6


class Category(IntEnum):
    """What a scoring card is about."""

    FOREST = 1
    FARM_WATER = 2
    VILLAGE = 3
    SPACE = 4


_ARROWS = {"left": c.CARTOG_ARROW_LEFT, "right": c.CARTOG_ARROW_RIGHT}
_CORNERS = {
    "tl": c.CARTOG_CORNER_TOP_LEFT,
    "tr": c.CARTOG_CORNER_TOP_RIGHT,
    "br": c.CARTOG_CORNER_BOTTOM_RIGHT,
    "bl": c.CARTOG_CORNER_BOTTOM_LEFT,
}
_WALKS = {"cw": c.CARTOG_WALK_CLOCKWISE, "ccw": c.CARTOG_WALK_COUNTERCLOCKWISE}


def _word(words: dict[str, int], number: int) -> str:
    return next((word for word, value in words.items() if value == number), "")


class Card(Picture):
    """A card as a value: printed ones by `Card`, own ones by `Card.own` and `Card.own_ambush`.

    >>> card = Card("orchard")
    >>> card.name, card.kind.name, card.time, [str(shape) for shape in card.shapes]
    ('Orchard', 'EXPLORE', 2, ['XXX\\n..X'])
    """

    __slots__ = ("_raw",)
    _raw: cartog_card

    def __init__(self, card: CardLike) -> None:
        """The printed card with that key, English or German name, or id; of a card its like.

        Raises CardError, which suggests the nearest key.
        """
        self._raw = card._raw if isinstance(card, Card) else _printed(card_id(card))

    @classmethod
    def _of(cls, raw: cartog_card) -> Card:
        made = cls.__new__(cls)
        made._raw = raw
        return made

    @classmethod
    def get(cls, card: CardLike) -> Card:
        """The same as `Card(card)`."""
        return cls(card)

    @classmethod
    def by_key(cls, key: str) -> Card:
        """The printed card with exactly this key; names are not looked at. Raises CardError."""
        found = c_uint32()
        text = encoded(key)
        status = lib.cartog_card_by_key(text, len(text), byref(found))
        if status:
            raise fail(status, repr(key))
        return cls.get(found.value)

    @classmethod
    def own(
        cls,
        key: str,
        shapes: Iterable[str | Shape],
        terrains: str | Iterable[TerrainLike],
        *,
        time: int = 1,
        id: int = c.CARTOG_CARD_OWN,
    ) -> Card:
        """An own explore card.

        Args:
            key: a lower-case word of at most 31 letters, digits and _.
            shapes: 1 to 8, as "X.X/XXX", with +c behind it for a coin.
            terrains: letters out of FVAWM^, or terrains.
            time: 0 to 99.
            id: 10000 or more. Tables and games give cards ids of their own.

        >>> bridge = Card.own("bridge", ["X.X+c", "XXX"], "FV")
        >>> bridge.coins, bridge.terrains
        ((True, False), (<Terrain.FOREST: 1>, <Terrain.VILLAGE: 2>))
        """
        raw = cls._start(key, id, c.CARTOG_KIND_EXPLORE, shapes)
        raw.time = whole(time, "time", 0, c.CARTOG_TIME_MAX)
        for terrain in _listed(terrains):
            raw.terrains |= 1 << terrain_of(terrain)
        return cls._valid(raw)

    @classmethod
    def own_ambush(
        cls,
        key: str,
        shape: str | Shape,
        *,
        arrow: str = "left",
        corner: str = "tl",
        walk: str = "cw",
        id: int = c.CARTOG_CARD_OWN,
    ) -> Card:
        """An own ambush card: arrow left or right, corner tl, tr, br or bl, walk cw or ccw."""
        raw = cls._start(key, id, c.CARTOG_KIND_AMBUSH, [shape])
        raw.terrains = 1 << Terrain.MONSTER
        try:
            raw.arrow, raw.corner, raw.walk = _ARROWS[arrow], _CORNERS[corner], _WALKS[walk]
        except KeyError as error:
            raise InvalidArgument("card_invalid", f"no arrow, corner or walk is called {error}") from None
        return cls._valid(raw)

    @staticmethod
    def _start(key: str, id: int, kind: int, shapes: Iterable[str | Shape]) -> cartog_card:
        raw = cartog_card()
        raw.id, raw.kind = whole(id, "id", c.CARTOG_CARD_OWN, (1 << 32) - 1), kind
        word = encoded(key)
        if len(word) >= c.CARTOG_KEY_SIZE or b"\0" in word:
            raise CardError("card_invalid", f"a key has at most {c.CARTOG_KEY_SIZE - 1} letters, not {key!r}")
        raw.key = word
        given = many(shapes, "shapes")
        if not 1 <= len(given) <= c.CARTOG_SHAPES_MAX:
            raise CardError("card_invalid", f"a card has 1 to {c.CARTOG_SHAPES_MAX} shapes, not {len(given)}")
        raw.shape_count = len(given)
        for i, shape in enumerate(given):
            text = shape.text if isinstance(shape, Shape) else shape
            raw.shapes[i].coin = text.endswith("+c")
            raw.shapes[i].spaces = raw_of(bits_of(Shape.parse(text[:-2] if text.endswith("+c") else text).spaces))
        return raw

    @classmethod
    def _valid(cls, raw: cartog_card) -> Card:
        status = lib.cartog_card_validate(byref(raw))
        if status:
            raise fail(status, f"card {raw.key.decode()!r}")
        return cls._of(raw)

    @property
    def id(self) -> int:
        return self._raw.id

    @property
    def key(self) -> str:
        """The word that names the card in texts and calls."""
        return self._raw.key.decode()

    @property
    def name(self) -> str:
        """The English name of a printed card, else the key."""
        return lib.cartog_card_name(self.id, c.CARTOG_LANGUAGE_ENGLISH).decode() or self.key

    @property
    def name_de(self) -> str:
        """The German name of a printed card, else the key."""
        return lib.cartog_card_name(self.id, c.CARTOG_LANGUAGE_GERMAN).decode() or self.key

    @property
    def kind(self) -> Kind:
        return Kind(self._raw.kind)

    @property
    def is_printed(self) -> bool:
        return self.id < c.CARTOG_CARD_OWN

    @property
    def time(self) -> int:
        """Time of an explore card; of a season card the sum that ends it; else 0."""
        return self._raw.time

    @property
    def terrains(self) -> tuple[Terrain, ...]:
        """Terrains on offer, in the order of codes."""
        return terrains_in(self._raw.terrains)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        return tuple(Shape._of(self._raw.shapes[i].spaces) for i in range(self._raw.shape_count))

    @property
    def coins(self) -> tuple[bool, ...]:
        """For each shape whether it earns a coin."""
        return tuple(bool(self._raw.shapes[i].coin) for i in range(self._raw.shape_count))

    @property
    def arrow(self) -> str:
        """"left" or "right" for an ambush card, else ""."""
        return _word(_ARROWS, self._raw.arrow)

    @property
    def corner(self) -> str:
        """Where an ambush card's walk starts, played alone: "tl", "tr", "br", "bl", else ""."""
        return _word(_CORNERS, self._raw.corner)

    @property
    def walk(self) -> str:
        """Direction of the walk: "cw" or "ccw", else ""."""
        return _word(_WALKS, self._raw.walk)

    @property
    def category(self) -> Category | None:
        """Of a scoring card."""
        return Category(self._raw.category) if self._raw.category else None

    @property
    def solo(self) -> int:
        """Of a scoring card: the number that the solo rating subtracts."""
        return self._raw.solo

    def svg(self, *, size: int = 32) -> Svg:
        """A picture, size pixels a space."""
        return svg_text(lib.cartog_card_svg, byref(self._raw), pixels(size))

    def __repr__(self) -> str:
        return f"Card({self.key!r})" if self.is_printed else f"<own card {self.key}>"

    def __eq__(self, other: object) -> bool:
        return bytes(self._raw) == bytes(other._raw) if isinstance(other, Card) else NotImplemented

    def __hash__(self) -> int:
        return hash(bytes(self._raw))

    def __reduce__(self) -> tuple[Any, ...]:
        if self.is_printed:
            return Card.get, (self.key,)
        marks = ["+c" if coin else "" for coin in self.coins]
        shapes = [shape.text + mark for shape, mark in zip(self.shapes, marks)]
        if self.kind == Kind.AMBUSH:
            return _own_ambush, (self.key, shapes[0], self.arrow, self.corner, self.walk, self.id)
        return _own, (self.key, shapes, list(self.terrains), self.time, self.id)


def _own(key: str, shapes: list[str], terrains: list[Terrain], time: int, id: int) -> Card:
    return Card.own(key, shapes, terrains, time=time, id=id)


def _own_ambush(key: str, shape: str, arrow: str, corner: str, walk: str, id: int) -> Card:
    return Card.own_ambush(key, shape, arrow=arrow, corner=corner, walk=walk, id=id)


#: A card as callers may name it: a key, a name, an id or a Card.
CardLike = Union[str, int, Card]


def _listed(terrains: str | Iterable[TerrainLike]) -> Iterable[TerrainLike]:
    """Letters one by one; a word such as "forest" is one terrain."""
    return [terrains] if isinstance(terrains, str) and terrains.islower() else terrains


def _printed(number: int) -> cartog_card:
    raw = cartog_card()
    status = lib.cartog_card_get(number, byref(raw))
    if status:
        raise fail(status, f"id {number}")
    return raw


_known: dict[str, int] = {}


def _find(card: str, kind: int) -> int:
    found = c_uint32()
    text = encoded(card)
    status = lib.cartog_card_find(text, len(text), byref(found))
    if status:
        lib.cartog_card_nearest(text, len(text), kind, byref(found))
        nearest = lib.cartog_card_key(found.value).decode()
        raise CardError(slug(status), message(status), f"no card is called {card!r}; the nearest is {nearest!r}")
    return found.value


def card_id(card: CardLike, kind: int = 0) -> int:
    """The id of a card that a caller names. kind, where not 0, is that of the nearest one that an error suggests."""
    if isinstance(card, Card):
        return card.id
    if isinstance(card, str):
        found = _known.get(card)
        if found is None:
            found = _known[card] = _find(card, kind)
        return found
    number = index(card)
    if not 0 <= number < c.CARTOG_CARD_OWN or not lib.cartog_card_key(number):
        status = c.CARTOG_ERROR_CARD_UNKNOWN
        raise CardError(slug(status), message(status), f"no printed card has id {number}")
    return number


def cards(kind: Kind | None = None) -> list[Card]:
    """All printed cards, or those of one kind, in the order of their ids.

    >>> len(cards()), [card.key for card in cards(Kind.RUINS)]
    (41, ['temple_ruins', 'outpost_ruins'])
    """
    ids = (c_uint32 * 64)()
    count = lib.cartog_card_list(Kind(kind) if kind is not None else 0, ids, len(ids))
    return [Card.get(ids[i]) for i in range(count)]
