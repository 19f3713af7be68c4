"""python -m cartog: score, grid, replay and svg. The command line `cartog` of the C library does more."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import cartog

from .map import position_line


def _read(operand: str) -> str:
    if operand == "-":
        return sys.stdin.read()
    return Path(operand).read_text(encoding="utf-8", errors="surrogateescape")


def _position(operand: str) -> cartog.Position:
    """A position string, or a file or standard input with one or with a grid."""
    text = operand if "/" in operand and not Path(operand).exists() else _read(operand)
    if position_line(text) is not None:
        return cartog.Position.parse(text)
    return cartog.Position(cartog.Map.parse(text))


def score(arguments: argparse.Namespace) -> None:
    m = _position(arguments.position).map
    cards = [cartog.Card(word).key for word in arguments.cards.split(",")] if arguments.cards is not None else cartog.SCORING
    if len(set(cards)) < len(cards):
        raise cartog.InvalidArgument("card_twice", "a card stands twice in --cards")
    points = cartog.scores(m, cards)
    if arguments.json and arguments.explain:
        raise cartog.InvalidArgument("usage", "--explain is for people, --json for programs; take one")
    if arguments.json:
        told = {"scores": points, "monsters": m.monsters(), "mountains": m.mountains(), "empty": len(m.spaces("empty"))}
        print(json.dumps(told, separators=(",", ":")))
        return
    for key, number in points.items():
        print(f"{cartog.Card.get(key).name:20} {number:5}" if not arguments.explain else cartog.explain(m, key))
    print(f"{'monster penalty':20} {-m.monsters():5}")


def grid(arguments: argparse.Namespace) -> None:
    print(_position(arguments.position).map, end="")


def replay(arguments: argparse.Namespace) -> None:
    game = cartog.Game.parse(_read(arguments.record))
    for name, sheet in game.sheets.items():
        boxes = "  ".join(str(box) for box in sheet.seasons if box is not None)
        print(f"{game.standings[name]}. {name:12} {sheet.total:5}   {boxes}")
    found = game.rating
    if found is not None:
        print(f"rating {found.rating}: {found.title}")


def svg(arguments: argparse.Namespace) -> None:
    m = _position(arguments.position).map
    picture = m.svg(highlight=arguments.highlight or (), placement=arguments.placement, size=arguments.size)
    if arguments.output:
        picture.save(arguments.output)
    else:
        print(picture)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m cartog", description="Validates and scores Cartographers.")
    parser.add_argument("--version", action="version", version=cartog.__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    where = "a position string, a file with one or with a grid, or - for standard input"

    command = commands.add_parser("score", help="points of the scoring cards")
    command.set_defaults(run=score)
    command.add_argument("position", help=where)
    command.add_argument("--cards", metavar="K,K", help="scoring cards by key or name")
    command.add_argument("--explain", action="store_true", help="list what pays, with the spaces")
    command.add_argument("--json", action="store_true", help="print JSON")

    command = commands.add_parser("grid", help="the map as a grid")
    command.set_defaults(run=grid)
    command.add_argument("position", help=where)

    command = commands.add_parser("replay", help="verifies a game record and prints its ledger")
    command.set_defaults(run=replay)
    command.add_argument("record", help="a file, or - for standard input")

    command = commands.add_parser("svg", help="the map as a picture")
    command.set_defaults(run=svg)
    command.add_argument("position", help=where)
    command.add_argument("--highlight", metavar="SPACES", help="spaces to tint, such as a1,b2")
    command.add_argument("--placement", metavar="P", help="a placement to show, such as F:a1,a2")
    command.add_argument("--size", type=int, default=32, metavar="PIXELS", help="pixels a space, 8 to 200")
    command.add_argument("-o", "--output", metavar="FILE", help="write into a file")
    return parser


def main(words: list[str] | None = None) -> int:
    """Exit status: 0 fine, 1 a record that is wrong, 2 bad usage or input that does not parse."""
    arguments = _parser().parse_args(words)
    try:
        arguments.run(arguments)
    except cartog.ReplayError as error:
        print(f"cartog: {error}", file=sys.stderr)
        return 1 if error.parses else 2
    except (cartog.CartogError, OSError, UnicodeDecodeError) as error:
        print(f"cartog: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
