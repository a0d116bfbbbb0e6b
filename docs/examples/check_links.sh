#!/usr/bin/env bash
# check_links.sh ROOT: every link from a page of the repository to a file of it leads somewhere.
set -euo pipefail
cd "$1"
links=0 faults=0
while IFS= read -r page; do
    while IFS=: read -r line target; do
        target=${target%%#*}
        if [[ ! $target || $target == *://* || $target == mailto:* ]]; then continue; fi
        links=$((links + 1))
        if [[ ! -e $(dirname "$page")/$target ]]; then
            faults=$((faults + 1))
            printf 'FAILED: %s:%s: there is no %s\n' "$page" "$line" "$target"
        fi
    done < <(awk '/^```/ { code = !code } { print code ? "" : $0 }' "$page" |
        grep -no '](\([^) ]*\)' | sed 's/](//')
done < <(find . -name '*.md' -not -path './build/*' -not -path './.git/*' | sort)
printf '%d links, %d lead nowhere\n' "$links" "$faults"
((links > 0 && faults == 0))
