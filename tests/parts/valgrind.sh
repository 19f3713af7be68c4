#!/bin/sh
# valgrind: the portable cases read and write only what is theirs
. tests/parts/common
want cc:gcc -:libc6-dev valgrind:valgrind
folder=.build/valgrind
mkdir -p $folder
# shellcheck disable=SC2086
cc -std=c11 -O1 -g -Iinclude lib/cartog_all.c $portable_sources tests/portable/main.c -o $folder/portable
same_digest valgrind -q --error-exitcode=9 $folder/portable
