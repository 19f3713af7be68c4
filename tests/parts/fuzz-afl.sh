#!/bin/sh
# every fuzz harness built by AFL++, and run from its seeds for 5 seconds
. tests/parts/common
. fuzz/harnesses
want afl-clang-fast:afl++ -:libc6-dev
folder=.build/afl
mkdir -p $folder/objects
AFL_NO_UI=1 AFL_NO_AFFINITY=1 AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_QUIET=1
export AFL_NO_UI AFL_NO_AFFINITY AFL_SKIP_CPUFREQ AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES AFL_QUIET
for source in lib/cartog_all.c $reference; do
  afl-clang-fast -std=c11 -O1 -Iinclude -c "$source" -o "$folder/objects/$(basename "$source" .c).o"
done
for name in $harnesses; do
  afl-clang-fast -std=c11 -O1 -fsanitize=fuzzer -Iinclude "fuzz/$name.c" $folder/objects/*.o -o "$folder/$name"
  rm -rf "$folder/out-$name"
  set -- -V 5 -t 2000 -i "fuzz/corpus/$name" -o "$folder/out-$name"
  [ ! -f "fuzz/$name.dict" ] || set -- "$@" -x "fuzz/$name.dict"
  afl-fuzz "$@" -- "$folder/$name" >"$folder/$name.log" 2>&1 || {
    tail -n 20 "$folder/$name.log"
    exit 1
  }
  stats=$folder/out-$name/default/fuzzer_stats
  printf '%s: %s executions, %s crashes\n' "$name" "$(sed -n 's/^execs_done *: //p' "$stats")" \
    "$(sed -n 's/^saved_crashes *: //p' "$stats")"
  grep -q '^saved_crashes *: 0$' "$stats"
done
