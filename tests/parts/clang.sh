#!/bin/sh
# clang: the same tests as gcc with fewer random boards
. tests/parts/common
# shellcheck disable=SC2086
want $build_tools clang:clang cmake:cmake make:make abidiff:abigail-tools python3:python3 -:python3-pytest nm:binutils
CC=clang CXX=clang++ CARTOG_BOARDS=1000 suites clang ""
