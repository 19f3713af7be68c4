"""The command line, as a script sees it: output, exit status, and what it says when it is given nonsense."""

import json
import os
import subprocess
from pathlib import Path

import pytest

BUILD = Path(os.environ["CARTOG_BUILD"])
SOURCE = Path(os.environ["CARTOG_SOURCE"])
BLANK = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"
EMPTY = "/".join(["11"] * 11)
CARDS = (
    "sentinel_wood greenbough treetower stoneside_forest canal_lake mages_valley golden_granary shoreside_expanse "
    "wildholds great_city greengold_plains shieldgate borderlands lost_barony broken_road cauldrons"
).split()


def cartog(*arguments, status=0, text=None):
    """Runs the command and returns standard output and standard error."""
    result = subprocess.run(
        [BUILD / "examples/cartog", *arguments], input=text, capture_output=True, text=True, timeout=60
    )
    assert result.returncode == status, (arguments, result)
    return result.stdout, result.stderr


def test_score_json_has_the_promised_shape():
    out, err = cartog("score", "--json", BLANK)
    assert err == ""
    row = json.loads(out)
    assert list(row) == ["scores", "monsters", "mountains", "empty"]
    assert list(row["scores"]) == CARDS
    assert row["empty"] == 116
    assert out == json.dumps(row, separators=(",", ":")) + "\n"


def test_score_of_the_finished_paper_game():
    out, _ = cartog("score", "--json", SOURCE / "examples/boards/finished_game.txt")
    row = json.loads(out)
    assert row["scores"]["mages_valley"] == 23 and row["scores"]["broken_road"] == 21
    assert row["scores"]["great_city"] == 9 and row["scores"]["sentinel_wood"] == 19
    assert row["monsters"] == 5


def test_score_cards_by_key_and_name():
    out, _ = cartog("score", "--json", "--cards", "Metropole,wildholds,Lost Barony", BLANK)
    assert list(json.loads(out)["scores"]) == ["great_city", "wildholds", "lost_barony"]
    for cards in ("orchard", "nonsense", "wildholds,wildholds", "", "wildholds,"):
        _, err = cartog("score", "--cards", cards, BLANK, status=2)
        assert err.startswith("cartog: ")
    assert "did you mean mages_valley?" in cartog("score", "--cards", "mage_valley", BLANK, status=2)[1]


def test_score_table_and_explanation():
    out, _ = cartog("score", "--explain", "--cards", "sentinel_wood", "F9F" + EMPTY[2:])
    assert out.splitlines()[0] == "   a b c d e f g h i j k    Sentinel Wood           2"
    assert out.splitlines()[1].startswith(" 1 F . . . . . . . . . F")
    assert "    1  space     a1\n    1  space     k1\n" in out
    out, _ = cartog("score", "--json", "--explain", "--cards", "sentinel_wood", "F9F" + EMPTY[2:])
    assert json.loads(out)["parts"] == {
        "sentinel_wood": [
            {"unit": "space", "points": 1, "spaces": ["a1"]},
            {"unit": "space", "points": 1, "spaces": ["k1"]},
        ]
    }


def test_printed_maps_are_read_back():
    for side, empty in ("A", 116), ("B", 109):
        grid, _ = cartog("map", side)
        assert len(grid.splitlines()) == 12
        out, _ = cartog("score", "--json", "-", text=grid)
        assert json.loads(out)["empty"] == empty


def test_many_positions_and_a_bad_line(tmp_path):
    file = tmp_path / "positions.txt"
    file.write_text(f"; comment\n\n{BLANK}\r\n11/X\n{EMPTY} c=15\n{EMPTY} x-note=kept\n")
    out, err = cartog("score", "--json", file, status=2)
    rows = [json.loads(line) for line in out.splitlines()]
    assert len(rows) == 4
    assert rows[0]["empty"] == 116 and rows[3]["empty"] == 121
    assert rows[1] == {"error": "bad_letter", "line": 4, "column": 4, "message": rows[1]["message"]}
    assert list(rows[1]) == ["error", "line", "column", "message"]
    assert (rows[2]["error"], rows[2]["line"], rows[2]["column"]) == ("bad_number", 5, len(EMPTY) + 4)
    assert "line 4, column 4" in err


def test_one_bad_position_goes_to_stderr(tmp_path):
    file = tmp_path / "one.txt"
    file.write_text("11/X\n")
    out, err = cartog("score", "--json", file, status=2)
    assert out == "" and "line 1, column 4: bad_letter" in err
    out, err = cartog("score", "11/X", status=2)
    assert out == "" and "column 4: bad_letter" in err and "not a file" in err
    file.write_text("; nothing\n\n")
    assert "no position" in cartog("score", file, status=2)[1]
    file.write_text(".....\n")
    assert "line 1, column 6: bad_row_length" in cartog("score", file, status=2)[1]


def test_a_file_with_a_position_as_its_name(tmp_path):
    name = tmp_path / "11"
    name.write_text(BLANK + "\n")
    result = subprocess.run(
        [BUILD / "examples/cartog", "score", "--json", "./11"], cwd=tmp_path, capture_output=True, text=True
    )
    assert result.returncode == 0 and json.loads(result.stdout)["empty"] == 116


def test_check_says_legal_or_why():
    assert cartog("check", "--card", "orchard", BLANK, "F:a1,b1,c1,c2")[0] == "legal\n"
    assert cartog("check", "--card", "Obsthain", BLANK, "F:a1,b1,c1,c2")[0] == "legal\n"
    out, _ = cartog("check", "--card", "orchard", BLANK, "F:c2,d2,e2,e3", status=1)
    assert out == "occupied: a space is a mountain, which is filled: d2\n"
    out, _ = cartog("check", "--card", "orchard", "--json", BLANK, "F:c2,d2,e2,e3", status=1)
    assert out == (
        '{"legal":false,"code":"occupied","spaces":["d2"],"message":"a space is a mountain, which is filled"}\n'
    )


def test_check_json_of_a_legal_placement():
    position = "11/3^1r5/1r6^r1/11/5V5/4F^F4/11/11/1r^6r1/5r1^3/11 c=13 n=r x-a=\"b\\"
    out, _ = cartog("check", "--card", "rift_lands", "--json", position, "A:b3")
    row = json.loads(out)
    assert list(row) == ["legal", "coins", "lost", "mountains", "position"]
    assert row["position"] == "11/3^1r5/1a6^r1/11/5V5/4F^F4/11/11/1r^6r1/5r1^3/11 c=13 x-a=\"b\\"
    out, _ = cartog("check", "--card", "farmland", "--json", position.replace(" n=r", ""), "A:f7,f8")
    row = json.loads(out)
    assert (row["coins"], row["lost"], row["mountains"]) == (1, 1, ["f6"])
    assert " c=14 " in row["position"]
    out, _ = cartog("check", "--card", "farmland", "--json", EMPTY, "A:a1,a2")
    assert json.loads(out)["position"].endswith(" c=1")
    out, _ = cartog("check", "--card", "orchard", "--json", EMPTY, "A:a1,a2,a3,b3")
    assert " " not in json.loads(out)["position"]


def test_the_nearest_card_is_suggested():
    for typed, meant in ("goblin_atack", "goblin_attack"), ("orchrd", "orchard"), ("temple_ruin", "temple_ruins"):
        assert f"did you mean {meant}?" in cartog("check", "--card", typed, BLANK, "M:a1", status=2)[1]


def test_output_that_cannot_be_written():
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    for arguments in ["--help"], ["--version"], ["cards"], ["legal", "--count", "--card", "orchard", "-"]:
        for lines in (1, 1025):
            with full.open("w") as sink:
                result = subprocess.run(
                    [BUILD / "examples/cartog", *arguments], input=(BLANK + "\n") * lines, text=True, stdout=sink
                )
            assert result.returncode == 2


def test_check_ruins_from_option_and_position():
    placement = "F:a1,b1,c1,c2"
    assert cartog("check", "--card", "orchard", "--ruins", BLANK, placement, status=1)[0].startswith("must_cover_ruins")
    assert cartog("check", "--card", "orchard", BLANK + " n=r", placement, status=1)[0].startswith("must_cover_ruins")
    out, _ = cartog("check", "--card", "goblin_attack", "--json", BLANK + " n=r", "M:i6,h7,g8")
    assert json.loads(out)["position"].endswith(" n=r")


def test_check_ambush_and_solo():
    assert cartog("check", "--card", "goblin_attack", "--ambush", BLANK, "M:i6,h7,g8")[0] == "legal\n"
    _, err = cartog("check", "--card", "orchard", "--ambush", BLANK, "F:a1,b1,c1,c2", status=2)
    assert "wrong_card_kind" in err
    out, _ = cartog("check", "--card", "goblin_attack", "--solo", BLANK, "M:i6,h7,g8", status=1)
    assert out.startswith("wrong_solo_place") and "i9 j10 k11" in out


def test_check_fallback_switch():
    full = "/".join(["F" * 11] * 10 + ["F" * 10 + "1"])
    assert cartog("check", "--card", "orchard", "--fallback", "any", full, "W:k11")[0] == "legal\n"
    out, _ = cartog("check", "--card", "orchard", "--fallback", "card", full, "W:k11", status=1)
    assert out.startswith("terrain_not_on_card")
    assert "any or card" in cartog("check", "--card", "orchard", "--fallback", "x", full, "W:k11", status=2)[1]


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nonsense"],
        ["score"],
        ["score", BLANK, BLANK],
        ["score", "--count", BLANK],
        ["score", "--nonsense", BLANK],
        ["score", "no such file"],
        ["check", BLANK, "F:a1"],
        ["check", "--card", "orchard", BLANK],
        ["check", "--card", "nonsense", BLANK, "F:a1"],
        ["check", "--card", "wildholds", BLANK, "F:a1"],
        ["check", "--card", "temple_ruins", BLANK, "F:a1"],
        ["check", "--card", "orchard", BLANK, "F:a0"],
        ["check", "--card", "orchard", BLANK, "nonsense"],
        ["check", "--card", "orchard", "11/11", "F:a1"],
        ["check", "--card"],
        ["check", "--stdin", "--ruins"],
        ["check", "--stdin", "--fallback", "any"],
        ["score", "--js", BLANK],
        ["check", "--card=", BLANK, "F:a1"],
        ["legal", BLANK],
        ["legal", "--card", "orchard"],
        ["legal", "--card", "orchard", "--explain", BLANK],
        ["cards", "all"],
        ["map"],
        ["map", "C"],
        ["map", "a"],
    ],
)
def test_bad_usage(arguments):
    out, err = cartog(*arguments, status=2)
    assert out == "" and err != ""


def test_check_many_lines():
    lines = [
        f"orchard\t{BLANK}\tF:a1,b1,c1,c2",
        "; comment",
        "",
        f"orchard,ruins\t{BLANK}\tF:a1,b1,c1,c2",
        f"goblin_attack,ambush,solo\t{BLANK}\tM:i9,j10,k11",
        f"orchard,card,any\t{BLANK}\tF:a1",
        f"nonsense\t{BLANK}\tF:a1",
        f"orchard,ambush\t{BLANK}\tF:a1",
        "orchard\t11\tF:a1",
        f"orchard\t{BLANK}\tF:a99",
        f"orchard\t{BLANK}",
    ]
    out, err = cartog("check", "--stdin", text="\n".join(lines), status=2)
    assert "line 10, placement, column 3: unknown_space" in err
    rows = [json.loads(line) for line in out.splitlines()]
    assert [row["legal"] for row in rows] == [True, False, True] + [False] * 6
    assert [row["code"] for row in rows[3:]] == [
        "bad_syntax",
        "unknown_card",
        "wrong_card_kind",
        "bad_row_count",
        "unknown_space",
        "bad_syntax",
    ]
    assert all(list(row) == ["legal", "code", "message"] for row in rows[3:])
    cartog("check", "--stdin", text="\n".join(lines[:4]), status=1)
    cartog("check", "--stdin", text=lines[0], status=0)


def test_legal_lists_in_reading_order():
    out, err = cartog("legal", "--card", "orchard", BLANK)
    lines = out.splitlines()
    assert err == "" and len(lines) == 572 == int(cartog("legal", "--card", "orchard", "--count", BLANK)[0])
    assert lines[0] == "FA:a1,b1,c1,a2"

    def key(line):
        return sorted(11 * (int(space[1:]) - 1) + ord(space[0]) - ord("a") for space in line.split(":")[1].split(","))

    assert [key(line) for line in lines] == sorted(key(line) for line in lines)
    assert len(set(lines)) == 572
    assert int(cartog("legal", "--card", "orchard", "--ruins", "--count", BLANK)[0]) == 120
    assert cartog("legal", "--card", "goblin_attack", "--solo", BLANK)[0] == "M:i9,j10,k11\n"


def test_legal_under_the_fallback():
    row = "F" * 11
    full = "/".join([row] * 10 + ["F" * 10 + "1"])
    out, err = cartog("legal", "--card", "orchard", full)
    assert out == "FVAWM:k11\n" and "single space" in err
    out, _ = cartog("legal", "--card", "orchard", "--fallback", "card", full)
    assert out == "FA:k11\n"
    out, _ = cartog("legal", "--card", "orchard", "--json", full)
    assert json.loads(out) == {"card": "orchard", "count": 1, "fallback": True, "placements": ["FVAWM:k11"]}
    out, err = cartog("legal", "--card", "orchard", "--count", "/".join([row] * 11))
    assert out == "0\n" and "passes" in err


def test_legal_of_several_positions():
    out, _ = cartog("legal", "--card", "rift_lands", "--count", "-", text=f"{BLANK}\n{EMPTY}\nbad/\n", status=2)
    lines = out.splitlines()
    assert lines[:2] == ["116", "121"] and json.loads(lines[2])["error"] == "bad_letter"


def test_cards_and_help():
    out, _ = cartog("cards")
    assert len(out.splitlines()) == 41
    assert "133 scoring  shoreside_expanse  Shoreside Expanse / Ausgedehnte Strände" in out
    out, _ = cartog("--help")
    for word in ("score", "check", "legal", "cards", "map", "--fallback"):
        assert word in out
    assert cartog("score", "--help")[0] == out
    assert cartog("--version")[0].startswith("cartog 0.")


def test_input_of_any_bytes():
    import random

    generator = random.Random(7)
    for length in (0, 1, 10, 1000, 100_000):
        junk = bytes(generator.randrange(256) for _ in range(length))
        for command in (["score", "-"], ["legal", "--card", "orchard", "-"], ["check", "--stdin"]):
            result = subprocess.run([BUILD / "examples/cartog", *command], input=junk, capture_output=True, timeout=60)
            assert result.returncode in (0, 2)


RECORDS = SOURCE / "examples/records"


def test_replay_json_has_the_promised_shape():
    out, err = cartog("replay", "--json", RECORDS / "two_players.cgl")
    row = json.loads(out)
    assert err == "" and list(row)[:3] == ["ok", "complete", "players"]
    assert (row["ok"], row["complete"], row["rules"]) == (True, True, "base-1 fallback=any")
    assert [list(player) for player in row["players"]] == [["name", "seasons", "total", "coins", "rank", "position"]] * 2
    first, second = row["players"]
    assert first["seasons"] == [[6, 0, 1, 7, 0], [0, 0, 2, 7, -5], [6, 1, 5, 9, 3], [3, 9, 7, 8, 11]]
    assert (first["total"], first["rank"], second["total"], second["rank"]) == (9, 1, -6, 2)
    assert cartog("score", "--json", first["position"])[1] == ""
    assert "rating" not in row


def test_replay_of_a_solo_game_rates_it():
    row = json.loads(cartog("replay", "--json", RECORDS / "solo.cgl")[0])
    assert (row["rating"], row["title"]) == (-52, "Oblivious Inkdrinker")
    out, _ = cartog("replay", RECORDS / "solo.cgl")
    assert "rating -52: Oblivious Inkdrinker" in out and "winter" in out


def test_replay_says_which_edicts_nobody_verified():
    row = json.loads(cartog("replay", "--json", RECORDS / "own_map.cgl")[0])
    assert row["unverified"] == ["the_tides"]
    assert "the_tides" in cartog("replay", RECORDS / "own_map.cgl")[0]


def test_replay_of_wrong_records():
    text = (RECORDS / "two_players.cgl").read_text()
    wrong = text.replace("check p1 c=1", "check p1 c=2", 1)
    out, _ = cartog("replay", "--json", "-", text=wrong, status=1)
    row = json.loads(out)
    assert list(row) == ["ok", "line", "column", "code", "message", "expected", "found"]
    assert (row["line"], row["column"], row["code"], row["expected"], row["found"]) == (28, 12, "check_failed", "1", "2")
    _, err = cartog("replay", "-", text=wrong, status=1)
    assert "line 28, column 12: check_failed" in err and "expected 1" in err
    out, _ = cartog("replay", "--json", "-", text=text.replace("A:b3,b4", "A:b3,b44", 1), status=2)
    assert json.loads(out)["code"] == "unknown_space"
    assert cartog("replay", "-", text="", status=2)[1] != ""
    assert json.loads(cartog("replay", "--json", "-", text=text[: text.index("6 p2")])[0])["complete"] is False
    assert cartog("replay", "no such file", status=2)[1] != ""


def test_replay_stops_where_it_is_told():
    out, _ = cartog("replay", "--at", "9", RECORDS / "two_players.cgl")
    assert "spring, time 2 of 8, card 2 homestead" in out and out.count("owes a drawing over ruins") == 2
    cartog("replay", "--at", "0", RECORDS / "two_players.cgl", status=2)
    assert "headers" in cartog("replay", "--at", "3", RECORDS / "two_players.cgl")[0]


def test_new_games_are_records():
    out, _ = cartog("new", "--map", "B", "--players", "3", "--seed", "18446744073709551615")
    lines = out.splitlines()
    assert lines[:3] == ["%cgl 1", "Map: B", "Players: p1 p2 p3"]
    assert lines[5:8] == ["Seed: 18446744073709551615", "Rule-Set: base-1", ""]
    assert all(line.startswith("; ") for line in lines[8:]) and "; season winter" in lines
    assert json.loads(cartog("replay", "--json", "-", text=out)[0])["ok"] is True
    assert cartog("new", "--seed", "5")[0] == cartog("new", "--seed", "5")[0]
    assert cartog("new")[0].startswith("%cgl 1\nMap: A\nPlayers: p1\n")
    for bad in (["--seed", "-1"], ["--seed", "18446744073709551616"], ["--players", "101"], ["--map", "C"], ["x"]):
        cartog("new", *bad, status=2)


def test_played_games_replay_and_follow_their_deal():
    for players in ("1", "2", "5"):
        text, _ = cartog("play", "--seed", "12", "--players", players)
        row = json.loads(cartog("replay", "--json", "-", text=text)[0])
        assert row["ok"] and row["complete"] and len(row["players"]) == int(players)
        deal = [line[2:] for line in cartog("new", "--seed", "12")[0].splitlines() if line.startswith("; ")]
        told = [line for line in text.splitlines() if line.startswith("season") or line.split()[1:2] in (["explore"], ["ruins"], ["ambush"])]
        assert told == deal


def test_audit_of_real_and_impossible_sheets():
    boxes = "7,12,2,0,21/21,5,3,2,27/9,19,3,0,31/19,23,5,5,42"
    board = (SOURCE / "examples/boards/finished_game.txt").read_text().splitlines()[-1]
    position = board + " s=4.6 c=5 e=mages_valley,broken_road,great_city,sentinel_wood p=21,27,31,42"
    assert "nothing found" in cartog("audit", "--boxes", boxes, position)[0]
    row = json.loads(cartog("audit", "--json", "--boxes", boxes, position)[0])
    assert row == {"ok": True, "findings": [], "rules": "base-1"}
    out, _ = cartog("audit", "--json", "--boxes", boxes.replace("42", "43"), position, status=1)
    assert [f["code"] for f in json.loads(out)["findings"]] == ["sum", "sum"]
    out, _ = cartog("audit", board + " s=1.2 c=0", status=1)
    assert "spaces: " in out and "coins_low: " in out
    cartog("audit", "--boxes", "1,2", position, status=2)


def test_audit_finds_nothing_in_games_that_were_played():
    for seed in range(12):
        text, _ = cartog("play", "--seed", str(seed), "--players", "2", "--map", "AB"[seed % 2])
        lines = text.splitlines()
        for season in ("spring", "summer", "fall", "winter"):
            at = next(i for i, line in enumerate(lines) if line.startswith(f"score {season}")) + 1
            cut = "\n".join(lines[:at]) + "\n"
            for player in json.loads(cartog("replay", "--json", "-", text=cut)[0])["players"]:
                boxes = "/".join(",".join(map(str, box)) for box in player["seasons"])
                out, _ = cartog("audit", "--boxes", boxes, player["position"])
                assert "nothing found" in out


HINTED = "F10/F10/11/11/11/11/11/11/11/11/11 s=4.0 c=3 e=-,-,-,sentinel_wood"


def test_hint_names_the_best_placements_and_why():
    out, _ = cartog("hint", "--card", "fishing_village", "--top", "2", HINTED)
    assert out == "     5  V:b1,c1,d1,e1\n     5  W:b1,c1,d1,e1\n"
    out, _ = cartog("hint", "--card", "great_river", "--weights", "canal_lake=1,coins=3", "A10/11/" + EMPTY[6:])
    assert out.splitlines()[0] == "     5  W:b1,c1,d1  canal_lake 0->2  coins 0->1"
    out, _ = cartog("hint", "--json", "--card", "forgotten_forest", "--weights", "sentinel_wood=2,coins=1", HINTED)
    result = json.loads(out)
    assert result["card"] == "forgotten_forest" and result["finished"] and result["divisor"] == 1
    assert result["drawings"] == 551 and len(result["hints"]) == 5
    assert result["hints"][0] == {
        "placement": "F:i1,j1,j2,k2",
        "value": 13,
        "scores": {"sentinel_wood": [2, 5]},
        "coins": [3, 3],
        "lost": 0,
        "monsters": [0, 0],
    }


def test_hint_looks_a_turn_further():
    # Two empty spaces: whichever is drawn first, and with ruins before it or not, the next card fills the map.
    position = "/".join(["2#########"] + ["#" * 11] * 10)
    out, _ = cartog("hint", "--json", "--card", "rift_lands", "--weights", "borderlands=1", "--turns", "2", "--deck",
                    "orchard,temple_ruins", "--top", "32", position)
    result = json.loads(out)
    assert result["finished"] and result["divisor"] == 2 and result["drawings"] == 10
    assert {hint["value"] for hint in result["hints"]} == {2 * 22 * 6}
    assert {tuple(hint["scores"]["borderlands"]) for hint in result["hints"]} == {(114, 120)}
    out, _ = cartog("hint", "--card", "rift_lands", "--weights", "borderlands=1", "--turns", "2", "--top", "1", position)
    assert out == "   132.00  F:a1  borderlands 114->120\n"
    out, err = cartog("hint", "--json", "--card", "farmland", "--weights", "borderlands=1", "--turns", "2", "--nodes",
                      "1", BLANK)
    assert not json.loads(out)["finished"] and "stopped by --nodes" in err


def test_hint_needs_an_aim_and_says_what_is_wrong():
    assert "nothing to aim at" in cartog("hint", "--card", "orchard", BLANK, status=2)[1]
    for weights in ("wildholds", "wildholds=", "wildholds=x", "wildholds=1,", "wildholds=1000001"):
        assert "--weights takes NAME=NUMBER" in cartog(
            "hint", "--card", "orchard", "--weights", weights, BLANK, status=2)[1]
    assert "did you mean wildholds?" in cartog("hint", "--card", "orchard", "--weights", "wildhold=1", BLANK, status=2)[1]
    assert "wrong_card_kind" in cartog("hint", "--card", "orchard", "--weights", "orchard=1", BLANK, status=2)[1]
    assert "--turns 2" in cartog("hint", "--card", "orchard", "--nodes", "5", HINTED, status=2)[1]
    assert "--top takes" in cartog("hint", "--card", "orchard", "--top", "33", HINTED, status=2)[1]
    full = "/".join(["#" * 11] * 11)
    assert "passes" in cartog("hint", "--card", "orchard", "--weights", "coins=1", full)[1]


def perft_rows():
    for line in (SOURCE / "tests/vectors/perft.tsv").read_text().splitlines():
        if not line.startswith("#"):
            side, cards, counts = line.split("\t")
            yield side, cards, [int(count) for count in counts.split(",")]


def test_perft_counts_the_golden_ways():
    for side, cards, counts in perft_rows():
        grid, _ = cartog("map", side)
        depth = min(3, len(counts))
        out, _ = cartog("perft", "--cards", cards, "--depth", str(depth), "--json", "-", text=grid)
        assert json.loads(out) == {"ways": counts[:depth]}


def test_perft_divides_and_minds_ruins():
    out, _ = cartog("perft", "--divide", "--cards", "temple_ruins,rift_lands,farmland", BLANK)
    lines = [line.split("\t") for line in out.splitlines()]
    assert [line[0] for line in lines[:6]] == ["f2", "b3", "j3", "b9", "j9", "f10"]
    assert lines[6:] == [["1", "rift_lands", "6"], ["2", "farmland", str(sum(int(line[1]) for line in lines[:6]))]]
    assert "names no card" in cartog("perft", "--cards", "temple_ruins", BLANK, status=2)[1]
    assert "--depth is 2" in cartog("perft", "--cards", "orchard", "--depth", "2", BLANK, status=2)[1]
    assert "not both" in cartog("perft", "--cards", "orchard", "--divide", "--json", BLANK, status=2)[1]
    assert "--cards is missing" in cartog("perft", BLANK, status=2)[1]
