#!/bin/sh
# tcc, a small compiler: the portable cases, bit for bit
. tests/parts/common
want cc:gcc -:libc6-dev tcc:tcc
mkdir -p .build/tcc
# shellcheck disable=SC2086
tcc -std=c11 -Iinclude lib/cartog_all.c $portable_sources tests/portable/main.c -o .build/tcc/portable
same_digest .build/tcc/portable
