"""A deal: everything about a seed's game that no player changes."""

from __future__ import annotations

from ctypes import byref, c_uint32
from typing import TYPE_CHECKING

import numpy as np

from .. import _constants as c
from .._ffi import lib
from ..cards import Kind, cards
from ..table import Table
from .planes import NUMBERS, SPATIAL, index_of

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["CARDS_MAX", "COINS", "NEIGHBOUR", "SEASON", "Deal"]

#: More cards than any game of the base deck draws: four times the explore and ambush cards.
CARDS_MAX = 4 * (len(cards(Kind.EXPLORE)) + len(cards(Kind.AMBUSH)))

_RUINS = frozenset(card.id for card in cards(Kind.RUINS))
_AMBUSH = frozenset(card.id for card in cards(Kind.AMBUSH))
_DECK = c.CARTOG_DECK_MAX
_FIRST_ID = min(_AMBUSH)
_BITS = np.arange(_DECK, dtype=np.uint64)


def _at(plane: str) -> int:
    return index_of(plane) - SPATIAL


_DUTY, _TIME, _THRESHOLD = _at("duty"), _at("time"), _at("threshold")
NEIGHBOUR, SEASON, COINS = _at("neighbour"), _at("season"), _at("coins")
_LEFT, _SCORES = _at("left:sentinel_wood"), _at("scores:sentinel_wood")
_REVEALED = _at("revealed:goblin_attack")
_CARD_COLUMN = {
    card.id: _at(f"card:{card.key}") for kind in (Kind.AMBUSH, Kind.EXPLORE) for card in cards(kind)
}


class Deal:
    """What a seed deals, played through once by the C library without players.

    Attributes:
        seed: the seed.
        edicts: the ids of the scoring cards A to D.
        count: how many cards are drawn in the game, explore and ambush.
        cards: their ids.
        duty: whether each must cover ruins.
        ambush: whether each is an ambush card.
        ends: the season, 1 to 4, that ends once the card is drawn, else 0.
        scoring: for each season the ids of its two scoring cards.
        numbers: uint8 (count + 1, NUMBERS), what observations tell of each card, with 0 for coins and neighbour; the last
            row is for when the game is over.
    """

    __slots__ = ("ambush", "cards", "count", "duty", "edicts", "ends", "numbers", "scoring", "seed")
    numbers: npt.NDArray[np.uint8]

    def __init__(self, seed: int) -> None:
        table = Table(players=0, seed=seed)
        raw, ref = table._raw, table._ref
        self.seed = seed
        self.edicts = tuple(raw.edicts)
        self.cards: list[int] = []
        self.duty: list[bool] = []
        self.ends: list[int] = []
        self.scoring: list[tuple[int, int]] = []
        seen = []
        revealed = c_uint32()
        reveal, shown = lib.cartog_table_reveal, byref(revealed)
        while lib.cartog_table_begin(ref) == c.CARTOG_OK:
            info = table._info()
            self.scoring.append((info.first, info.second))
            while reveal(ref, 0, shown) == c.CARTOG_OK:
                card = revealed.value
                if card in _RUINS:
                    continue
                self.cards.append(card)
                self.duty.append(bool(raw.duty))
                self.ends.append(0)
                seen.append((raw.duty or raw.ruins, info.season, raw.time, info.threshold, raw.used, _CARD_COLUMN[card]))
            self.ends[-1] = info.season
        self.ambush = [card in _AMBUSH for card in self.cards]
        self.count = len(self.cards)
        self.numbers = self._numbers(seen, np.array(raw.deck, np.int64)[: raw.deck_count] - _FIRST_ID)

    def _numbers(self, seen: list[tuple[int, ...]], deck: npt.NDArray[np.int64]) -> npt.NDArray[np.uint8]:
        numbers = np.zeros((self.count + 1, NUMBERS), np.uint8)
        facts = np.array([*seen, seen[-1]], np.uint64)
        numbers[:, [_DUTY, SEASON, _TIME, _THRESHOLD]] = facts[:, :4]
        numbers[:, _REVEALED + deck] = facts[:, 4:5] >> _BITS[: len(deck)] & np.uint64(1)
        numbers[np.arange(self.count), facts[:-1, 5].astype(np.intp)] = 1
        season = facts[:-1, 1].astype(np.intp) - 1
        pairs = np.array(self.scoring) - c.CARTOG_CARD_SENTINEL_WOOD
        for later, pair in enumerate(pairs):
            for card in pair:
                numbers[:-1, _LEFT + card] += season <= later
                numbers[:-1, _SCORES + card] |= season == later
        numbers[-1, _DUTY] = 0
        return numbers
