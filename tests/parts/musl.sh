#!/bin/sh
# musl instead of glibc, static: the portable cases, bit for bit
. tests/parts/common
want cc:gcc -:libc6-dev musl-gcc:musl-tools
mkdir -p .build/musl
# shellcheck disable=SC2086
musl-gcc -std=c11 -O2 -Wall -Wextra -Werror -static -Iinclude lib/cartog_all.c $portable_sources tests/portable/main.c \
  -o .build/musl/portable
same_digest .build/musl/portable
