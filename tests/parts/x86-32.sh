#!/bin/sh
# 32-bit x86, under emulation: the portable cases, bit for bit
. tests/parts/common
. tests/parts/emulated
emulated i686-linux-gnu i386 i386
