#!/bin/sh
# C++ callers: headers as C++11 to C++20 with all warnings as errors, by g++ and clang++, and a program that runs
. tests/parts/common
want cc:gcc -:libc6-dev c++:g++ clang++:clang
folder=.build/cpp
mkdir -p $folder
cc -std=c11 -O1 -Iinclude -c lib/cartog_all.c -o $folder/cartog.o
for compiler in g++ clang++; do
  for standard in c++11 c++17 c++20; do
    $compiler -std=$standard -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wold-style-cast -Wzero-as-null-pointer-constant \
      -Werror -Iinclude tests/consumer/consumer.cpp $folder/cartog.o -o $folder/consumer
    $folder/consumer
    echo "$compiler -std=$standard: passed"
  done
done
