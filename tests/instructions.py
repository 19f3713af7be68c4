#!/usr/bin/env python3
"""Counts the instructions that the library spends on fixed work, and compares with instructions.tsv.

    instructions.py PROGRAM KEY             fails where the work costs more than 3 percent more than the figure
    instructions.py PROGRAM KEY --write     writes the figures of that key
    instructions.py PROGRAM --qemu QEMU     prints the figures of a static program for another machine, built by
        aarch64-linux-gnu-gcc -std=c11 -O3 -DNDEBUG -static -Iinclude lib/cartog_all.c tests/workloads.c tests/play.c

PROGRAM is tests/workloads, KEY names machine and compiler, such as x86_64-gcc-12.2.0. Instructions, unlike times, are the
same in every run. Only those of the library's own functions count: what memcpy costs depends on the processor. Figures
are for one version of one compiler; for another there is nothing to compare with, so they are printed and the test is
skipped (exit status 77), as it is without valgrind.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FIGURES = Path(__file__).with_name("instructions.tsv")
HEADING = "# machine and compiler, work, instructions of the library for one unit of it (see workloads.c)\n"
WORK = {"scores": "a board", "count": "a board", "list": "a board", "effects": "a row", "hints": "a drawing",
        "game": "a game"}
ALLOWED = 1.03


def is_ours(function):
    return re.match(r"(cartog|ctg)_", function) is not None


def own_cost(profile):
    """Cost of the library's functions themselves in a profile of callgrind."""
    names, total, ours, called = {}, 0, False, False
    for line in profile.splitlines():
        if match := re.match(r"fn=\((\d+)\)(?: (.*))?", line):
            if match[2] is not None:
                names[match[1]] = match[2]
            ours = is_ours(names[match[1]])
        elif match := re.match(r"cfn=\((\d+)\) (.*)", line):
            names[match[1]] = match[2]
        elif line.startswith("calls="):
            called = True  # the next line is the cost of the function called
        elif match := re.match(r"(?:0x[0-9a-f]+|[+-]?\d+|\*) (\d+)$", line):
            total += int(match[1]) if ours and not called else 0
            called = False
    return total


def count_by_callgrind(program, work):
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        units = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--toggle-collect={work}", f"--callgrind-out-file={profile}", program, work],
            check=True, capture_output=True, text=True,
        ).stdout
        return own_cost(profile.read_text()) / int(units)


def count_by_qemu(qemu, program, work):
    """The work done twice less the work done once, from a log with a line for each instruction."""
    totals = []
    for passes in "12":
        log = subprocess.Popen([qemu, "-singlestep", "-d", "exec,nochain", program, work, passes],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        totals.append(sum(is_ours(line.rsplit(None, 1)[-1]) for line in log.stderr if line.startswith("Trace")))
        units = int(log.stdout.read())
        if log.wait() != 0:
            raise SystemExit(f"{program} {work} failed")
    return (totals[1] - totals[0]) / (units / 2)


def read_figures():
    rows = [line.split("\t") for line in FIGURES.read_text().splitlines() if line and not line.startswith("#")]
    return {(key, work): float(figure) for key, work, figure in rows}


def write_figures(figures):
    lines = [f"{key}\t{work}\t{figure:.1f}\n" for (key, work), figure in sorted(figures.items())]
    FIGURES.write_text(HEADING + "".join(lines))


def compare(key, counted, figures):
    grown = 0
    for work, count in counted.items():
        known = figures.get((key, work))
        change = "" if known is None else f"  figure {known:10.1f}  {100 * count / known - 100:+.1f}%"
        print(f"{work:8} {count:10.1f} instructions {WORK[work]}{change}")
        grown += known is not None and count > ALLOWED * known
    if all((key, work) not in figures for work in counted):
        print(f"SKIPPED: there are no figures for {key}; --write makes them")
        return 77
    if any((key, work) not in figures for work in counted):
        print("some work has no figure; --write makes them")
        return 1
    if grown:
        print("some work costs more than 3 percent more: say why in the commit, and write the new figures with --write")
    return 1 if grown else 0


def main(program, key, *rest):
    if key == "--qemu":
        for work in WORK:
            print(f"{work:8} {count_by_qemu(rest[0], program, work):10.1f} instructions {WORK[work]}")
        return 0
    if shutil.which("valgrind") is None:
        print("SKIPPED: valgrind is missing, so nothing was counted")
        return 77
    counted = {work: count_by_callgrind(program, work) for work in WORK}
    figures = read_figures() if FIGURES.exists() else {}
    if rest == ("--write",):
        write_figures(figures | {(key, work): count for work, count in counted.items()})
    return compare(key, counted, read_figures() if FIGURES.exists() else {})


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
