#!/bin/sh
# gcc -fanalyzer over the library, file by file
. tests/parts/common
need cc:gcc -:libc6-dev
find lib -name '*.c' ! -name cartog_all.c -print0 |
  xargs -0 -P 2 -n 1 gcc -std=c11 -O1 -fanalyzer -Werror -Iinclude -o /dev/null -c
echo "no warnings"
