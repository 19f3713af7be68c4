#!/bin/sh
# 64-bit Windows by mingw-w64 and wine: a DLL with our names alone, and a C program that calls it
. tests/parts/common
want cc:gcc -:libc6-dev x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64 wine:wine -:wine64
folder=.build/windows
mkdir -p $folder
WINEPREFIX=$PWD/$folder/prefix WINEDEBUG=-all
export WINEPREFIX WINEDEBUG

x86_64-w64-mingw32-gcc -std=c11 -O2 -Wall -Wextra -Werror -Iinclude -DCARTOG_BUILDING_SHARED -shared lib/cartog_all.c \
  -o $folder/cartog.dll -Wl,--out-implib,$folder/libcartog.dll.a
x86_64-w64-mingw32-gcc -std=c11 -Iinclude -fsyntax-only tests/abi/layout.c

# The names that the DLL exports are those of the symbol map, no more and no fewer.
sed -n 's/^    \(cartog_[a-z0-9_]*\);/\1/p' lib/cartog.map | sort >$folder/mapped
x86_64-w64-mingw32-objdump -p $folder/cartog.dll | sed -n '/Ordinal\/Name Pointer/,/^$/s/^.*\] \(.*\)$/\1/p' |
  tr -d '\r' | grep -v '^Table$' | sort >$folder/exported
diff $folder/mapped $folder/exported
echo "the DLL exports $(wc -l <$folder/exported) names, those of the symbol map"

# shellcheck disable=SC2086
x86_64-w64-mingw32-gcc -std=c11 -O2 -Wall -Wextra -Werror -Iinclude $portable_sources tests/portable/main.c \
  -o $folder/portable.exe -L$folder -lcartog
wine wineboot -i >$folder/wineboot.log 2>&1 || {
  cat $folder/wineboot.log
  echo "SKIPPED: wine does not start here" >&2
  exit 77
}
same_digest wine $folder/portable.exe
wineserver -w
