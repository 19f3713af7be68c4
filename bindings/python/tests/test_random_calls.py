"""Every public callable with random arguments: good, spoiled and absurd.

Only errors that a caller may expect come out, and a call that fails leaves its arguments as they were. A run of fixed
length is part of the tests; CARTOG_RANDOM_SECONDS makes it last so long, with other numbers each round.
"""

import inspect
import os
import pickle
import random
import time
import types
from enum import Enum

import pytest

np = pytest.importorskip("numpy", reason="batches and environments work on arrays")
gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")

import cartog  # noqa: E402
from cartog import Card, Game, Map, Placement, Search, Shape, Sheet, Table, Task, batch, capi, env, simulation  # noqa: E402
from random_values import BATCH_RUINS, FITTING, GOOD, OBJECTS, WHOLE_GAME, absurd, spoiled  # noqa: E402

MODULES = (cartog, batch, capi, env, simulation)
EXPECTED = (cartog.CartogError, TypeError, ValueError, IndexError, KeyError, OverflowError, AttributeError)
#: What is not called, and why.
REASONS = {
    "capi.byref": "a function of ctypes, which is given structs",
    "capi.sized": "the structs of ctypes check nothing, as capi says",
    "LegalPlacements": "made by Map.legal, from a struct",
    "Verdict": "made by Map.check, from a struct",
    "Score": "made by explain, of parts that fit",
    "Step": "made by Game.steps, of sheets that fit",
    "Aim.__hash__": "an aim holds a dict, which has no hash",
    "Effect.__hash__": "so does an effect",
    "Hint.__hash__": "so does a hint",
    "Preview.__hash__": "so does a preview",
}
PROTOCOLS = (
    "__bool__", "__contains__", "__copy__", "__deepcopy__", "__eq__", "__getitem__", "__hash__", "__iter__", "__len__",
    "__reduce__", "__repr__", "__str__", "_repr_html_", "_repr_svg_",
)  # fmt: skip

# ---- what there is to call ----


class Target:
    """Something to call: its name, the class of its object or None, what to call, and its parameters."""

    def __init__(self, name, of, call, parameters):
        self.name, self.of, self.call, self.parameters = name, of, call, parameters
        self.expected = EXPECTED
        if any(parameter.name == "path" for parameter in parameters):
            self.expected += (OSError,)
        if name.startswith("env."):  # Gymnasium has errors of its own, and no step comes before reset
            self.expected += (gymnasium.error.Error, RuntimeError)

    def fitting(self, of, r):
        make = FITTING.get(self.name) or FITTING.get(self.name.split(".", 1)[-1])
        try:
            return make(of, r) if make else {}
        except cartog.IllegalStep:  # nobody owes a draw
            return {}

    def good(self, parameter, r):
        """A good value; where no list has one, a small number or a word."""
        name = parameter.name
        if name == "ruins" and (self.name.startswith("batch.") or self.name.endswith("simulate")):
            return r.choice(BATCH_RUINS)
        make = GOOD.get(f"{self.name}.{name}") or GOOD.get(name)
        return make(r) if make else r.choice([0, 1, "word", ("a1",)])


def parameters_of(call, method):
    try:
        found = list(inspect.signature(call).parameters.values())
    except ValueError:  # of a class in C
        return []
    return [p for p in found[method:] if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]


def members_of(kind):
    """Public members and protocols that a class of the package defines."""
    for base in kind.__mro__:
        if base.__module__.startswith("cartog"):
            for name in vars(base):
                if name in PROTOCOLS or not name.startswith("_"):
                    yield name


def targets_of(name, value):
    if inspect.isclass(value) and issubclass(value, (Exception, Enum)):
        yield Target(name, None, value, parameters_of(value, 0) if issubclass(value, Exception) else [VALUE])
    elif inspect.isclass(value):
        yield Target(name, None, value, parameters_of(value, 0))
        for member in sorted(set(members_of(value))):
            found = inspect.getattr_static(value, member)
            if isinstance(found, (classmethod, staticmethod)):
                call = getattr(value, member)
                yield Target(f"{name}.{member}", None, call, parameters_of(call, 0))
            elif inspect.isfunction(found):
                yield Target(f"{name}.{member}", value, found, parameters_of(found, 1))
            elif hasattr(type(found), "__get__"):
                yield Target(f"{name}.{member}", value, lambda of, member=member: getattr(of, member), [])
    elif inspect.isroutine(value):
        yield Target(name, None, value, parameters_of(value, 0))


VALUE = inspect.Parameter("value", inspect.Parameter.POSITIONAL_ONLY)


def named(module):
    prefix = "" if module is cartog else module.__name__.split(".")[1] + "."
    names = [*module.__all__, *(["simulate"] if module is cartog else [])]
    return {prefix + name: getattr(module, name) for name in names}


EVERYTHING = {name: value for module in MODULES for name, value in named(module).items()}
TARGETS = [
    target
    for name, value in EVERYTHING.items()
    if not isinstance(value, types.ModuleType)
    for target in targets_of(name, value)
    if target.name not in REASONS
]


# ---- calling ----


def face(value):
    """What a value looks like, to be compared with later."""
    if isinstance(value, np.ndarray):
        return value.shape, value.dtype.str, value.tobytes() if value.dtype != object else repr(value)
    if isinstance(value, (list, tuple)):
        return [face(one) for one in value]
    if isinstance(value, dict):
        return [(face(key), face(one)) for key, one in value.items()]
    if isinstance(value, Game):
        return value.text, [face(sheet) for sheet in value.sheets.values()]
    if isinstance(value, Search):
        return value.nodes, value.finished, repr(value.hints)
    if isinstance(value, env.SoloEnv):
        return value.game().text, value.np_random.bit_generator.state
    if isinstance(value, env.VectorEnv):
        return [value.game(row).text for row in range(value.num_envs)]
    if isinstance(value, env.CartographersEnv):
        return value.game().text, list(value.agents)
    if hasattr(value, "__next__"):  # is read in any case
        return type(value)
    try:
        return pickle.dumps(value)
    except (TypeError, AttributeError, pickle.PicklingError):
        return type(value)


class Changed(Exception):
    """A call that failed left its object or an argument otherwise than it was."""


def arguments_of(target, of, r, absurdity, folder):
    given = {}
    for parameter in target.parameters:
        if parameter.default is not parameter.empty and r.random() < 0.5:
            continue
        if parameter.name == "path":
            # Files stay in the folder; a number would be the file that is open under it.
            paths = [folder / "a.cgl", str(folder / "b.svg"), folder / "no/such", None, 1.5, folder, "\0"]
            given["path"] = r.choice([folder / "good.cgl", *paths] if target.name == "Game.load" else paths)
        elif r.random() < absurdity:
            wrong = r.random() < 0.5
            given[parameter.name] = absurd(r) if wrong else spoiled(target.good(parameter, r), r)
        else:
            given[parameter.name] = target.good(parameter, r)
    if absurdity == 0 and r.random() < 0.7:
        given.update(target.fitting(of, r))
    if callable(given.get("policy")) and repr(given.get("workers", 1)) != "1":
        given["policy"] = "random"  # a function would start processes
    return given


def shown(value):
    try:
        text = repr(value)
    except Exception as error:  # what cannot be shown is told apart by its class
        text = f"{type(value).__name__} ({type(error).__name__} in repr)"
    return text if len(text) < 200 else text[:200] + "..."


def usable(result):
    """What came out can be shown and compared: nothing half made is given out."""
    if isinstance(result, (Map, Sheet, Table, Game, Card, Shape, Task, Placement, cartog.LegalPlacements, Search)):
        assert repr(result)
        assert result == result


def call(target, r, absurdity, folder):
    """Calls once with random arguments. Returns whether the call succeeded."""
    of = () if target.of is None else (OBJECTS[target.of](r),)
    given = arguments_of(target, of[0] if of else None, r, absurdity, folder)
    positional = [given.pop(p.name) for p in target.parameters if p.kind is p.POSITIONAL_ONLY and p.name in given]
    kept = {name: value for name, value in given.items() if name not in ("out", "status")}
    before = face(of), face(kept)
    try:
        result = target.call(*of, *positional, **given)
        if inspect.isgenerator(result):
            result = list(result)
    except target.expected as error:
        if (face(of), face(kept)) != before:
            raise Changed(f"failed, and changed something: {error!r}") from error
        return False
    usable(result)
    return True


def calls(seed, rounds, folder, done, faults):
    """Calls every target some times. done gathers the names of those that succeeded, faults by name what went wrong."""
    for target in TARGETS:
        for n in range(rounds + 300):
            if n >= rounds and target.name in done:
                break
            absurdity = (0, 0.15, 0.6)[n % 3] if n < rounds else 0
            begun = f"{seed} {target.name} {n}"
            try:
                if call(target, random.Random(begun), absurdity, folder):
                    done.add(target.name)
            except (Exception, pytest.fail.Exception) as error:
                r = random.Random(begun)
                of = None if target.of is None else OBJECTS[target.of](r)
                given = arguments_of(target, of, r, absurdity, folder)
                listed = ", ".join(f"{name}={shown(value)}" for name, value in given.items())
                faults.setdefault((target.name, type(error)), f"{target.name}({listed}): {error!r} (seed {seed}, {n})")


@pytest.fixture
def little_memory():
    """What wants more than two gigabytes gets a MemoryError, which is none that a caller expects."""
    resource = pytest.importorskip("resource", reason="only POSIX limits memory")
    limits = resource.getrlimit(resource.RLIMIT_AS)
    if not os.path.exists("/proc/self/statm"):
        pytest.skip("only Linux tells how much is used")
    with open("/proc/self/statm") as file:
        used = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (2 << 30), limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, limits)


@pytest.mark.filterwarnings("ignore")
def test_random_calls(tmp_path, monkeypatch, little_memory, capfd):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.cgl").write_text(WHOLE_GAME)
    done, faults = set(), {}
    seconds = float(os.environ.get("CARTOG_RANDOM_SECONDS", "0"))
    begun, seed = time.monotonic(), 0
    calls(seed, 9, tmp_path, done, faults)
    while time.monotonic() - begun < seconds:
        seed += 1
        calls(seed, 30, tmp_path, done, faults)
    if faults:
        pytest.fail("\n".join(faults.values()), pytrace=False)
    missing = sorted(target.name for target in TARGETS if target.name not in done)
    if missing:
        pytest.fail(f"never called with success: {missing}", pytrace=False)


def test_everything_public_is_called():
    called = {target.name for target in TARGETS}
    for name, value in EVERYTHING.items():
        # What is no function or class is a constant, a module or a name for types.
        if inspect.isroutine(value) or inspect.isclass(value):
            assert name in called or name in REASONS, f"{name} is called nowhere"
    assert all(name.split(".__")[0] in EVERYTHING for name in REASONS)
    assert len(TARGETS) > 250
