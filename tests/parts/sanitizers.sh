#!/bin/sh
# clang with the address and undefined-behaviour sanitizers: all tests and fuzz seeds, 100 random boards
. tests/parts/common
# shellcheck disable=SC2086
want $build_tools clang:clang -:libclang-rt-14-dev python3:python3 -:python3-pytest
UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
export UBSAN_OPTIONS
CC=clang CARTOG_BOARDS=100 suites sanitizers "" -Db_sanitize=address,undefined -Db_lundef=false \
  -Dbuildtype=debugoptimized
