#!/usr/bin/env bash
# Holds a compiler to what is expected of one source.
#
#   expect_compile.sh ok    COMPILER [FLAG...] SOURCE     must compile
#   expect_compile.sh REGEX COMPILER [FLAG...] SOURCE     must not, with a message like that first
set -euo pipefail
expected=$1
shift
status=0
output=$(LC_ALL=C "$@" -fsyntax-only 2>&1) || status=$?

if [[ $expected == ok ]]; then
    ((status == 0)) && exit
    printf 'FAILED: this should have compiled:\n%s\n' "$output"
elif ((status == 0)); then
    printf 'FAILED: this compiled, though it should have been refused with: %s\n' "$expected"
elif grep -m 1 'error: ' <<<"$output" | grep -Eq -e "$expected"; then
    exit 0
else
    printf 'FAILED: refused, but not first of all with: %s\n%s\n' "$expected" "$output"
fi
exit 1
