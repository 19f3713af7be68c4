#!/bin/sh
# coverage of lib/ by gcovr: every line and every branch; exclusions stand in the source with a reason
. tests/parts/common
# shellcheck disable=SC2086
want $build_tools cmake:cmake python3:python3 -:python3-venv -:python3-pytest
folder=.build/coverage tools=.build/coverage-tools
# Debian 12's own gcovr cannot merge functions that several files include.
[ -x $tools/bin/gcovr ] || {
  python3 -m venv $tools
  $tools/bin/pip install -q --disable-pip-version-check gcovr==8.3
} || {
  echo "SKIPPED: gcovr cannot be installed" >&2
  exit 77
}
# What was compiled from older sources must not be counted.
rm -rf $folder
CC=gcc meson setup $folder -Db_coverage=true -Dbuildtype=debug >.build/coverage.log 2>&1
CARTOG_BOARDS=300 meson test -C $folder -t 20 --suite static --suite portable --suite fuzz --suite cli --suite examples \
  --print-errorlogs >.build/coverage.log 2>&1 || {
  cat .build/coverage.log
  exit 1
}
gcovr() {
  $tools/bin/gcovr --root . --filter lib/ --merge-mode-functions=separate --exclude-unreachable-branches "$@" $folder
}
gcovr --txt .build/coverage-lines.txt --json .build/coverage.json >/dev/null 2>&1
gcovr --branches --txt .build/coverage-branches.txt >/dev/null 2>&1
for what in lines branches; do
  awk -v what=$what 'NR > 6 && $1 ~ /^lib/ && $4 != "100%" && $4 != "--%" { print what, $0 }
    /^TOTAL/ { printf "%s: %d of %d (%.2f %%)\n", what, $3, $2, 100 * $3 / $2; missing = $2 - $3 }
    END { exit missing > 0 }' .build/coverage-$what.txt || status=1
done
exit "${status:-0}"
