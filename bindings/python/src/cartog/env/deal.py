"""A deal: everything about a seed's game that no player changes."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from ctypes import byref, c_uint32
from typing import TYPE_CHECKING

import numpy as np

from .. import _constants as c
from .._ffi import lib
from ..card import Kind, cards
from ..table import Table
from .planes import NUMBERS, SPATIAL, index_of

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["CARDS_MAX", "COINS", "NEIGHBOUR", "SEASON", "Deal", "numbers_of"]

#: More cards than any game of the base deck draws: four times the explore and ambush cards.
CARDS_MAX = 4 * (len(cards(Kind.EXPLORE)) + len(cards(Kind.AMBUSH)))

_RUINS = frozenset(card.id for card in cards(Kind.RUINS))
_DECK = [card.id for kind in (Kind.AMBUSH, Kind.RUINS, Kind.EXPLORE) for card in cards(kind)]
_BITS = np.arange(len(_DECK), dtype=np.uint64)


def _at(plane: str) -> int:
    return index_of(plane) - SPATIAL


_DUTY, _TIME, _THRESHOLD = _at("duty"), _at("time"), _at("threshold")
NEIGHBOUR, SEASON, COINS = _at("neighbour"), _at("season"), _at("coins")
_LEFT, _SCORES = _at("left:sentinel_wood"), _at("scores:sentinel_wood")
_REVEALED = _at("revealed:goblin_attack")
_COLUMNS = {card.id: _at(f"card:{card.key}") for kind in (Kind.AMBUSH, Kind.EXPLORE) for card in cards(kind)}
_FACTS = 6  # numbers that a deal keeps for each card


class Deal:
    """What a seed deals, played through once by the C library without players.

    Attributes:
        seed: the seed.
        edicts: the ids of the scoring cards A to D.
        count: how many cards are drawn in the game, explore and ambush.
        cards: their ids.
        duty: 1 for each that must cover ruins, else 0.
        ends: for each the season, 1 to 4, that ends once it is drawn, else 0.
        scoring: for each season the ids of its two scoring cards.
        deck: the ids of the deck, as the bits of revealed cards number them.
        facts: for each card ruins pending, season, time, threshold, bits of the revealed cards, its plane.
    """

    __slots__ = ("cards", "count", "deck", "duty", "edicts", "ends", "facts", "scoring", "seed")

    def __init__(self, seed: int) -> None:
        table = Table(players=0, seed=seed)
        raw, ref = table._raw, table._ref
        self.seed = seed
        self.edicts: tuple[int, ...] = tuple(raw.edicts)
        self.deck: list[int] = raw.deck[: raw.deck_count]
        self.cards: list[int] = []
        self.duty: list[int] = []
        self.ends: list[int] = []
        self.scoring: list[tuple[int, int]] = []
        self.facts = array("Q")
        revealed = c_uint32()
        reveal, shown = lib.cartog_table_reveal, byref(revealed)
        while lib.cartog_table_begin(ref) == c.CARTOG_OK:
            info = table._info()
            season, threshold = info.season, info.threshold
            self.scoring.append((info.first, info.second))
            while reveal(ref, 0, shown) == c.CARTOG_OK:
                card = revealed.value
                if card not in _RUINS:
                    duty = raw.duty
                    self.cards.append(card)
                    self.duty.append(duty)
                    self.ends.append(0)
                    self.facts.extend((duty or raw.ruins, season, raw.time, threshold, raw.used, _COLUMNS[card]))
            self.ends[-1] = season
        self.count = len(self.cards)


def numbers_of(deals: Sequence[Deal]) -> npt.NDArray[np.uint8]:
    """What observations tell of each card of n deals: uint8 (n, CARDS_MAX + 1, NUMBERS), 0 for coins and neighbour.

    The row behind a deal's last card, number count, is for when the game is over.
    """
    n = len(deals)
    facts = np.zeros((n, CARDS_MAX + 1, _FACTS), np.uint64)
    for row, deal in zip(facts, deals):
        row[: deal.count] = np.frombuffer(deal.facts, np.uint64).reshape(-1, _FACTS)
        row[deal.count] = row[deal.count - 1]
    numbers = np.zeros((n, CARDS_MAX + 1, NUMBERS), np.uint8)
    numbers[..., [_DUTY, SEASON, _TIME, _THRESHOLD]] = facts[..., :4]
    deck = np.array([deal.deck for deal in deals], np.intp) - _DECK[0]
    bits = (facts[..., 4:5] >> _BITS & np.uint64(1)).astype(np.uint8)
    np.put_along_axis(numbers[..., _REVEALED:], deck[:, None], bits, axis=2)
    np.put_along_axis(numbers, facts[..., 5:].astype(np.intp), 1, axis=2)
    season = facts[..., 1].astype(np.intp)
    pairs = np.array([deal.scoring for deal in deals], np.intp) - c.CARTOG_CARD_SENTINEL_WOOD
    row, turn = np.ogrid[:n, : CARDS_MAX + 1]
    for later in range(pairs.shape[1]):
        for card in pairs[:, later].T[..., None]:
            numbers[row, turn, _LEFT + card] += season <= later + 1
            numbers[row, turn, _SCORES + card] |= season == later + 1
    over = numbers[np.arange(n), [deal.count for deal in deals]]
    over[:, _DUTY] = 0
    over[:, _LEFT:_REVEALED] = 0
    numbers[np.arange(n), [deal.count for deal in deals]] = over
    return numbers
