#!/bin/sh
# a freestanding object for a Cortex-M4 without operating system: needs nothing but memcpy, memset, memcmp; its size
. tests/parts/common
want arm-none-eabi-gcc:gcc-arm-none-eabi
folder=.build/microcontroller
mkdir -p $folder
for level in s 2; do
  arm-none-eabi-gcc -std=c11 -O$level -mcpu=cortex-m4 -mthumb -ffreestanding -ffunction-sections -fdata-sections -Wall \
    -Wextra -Werror -Iinclude -c lib/cartog_all.c -o $folder/all-O$level.o
done
arm-none-eabi-gcc -std=c11 -mcpu=cortex-m4 -ffreestanding -Iinclude -fsyntax-only tests/abi/layout.c
# What is left over is the C library's memory functions and the compiler's run-time support for 64-bit numbers.
arm-none-eabi-nm --undefined-only $folder/all-O2.o $folder/all-Os.o | sed -n 's/^ *U //p' | sort -u >$folder/needed
! grep -vE '^(memcpy|memmove|memset|memcmp|__aeabi_.*|__popcountsi2|__popcountdi2|__ctzdi2|__clzdi2)$' $folder/needed || {
  echo "needs names from outside"
  exit 1
}
for level in s 2; do
  arm-none-eabi-size -A $folder/all-O$level.o | awk -v level=$level '
    /^\.text/ { text += $2 } /^\.rodata/ { data += $2 } /^\.(data|bss)/ { writable += $2 }
    END { printf "-O%s: %d bytes of code, %d of constants, %d writable\n", level, text, data, writable; exit writable > 0 }'
done
