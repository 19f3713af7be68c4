#!/bin/sh
# aarch64, under emulation: the portable cases, bit for bit
. tests/parts/common
. tests/parts/emulated
emulated aarch64-linux-gnu arm64 aarch64
