#!/bin/sh
# valgrind: the unit tests of the static library, 5 random boards, and the portable cases
. tests/parts/common
# shellcheck disable=SC2086
want $build_tools valgrind:valgrind cmake:cmake python3:python3 -:python3-pytest
folder=.build/valgrind
mkdir -p $folder
# shellcheck disable=SC2086
cc -std=c11 -O1 -g -Iinclude lib/cartog_all.c $portable_sources tests/portable/main.c -o $folder/portable
same_digest valgrind -q --error-exitcode=9 $folder/portable
