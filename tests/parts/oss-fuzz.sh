#!/bin/sh
# the OSS-Fuzz recipe, as that service calls it: compilers, flags, engine and folder come from outside
. tests/parts/common
. fuzz/harnesses
want bash:bash clang:clang clang++:clang -:libclang-rt-14-dev -:libc6-dev -:libstdc++-12-dev zip:zip
OUT=$PWD/.build/oss-fuzz
rm -rf "$OUT"
mkdir -p "$OUT"
export OUT CC=clang CXX=clang++ LIB_FUZZING_ENGINE=-fsanitize=fuzzer
export CFLAGS="-O1 -g -fsanitize=address,fuzzer-no-link" CXXFLAGS="-O1 -g -fsanitize=address,fuzzer-no-link"
bash -eu fuzz/oss-fuzz/build.sh
for name in $harnesses; do
  "$OUT/$name" -runs=100 -max_len=2000 "fuzz/corpus/$name" >"$OUT/$name.log" 2>&1 || {
    tail -n 20 "$OUT/$name.log"
    exit 1
  }
  [ -f "$OUT/${name}_seed_corpus.zip" ]
done
echo "$harnesses: built, and 100 executions each"
