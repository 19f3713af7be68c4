#!/bin/sh
# the Lua module: five interpreters, both back ends, LÖVE and Luanti
. tests/parts/common
# shellcheck disable=SC2086
need $build_tools
[ -f .build/gcc/build.ninja ] || CC=gcc meson setup .build/gcc -Dwerror=true >.build/gcc.log
ninja -C .build/gcc examples/cartog >.build/gcc.log
sh tests/lua.sh .build/gcc/examples/cartog
