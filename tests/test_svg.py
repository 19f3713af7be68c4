"""Pictures of the command line, read by a real XML parser."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

from test_cli import BLANK, CARDS, SOURCE, cartog

SVG = "{http://www.w3.org/2000/svg}"
PAPER_GAME = SOURCE / "examples/boards/finished_game.txt"
ELEMENTS = {SVG + name for name in ("svg", "title", "g", "rect", "path", "text", "circle")}


def picture(*arguments, command="svg", text=None):
    """Runs the command and returns the root of its picture, after looking at what every picture must be."""
    out, err = cartog(command, *arguments, text=text)
    assert err == "" and out.count("\n") == 1
    root = ElementTree.fromstring(out)
    assert root.tag == SVG + "svg" and root.get("role") == "img"
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert root[0].tag == SVG + "title" and root[0].text == root.get("aria-label")
    assert {element.tag for element in root.iter()} <= ELEMENTS
    names = {name for element in root.iter() for name in element.keys()}
    assert not {name for name in names if name in ("id", "class", "style", "dx", "dy") or "href" in name}
    assert all(" " not in element.get("x", "") for element in root.iter(SVG + "text"))
    return root


def title(root):
    return root[0].text


def texts(root):
    return Counter(element.text for element in root.iter(SVG + "text"))


def strokes(root):
    return {element.get("stroke") for element in root.iter(SVG + "path")}


def letters(root):
    return {letter: count for letter, count in texts(root).items() if letter in "FVAWM"}


def test_a_map_shows_its_letters():
    row = PAPER_GAME.read_text().splitlines()[-1]
    expected = Counter(letter for letter in row.upper() if letter in "FVAWM")
    for operand in PAPER_GAME, row, row + " s=4.6 c=5 x-note=kept":
        root = picture(operand)
        assert title(root) == "Map" and letters(root) == expected
    for side in "AB":
        grid, _ = cartog("map", side)
        root = picture("-", text=grid)
        assert letters(root) == {} and set("abcdefghijk") | set(map(str, range(1, 12))) == set(texts(root))


def test_the_picture_of_the_readme_is_that_of_its_command():
    out, _ = cartog("svg", "--card", "mages_valley", PAPER_GAME)
    assert out == PAPER_GAME.with_suffix(".svg").read_text()
    readme = (SOURCE / "README.md").read_text()
    assert "(examples/boards/finished_game.svg)" in readme
    assert "cartog svg --card mages_valley examples/boards/finished_game.txt > examples/boards/finished_game.svg" in readme


def test_a_legal_placement_is_green():
    root = picture("--card", "orchard", "--placement", "F:a1,b1,c1,c2", BLANK)
    assert title(root) == "orchard F:a1,b1,c1,c2: legal"
    assert letters(root) == {"F": 4}
    assert "#0d8a3a" in strokes(root) and "#d3122a" not in strokes(root)
    assert letters(picture("--placement", "W:a1", "--highlight", "a1,k11", BLANK)) == {"W": 1}


def test_a_refused_placement_is_red_and_says_why():
    root = picture("--card", "orchard", "--placement", "F:c2,d2,e2,e3", BLANK)
    assert title(root) == "orchard F:c2,d2,e2,e3: occupied: a space is a mountain, which is filled"
    assert "#0d8a3a" not in strokes(root) and "#d3122a" in strokes(root)
    for position, options in (BLANK + " n=r", []), (BLANK, ["--ruins"]):
        root = picture("--card", "orchard", *options, "--placement", "F:a1,b1,c1,c2", position)
        assert title(root).startswith("orchard F:a1,b1,c1,c2: must_cover_ruins: ")
    root = picture("--card", "goblin_attack", "--solo", "--placement", "M:a1,b2,c3", BLANK)
    assert "#d3122a" in strokes(root)
    assert "#d3122a" not in strokes(picture("--card", "goblin_attack", "--ambush", "--placement", "M:a1,b2,c3", BLANK))


def test_a_scoring_card_shows_what_pays():
    for card in CARDS:
        row = PAPER_GAME.read_text().splitlines()[-1]
        points = re.search(rf'"{card}":(\d+)', cartog("score", "--json", row)[0])[1]
        root = picture("--card", card, PAPER_GAME)
        assert title(root).endswith(f": {points}")
        badges = [element for element in root.iter(SVG + "g") if element.get("font-size") == "12"]
        assert sum(int(badge.text) for badge in badges[0].iter(SVG + "text")) == int(points)


def test_every_card_has_a_picture():
    for line in cartog("cards")[0].splitlines():
        english = line.split(" / ")[0].split(maxsplit=3)[3]
        assert title(picture("--card", line.split()[2])) == english


def test_games_are_drawn():
    for record in sorted((SOURCE / "examples/records").glob("*.cgl")):
        players = re.search(r"^Players: (.*)$", record.read_text(), re.M)[1].split()
        root = picture("--svg", record, command="replay")
        for player in players:
            assert sum(text == player or text.startswith(player + ": ") for text in texts(root)) == 1
    assert "Spring" in title(picture("--svg", "--at", "12", SOURCE / "examples/records/two_players.cgl", command="replay"))
    assert "headers" in cartog("replay", "--svg", "--at", "2", record, status=2)[1]


@pytest.mark.parametrize(
    "arguments, said",
    [
        ([], "usage"),
        ([BLANK, BLANK], "usage"),
        (["--card", "orchard", BLANK], "--placement"),
        (["--card", "great_city", "--placement", "F:a1", BLANK], "scoring card"),
        (["--card", "great_city", "--highlight", "a1", BLANK], "scoring card"),
        (["--card", "spring", "--placement", "F:a1", BLANK], "card"),
        (["--card", "orchart", BLANK], "did you mean orchard?"),
        (["--card", "orchard", "--ambush", "--placement", "F:a1", BLANK], "card"),
        (["--ruins", BLANK], "--card is missing"),
        (["--placement", "F:a1,a1", BLANK], "--placement: column 6: space_twice"),
        (["--highlight", "z9", BLANK], "--highlight: column 1"),
        (["--card", "orchard", "--ruins"], "usage"),
        (["11/X"], "column 4"),
    ],
)
def test_bad_usage(arguments, said):
    out, err = cartog("svg", *arguments, status=2)
    assert out == "" and said in err


def test_only_one_position_is_drawn(tmp_path):
    file = tmp_path / "two.txt"
    file.write_text(f"{BLANK}\n{BLANK}\n")
    out, err = cartog("svg", file, status=2)
    assert out == "" and "one position" in err
