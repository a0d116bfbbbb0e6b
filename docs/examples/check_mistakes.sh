#!/usr/bin/env bash
# check_mistakes.sh ROOT: what docs/reference/mistakes.md says that one is told is what one is told:
# each sentence stands in the sources, and the case it links to expects it.
set -euo pipefail
cd "$1"
page=docs/reference/mistakes.md
sentences=0 faults=0

fault() {
    faults=$((faults + 1))
    printf 'FAILED: %s: %s\n' "$page" "$*"
}

# Literals that the layout broke are put together again; a macro's own are read as it would write them.
joined() {
    cat "$@" | tr '\n' ' ' | sed 's/"[[:space:]]*R\?"(\?//g; s/\\"/"/g'
}
messages=$(joined framework/include/espalier/*.hpp
    sed -n 's/.*ESPALIER_NOT_A_HOOK(\([a-zA-Z_]*\), "\([^"]*\)").*/'"'\1' is not a hook; did you mean '\2'?"'/p' \
        framework/include/espalier/detail/near_names.hpp)
reports=$(joined tests/framework/laws/broken_modules_test.cpp)

# The second column of a row: what stands between its backticks.
while IFS= read -r row; do
    # shellcheck disable=SC2016 # the backticks are Markdown's
    sentence=$(sed -n 's/^|[^|]*| \(``\?\)\(.*[^`]\)\1\( (.*)\)\? |.*/\2/p' <<<"${row%% | \[*} |")
    if [[ ! $sentence ]]; then continue; fi
    sentences=$((sentences + 1))
    if [[ $row != *compile_fail/* ]]; then
        [[ $reports == *"$sentence"* ]] || fault "no report of the laws says: $sentence"
        continue
    fi
    [[ $messages == *"$sentence"* ]] || fault "no message of the engine says: $sentence"
    while IFS= read -r case; do
        expected=$(sed -n '1s|// expect: ||p' "$case")
        grep -qE -e "$expected" <<<"error: espalier: $sentence" ||
            fault "$case expects another message than: $sentence"
    done < <(grep -o 'tests/compile_fail/[a-z_]*\.cpp' <<<"$row")
done < <(grep '^| ' "$page")
printf '%d sentences compared, %d faults\n' "$sentences" "$faults"
((sentences > 20 && faults == 0))
