#!/usr/bin/env bash
# Compiles the stranger's program without CMake, with the flags that pkg-config gives.
#
#   consume_pkg_config.sh COMPILER PROJECT PKG-CONFIG-FOLDER OUTPUT
set -euo pipefail
compiler=$1 project=$2 output=$4
export PKG_CONFIG_PATH=$3

read -ra flags < <(pkg-config --cflags --libs espalier)
"$compiler" -std=c++20 -O2 "$project/main.cpp" "${flags[@]}" -o "$output"
diff "$project/expected.txt" <("$output")
