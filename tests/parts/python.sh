#!/bin/sh
# the Python package: wheel, sdist, tests, types, examples
. tests/parts/common
# shellcheck disable=SC2086
need $build_tools cmake:cmake python3:python3 -:python3-pytest
[ -f .build/gcc/build.ninja ] || CC=gcc meson setup .build/gcc -Dwerror=true >.build/gcc.log
ninja -C .build/gcc examples/cartog >.build/gcc.log
sh tests/python.sh .build/gcc/examples
