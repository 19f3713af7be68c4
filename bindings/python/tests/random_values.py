"""Values for random calls: good ones by the class of an object and the name of a parameter, spoiled and absurd ones."""

import random

import numpy as np

import cartog
from cartog import Aim, Card, Game, Kind, Map, OwnScoring, Placement, Position, Search, Shape, Sheet, Table, Task
from cartog import env, simulation
from test_games import EDICTS, play

ROWS = 3
EXPLORE = [card.key for card in cartog.cards(Kind.EXPLORE)]
AMBUSH = [card.key for card in cartog.cards(Kind.AMBUSH)]
OWN_CARD = Card.own("bridge", ["X.X+c", "XXX"], "FV")
CPN = ["11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11", "FFV8/2^W7/11/11/11/4#6/11/11/11/11/9__"]
POSITION = CPN[0] + " s=2.3 c=5 e=mages_valley,broken_road,great_city,sentinel_wood"


def seven(map):
    return 7


def any_legal(sheet, task, table, rng):
    return sheet.map.legal(task).pick(int(rng.integers(100))).placements()[0]


def told(done, total):
    pass


OWN_SCORING = OwnScoring("sevens", seven)


# ---- good values ----


def a_map(r):
    made = r.choice([Map.side("A"), Map.side("B"), Map(), Map(CPN[1])])
    for _ in range(r.randrange(60)):
        space = r.randrange(121)
        if not made.is_ruins(space):
            made.set(space, r.randrange(8))
    return made


def nearly_full_map(r):
    return Map("/".join(["#" * 11] * 9 + ["4" + "#" * 7, "11"]))


def a_sheet(r):
    sheet = Sheet(a_map(r))
    for _ in range(r.randrange(3)):
        sheet.draw(fitting(sheet.map.legal("farmland"), r), "farmland")
    return sheet


def a_table(r):
    if r.random() < 0.2:
        table = Table(1, edicts=EDICTS, ordered=True)
        table.begin()
        return table
    table = Table(r.randrange(1, 4), seed=r.randrange(100))
    for _ in range(r.choice([0, 1, 2, 3, 30])):
        if table.phase.name == "REVEAL":
            table.reveal()
        elif table.phase.name == "DRAW":
            for owner in range(table.players):
                table.note(owner)
        elif table.phase.name == "BEGIN":
            table.begin()
    return table


def whole_game(players):
    game = Game.new(players, seed=3)
    headers = len(game.text.splitlines())
    play(game, random.Random(1))
    return headers, game.text.splitlines(keepends=True)


GAMES = [whole_game(["ann"]), whole_game(["ann", "bob"])]
WHOLE_GAME = "".join(GAMES[0][1])


def a_game(r):
    """A game that has come to any of its lines."""
    headers, lines = r.choice(GAMES)
    return Game("".join(lines[: r.randrange(headers, len(lines) + 1)]))


def a_task(r):
    return Task(r.choice(EXPLORE + AMBUSH), ruins=r.random() < 0.3, solo=r.random() < 0.5)


def a_search(r):
    return Search(nearly_full_map(r), r.choice(EXPLORE), an_aim(r), r.sample(EXPLORE, 2))


def an_aim(r):
    return Aim({key: r.randrange(-5, 6) for key in r.sample(cartog.SCORING, 2)})


def a_position(r):
    return Position(a_map(r), cartog.Season.FALL, 3, 5, ("wildholds", None, "borderlands", None))


def an_env(r):
    made = env.SoloEnv()
    made.reset(seed=r.randrange(100))
    return made


def a_vector(r):
    made = env.VectorEnv(2)
    made.reset(seed=r.randrange(100))
    return made


def a_parallel(r):
    made = env.parallel_env(2)
    made.reset(seed=r.randrange(100))
    return made


def boards(r):
    return np.stack([a_map(r).array for _ in range(ROWS)])


def scoring_list(r):
    return r.sample(cartog.SCORING, r.randrange(1, 5))


def a_simulation(r):
    return simulation.simulate(2, seed=r.randrange(9))


def a_choice(r):
    return Map.side("A").legal("orchard")[r.randrange(100)]


#: How to make an object of each class; classes that are not here are plain values, made by their constructors.
OBJECTS = {
    Map: a_map, Sheet: a_sheet, Table: a_table, Game: a_game, Task: a_task, Search: a_search, Aim: an_aim,
    Position: a_position,
    Card: lambda r: r.choice([Card(r.choice(EXPLORE + AMBUSH + list(cartog.SCORING))), OWN_CARD]),
    Shape: lambda r: Shape.parse(r.choice(["X", "XX/.X", "X.X/XXX"])),
    Placement: lambda r: Placement(r.choice("FVAWM"), ["a1", "b1"]),
    cartog.Choice: a_choice,
    cartog.Effect: lambda r: Map.side("A").legal("orchard").effects(["wildholds"])[0],
    cartog.Finding: lambda r: cartog.audit(Map(), coins=3)[0],
    cartog.Hint: lambda r: cartog.hints(a_map(r), "orchard", an_aim(r))[0],
    cartog.LegalPlacements: lambda r: a_map(r).legal(a_task(r)),
    cartog.Outcome: lambda r: Map().place("F:a1", "rift_lands"),
    cartog.OwnScoring: lambda r: OWN_SCORING,
    cartog.Part: lambda r: Map.side("B").explain("lost_barony").parts[0],
    cartog.Preview: lambda r: Map().preview("F:a1", "rift_lands", ["greenbough"]),
    cartog.Rating: lambda r: cartog.rating(10, EDICTS),
    cartog.Score: lambda r: a_map(r).explain(r.choice(cartog.SCORING)),
    cartog.SeasonScore: lambda r: cartog.SeasonScore(1, 2, 3, 0, 6),
    cartog.Step: lambda r: r.choice(list(Game(WHOLE_GAME).steps())[:5]),
    cartog.Svg: lambda r: Map().svg(),
    cartog.Verdict: lambda r: Map.side("A").check("F:c2,d2,e2,e3", "orchard"),
    env.SoloEnv: an_env, env.VectorEnv: a_vector, env.CartographersEnv: a_parallel,
    simulation.Games: a_simulation,
    simulation.Scores: lambda r: simulation.simulate(CPN),
}  # fmt: skip

#: Good values by the name of a parameter; "callable.parameter" goes before it.
GOOD = {
    "action": lambda r: r.choice([r.randrange(env.ACTIONS), env.PASS]),
    "actions": lambda r: np.array([r.randrange(-1, 1000) for _ in range(ROWS)]),
    "agent": lambda r: r.choice(["player_0", "player_1"]),
    "aim": an_aim,
    "ambush": lambda r: r.random() < 0.1,
    "arrow": lambda r: r.choice(["left", "right"]),
    "bits": lambda r: r.randrange(1, 1 << 121),
    "card": lambda r: r.choice([r.choice(EXPLORE), r.choice(AMBUSH), Card(r.choice(EXPLORE)), OWN_CARD, a_task(r), 105]),
    "cards": scoring_list,
    "cause": lambda r: r.choice([(), "a1,b2", ["k11"]]),
    "chunk": lambda r: r.choice([None, 1, 5]),
    "client": lambda r: None,
    "coins": lambda r: r.randrange(15),
    "column": lambda r: r.randrange(8),
    "corner": lambda r: r.choice(["tl", "tr", "br", "bl"]),
    "cpn": lambda r: r.choice([None, *CPN]),
    "deck": lambda r: r.sample(EXPLORE, r.randrange(1, 5)),
    "drawer": lambda r: r.choice([None, 0, 1]),
    "drawings": lambda r: r.choice([None, 0, 1, 50]),
    "edicts": lambda r: EDICTS,
    "fallback": lambda r: r.choice(["any", "card"]),
    "first": lambda r: r.choice([*cartog.SCORING, OWN_SCORING]),
    "function": lambda r: seven,
    "games": lambda r: r.choice([0, 2, boards(r), CPN]),
    "highlight": lambda r: r.choice([(), "a1,b2", ["k11"]]),
    "id": lambda r: r.randrange(10000, 10005),
    "illegal": lambda r: r.choice(["raise", "terminate"]),
    "index": lambda r: r.choice([0, 1, -1, slice(0, 2)]),
    "key": lambda r: r.choice(["bridge", "x1"]),
    "kind": lambda r: r.choice([None, *Kind]),
    "level": lambda r: r.choice([None, 0]),
    "line": lambda r: r.choice(["; a remark", "season spring", "1 explore orchard"]),
    "map": a_map,
    "maps": boards,
    "mark": lambda r: r.random() < 0.5,
    "names": lambda r: r.choice([None, {"ann": "Ann"}]),
    "num_envs": lambda r: r.randrange(1, 3),
    "number": lambda r: r.randrange(1000),
    "options": lambda r: None,
    "orientation": lambda r: r.randrange(8),
    "out": lambda r: None,
    "owner": lambda r: r.randrange(2),
    "path": lambda r: None,
    "placement": lambda r: r.choice(["F:a1,b1,c1,a2", "F:a1", "M:a1,b2,c3", "pass", Placement("forest", "a1"), Placement()]),
    "player": lambda r: r.choice(["ann", "bob"]),
    "players": lambda r: r.randrange(1, 4),
    "policy": lambda r: r.choice(["random", any_legal]),
    "progress": lambda r: r.choice([None, told]),
    "render_mode": lambda r: r.choice([None, "ansi", "svg"]),
    "results": lambda r: [(5, 0), (7, 1), (7, 0)],
    "retries": lambda r: 0,
    "reward": lambda r: r.choice(["score", "rank"]),
    "row": lambda r: r.randrange(2),
    "ruins": lambda r: r.random() < 0.2,
    "scoring": lambda r: r.choice([scoring_list(r), [OWN_SCORING, "wildholds"]]),
    "season": lambda r: r.choice([1, "spring", cartog.Season.SPRING]),
    "seasons": lambda r: r.choice([(), [cartog.SeasonScore(1, 2, 3, 0, 6)]]),
    "second": lambda r: r.choice(cartog.SCORING),
    "seed": lambda r: r.randrange(1 << 40),
    "seeds": lambda r: np.arange(ROWS, dtype=np.uint64),
    "shape": lambda r: r.choice(["X", "XX/.X"]),
    "shapes": lambda r: r.choice([["X"], ["X.X+c", "XXX"]]),
    "sheet": a_sheet,
    "sheets": lambda r: [a_sheet(r)],
    "side": lambda r: r.choice("AB"),
    "size": lambda r: r.randrange(8, 60),
    "space": lambda r: r.choice(["c4", (3, 2), 35]),
    "spaces": lambda r: r.choice(["a1,b1", ["a1", (3, 2)], [35]]),
    "start": lambda r: r.choice(["A", a_map(r)]),
    "status": lambda r: None,
    "stop": lambda r: r.randrange(10),
    "task": a_task,
    "terrain": lambda r: r.choice(["forest", "V", 3, cartog.Terrain.WATER]),
    "terrains": lambda r: r.choice(["FV", ["forest"], "water"]),
    "text": lambda r: r.choice(CPN),
    "texts": lambda r: CPN,
    "threads": lambda r: r.randrange(1, 3),
    "time": lambda r: r.randrange(7),
    "title": lambda r: r.choice([None, "a map"]),
    "top": lambda r: r.randrange(6),
    "total": lambda r: r.randrange(100),
    "turn": lambda r: r.choice([None, 1, 2]),
    "value": lambda r: r.randrange(5),
    "walk": lambda r: r.choice(["cw", "ccw"]),
    "workers": lambda r: 1,
    "Aim.cards": lambda r: {"wildholds": 1},
    "Card.by_key.key": lambda r: r.choice(EXPLORE),
    "Game.draw.drawer": lambda r: r.choice([None, "ann", "bob"]),
    "Game.new.map": lambda r: r.choice(["A", "B", a_map(r)]),
    "Game.new.players": lambda r: ["ann", "bob"],
    "Game.parse.text": lambda r: WHOLE_GAME,
    "Game.reveal.card": lambda r: None,
    "Game.scoring": lambda r: (),
    "Game.parse.scoring": lambda r: r.choice([(), [OWN_SCORING]]),
    "Game.text": lambda r: WHOLE_GAME,
    "Game.undo.player": lambda r: r.choice([None, "ann"]),
    "LegalPlacements.effects.scoring": scoring_list,
    "Map.explain.card": lambda r: r.choice(cartog.SCORING),
    "Map.from_array.ruins": lambda r: r.choice([None, np.zeros((11, 11), bool)]),
    "Map.from_array.terrain": lambda r: a_map(r).array,
    "Map.score.card": lambda r: r.choice([*cartog.SCORING, OWN_SCORING]),
    "Placement.parse.text": lambda r: r.choice(["F:a1,b1", "pass"]),
    "Position.parse.text": lambda r: POSITION,
    "Shape.parse.text": lambda r: "XX/.X",
    "Sheet.draw.turn": lambda r: r.choice([None, 9]),
    "Table.order.cards": lambda r: [*EXPLORE, "temple_ruins", "outpost_ruins", r.choice(AMBUSH)],
    "Table.reveal.card": lambda r: r.choice([None, *EXPLORE]),
    "Table.undo.turn": lambda r: r.randrange(3),
    "batch.from_cpn.out": lambda r: r.choice([None, tuple(np.zeros((2, 11, 11), np.uint8) for _ in range(2))]),
    "batch.place.coins": lambda r: r.choice([None, np.zeros(ROWS, np.uint8)]),
    "batch.place.spaces": lambda r: np.zeros((ROWS, 11, 11), bool),
    "batch.place.terrain": lambda r: np.zeros(ROWS, np.uint8),
    "batch.stack.maps": lambda r: [a_map(r), a_map(r)],
    "cards.kind": lambda r: r.choice([None, *Kind]),
    "env.CartographersEnv.step.actions": lambda r: {f"player_{i}": r.randrange(env.ACTIONS) for i in range(2)},
    "env.VectorEnv.game.row": lambda r: r.randrange(2),
    "env.VectorEnv.step.actions": lambda r: [r.randrange(env.ACTIONS) for _ in range(2)],
    "explain.card": lambda r: r.choice(cartog.SCORING),
    "score.card": lambda r: r.choice([*cartog.SCORING, OWN_SCORING]),
    "status_message.status": lambda r: r.randrange(-20, 30),
    "status_word.status": lambda r: r.randrange(-20, 30),
}


def fitting(legal, r):
    """A placement that is legal, if any is."""
    choice = legal.pick(r.randrange(1 << 30))
    return Placement() if choice is None else r.choice(choice.placements())


def draw_in_game(game, r):
    owner = r.randrange(len(game.players))
    player = game.players[owner]
    if game.phase.name != "DRAW":
        return {"player": player}
    return {"player": player, "placement": fitting(game.sheet(player).map.legal(game.table.task(owner)), r)}


def draw_at_table(table, r):
    sheet = a_sheet(r)
    if table.phase.name != "DRAW":
        return {"sheet": sheet}
    return {"sheet": sheet, "placement": fitting(sheet.map.legal(table.task(0)), r), "owner": 0}


def on_map(map, r):
    return {"card": "farmland", "placement": fitting(map.legal("farmland"), r)}


def step_of_all(parallel, r):
    return {"actions": {agent: int(parallel.action_space(agent).sample()) for agent in parallel.agents}}


#: Arguments that fit the object of a call and each other.
FITTING = {
    "CartographersEnv.step": step_of_all,
    "Game.draw": draw_in_game,
    "Map.place": on_map,
    "Map.preview": on_map,
    "Sheet.draw": lambda sheet, r: on_map(sheet.map, r),
    "SoloEnv.step": lambda solo, r: {"action": solo.action_space.sample()},
    "Table.draw": draw_at_table,
    "VectorEnv.step": lambda vector, r: {"actions": vector.action_space.sample()},
    "game_seeds": lambda of, r: {"start": 3, "stop": 3 + r.randrange(9)},
    "preview": lambda of, r: {"map": Map.side("A"), "placement": "F:a1,b1,c1,a2", "card": "orchard"},
}

BATCH_RUINS = [None, np.zeros((11, 11), bool), np.zeros((ROWS, 11, 11), bool)]

# ---- absurd values ----

ABSURD = [
    None, True, -1, 0, 1, 15, 121, 2**31, 2**32, 2**63, 2**64, -(2**63), 10**30, 0.0, 1.5, float("nan"), float("inf"),
    1j, "", " ", "x", "11", "\0", "a1\0", "orchard\0", "\ud800", "\udcff", "é", "\U0001f409", "\n", "a1,a1", "l12",
    "F:", "F:a1:", "1" * 5000, "/" * 5000, "é" * 5000, "%cgl 1\n", "%cgl 2\n\0", b"", b"orchard", [], [[]], [[[[]]]],
    [None], [1, "a", None], ["a1", "\0"], [2**64], (), (0, 0), (-1, 5), (2**40, 2**40), (1, 2, 3), {}, {1: 2},
    {"wildholds": 2**70}, {"": None}, set(), frozenset([1]), range(0), range(300), slice(None), Ellipsis, int, Map, Kind.EXPLORE,
    cartog.Terrain.VOID, np.uint8(3), np.int64(-1), np.float64("nan"), np.zeros(0), np.zeros((11, 11)),
    np.zeros((11, 11), np.uint8), np.full((11, 11), 255, np.uint8), np.full((ROWS, 11, 11), 9, np.uint8),
    np.zeros((ROWS, 11, 11), np.int64), np.zeros((ROWS, 11, 10), np.uint8), np.zeros((0, 11, 11), np.uint8),
    np.zeros((ROWS, 11, 22), np.uint8)[:, :, ::2], np.zeros(ROWS, np.int32), np.zeros(2, np.int32), np.zeros(ROWS, bool),
    np.array("x"), np.array([None, "x"], object), np.array(["F10"]), np.full(ROWS, 2**63, np.uint64),
    np.full(ROWS, -(2**63), np.int64), np.ones((ROWS, 11, 11), bool), np.arange(ROWS, dtype=np.uint8),
    np.broadcast_to(np.zeros((11, 11), np.uint8), (ROWS, 11, 11)), np.zeros((ROWS, 16), np.int32),
]  # fmt: skip


def absurd(r):
    kind = r.randrange(10)
    if kind == 0:
        return r.choice(list(OBJECTS.values()))(r)
    if kind == 1:
        return iter([])
    if kind == 2:
        return object()
    if kind == 3:
        return [r.choice(ABSURD) for _ in range(r.randrange(4))]
    if kind == 4:
        return "".join(chr(r.choice([0, 10, 32, 47, 58, 70, 97, 49, 0xD800, 0x1F409])) for _ in range(r.randrange(20)))
    value = r.choice(ABSURD)
    return value.copy() if isinstance(value, np.ndarray) and value.flags.writeable else value


NUMBERS = [-1, 0, 1, 14, 15, 100, 121, 255, 256, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**53, 2**63 - 1, 2**63, 2**64 - 1,
           2**64, 10**30, -(2**31), -(2**31) - 1, -(2**63), -(2**64)]  # fmt: skip


def spoiled(value, r):
    """A good value with something wrong."""
    if isinstance(value, (bool, int, np.integer)):
        return r.choice(NUMBERS)
    if isinstance(value, str):
        at = r.randrange(len(value) + 1)
        mark = r.choice(["", "\0", "\n", "/", ",", ":", " ", "9", "\ud800", "é", value])
        return value[:at] + mark + value[at + r.randrange(2) :]
    if isinstance(value, np.ndarray) and value.size:
        kind = r.randrange(4)
        if kind == 0:
            return value.astype(r.choice([np.int64, np.float64, np.uint8, object, ">u2"]))
        if kind == 1:
            return value[:-1]
        if kind == 2:
            return value[..., ::-1]
        made = value.copy()
        made.flat[r.randrange(made.size)] = r.choice([0, 1, 5, 6, 7, 8, 9, 10, 11, 127])
        return made
    if isinstance(value, (list, tuple)) and value:
        at = r.randrange(len(value))
        wrong = absurd(r) if r.random() < 0.5 else spoiled(value[at], r)
        kept, rest = list(value[:at]), list(value[at + r.randrange(2) :])
        return type(value)([*kept, wrong, *rest][: r.choice([None, at])])
    if isinstance(value, dict) and value:
        key = r.choice(list(value))
        return {**value, r.choice([key, "x"]): absurd(r) if r.random() < 0.5 else spoiled(value[key], r)}
    return absurd(r)
