#!/usr/bin/env bash
# Compiles a program that has nothing of ours but the single header, and compares what it prints.
#
#   consume_single_header.sh COMPILER SINGLE-HEADER EXAMPLES OUTPUT
set -euo pipefail
compiler=$1 header=$2 examples=$3 output=$4

rm -rf "$output"
mkdir -p "$output/include/espalier"
cp "$header" "$output/include/espalier/espalier.hpp"
cp "$examples"/readme_queens.{cpp,hpp} "$output"
"$compiler" -std=c++20 -O1 -Wall -Wextra -Werror -I "$output/include" "$output/readme_queens.cpp" \
    -pthread -o "$output/readme_queens"
diff "$examples/readme_queens.expected" <("$output/readme_queens")
