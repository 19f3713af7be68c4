"""A game that goes from decision to decision: deals, scores, walks and passes of all come by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..game import Game
from ..map import Map
from ..placement import Placement
from ..sheet import Sheet
from ..table import Phase, Table, standings
from ..tasks import Task
from .actions import ACTIONS, IllegalAction, decode, legal_actions
from .deal import COINS, NEIGHBOUR, Deal, numbers_of
from .planes import observe
from .spaces import MapLike, map_of

if TYPE_CHECKING:
    from .planes import UInt8
    from .spaces import Mask

__all__ = ["Match", "game_of"]


class Match:
    """One game of one or more players, from decision to decision.

    Attributes:
        deal: what the seed deals.
        table, sheets: the game as it is now.
        turn: how many cards have been drawn.
        task: what the card asks for; None once the game is over.
        target: for each player the number of the map to draw on.
    """

    def __init__(self, names: Sequence[str], map: MapLike, fallback: str) -> None:
        self._names = tuple(names)
        self._map, self._blank = map_of(map)
        self._fallback = fallback

    def start(self, seed: int) -> None:
        """Begins the game of a seed, up to its first decision."""
        self.deal = Deal(seed)
        self._numbers = numbers_of([self.deal])[0]
        self.table = Table(len(self._names), seed=seed, fallback=self._fallback)
        self.sheets = [Sheet(self._blank) for _ in self._names]
        self.turn = 0
        self.task: Task | None = None
        self.target = list(range(len(self._names)))
        self._drawn: list[Placement] = []
        self._advance()

    @property
    def over(self) -> bool:
        return self.task is None

    @property
    def complete(self) -> bool:
        """Whether the game has been played to its end."""
        return self.turn == self.deal.count

    @property
    def totals(self) -> list[int]:
        """The totals of the seasons scored so far."""
        return [sheet.total for sheet in self.sheets]

    @property
    def ranks(self) -> list[int]:
        """1 + the number of players strictly ahead."""
        return standings(self.sheets)

    def _advance(self) -> None:
        """Goes on to the next card on which somebody has a choice, or to the end."""
        table, owners = self.table, range(len(self._names))
        while True:
            phase = table.phase
            if phase is Phase.SCORE or phase is Phase.OVER:
                for sheet in self.sheets:
                    table.score(sheet)
            if phase is Phase.OVER:
                self.task = None
                return
            if phase is Phase.REVEAL:
                table.reveal()
            elif phase is Phase.DRAW:
                self.task = table.task()
                for owner in owners:
                    self.target[table.drawer(owner)] = owner
                forced = self._forced(self.task)
                if forced is None:
                    return
                self._draw(forced)
            else:
                table.begin()

    def _forced(self, task: Task) -> list[Placement] | None:
        """What is drawn without anybody's decision, if so: the walk of an ambush alone, or passes of all."""
        legal = [sheet.map.legal(task) for sheet in self.sheets]
        if task.drawer == "walk":
            return [next(choices.placements(), Placement()) for choices in legal]
        return None if any(legal) else [Placement() for _ in legal]

    def _draw(self, placements: Iterable[Placement]) -> None:
        """Draws on every map, in the order of owners."""
        for owner, placement in enumerate(placements):
            self.table.draw(self.sheets[owner], placement, owner)
            self._drawn.append(placement)
        self.turn += 1

    def mask(self, player: int) -> Mask:
        """What a player may do: int8 (ACTIONS,)."""
        if self.task is None:
            over: Mask = np.zeros(ACTIONS, np.int8)
            over[-1] = 1
            return over
        return legal_actions(self.sheets[self.target[player]].map, self.task)

    def see(self, player: int) -> UInt8:
        """What a player sees: the planes of the map to draw on, or of the own map when the game is over."""
        owner = player if self.task is None else self.target[player]
        sheet = self.sheets[owner]
        terrain, ruins = sheet.map._arrays()
        numbers = self._numbers[self.turn].copy()
        numbers[NEIGHBOUR] = owner != player
        numbers[COINS] = sheet.coins
        planes: UInt8 = observe(terrain[None], ruins, numbers[None])[0]
        return planes

    def stop(self) -> None:
        """Ends the game where it is."""
        self.task = None

    def act(self, actions: Mapping[int, int]) -> None:
        """Draws what the players want, and goes on. Raises IllegalAction and changes nothing if one of them may not."""
        assert self.task is not None
        placements: list[Placement] = [Placement()] * len(self._names)
        for player, action in actions.items():
            owner = self.target[player]
            placements[owner] = checked(self.sheets[owner].map, self.task, action, self._names[player])
        self._draw(placements)
        self._advance()

    def text(self) -> str:
        """Card and sheets as text."""
        shown = [f"card {self.task.card.key}{' on ruins' if self.task.ruins else ''}" if self.task else "no card"]
        shown += [f"{name}\n{sheet}" for name, sheet in zip(self._names, self.sheets)]
        return "\n\n".join(shown) + "\n"

    def game(self) -> Game:
        """The game so far as a record that is verified line by line."""
        return game_of(self._names, self._map, self._fallback, self.deal.seed, iter(self._drawn))


def checked(map: Map, task: Task, action: int, agent: str | int) -> Placement:
    """The placement of an action. Raises IllegalAction where it is not legal on the map."""
    if not 0 <= action < ACTIONS:
        raise IllegalAction("range", f"actions run from 0 to {ACTIONS - 1}", agent, action, None)
    try:
        placement = decode(task, action)
    except ValueError as error:
        raise IllegalAction("range", str(error), agent, action, None) from None
    verdict = map.check(placement, task)
    if not verdict:
        raise IllegalAction(verdict.code, verdict.message, agent, action, placement)
    return placement


def game_of(
    names: Sequence[str], map: MapLike, fallback: str, seed: int, drawn: Iterator[Placement | None]
) -> Game:
    """A game with a seed, played with placements card by card in the order of owners; None for what is forced."""
    game = Game.new(names, map=map, seed=seed, fallback=fallback)
    while True:
        phase = game.phase
        if phase is Phase.SCORE or phase is Phase.OVER:
            game.score()
        if phase is Phase.OVER:
            game.end()
            return game
        if phase is Phase.REVEAL:
            game.reveal()
        elif phase is Phase.DRAW:
            for name in names:
                try:
                    placement = next(drawn)
                except StopIteration:
                    return game
                game.draw(name, placement)
        else:
            game.begin()
