#!/usr/bin/env bash
# The engine against the loop written by hand and a plain recursion over its module, in
# instructions executed (callgrind): the same on every machine with the same compiler, however busy.
#   benchmarks/instructions.sh [FOLDER [SIZE]]     FOLDER: build/bench/benchmarks unless named
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
program=${1:-$here/build/bench/benchmarks}/walk_once
size=${2:-small}
[[ -x $program ]] || {
    printf 'instructions.sh: %s is not there; build it: cmake --workflow --preset bench\n' "$program" >&2
    exit 2
}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# instructions_of NAME FORM: the number of instructions, then the number of solutions.
instructions_of() {
    valgrind --tool=callgrind --callgrind-out-file="$scratch/profile" \
        --collect-atstart=no --toggle-collect=measured_walk \
        "$program" "$size" "$1" "$2" >"$scratch/count" 2>"$scratch/log" || {
        cat "$scratch/log" >&2
        exit 2
    }
    awk '/^summary:/ { print $2 }' "$scratch/profile"
    cat "$scratch/count"
}

printf '%-22s %14s %14s %7s %14s %7s\n' search engine 'by hand' ratio recursion ratio
while read -r name; do
    mapfile -t engine < <(instructions_of "$name" engine)
    mapfile -t by_hand < <(instructions_of "$name" by_hand)
    mapfile -t recursion < <(instructions_of "$name" recursion)
    [[ ${engine[1]} == "${by_hand[1]}" && ${engine[1]} == "${recursion[1]}" ]] || {
        printf 'instructions.sh: %s: the forms differ in their count\n' "$name" >&2
        exit 1
    }
    awk -v name="$name" -v e="${engine[0]}" -v h="${by_hand[0]}" -v r="${recursion[0]}" \
        'BEGIN { printf "%-22s %14d %14d %7.3f %14d %7.3f\n", name, e, h, e / h, r, e / r }'
done < <("$program" "$size")
