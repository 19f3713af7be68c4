"""Pictures of everything that can be shown."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import cartog
from cartog import Card, Game, Map, Sheet


@pytest.fixture
def shown(finished, root):
    game = Game.load(root / "examples/records/four_players.cgl")
    return {
        "map": finished,
        "shape": cartog.Shape.parse("X.X/XXX"),
        "card": Card.get("treetop_village"),
        "own card": Card.own("bridge", ["X.X+c"], "FV"),
        "score": cartog.explain(finished, "borderlands"),
        "legal": Map.side("A").check("F:a1,b1,c1,c2", "orchard"),
        "refused": Map.side("A").check("F:d2,e2,f2,f3", "orchard"),
        "list": finished.legal("orchard"),
        "empty list": Map.from_array([[1] * 11] * 11).legal("orchard"),
        "sheet": game.sheet("p1"),
        "blank sheet": Sheet(Map.side("B")),
        "game": game,
        "position": cartog.Position(finished, coins=3),
    }


def test_both_forms_and_files(shown, tmp_path):
    for name, thing in shown.items():
        svg = thing._repr_svg_()
        tree = ElementTree.fromstring(svg)
        assert tree.tag == "{http://www.w3.org/2000/svg}svg" and tree.attrib["role"] == "img", name
        assert tree.find("{http://www.w3.org/2000/svg}title").text, name
        html = thing._repr_html_()
        assert svg in html and ElementTree.fromstring(f"<div>{html}</div>") is not None, name
        assert not re.search(r"\b(id|href|src)=|url\(|<script|<style", html), name
        thing.save(tmp_path / "picture.svg")
        assert (tmp_path / "picture.svg").read_text(encoding="utf-8") == svg, name


def letters(svg):
    return [text.text for text in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_what_is_drawn_can_be_read_without_colour(finished):
    drawn = letters(finished.svg())
    for terrain in (1, 2, 3, 4, 5):
        assert drawn.count(cartog.Terrain(terrain).letter) == len(finished.spaces(terrain))
    assert drawn.count("k") == 1 and drawn.count("11") == 1


def test_options(finished):
    plain = finished.svg()
    assert isinstance(plain, cartog.Svg) and plain._repr_svg_() == plain == plain._repr_html_()
    assert finished.svg(highlight="a1,b2") != plain != finished.svg(placement="F:a1")
    assert finished.svg(placement="F:a1", refused=True) != finished.svg(placement="F:a1")
    assert finished.svg(cause=["a1"]) != plain and len(finished.svg(size=100)) > 0
    assert "&lt;b&gt;" in finished.svg(title="<b>") and "<b>" not in finished.svg(title="<b>")
    assert "ann" in Sheet(finished).svg(title="ann")
    for size in (7, 201, -1):
        with pytest.raises(cartog.InvalidArgument):
            finished.svg(size=size)
    with pytest.raises(cartog.InvalidArgument):
        finished.svg(title="\x01")


def test_text_for_terminals(finished):
    assert str(finished) == finished.grid() and str(finished).count("\n") == 12
    assert "Borderlands: 12" in str(cartog.explain(finished, "borderlands"))
    assert "coins" in str(Sheet(finished)) and "<Sheet" in repr(Sheet(finished))
    assert repr(finished.legal("orchard")).startswith("<LegalPlacements")
    assert "legal" in repr(Map.side("A").check("F:a1,b1,c1,c2", "orchard"))
    assert "own card" in repr(Card.own("bridge", ["X"], "F")) and repr(Card.get("orchard")) == "Card('orchard')"
