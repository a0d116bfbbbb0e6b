#!/usr/bin/env bash
# check_translation.sh ROOT ORIGINAL TRANSLATION: both pages have the same shape: the same code, the same
# headings, lists and tables in the same order. Who changes the original is told that the translation
# wants the same change.
set -euo pipefail
cd "$1"

# Code as it is; of the rest what kind of line it is. Lines that go on are passed over.
shape() {
    awk '
        /^```/ { code = !code; print; next }
        code { print; next }
        match($0, /^#+ /) { print substr($0, 1, RLENGTH) "heading"; next }
        /^\* / { print "* item" }
        /^[0-9]+\. / { print "1. item" }
        /^\| / { print "| row" }
        /^!\[/ { print "picture" }' "$1"
}

lines=$(shape "$2" | wc -l)
if diff <(shape "$2") <(shape "$3") && ((lines > 10)); then
    printf '%s: %d lines of code, headings, items and rows, as in %s\n' "$3" "$lines" "$2"
else
    printf 'FAILED: %s is not as %s is\n' "$3" "$2"
    exit 1
fi
