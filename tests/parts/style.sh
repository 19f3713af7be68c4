#!/bin/sh
# clang-format, shellcheck, spelling, white space, and the rulebook's terms in names
. tests/parts/common
want clang-format-14:clang-format-14 shellcheck:shellcheck codespell:codespell git:git

# All that is text and not data; the link to the top is followed by nobody.
files() { git ls-files | grep -vE '\.(svg|abi|tsv|cgl)$|^fuzz/corpus|^LICENSE|^bindings/python/core$'; }

# What a program writes is formatted by that program; the old caller's sources stay as they were.
files | grep -E '\.(c|h|cpp)$' | grep -vE '(forms|fits|byte_bits)_table\.h|lua/src/calls\.h|tests/abi/caller' |
  xargs clang-format-14 --dry-run --Werror
echo "clang-format: clean"

# 1091: sourced files are checked themselves.
files | xargs grep -lE '^#!/bin/sh|^# shellcheck shell=sh' | xargs shellcheck -s sh -e SC1091
echo "shellcheck: clean"

files | xargs codespell --check-filenames --ignore-words-list falsy
echo "codespell: clean"

tab=$(printf '\t')
if files | xargs grep -nE "[[:blank:]]+\$|$tab"; then
  echo "white space at line ends, or tabs"
  exit 1
fi
echo "white space: clean"

# Other programs' words for what the rulebook calls space, shape, cluster, ruins, ambush, scoring card, category.
others='cells?|tiles?|hexes|pieces?|polyomino(es)?|ruin|islands?|enemy|enemies|skirmish(es)?|decrees?|quests?|objectives?|biomes?'
# numpy and Luanti have words of their own.
if grep -rniE "(^|[^a-z])($others)([^a-z]|\$)" include lib examples bindings/*/src | grep -vE 'np\.tile|tiles = \{'; then
  echo "not the rulebook's terms"
  exit 1
fi
echo "terms: those of the rulebook"
