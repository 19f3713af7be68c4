#!/bin/bash -eu
# Builds the harnesses as OSS-Fuzz asks for: CC, CFLAGS, LIB_FUZZING_ENGINE and OUT come from outside. No build system
# is needed. Run it at the top of the project.
. fuzz/harnesses
objects=$(mktemp -d)
for source in lib/cartog_all.c $reference; do
  # shellcheck disable=SC2086
  $CC $CFLAGS -std=c11 -Iinclude -c "$source" -o "$objects/$(basename "$source" .c).o"
done
for name in $harnesses; do
  # shellcheck disable=SC2086
  $CC $CFLAGS -std=c11 -Iinclude -c "fuzz/$name.c" -o "$objects/$name.harness"
  # The engine may be C++.
  # shellcheck disable=SC2086
  $CXX $CXXFLAGS $LIB_FUZZING_ENGINE "$objects/$name.harness" "$objects"/*.o -o "$OUT/$name"
  (cd "fuzz/corpus/$name" && zip -q "$OUT/${name}_seed_corpus.zip" ./*)
  [ ! -f "fuzz/$name.dict" ] || cp "fuzz/$name.dict" "$OUT/"
done
