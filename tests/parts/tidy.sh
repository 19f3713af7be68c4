#!/bin/sh
# clang-tidy over library, headers and command line, with the checks of .clang-tidy
. tests/parts/common
want clang-tidy:clang-tidy -:libc6-dev clang:clang
# Two at a time: the machine may have no more processors.
find lib examples -name '*.c' ! -name cartog_all.c -print0 |
  xargs -0 -P 2 -n 6 clang-tidy --quiet --extra-arg=-std=c11 --extra-arg=-D_GNU_SOURCE --extra-arg=-Iinclude \
    >.build/tidy.log 2>.build/tidy.errors || {
  grep -vE '^[0-9]+ warnings? (generated|treated)' .build/tidy.log
  exit 1
}
echo "no warnings"
