#!/bin/sh
# mutations of the scoring and legality code: every one is noticed by a test, or explained in tests/mutants.tsv
. tests/parts/common
want cc:gcc -:libc6-dev python3:python3 -:libcmocka-dev
python3 tests/mutate.py
