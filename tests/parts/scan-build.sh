#!/bin/sh
# the clang static analyzer through scan-build, over a build of the library
. tests/parts/common
want meson:meson ninja:ninja-build clang:clang scan-build:clang-tools -:libc6-dev
rm -rf .build/scan
# The analyzer of clang 14 reports every va_arg on this platform's array type as unset.
CC=clang scan-build -o .build/scan/reports meson setup .build/scan/build >.build/scan-build.log 2>&1
scan-build --status-bugs -disable-checker valist.Uninitialized -o .build/scan/reports \
  ninja -C .build/scan/build -j 2 >.build/scan-build.log 2>&1 || {
  grep -E 'warning:|bugs found' .build/scan-build.log
  exit 1
}
echo "no bugs found"
