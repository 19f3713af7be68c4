#!/bin/sh
# clang with the thread sanitizer: four threads play and replay games over shared constant cards and tables
. tests/parts/common
want clang:clang -:libclang-rt-14-dev -:libc6-dev
folder=.build/threads
mkdir -p $folder
clang -std=c11 -g -O1 -fsanitize=thread -pthread -Iinclude lib/cartog_all.c tests/soak.c -o $folder/soak
# The sanitizer's own memory grows with what it has seen; without it, stacks of threads differ by a few pages.
TSAN_OPTIONS=halt_on_error=1 $folder/soak 4 60
clang -std=c11 -O2 -pthread -Iinclude lib/cartog_all.c tests/soak.c -o $folder/soak-fast
$folder/soak-fast 4 2000 64
