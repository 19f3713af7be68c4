#!/bin/sh
# every fuzz harness under libFuzzer with sanitizers, for 15 seconds each
. tests/parts/common
want clang:clang -:libclang-rt-14-dev -:libc6-dev
sh fuzz/run 15
