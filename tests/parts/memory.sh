#!/bin/sh
# clang with the memory sanitizer: portable cases and fuzz seeds read nothing that was not written
. tests/parts/common
want cc:gcc -:libc6-dev clang:clang -:libclang-rt-14-dev
folder=.build/memory
mkdir -p $folder
options="-std=c11 -g -O1 -fsanitize=memory -fno-sanitize-recover=all -Iinclude"
rm -f $folder/*.o
. fuzz/harnesses
# shellcheck disable=SC2086
for source in lib/cartog_all.c $reference; do
  clang $options -c "$source" -o "$folder/$(basename "$source").o"
done
# shellcheck disable=SC2086
clang $options $folder/cartog_all.c.o $portable_sources tests/portable/main.c -o $folder/portable
same_digest $folder/portable
for name in $harnesses; do
  # shellcheck disable=SC2086
  clang $options "fuzz/$name.c" fuzz/main.c $folder/*.o -o "$folder/fuzz-$name"
  printf '%s: ' "$name"
  "$folder/fuzz-$name" "fuzz/corpus/$name"/*
done
