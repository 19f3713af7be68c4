"""Whole games as records: written, verified, stepped through, taken back."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from ctypes import byref, c_uint32, create_string_buffer, memmove, sizeof
from html import escape
from types import MappingProxyType
from typing import Any

from . import _constants as c
from ._ffi import U32, encoded, fail, lib, many, sized, slug, text_of, whole
from ._structs import cartog_event, cartog_fault, cartog_position, cartog_replay, cartog_sheet, cartog_table
from .card import Card, CardLike
from .errors import IllegalPlacement, IllegalStep, InvalidArgument
from .map import Map
from .picture import Picture, Svg, pixels, svg_text
from .placement import Placement, PlacementLike, placement_of
from .position import Position
from .records import error_of, header_of, lines_of
from .scoring import OwnScoring, ScoringLike
from .sheet import Sheet
from .steps import Step
from .table import Phase, Rating, Table, rating, standings
from .terrain import Season

__all__ = ["Game", "Step"]


class Game(Picture):
    """A game and its record. Every line is verified when it is added: cards, duties, legality, coins, every number.

    >>> game = Game.new(["ann"], seed=10)
    >>> game.begin()
    >>> game.reveal().key
    'gnoll_raid'
    >>> game.draw("ann")
    >>> print(game.text.splitlines()[-1])
    1 solo M:a1,b1,a2,a3,b3
    """

    __slots__ = ("_lines", "_own", "_raw", "_ref", "_sheets")
    _lines: list[str]
    _own: dict[str, OwnScoring]
    _raw: cartog_replay
    _ref: Any
    _sheets: Any

    def __init__(self, text: str, *, scoring: Iterable[OwnScoring] = ()) -> None:
        """From a record, as `parse`."""
        self._own = {card.key: card for card in scoring}
        self._start(text)
        if self._own:
            for line in lines_of(text):
                self.append(line)
            return
        fault = sized(cartog_fault)
        data = encoded(text)
        status = lib.cartog_replay_text(self._ref, self._sheets, len(self._sheets), data, len(data), 0, byref(fault))
        if status:
            raise error_of(fault, status)
        self._lines = lines_of(text)

    def _start(self, text: str) -> None:
        data = encoded(text)
        count = lib.cartog_record_players(data, len(data))
        self._raw = cartog_replay()
        self._ref = byref(self._raw)
        self._sheets = (cartog_sheet * count)()
        self._lines = []
        lib.cartog_replay_init(self._ref)

    @classmethod
    def parse(cls, text: str, *, scoring: Iterable[OwnScoring] = ()) -> Game:
        """Reads and verifies a record. A record cut after any line is one too.

        Raises ReplayError at the first line that is wrong. scoring gives the functions of own scoring cards; the points
        of others are taken as the record says, and `unverified` names them.
        """
        return cls(text, scoring=scoring)

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, scoring: Iterable[OwnScoring] = ()) -> Game:
        """Reads and verifies a file, usually called .cgl."""
        with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
            return cls(file.read(), scoring=scoring)

    @classmethod
    def new(
        cls,
        players: Sequence[str] = ("player",),
        *,
        map: str | Map = "A",
        seed: int | None = None,
        edicts: Sequence[ScoringLike] | None = None,
        deck: Iterable[CardLike] | None = None,
        fallback: str = "any",
        names: Mapping[str, str] | None = None,
    ) -> Game:
        """A new game.

        Args:
            players: 1 to 100 names in clockwise order, of letters, digits, _ . and -, a letter first.
            map: "A", "B", or a blank map of your own.
            seed: deals edicts and decks. Without one, edicts are given and reveals name the cards.
            edicts: four different scoring cards, A to D.
            deck: explore, ruins and ambush cards if not the base deck; own cards by value.
            names: what to show for players, any text.
        """
        players = many(players, "players")
        cards = None if deck is None else [Card(card) for card in many(deck, "deck")]
        # A table refuses what the headers could not say: unknown cards, one key with two values, a wrong seed.
        edicts = Table(len(players), seed=seed, edicts=edicts, deck=cards, fallback=fallback).edicts
        if not isinstance(map, Map) and map not in ("A", "B"):
            raise InvalidArgument("range", f"a map is 'A', 'B' or a Map, not {map!r}")
        for word in (*players, *(names or {})):
            if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_.-]{0,30}", word):
                raise InvalidArgument("player_name", f"no name for a player, or one that is taken: {word!r}")
        for shown in (names or {}).values():
            if not shown.isprintable():
                raise InvalidArgument("player_name", f"a name is shown on one line, not {shown!r}")
        lines = ["%cgl 1"]
        lines += ["Map: own", f"Start: {map.cpn()}"] if isinstance(map, Map) else [f"Map: {map}"]
        lines.append(f"Players: {' '.join(players)}")
        lines += [f"Name: {player} {shown}" for player, shown in (names or {}).items()]
        keys = [card.key if isinstance(card, OwnScoring) else Card(card).key for card in edicts]
        lines += [f"Edicts: {' '.join(keys)}", f"Rules: fallback={fallback}"]
        lines += [] if seed is None else [f"Seed: {seed}"]
        if cards is not None:
            values = {card.key: header_of(card) for card in cards if not card.is_printed}
            lines += [*values.values(), f"Deck: {' '.join(card.key for card in cards)}"]
        own = [card for card in edicts if isinstance(card, OwnScoring)]
        return cls("\n".join([*lines, "", ""]), scoring=own)

    # ---- the record ----

    @property
    def text(self) -> str:
        """The record as it was read and appended to."""
        return "".join(line + "\n" for line in self._lines)

    def canonical(self) -> str:
        """The record in canonical form: headers in order, spaces sorted, comments on lines of their own."""
        data = encoded(self.text)
        fault = sized(cartog_fault)
        needed = lib.cartog_record_print(data, len(data), None, 0, byref(fault))
        if needed < 0:
            raise error_of(fault, needed)
        out = create_string_buffer(needed + 1)
        lib.cartog_record_print(data, len(data), out, needed + 1, byref(fault))
        return out.value.decode("utf-8", "surrogateescape")

    def append(self, line: str) -> None:
        """Adds a line and makes it happen. Raises ReplayError and changes nothing where it is wrong."""
        if "\n" in line:
            raise InvalidArgument("syntax", "one line at a time, without its end")
        line = line[:-1] if line.endswith("\r") else line
        fault, status = self._feed(line)
        if status:
            raise error_of(fault, status)

    def _feed(self, line: str) -> tuple[cartog_fault, int]:
        """Makes a line happen and keeps it. Returns what is wrong with it, which changes nothing."""
        data = encoded(line)
        if not self._is_set_up:
            self._make_room(data)
        fault: cartog_fault = sized(cartog_fault)
        kept = self._kept() if self._own and line.lstrip().startswith("score") else None
        status: int = lib.cartog_replay_line(
            self._ref, self._sheets, len(self._sheets), data, len(data), byref(fault)
        )
        if status == 0 and kept is not None:
            try:
                self._verify(line)
            except BaseException:
                memmove(self._ref, kept[0], sizeof(self._raw))
                memmove(self._sheets, kept[1], sizeof(self._sheets))
                raise
        if status == 0:
            self._lines.append(line)
        return fault, status

    def _make_room(self, line: bytes) -> None:
        """A record that was cut among its headers may name its players later."""
        text = encoded(self.text) + line
        count = lib.cartog_record_players(text, len(text))
        if count > len(self._sheets):
            self._sheets = (cartog_sheet * count)()

    def steps(self) -> Iterator[Step]:
        """Plays the record from its start: a step for each event, with the sheets before and after it."""
        game = Game.__new__(Game)
        game._own = self._own
        game._start(self.text)
        last: dict[str, Sheet] = {}
        for line in self._lines:
            playing = game._is_set_up and line.split(";")[0].strip() != ""
            before = last or game._snapshots()
            game.append(line)
            if playing:
                step = Step(len(game._lines), line, before, game._snapshots(before), game.table)
                last = step._after
                yield step

    # ---- what there is to know ----

    @property
    def _is_set_up(self) -> bool:
        return bool(self._raw.stage == c.CARTOG_STAGE_EVENTS)

    @property
    def players(self) -> tuple[str, ...]:
        """Names in clockwise order."""
        return tuple(self._raw.names[i].value.decode() for i in range(self._raw.players))

    @property
    def sheets(self) -> dict[str, Sheet]:
        """Copies of the sheets by the names of players."""
        return {name: Sheet._of(self._sheets[i]) for i, name in enumerate(self.players)} if self._is_set_up else {}

    def sheet(self, player: str) -> Sheet:
        """A copy of a player's sheet."""
        self._need_set_up()
        return Sheet._of(self._sheets[self._number(player)])

    def _snapshots(self, known: Mapping[str, Sheet] = MappingProxyType({})) -> dict[str, Sheet]:
        """The sheets, with those that are known already where they are still the same."""
        found = {}
        for i, name in enumerate(self.players):
            old = known.get(name)
            same = old is not None and bytes(old._raw) == bytes(self._sheets[i])
            found[name] = old if old is not None and same else Sheet._of(self._sheets[i])
        return found

    def _need_set_up(self) -> None:
        if not self._is_set_up:
            raise IllegalStep("step_out_of_order", "the headers of the record are not complete")

    def _number(self, player: str) -> int:
        if player not in self.players:
            raise InvalidArgument("player", f"no player is called {player!r}")
        return self.players.index(player)

    @property
    def table(self) -> Table:
        """A copy of the table."""
        self._need_set_up()
        table = Table._of(self._raw.table)
        table._own = {number: self._own.get(key, key) for number, key in self._own_edicts()}
        return table

    def _own_edicts(self) -> list[tuple[int, str]]:
        keys = [key.value.decode() for key in self._raw.edict_keys]
        return [(n, key) for n, key in zip(self._raw.edicts, keys) if n >= c.CARTOG_CARD_OWN]

    @property
    def edicts(self) -> tuple[str, ...]:
        """The keys under A to D, own ones included."""
        own = dict(self._own_edicts())
        return tuple(own.get(number) or _key(number) for number in self._raw.edicts)

    @property
    def deck(self) -> tuple[str, ...]:
        """The keys of the deck: explore and ruins cards, then ambush cards. Empty before the headers are complete."""
        numbers = self._raw.table.deck[: self._raw.table.deck_count]
        return tuple(lib.cartog_replay_key(self._ref, number).decode() for number in numbers)

    @property
    def unverified(self) -> tuple[str, ...]:
        """Own scoring cards whose points are taken as the record says, since nobody gave their function."""
        return tuple(key for _, key in self._own_edicts() if key not in self._own)

    @property
    def map(self) -> Map:
        """The blank map."""
        self._need_set_up()
        return Map._of(self._raw.map)

    @property
    def phase(self) -> Phase:
        """What comes next."""
        return self.table.phase

    @property
    def complete(self) -> bool:
        """Whether winter is scored for every player."""
        return bool(lib.cartog_replay_complete(self._ref, self._sheets, len(self._sheets)))

    @property
    def standings(self) -> dict[str, int]:
        """Ranks by the names of players: 1 + the number of players strictly ahead."""
        return dict(zip(self.players, standings(list(self.sheets.values()))))

    @property
    def rating(self) -> Rating | None:
        """Rating and title of a complete game alone with printed edicts; else None."""
        if not self.complete or len(self.players) != 1 or self._own_edicts():
            return None
        return rating(self.sheet(self.players[0]).total, self.edicts)

    def position(self, player: str) -> Position:
        """A player's position: map, coins, season and time, edicts, ruins, totals."""
        number = self._number(player)
        raw = sized(cartog_position)
        status = lib.cartog_position_of(byref(self._raw.table), byref(self._sheets[number]), number, byref(raw))
        if status:
            raise fail(status)
        return Position._of(raw)

    # ---- playing on: each step appends a line, or raises and changes nothing ----

    def _event(self, kind: int, **members: Any) -> None:
        self._need_set_up()
        event = sized(cartog_event)
        event.kind = kind
        for name, value in members.items():
            setattr(event, name, value)
        needed = lib.cartog_event_print(self._ref, self._sheets, len(self._sheets), byref(event), None, 0)
        if needed < 0:
            raise IllegalStep("step_out_of_order", "this step cannot come yet")
        fault, status = self._feed(
            text_of(lib.cartog_event_print, self._ref, self._sheets, len(self._sheets), byref(event))
        )
        if 0 < status < c.CARTOG_REFUSAL_STEP:
            error = error_of(fault, status)
            raise IllegalPlacement(error.code, error.message, error.spaces, Placement._copy(event.placement))
        if status:
            raise IllegalStep(slug(status), lib.cartog_status_message(status).decode())

    def begin(self) -> None:
        """Begins the next season."""
        self._event(c.CARTOG_EVENT_SEASON, season=min(self._raw.table.season + 1, c.CARTOG_SEASONS))

    def reveal(self, card: CardLike | None = None) -> Card:
        """Reveals the card that was turned; in a seeded game the one that its seed deals."""
        table = cartog_table.from_buffer_copy(self._raw.table)
        if card is None:
            revealed = c_uint32()
            status = lib.cartog_table_reveal(byref(table), 0, byref(revealed))
            if status:
                raise IllegalStep(slug(status), lib.cartog_status_message(status).decode())
            number = revealed.value
        else:
            number = Table._of(table)._id(card)
        self._event(c.CARTOG_EVENT_REVEAL, turn=table.turn if card is None else table.turn + 1, card=number)
        shown = self.table.card
        assert shown is not None
        return shown

    def draw(
        self, player: str, placement: PlacementLike | None = None, *, drawer: str | None = None
    ) -> None:
        """Draws on a player's map what the last card asks for. drawer is the neighbour who draws, if not the right one.

        Without a placement: what can only be drawn in one way, the walk of an ambush alone or a pass.
        """
        owner = self._number(player)
        table = self.table
        if placement is None:
            legal = self.sheet(player).map.legal(table.task(owner))
            choices = legal[:2]
            if len(choices) > 1 or (choices and len(choices[0].terrains) > 1):
                raise InvalidArgument("placement", f"{player} can draw in more than one way")
            given = choices[0].placements()[0] if choices else Placement()
        else:
            given = placement_of(placement)
        who = table.drawer(owner) if drawer is None else self._number(drawer)
        self._event(c.CARTOG_EVENT_DRAW, turn=table.turn, owner=owner, drawer=who, placement=given._raw)

    def score(self) -> None:
        """Writes the boxes of the season that is complete. Needed where an own scoring card scores, else a record."""
        table = self.table
        season = self._raw.table.season
        if season == 0:
            raise IllegalStep("season_not_complete", "no season has begun")
        own = [n for n in table._scored() if n >= c.CARTOG_CARD_OWN]
        if not own or table.phase in (Phase.REVEAL, Phase.DRAW):
            self._event(c.CARTOG_EVENT_SCORE, season=season)
            return
        boxes = [f"{name}={self._box(sheet, table)}" for name, sheet in self.sheets.items()]
        self.append(f"score {Season(season).name.lower()} {' '.join(boxes)}")

    @staticmethod
    def _box(sheet: Sheet, table: Table) -> str:
        first, second = (
            sheet.map.score(table._function(number) or _key(number)) for number in table._scored()
        )
        penalty = sheet.map.monsters()
        return f"{first}+{second}+{sheet.coins}-{penalty}={first + second + sheet.coins - penalty}"

    def check(self, player: str) -> None:
        """Writes a player's coins and time into the record."""
        self._event(c.CARTOG_EVENT_CHECK, owner=self._number(player))

    def end(self) -> None:
        """Writes the totals."""
        self._event(c.CARTOG_EVENT_END)

    def undo(self, turn: int | None = None, player: str | None = None) -> None:
        """Goes back to before card number turn was revealed, by default the last; with a player takes back that draw."""
        number = self._raw.table.turn if turn is None else whole(turn, "turn", *U32)
        if player is None:
            self._event(c.CARTOG_EVENT_UNDO, turn=number)
        else:
            self._event(c.CARTOG_EVENT_UNDO_DRAW, turn=number, owner=self._number(player))

    # ---- own scoring cards ----

    def _kept(self) -> tuple[bytes, bytes]:
        return bytes(self._raw), bytes(self._sheets)

    def _verify(self, line: str) -> None:
        """Compares the boxes that a score line gave with the functions of own scoring cards."""
        table = self.table
        season = table.season
        for name, sheet in self.sheets.items():
            box = sheet.seasons[season - 1] if season else None
            for card, said in zip(table.scoring, (box.first, box.second) if box else ()):
                points = card.points(sheet.map) if isinstance(card, OwnScoring) else said
                if points != said:
                    fault = sized(cartog_fault)
                    fault.line = len(self._lines) + 1
                    fault.column = max(encoded(line).find(f" {name}=".encode()) + 2, 1)
                    fault.expected = f"{points} for {card.key if isinstance(card, OwnScoring) else card}".encode()[: c.CARTOG_WORD_SIZE - 1]
                    fault.found = str(said).encode()
                    raise error_of(fault, c.CARTOG_REFUSAL_CHECK)

    # ---- display and protocols ----

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the record, which `load` reads; the picture if the name ends in .svg."""
        if os.fspath(path).endswith(".svg"):
            self.svg().save(path)
            return
        with open(path, "wb") as file:
            file.write(encoded(self.text))

    def svg(self, *, size: int = 32) -> Svg:
        """Edicts, season and all sheets as a picture, size pixels a space."""
        self._need_set_up()
        return svg_text(lib.cartog_replay_svg, self._ref, self._sheets, len(self._sheets), pixels(size))

    def _repr_svg_(self) -> str | None:
        return super()._repr_svg_() if self._is_set_up else None

    def _repr_html_(self) -> str:
        if not self._is_set_up:
            return f"<pre>{escape(self.text)}</pre>"
        ranks = self.standings
        rows = "".join(
            f"<tr><td>{rank}</td><td>{escape(name)}</td><td>{self.sheet(name).total}</td></tr>"
            for name, rank in sorted(ranks.items(), key=lambda item: item[1])
        )
        return super()._repr_html_() + f"<table><tr><th>rank</th><th>player</th><th>total</th></tr>{rows}</table>"

    def copy(self) -> Game:
        """A game of its own."""
        made = type(self).__new__(type(self))
        made._own = dict(self._own)
        made._lines = list(self._lines)
        made._raw = cartog_replay.from_buffer_copy(self._raw)
        made._ref = byref(made._raw)
        made._sheets = type(self._sheets).from_buffer_copy(self._sheets)
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return (self._lines, self._own) == (other._lines, other._own) if isinstance(other, Game) else NotImplemented

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        state = repr(self.table) if self._is_set_up else "headers"
        return f"<Game {' '.join(self.players)}: {state}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _game, (type(self), self.text, list(self._own.values()))


def _game(kind: type[Game], text: str, scoring: list[OwnScoring]) -> Game:
    return kind(text, scoring=scoring)


def _key(number: int) -> str:
    key: bytes = lib.cartog_card_key(number)
    return key.decode()
