#!/usr/bin/env bash
# Configures, builds and runs the stranger's project, and compares what it prints.
#
#   consume.sh CMAKE PROJECT BUILD [CMAKE-ARG...]
set -euo pipefail
cmake=$1 project=$2 build=$3

rm -rf "$build"
"$cmake" -S "$project" -B "$build" -D CMAKE_EXPORT_COMPILE_COMMANDS=ON "${@:4}"
"$cmake" --build "$build"
if grep -nE -e '-W(all|extra|error)|-fsanitize|-march' "$build/compile_commands.json"; then
    printf 'FAILED: flags of ours reached the compiler of a user\n'
    exit 1
fi
if [[ -e $build/espalier/apps ]]; then
    printf 'FAILED: the programs were configured inside a project of somebody else\n'
    exit 1
fi
diff "$project/expected.txt" <("$build/knights_tour")
diff "$project/expected_saved.txt" <("$build/saved_tour")
