#!/usr/bin/env bash
# Writes a board for boggle, the same on every machine:
#   benchmarks/huge_board.sh KIND ROWS COLUMNS [SEED]
# KIND: uniform   letters at random, each as often as any other
#       dice      letters at random from the faces of the dice of 1987
#       tiled     a board of many words over and over: pers/latg/sine/ters
#       chequer   e and s by turns
#       estrain   the letters of that word at random
#       a         nothing but a
set -euo pipefail
[[ $# -ge 3 ]] || {
    sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
    exit 2
}
awk -v kind="$1" -v rows="$2" -v columns="$3" -v seed="${4:-1}" '
# The generator of Park and Miller (1988): exact in the numbers of awk.
function below(n) {
    state = state * 16807 % 2147483647
    return int(state / 2147483647 * n)
}
function any_of(letters) { return substr(letters, 1 + below(length(letters)), 1) }
function letter(r, c) {
    if (kind == "uniform") return any_of("abcdefghijklmnopqrstuvwxyz")
    if (kind == "dice") return any_of(dice)
    if (kind == "tiled") return substr("perslatgsineters", 1 + r % 4 * 4 + c % 4, 1)
    if (kind == "chequer") return (r + c) % 2 ? "s" : "e"
    if (kind == "estrain") return any_of("estrain")
    return "a"
}
BEGIN {
    if (kind !~ /^(uniform|dice|tiled|chequer|estrain|a)$/) {
        print "huge_board.sh: there is no kind " kind > "/dev/stderr"
        exit 2
    }
    dice = "aaeegnabbjooachopsaffkpsaoottwcimotudeilrxdelrvydisttyeeghnweeinsuehrtvweiosstelrttyhimnquhlnnrz"
    state = 48271 * seed % 2147483647
    for (r = 0; r < rows; ++r) {
        line = ""
        for (c = 0; c < columns; ++c) line = line letter(r, c)
        print line
    }
}'
