#!/usr/bin/env bash
# check_concepts.sh ROOT: the reference of the concepts has a heading for every public concept of the
# engine, and a row for every hook and every event.
set -euo pipefail
cd "$1"
page=docs/reference/concepts.md
headers=framework/include/espalier
names=0 missing=0

need() {
    names=$((names + 1))
    grep -qE -e "$1" "$page" || {
        missing=$((missing + 1))
        printf 'FAILED: %s has no %s\n' "$page" "$2"
    }
}

while IFS= read -r concept; do
    need "^## .*\`$concept\`" "heading for the concept $concept"
done < <(awk '/^namespace detail/ { hidden = 1 } /^} \/\/ namespace detail/ { hidden = 0 }
              FNR == 1 { hidden = 0 } !hidden && /^concept / { print $2 }' "$headers"/*.hpp)
while IFS= read -r hook; do
    need "^\| .*\`(node|here)\.$hook\(" "row for the hook $hook"
done < <(sed -n '/^enum class hook/,/^}/s/^    \([a-z_]*\),$/\1/p' "$headers/module_check.hpp"
    printf '%s\n' expand apply is_solution)
while IFS= read -r event; do
    need "^\| \`visitor\.$event\(" "row for the event $event"
done < <(sed -n 's/.*    v\.\([a-z]*\)(node.*/\1/p; s/.*{ v\.\([a-z]*\)(node.*/\1/p' "$headers/visitors.hpp")
printf '%d names looked up, %d missing\n' "$names" "$missing"
((names > 20 && missing == 0))
