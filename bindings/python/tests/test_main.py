"""python -m cartog, as a user calls it."""

import json
import subprocess
import sys

import pytest

SIDE_A = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"


def call(*words, text=""):
    command = [sys.executable, "-m", "cartog", *map(str, words)]
    result = subprocess.run(command, input=text, capture_output=True, text=True)
    assert "Traceback" not in result.stderr
    return result.returncode, result.stdout, result.stderr


def test_score(root, command):
    board = root / "examples/boards/finished_game.txt"
    theirs = json.loads(subprocess.run([command, "score", "--json", board], capture_output=True, check=True).stdout)
    status, out, _ = call("score", "--json", board)
    assert status == 0 and json.loads(out) == theirs
    status, out, _ = call("score", board, "--cards", "borderlands", "--explain")
    assert status == 0 and out.startswith("Borderlands: 12\n  6 column b1,")
    assert "Wildholds" in call("score", SIDE_A)[1] and call("score", "-", text=SIDE_A)[0] == 0


def test_grid_and_svg(root, tmp_path):
    status, grid, _ = call("grid", SIDE_A)
    assert status == 0 and call("grid", "-", text=grid)[1] == grid
    status, svg, _ = call("svg", SIDE_A, "--placement", "F:a1,b1", "--highlight", "c1")
    assert status == 0 and svg.startswith("<svg")
    assert call("svg", SIDE_A, "-o", tmp_path / "map.svg", "--size", "20") == (0, "", "")
    assert (tmp_path / "map.svg").read_text().startswith("<svg")


def test_replay(root):
    status, out, _ = call("replay", root / "examples/records/solo.cgl")
    assert status == 0 and "rating" in out
    text = (root / "examples/records/solo.cgl").read_text().replace("score spring", "score summer")
    status, _, err = call("replay", "-", text=text)
    assert status == 1 and "line" in err


@pytest.mark.parametrize(
    "words",
    [(), ("score",), ("grid", "11/22"), ("grid", "no such file"), ("svg", SIDE_A, "--size", "3"), ("score", SIDE_A, "--cards", "x")],
)
def test_bad_usage(words):
    status, out, err = call(*words)
    assert status == 2 and out == "" and err
