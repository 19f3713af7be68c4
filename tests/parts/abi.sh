#!/bin/sh
# the binary interface: old callers with the library of today, symbols, soname, abidiff, layouts
. tests/parts/common
# shellcheck disable=SC2086
want $build_tools cmake:cmake make:make abidiff:abigail-tools python3:python3 -:python3-pytest nm:binutils clang:clang \
  -:libclang-rt-14-dev
folder=.build/abi
mkdir -p $folder

# Callers of each release, compiled against the headers that they had, in storage that a sanitizer watches.
clang -std=c11 -g -O1 -fsanitize=address,undefined -shared-libasan -fno-sanitize-recover=all -fPIC -shared \
  -fvisibility=hidden -DCARTOG_BUILDING_SHARED -Iinclude lib/cartog_all.c -Wl,--version-script=lib/cartog.map \
  -Wl,-soname,libcartog.so.0 -o $folder/libcartog.so.0
for caller in tests/abi/caller-*; do
  clang -std=c11 -g -O1 -fsanitize=address,undefined -shared-libasan -fno-sanitize-recover=all -Wall -Wextra -Werror \
    "-I$caller/include" "$caller/caller.c" $folder/libcartog.so.0 -o "$folder/$(basename "$caller")"
  LD_LIBRARY_PATH=$folder:$(dirname "$(clang -print-file-name=libclang_rt.asan-x86_64.so)") \
    "$folder/$(basename "$caller")"
done

# 32-bit and 64-bit layouts, C and C++: tests/abi/layout.c; the rest is in the tests of the built library.
CARTOG_BOARDS=1 CC=gcc suites gcc artefact
