"""Sheets, tables, games: the objects, and that they agree with the records of the C command line."""

import copy
import json
import pickle
import random
import subprocess

import pytest

import cartog
from cartog import Card, Game, Map, OwnScoring, Phase, Season, Sheet, Table

EDICTS = ["greenbough", "wildholds", "canal_lake", "borderlands"]


def play(game, rng):
    """Plays a game to its end with random legal draws."""
    while game.phase != Phase.OVER:
        game.begin()
        while game.phase not in (Phase.SCORE, Phase.OVER):
            game.reveal(None if game.table.seed is not None else next_card(game, rng))
            for player in game.players:
                if game.phase == Phase.DRAW:
                    legal = game.sheet(player).map.legal(game.table.task(game.players.index(player)))
                    choice = rng.choice(legal) if legal else None
                    game.draw(player, rng.choice(choice.placements()) if choice else None)
        game.score()
    game.end()


def next_card(game, rng):
    """A card that can come next at an open table."""
    while True:
        card = rng.choice(game.deck)
        table = game.table
        try:
            table.reveal(card)
        except cartog.IllegalStep:
            continue
        return card


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [1, 3])
def test_the_command_line_says_the_same(command, seed, players, tmp_path):
    game = Game.new([f"p{i}" for i in range(players)], map="AB"[seed % 2], seed=seed, names={"p0": "Änne <&>"})
    play(game, random.Random(seed))
    path = tmp_path / "game.cgl"
    path.write_text(game.text, encoding="utf-8")
    told = json.loads(subprocess.run([command, "replay", "--json", path], capture_output=True, check=True).stdout)
    assert told["ok"] and told["complete"] and game.complete
    for player in told["players"]:
        sheet = game.sheet(player["name"])
        boxes = [[b.first, b.second, b.coins, b.monsters, b.total] for b in sheet.seasons]
        assert boxes == player["seasons"] and sheet.total == player["total"] and sheet.coins == player["coins"]
        assert game.standings[player["name"]] == player["rank"]
        assert game.position(player["name"]).cpn() == player["position"]
    assert (told.get("rating"), told.get("title")) == (game.rating or (None, None))
    assert game == Game.load(path) == pickle.loads(pickle.dumps(game)) == copy.deepcopy(game)
    assert Game.parse(game.canonical()).sheets == game.sheets


def test_records_of_the_command_line(command):
    for seed in range(4):
        words = [command, "play", "--seed", str(seed), "--players", str(1 + seed)]
        text = subprocess.run(words, capture_output=True, check=True, text=True).stdout
        game = Game.parse(text)
        assert game.complete and len(game.players) == 1 + seed and game.canonical() == text


def test_steps_and_cuts(root):
    text = (root / "examples/records/two_players.cgl").read_text()
    game = Game.parse(text)
    steps = list(game.steps())
    assert steps[-1].after == game.sheets and steps[-1].table == game.table
    for one, other in zip(steps, steps[1:]):
        assert one.after == other.before
    drawn = [step for step in steps if step.before != step.after]
    assert len(drawn) > 20 and all(text.splitlines()[step.line - 1] == step.text for step in steps)
    lines = text.splitlines(keepends=True)
    for end in range(1, len(lines), 7):
        cut = Game.parse("".join(lines[:end]))
        assert cut.text == "".join(lines[:end])
    begun = Game.parse("%cgl 1\n")
    assert begun.players == () and begun.sheets == {} and begun.deck == () and not list(begun.steps())
    with pytest.raises(cartog.IllegalStep):
        begun.begin()


def test_wrong_records_name_line_and_place(root):
    text = (root / "examples/records/solo.cgl").read_text()
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("score spring"))
    lines[number] = lines[number].replace("=", "=1", 1)
    with pytest.raises(cartog.ReplayError) as error:
        Game.parse("\n".join(lines))
    assert error.value.line == number + 1 and error.value.code == "check_failed" and error.value.expected
    assert f"line {number + 1}" in str(error.value) and pickle.loads(pickle.dumps(error.value)).line == number + 1
    game = Game.parse("\n".join(lines[:number]))
    kept = game.copy()
    for wrong in ("nonsense", "season winter", "1 explore orchard", "\ud800"):
        with pytest.raises(cartog.ReplayError) as error:
            game.append(wrong)
        assert error.value.line == number + 1 and game == kept and game.sheets == kept.sheets
    with pytest.raises(cartog.InvalidArgument):
        game.append("a\nb")


def test_undo_in_a_game():
    game = Game.new(["ann", "bob"], seed=5)
    game.begin()
    states = []
    rng = random.Random(1)
    for _ in range(4):
        states.append((game.table, game.sheets))
        game.reveal()
        for i, player in enumerate(game.players):
            if game.phase == Phase.DRAW:
                game.draw(player, rng.choice(game.sheet(player).map.legal(game.table.task(i))).placements()[0])
    turn = game.table.turn
    game.undo(turn, "bob")
    assert game.table.owed == 1
    game.undo(turn)
    assert game.sheets == states[-1][1] and game.table.turn == turn - 1
    game.undo(1)
    assert game.sheets == states[0][1] and game.table.turn == 0
    assert Game.parse(game.text) == game


def test_open_game_with_own_cards_and_scoring():
    lakes = OwnScoring("lakes", lambda m: len(m.spaces("water")))
    bridge = Card.own("bridge", ["X.X+c", "XXX"], "WV", time=2)
    wolves = Card.own_ambush("wolves", "XX/X.", arrow="right", corner="br", walk="ccw")
    deck = [card.key for card in cartog.cards(cartog.Kind.EXPLORE)] + [bridge, bridge, wolves]
    game = Game.new(["ann", "bob"], map=Map.empty(), edicts=[lakes, *EDICTS[1:]], deck=deck)
    assert game.edicts[0] == "lakes" and game.deck.count("bridge") == 2 and "wolves" in game.deck
    assert game.map == Map.empty() and not game.unverified
    play(game, random.Random(4))
    assert game.complete and game.rating is None
    again = Game.parse(game.text, scoring=[lakes])
    assert again == game and again.sheets == game.sheets
    alone = Game.parse(game.text)
    assert alone.unverified == ("lakes",) and alone.sheets == game.sheets
    other = OwnScoring("lakes", lambda m: 1 + len(m.spaces("water")))
    with pytest.raises(cartog.ReplayError) as error:
        Game.parse(game.text, scoring=[other])
    assert error.value.code == "check_failed" and "lakes" in error.value.expected
    assert game.text.splitlines()[error.value.line - 1].startswith("score spring")


def test_a_card_that_needs_no_word():
    game = Game.new(["ann"], seed=10)
    with pytest.raises(cartog.IllegalStep):
        game.reveal()
    with pytest.raises(cartog.IllegalStep):
        game.score()
    game.begin()
    assert game.reveal().key == "gnoll_raid"
    with pytest.raises(cartog.IllegalStep):
        game.reveal()
    game.draw("ann")
    game.check("ann")
    assert game.text.endswith("check ann c=0 s=1.0\n")
    game.reveal()
    with pytest.raises(cartog.InvalidArgument):
        game.draw("ann")
    with pytest.raises(cartog.InvalidArgument):
        game.draw("cid", "F:a1")
    kept = game.copy()
    with pytest.raises(cartog.IllegalPlacement) as error:
        game.draw("ann", "F:a1,b1,c1,d1,e1,f1,g1")
    assert error.value.spaces == ("a1", "b1") and error.value.placement.spaces[-1] == "g1" and game == kept
    for step in (game.begin, game.end, game.reveal):
        with pytest.raises(cartog.IllegalStep):
            step()
    assert game == kept
    for wrong in (dict(), dict(seed=-1), dict(seed=1, edicts=EDICTS), dict(edicts=EDICTS[:3])):
        with pytest.raises(cartog.CartogError):
            Game.new(["ann"], **wrong)


def test_sheets():
    sheet = Sheet(Map.side("A"))
    blank = sheet.copy()
    sheet.draw("W:a1,b1,c1", "great_river")
    sheet.draw("F:a2", "rift_lands", turn=7)
    with pytest.raises(cartog.IllegalPlacement):
        sheet.draw("F:a2", "rift_lands")
    with pytest.raises(cartog.InvalidArgument):
        sheet.draw("F:a3", "rift_lands", turn=6)
    box = sheet.score_season("spring", "greenbough", OwnScoring("one", lambda m: 1))
    assert (box.first, box.second, box.total) == (2, 1, 2 + 1 + box.coins - box.monsters)
    assert sheet.seasons[0] == box and sheet.seasons[1] is None and sheet.total == box.total and sheet.monsters == 0
    with pytest.raises(cartog.IllegalStep):
        sheet.score_season(Season.SPRING, *EDICTS[:2])
    with pytest.raises(cartog.IllegalStep):
        sheet.score_season(4, *EDICTS[:2])
    for wrong in ("autumn", 5):
        with pytest.raises(cartog.InvalidArgument):
            sheet.score_season(wrong, *EDICTS[:2])
    assert pickle.loads(pickle.dumps(sheet)) == sheet == copy.copy(sheet) != blank
    sheet.undo()
    assert sheet.seasons[0] is None and sheet.map["a2"] == cartog.Terrain.FOREST
    sheet.undo(7)
    sheet.undo(0)
    assert sheet == blank and sheet.turn == 0
    sheet.load(Map.side("B"), 3)
    assert sheet.map == Map.side("B") and sheet.coins == 3 and sheet.lost == 0
    with pytest.raises(cartog.InvalidArgument):
        sheet.load(Map.side("B"), 15)
    sheet.forget()
    with pytest.raises(cartog.InvalidArgument):
        cartog.sheet.restored(Sheet, "00" * 100)
    with pytest.raises(TypeError):
        hash(sheet)


def test_tables():
    table = Table(2, seed=3)
    assert table.phase == Phase.BEGIN and table.season is None and table.edicts == cartog.deal_edicts(3)
    table.begin()
    assert (table.season, table.threshold, table.time, table.scoring) == (Season.SPRING, 8, 0, table.edicts[:2])
    card = table.reveal()
    assert table.card == card and table.reveals == (card,) and table.turn == 1
    sheets = [Sheet(Map.side("A")) for _ in range(2)]
    for i, sheet in enumerate(sheets):
        task = table.task(i)
        assert table.drawer(i) == i and task.drawer == "owner"
        table.draw(sheet, sheet.map.legal(task)[0].placements()[0], i)
    with pytest.raises(cartog.IllegalStep):
        table.task(0)
    table.undo_draw(1, sheets[1])
    assert table.owed == 1 and sheets[1] == Sheet(Map.side("A"))
    table.note(1)
    assert table.owed == 0 and pickle.loads(pickle.dumps(table)) == table == copy.deepcopy(table)
    table.undo(1, sheets)
    assert table.turn == 0 and sheets[0] == sheets[1]
    with pytest.raises(TypeError):
        hash(table)
    ordered = Table(0, edicts=EDICTS, ordered=True)
    ordered.begin()
    with pytest.raises(cartog.IllegalStep):
        ordered.order(["orchard"])
    deck = [card.key for card in cartog.cards(cartog.Kind.EXPLORE) + cartog.cards(cartog.Kind.RUINS)]
    ordered.order([*deck, "gnoll_raid"])
    assert ordered.reveal().key == deck[0]
    own = Table(edicts=EDICTS, deck=[Card.own("bridge", ["X.X"], "V"), "orchard"])
    own.begin()
    assert own.reveal("bridge").key == "bridge" and not own.reveals[0].is_printed
    for wrong in (dict(), dict(seed=-1), dict(edicts=EDICTS[:3]), dict(edicts=[EDICTS[0]] * 4), dict(seed=1, fallback="x")):
        with pytest.raises(cartog.CartogError):
            Table(**wrong)


def test_a_table_with_own_scoring():
    one = OwnScoring("one", lambda m: 1)
    table = Table(edicts=[one, *EDICTS[1:]])
    table.begin()
    sheet = Sheet(Map.side("A"))
    for card in ("orchard", "farmland", "great_river", "hamlet", "forgotten_forest", "homestead"):
        if table.phase == Phase.REVEAL:
            table.reveal(card)
            table.draw(sheet, sheet.map.legal(table.task())[0].placements()[0])
    assert table.phase == Phase.SCORE and table.score(sheet).first == 1
    assert table.copy().edicts[0] == one


def test_standings_and_audit():
    assert cartog.standings([Sheet(Map.side("A")), (3, 1), (3, 2)]) == [3, 1, 2]
    m = Map.side("A")
    m.set("d2", "forest")
    found = cartog.audit(m, coins=14, season=1, time=3, seasons=[cartog.SeasonScore(1, 2, 3, 4, 5)])
    assert {finding.code for finding in found} >= {"start", "sum"}
    assert any(finding.season == Season.SPRING and finding.expected == 2 and finding.found == 5 for finding in found)
    assert all(finding.message for finding in found)
    with pytest.raises(cartog.CartogError):
        cartog.audit(m, coins=15)
