#!/bin/sh
# cppcheck over library and command line, with the suppressions of .cppcheck
. tests/parts/common
want cppcheck:cppcheck
cppcheck --std=c11 -j 2 --enable=warning,performance,portability --inline-suppr --error-exitcode=1 --quiet \
  --suppressions-list=.cppcheck --suppress=missingIncludeSystem -Iinclude lib examples
echo "no warnings"
