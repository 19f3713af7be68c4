#!/usr/bin/env python3
"""Changes the scoring and legality code in small ways, one at a time, and looks whether a test notices.

    python3 tests/mutate.py [--shard K/N] [--limit COUNT] [--jobs J] [--boards B] [FILE...]

A mutant is one operator, number or set operation of lib/edicts and lib/rules, replaced by another. It is killed where a
test fails, crashes or does not end; it is equivalent where the compiler gives the same code. All others must be in
tests/mutants.tsv with the reason why no test can tell it from the original, or be noticed by a test with sanitizers; else
they survive. Works below .build/mutants.

The test programs are linked once, with a shared library that is made anew for each mutant. What uses far more processor
time or memory than without a change is ended, and counts as noticed.
"""

import argparse
import concurrent.futures
import re
import shutil
import resource
import subprocess
import sys
import threading
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
WORK = TOP / ".build/mutants"
FLAGS = ["-std=c11", "-O1", "-w", "-fPIC", f"-I{TOP}/include"]
MEMORY = f"--as={1 << 30}"
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+",
    "*": "+", "<<": ">>", ">>": "<<", "&": "|", "|": "&", "%": "/", "/": "%", "!": "", "++": "--", "+=": "-=",
    "|=": "&=", "&=": "|=",
    "ctg_and": "ctg_or", "ctg_or": "ctg_and", "ctg_without": "ctg_and", "ctg_xor": "ctg_or", "ctg_left": "ctg_right",
    "ctg_right": "ctg_left",
}
TOKEN = re.compile(
    r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|^[ \t]*#(?:\\\n|[^\n])*"
    r"|(?P<name>[A-Za-z_]\w*)|(?P<number>0[xX][0-9a-fA-F]+[uUlL]*|\d+[uUlL]*)"
    r"|(?P<operator><<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[-+*/%<>!&|=(),;{}\[\]?:~.])",
    re.S | re.M,
)
FUNCTION = re.compile(r"^(?![#} ])[^\n;=]*?\b(?P<name>\w+)\([^;{]*\{$", re.M)
BINARY_AFTER = re.compile(r"[\w)\]]$")
PROGRAMS = {
    "edicts": ["test_edicts.c"], "rules": ["test_rules.c", "drawing.c"], "vectors": ["test_vectors.c"],
    "ambush": ["test_ambush.c", "drawing.c"], "coins": ["test_coins.c", "drawing.c"],
    "effects": ["test_effects.c"], "board": ["test_board.c"], "cards": ["test_cards.c"],
    "audit": ["test_audit.c", "games.c"], "hostile": ["test_hostile.c"],
    "symmetry": ["test_symmetry.c"], "compare": ["test_reference.c"],
}


def mutants_of(path):
    """Yields (offset, old, new) for each place of a file that can be changed."""
    text = path.read_text()
    before = ""
    for match in TOKEN.finditer(text):
        token = match.group()
        kind = match.lastgroup
        if kind == "number":
            value = int(re.sub(r"[uUlL]+$", "", token), 0)
            suffix = re.search(r"[uUlL]*$", token)[0]
            yield match.start(), token, f"{value + 1}{suffix}"
            if value > 1:
                yield match.start(), token, f"{value - 1}{suffix}"
        elif kind == "name" and token in SWAPS and "static" not in text[text.rfind("\n", 0, match.start()) : match.start()]:
            yield match.start(), token, SWAPS[token]
        elif kind == "operator" and token in SWAPS:
            binary = BINARY_AFTER.search(before.rstrip())
            pointer = token in "*&" and (not binary or re.search(r"(?:\w+_t|ctg_\w+|cartog_\w+|const|void|char) $", before))
            unary = token in "+-" and not binary
            if not pointer and not unary and not (token == "!" and binary):
                yield match.start(), token, SWAPS[token]
        before = text[max(0, match.end() - 40) : match.end()] + text[match.end() : match.end() + 1].strip(" ")[:0]
        if text[match.end() : match.end() + 1] == " ":
            before += " "


def describe(path, offset, old, new):
    text = path.read_text()
    line = text[text.rfind("\n", 0, offset) + 1 :].split("\n", 1)[0]
    column = offset - text.rfind("\n", 0, offset)
    number = text.count("\n", 0, offset) + 1
    # Without the line number, so that the reason stays with the code when something above it changes: the function, and
    # the place among equal ones in it.
    heads = list(FUNCTION.finditer(text, 0, offset))
    function = heads[-1]["name"] if heads else "-"
    begin = heads[-1].start() if heads else 0
    same = text[begin:offset].count(line.strip()) if line[: column - 1].strip() else 0
    place = line[: column - 1].count(old) + 1
    key = f"{path.relative_to(TOP)}\t{function}\t{line.strip()}\t{old} -> {new or 'nothing'}\t{place}" + (
        f" of line {same + 1}" if same else ""
    )
    return f"{path.relative_to(TOP)}:{number}:{column}", key


def object_name(source):
    return str(source.relative_to(TOP / "lib")).replace("/", "_") + ".o"


def compile_object(source, target, *extra):
    command = ["gcc", *FLAGS, *extra, "-c", str(source), "-o", str(target)]
    return subprocess.run(command, capture_output=True, text=True).returncode == 0


class Suite:
    """The test programs and the library, compiled with some flags; the library's objects can be replaced one by one."""

    def __init__(self, folder, flags, environment):
        self.folder, self.flags, self.environment = folder, flags, environment
        self.memory = [] if flags else [MEMORY]  # sanitizers reserve more than there is
        self._compile()
        self.library = self._link(folder / "original", sorted((folder / "lib").glob("*.o")))
        self._link_programs()
        self._time()

    def _compile(self):
        (self.folder / "lib").mkdir(parents=True)
        (self.folder / "tests").mkdir()
        jobs = []
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for source in sorted((TOP / "lib").rglob("*.c")):
                if source.name != "cartog_all.c":
                    jobs.append(pool.submit(compile_object, source, self.folder / "lib" / object_name(source), *self.flags))
            for name in {"test.c", "boards.c", *(name for names in PROGRAMS.values() for name in names)}:
                target = self.folder / "tests" / f"{name}.o"
                jobs.append(pool.submit(compile_object, TOP / "tests" / name, target, *self.flags))
            for source in (TOP / "tests/reference").glob("*.c"):
                if "selftest" not in source.name:
                    target = self.folder / "tests" / f"reference_{source.name}.o"
                    jobs.append(pool.submit(compile_object, source, target, "-O2"))
        assert all(job.result() for job in jobs), "the library or its tests do not compile"

    def _link(self, target, objects):
        """A shared library in a folder of its own, whose functions call each other directly."""
        target.mkdir(exist_ok=True)
        command = ["gcc", *self.flags, "-shared", "-Wl,-Bsymbolic", "-Wl,-soname,libmutant.so", *map(str, objects)]
        subprocess.run([*command, "-o", str(target / "libmutant.so")], check=True)
        return target

    def _link_programs(self):
        for name, sources in PROGRAMS.items():
            objects = [self.folder / "tests" / f"{source}.o" for source in [*sources, "test.c", "boards.c"]]
            if name == "compare":
                objects += sorted((self.folder / "tests").glob("reference_*.o"))
            command = ["gcc", *self.flags, *map(str, objects), f"-L{self.library}", "-lmutant", "-lcmocka"]
            subprocess.run([*command, "-o", str(self.folder / name)], check=True)

    def _passes(self, name, library, seconds):
        """Whether a program passes with a library; processor time is limited, which no load of the machine changes."""
        command = ["prlimit", f"--cpu={seconds}", *self.memory, "--core=0", str(self.folder / name)]
        environment = {**self.environment, "LD_LIBRARY_PATH": str(library)}
        return subprocess.run(command, capture_output=True, cwd=TOP, env=environment).returncode == 0

    def _time(self):
        """The test programs, the quickest first, and the seconds of processor time that each may take."""
        took = {}
        for name in PROGRAMS:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            assert self._passes(name, self.library, 600), f"{name} fails without any change"
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            took[name] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        self.limits = {name: 1 + int(10 * seconds) for name, seconds in sorted(took.items(), key=lambda item: item[1])}

    def is_same(self, replaced):
        """Whether an object is the one without a change."""
        return replaced.read_bytes() == (self.folder / "lib" / replaced.name).read_bytes()

    def notices(self, folder, replaced):
        """Whether a program fails with one object replaced. The library for that is made in the folder."""
        others = [path for path in (self.folder / "lib").glob("*.o") if path.name != replaced.name]
        library = self._link(folder, [replaced, *others])
        return not all(self._passes(name, library, seconds) for name, seconds in self.limits.items())


def judge(path, offset, old, new, reasons, plain, sanitized):
    folder = WORK / f"worker-{threading.get_ident()}"
    folder.mkdir(exist_ok=True)
    # Beside a copy of the folder's headers, so that they are found.
    tree = folder / "lib"
    if not tree.exists():
        shutil.copytree(TOP / "lib", tree)
    text = path.read_text()
    copy = tree / path.relative_to(TOP / "lib")
    copy.write_text(text[:offset] + new + text[offset + len(old) :])
    target = folder / object_name(path)
    try:
        if not compile_object(copy, target):
            return "invalid"
        if plain.is_same(target):
            return "equivalent"
        if plain.notices(folder, target):
            return "killed"
        if describe(path, offset, old, new)[1] in reasons:
            return "explained"
        assert compile_object(copy, target, *sanitized.flags), "a mutant compiles with sanitizers, too"
        return "killed" if sanitized.notices(folder, target) else "survived"
    finally:
        copy.write_text(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--shard", default="1/1")
    parser.add_argument("--limit", type=int, default=10**9)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--boards", default="400")
    options = parser.parse_args()
    files = [path.resolve() for path in options.files] or [
        path for folder in ("edicts", "rules") for path in sorted((TOP / "lib" / folder).glob("*.c"))
    ]
    shard, shards = map(int, options.shard.split("/"))
    found = [(path, *mutant) for path in files for mutant in mutants_of(path)]
    chosen = found[shard - 1 :: shards][: options.limit]
    reasons = {}
    for line in (TOP / "tests/mutants.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            key, reason = line.rsplit("\t", 1)
            reasons[key] = reason
    shutil.rmtree(WORK, ignore_errors=True)
    environment = {"CARTOG_BOARDS": options.boards, "CARTOG_VECTORS": str(TOP / "tests/vectors"), "PATH": "/usr/bin:/bin"}
    plain = Suite(WORK / "plain", [], environment)
    # Sanitizers look at what is done, not at results, which a few boards show.
    sanitized = Suite(WORK / "sanitized", SANITIZERS, {**environment, "CARTOG_BOARDS": "40"})
    counts = {"killed": 0, "survived": 0, "explained": 0, "equivalent": 0, "invalid": 0}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        verdicts = pool.map(lambda mutant: judge(*mutant, reasons, plain, sanitized), chosen)
        for mutant, verdict in zip(chosen, verdicts):
            place, key = describe(*mutant)
            if verdict == "survived":
                print(f"survived: {place}\n{key}", flush=True)
            elif verdict != "explained" and key in reasons:
                print(f"needs no reason, it is {verdict}: {place}\n{key}", flush=True)
            counts[verdict] += 1
    print(f"{len(chosen)} of {len(found)} mutants: " + ", ".join(f"{count} {word}" for word, count in counts.items()))
    known = {describe(*mutant)[1] for mutant in found}
    of_files = tuple(f"{path.relative_to(TOP)}\t" for path in files)
    stale = [key for key in reasons if key.startswith(of_files) and key not in known]
    for key in stale:
        print(f"no such mutant: {key}")
    return 1 if counts["survived"] or stale else 0


if __name__ == "__main__":
    sys.exit(main())
