#!/usr/bin/env bash
# check_concepts.sh ROOT: every public concept of the engine has a page with a table and its models, which the
# index links to; and there is a row for every hook and every event.
set -euo pipefail
cd "$1"
index=docs/reference/concepts.md pages=docs/reference/concepts
headers=framework/include/espalier
names=0 missing=0

# need FILE PATTERN WHAT: some line of the file is like that.
need() {
    names=$((names + 1))
    grep -qsE -e "$2" "$1" || {
        missing=$((missing + 1))
        printf 'FAILED: %s has no %s\n' "$1" "$3"
    }
}

snake_case() {
    printf '%s' "$1" | sed 's/\([a-z]\)\([A-Z]\)/\1_\2/g' | tr '[:upper:]' '[:lower:]'
}

while IFS= read -r concept; do
    name=$(snake_case "$concept")
    need "$index" "^\| \[\`$concept\`\]\(concepts/$name\.md\)" "row for the concept $concept"
    need "$pages/$name.md" "^# \`$concept\`$" "heading for the concept $concept"
done < <(awk '/^namespace detail/ { hidden = 1 } /^} \/\/ namespace detail/ { hidden = 0 }
              FNR == 1 { hidden = 0 } !hidden && /^concept / { print $2 }' "$headers"/*.hpp)
for page in "$pages"/*.md; do
    need "$index" "\(concepts/${page##*/}\)" "link to $page"
    need "$page" '^\| expression \|' 'table of expressions'
    need "$page" '^\*\*Models\*\*: ' 'models'
done
while IFS= read -r hook; do
    names=$((names + 1))
    grep -qE -e "^\| .*\`(node|here)\.$hook\(" "$pages"/*.md || {
        missing=$((missing + 1))
        printf 'FAILED: %s has no row for the hook %s\n' "$pages" "$hook"
    }
done < <(sed -n '/^enum class hook/,/^}/s/^    \([a-z_]*\),$/\1/p' "$headers/module_check.hpp"
    printf '%s\n' expand apply is_solution)
while IFS= read -r event; do
    need "$pages/visitor.md" "^\| \`visitor\.$event\(" "row for the event $event"
done < <(sed -n 's/.*    v\.\([a-z]*\)(node.*/\1/p; s/.*{ v\.\([a-z]*\)(node.*/\1/p' "$headers/visitors.hpp")
printf '%d names looked up, %d missing\n' "$names" "$missing"
((names > 60 && missing == 0))
