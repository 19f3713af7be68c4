#!/bin/sh
# s390x, which is big-endian, under emulation: the portable cases, bit for bit
. tests/parts/common
. tests/parts/emulated
emulated s390x-linux-gnu s390x s390x
