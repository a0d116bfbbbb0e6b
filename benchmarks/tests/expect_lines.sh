#!/usr/bin/env bash
# Runs a command that must succeed and print a line matching each pattern:
#   expect_lines.sh PATTERN... -- COMMAND [ARG...]
set -euo pipefail
patterns=()
while [[ $1 != -- ]]; do
    patterns+=("$1")
    shift
done
shift
printed=$("$@")
printf '%s\n' "$printed"
for pattern in "${patterns[@]}"; do
    grep -qE -- "$pattern" <<<"$printed" || {
        printf 'expect_lines.sh: no line matches: %s\n' "$pattern" >&2
        exit 1
    }
done
