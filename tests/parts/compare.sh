#!/bin/sh
# the long comparisons with the reference engine: 20,000 random boards, 2,000 games, 20,000 damaged records
. tests/parts/common
# shellcheck disable=SC2086
need $build_tools cmake:cmake python3:python3 -:python3-pytest
unset CARTOG_BOARDS || true
CC=gcc suites gcc reference
