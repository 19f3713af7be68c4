#!/bin/sh
# gcc: unit tests in all forms of the library, command line, built library, fuzz seeds, 600 random boards
. tests/parts/common
# shellcheck disable=SC2086
need $build_tools cmake:cmake make:make abidiff:abigail-tools python3:python3 -:python3-pytest nm:binutils valgrind:valgrind
CC=gcc CARTOG_BOARDS=600 suites gcc ""
