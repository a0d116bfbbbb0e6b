#!/usr/bin/env bash
# Compares the code and the output that a page shows with the files they come from.
#
#   check_page.sh ROOT PAGE
#
# A block that opens with '```cpp FILE' or '```text FILE' must stand in FILE, line for line;
# indentation and blank lines aside. With '```cpp FILE whole' it must be all of FILE. A block of
# C++ that names no file is a fault: nothing would compile it.
set -euo pipefail
root=$1 page=$2
cd "$root"
blocks=0 faults=0

trimmed() { sed 's/^[[:space:]]*//; s/[[:space:]]*$//; /^$/d' "$@"; }

fault() {
    faults=$((faults + 1))
    printf 'FAILED: %s:%s: %s\n' "$page" "$line_of_block" "$1"
}

check() {
    local language=$1 file=$2 extent=$3 shown=$4 there
    if [[ ! $file ]]; then
        if [[ $language == cpp ]]; then fault 'this block of C++ names no file'; fi
        return
    fi
    blocks=$((blocks + 1))
    if [[ ! -f $file ]]; then
        fault "there is no $file"
        return
    fi
    shown=$(trimmed <<<"$shown")
    there=$(trimmed "$file")
    if [[ ! $shown ]]; then
        fault 'this block is empty'
    elif [[ $extent == whole && $shown != "$there" ]]; then
        fault "this block is not all of $file"
        diff <(echo "$there") <(echo "$shown") || true
    elif [[ $'\n'$there$'\n' != *$'\n'"$shown"$'\n'* ]]; then
        fault "this block does not stand so in $file"
        diff <(echo "$there") <(echo "$shown") || true
    fi
}

inside=no number=0
while IFS= read -r line || [[ $line ]]; do
    number=$((number + 1))
    if [[ $inside == no && $line == '```'* ]]; then
        inside=yes block='' line_of_block=$number
        read -r language file extent <<<"${line#'```'}" || true
    elif [[ $inside == yes && $line == '```' ]]; then
        inside=no
        check "$language" "$file" "$extent" "$block"
    elif [[ $inside == yes ]]; then
        block+=$line$'\n'
    fi
done <"$page"

printf '%s: %d blocks compared, %d faults\n' "$page" "$blocks" "$faults"
((blocks > 0)) || printf 'FAILED: %s shows no code of the repository\n' "$page"
((blocks > 0 && faults == 0))
