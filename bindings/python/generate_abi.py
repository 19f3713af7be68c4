"""Writes src/cartog/_structs.py, _functions.py and _constants.py: the C headers as ctypes needs them.

    python generate_abi.py [--check]

Needs pycparser and a C compiler. --check compares instead of writing and exits with 1 where a file is out of date.
"""

import os
import re
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

from pycparser import c_ast, c_parser

HERE = Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"
TARGET = HERE / "src/cartog"

NUMBERS = {f"{sign}int{bits}_t": f"c_{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)}
TYPES = {*NUMBERS.values(), "c_char", "c_char_p", "c_void_p"}
# The parser needs no more of <stdint.h> than its names, and no compiler's own extensions.
STDINT = "".join(f"typedef {'unsigned ' if name[0] == 'u' else ''}int {name};\n" for name in NUMBERS)

HEAD = '"""The {0} of the C headers, written by generate_abi.py; do not edit."""\n\nfrom __future__ import annotations\n\n'


def preprocessed():
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "stdint.h").write_text(STDINT)
        command = [*os.environ.get("CC", "cc").split(), "-E", "-P", "-nostdinc", f"-I{folder}", f"-I{INCLUDE}"]
        return subprocess.run(
            [*command, str(INCLUDE / "cartog/cartog.h")], check=True, capture_output=True, text=True
        ).stdout


def constants():
    """Every public constant with its value, in the order of the headers' names."""
    values = {}
    for header in sorted((INCLUDE / "cartog").glob("*.h")):
        text = re.sub(r"\\\n", " ", header.read_text())
        for name, value in re.findall(r"^#define (CARTOG_[A-Z0-9_]+)[ \t]+(.+?)(?:[ \t]*/\*.*)?$", text, re.M):
            if header.name != "api.h":
                values[name] = eval(value, {"__builtins__": {}}, dict(values))
    return values


def number(node):
    """Length of an array: a number, since the preprocessor has put constants in their places."""
    return int(node.value, 0)


def name_of(node):
    return node.type.names[-1]


def imported(always, text):
    return f"from ctypes import {', '.join([always, *sorted(set(re.findall(r'c_[a-z0-9_]+', text)) & TYPES)])}\n"


def is_void(parameter):
    return isinstance(parameter, c_ast.Typename) and name_of(parameter.type) == "void"


class Writer:
    def __init__(self):
        self.structs = set()
        self.classes = []
        self.functions = []

    def field(self, node):
        """Type of a member, and what Python sees when it reads it."""
        if isinstance(node, c_ast.ArrayDecl):
            inner, _ = self.field(node.type)
            kind = f"{inner} * {number(node.dim)}" if " * " not in inner else f"({inner}) * {number(node.dim)}"
            return kind, "bytes" if inner == "c_char" else "Array[Any]"
        name = name_of(node)
        if name in self.structs:
            return name, name
        return ("c_char", "bytes") if name == "char" else (NUMBERS[name], "int")

    def struct(self, name, struct):
        self.structs.add(name)
        fields = [(member.name, *self.field(member.type)) for member in struct.decls]
        self.classes.append(f"\n\nclass {name}(Structure):\n")
        self.classes.extend(f"    {member}: {seen}\n" for member, _, seen in fields)
        pairs = ", ".join(f'("{member}", {kind})' for member, kind, _ in fields)
        indent = " " * 8
        lines = textwrap.wrap(pairs, 110, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
        self.classes.extend(["    _fields_ = [\n", *(line + "\n" for line in lines), "    ]\n"])

    def argument(self, node):
        if isinstance(node, c_ast.ArrayDecl):
            return "c_void_p"
        if not isinstance(node, c_ast.PtrDecl):
            return NUMBERS[name_of(node)]
        name = name_of(node.type)
        if name == "char":
            return "c_char_p" if "const" in node.type.quals else "POINTER(c_char)"
        return f"POINTER({name})" if name in self.structs else "c_void_p"

    def function(self, name, declaration):
        given = [self.argument(p.type) for p in declaration.args.params if not is_void(p)]
        result = declaration.type
        returned = "c_char_p" if isinstance(result, c_ast.PtrDecl) else NUMBERS[name_of(result)]
        self.functions.append(f'    "{name}": ({returned}, [{", ".join(given)}]),\n')

    def files(self):
        for node in c_parser.CParser().parse(preprocessed()).ext:
            if isinstance(node, c_ast.Typedef) and isinstance(node.type.type, c_ast.Struct):
                self.struct(node.name, node.type.type)
            elif isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl):
                self.function(node.name, node.type)
        classes, functions = "".join(self.classes), "".join(self.functions)
        return {
            "_structs.py": HEAD.format("structs")
            + imported("Array, Structure", classes)
            + "from typing import Any\n"
            + classes,
            "_functions.py": HEAD.format("functions")
            + imported("POINTER", functions)
            + "from typing import Any\n\n"
            + "".join(f"from ._structs import {name}\n" for name in sorted(self.structs) if f"({name})" in functions)
            + "\n# Result and arguments of each function.\nFUNCTIONS: dict[str, tuple[Any, list[Any]]] = {\n"
            + functions
            + "}\n",
            "_constants.py": HEAD.format("constants")
            + "".join(f"{name} = {value}\n" for name, value in constants().items()),
        }


def main():
    stale = []
    for name, text in Writer().files().items():
        path = TARGET / name
        if "--check" not in sys.argv:
            path.write_text(text)
        elif path.read_text() != text:
            stale.append(name)
    return f"out of date, run {Path(__file__).name}: {' '.join(stale)}" if stale else 0


if __name__ == "__main__":
    sys.exit(main())
