#!/bin/sh
# WebAssembly without a C library: a module that imports nothing, run in node over the portable cases, bit for bit
. tests/parts/common
want cc:gcc -:libc6-dev clang:clang wasm-ld:lld node:nodejs
folder=.build/wasm
mkdir -p $folder
# shellcheck disable=SC2086
clang --target=wasm32 -std=c11 -O2 -ffreestanding -nostdlib -Wall -Wextra -Werror -Iinclude lib/cartog_all.c \
  $portable_sources tests/portable/wasm.c tests/portable/memory.c -Wl,--no-entry -Wl,-z,stack-size=1048576 \
  -o $folder/portable.wasm
same_digest node tests/portable/wasm.js $folder/portable.wasm
