#!/usr/bin/env bash
# Holds a tree of sources to the layers: framework <- problems <- apps.
#
#   check_layering.sh ROOT
#
# A fault is printed as file:line with the rule that it breaks; there is one if the status is 1.
set -euo pipefail
cd "$1"
faults=0

# lines REGEX FILE...: file:line:text of the lines that match, comments aside.
lines() {
    awk -v regex="$1" '{ sub("//.*", "") } $0 ~ regex { print FILENAME ":" FNR ":" $0 }' "${@:2}"
}

# includes_but REGEX FILE...: the includes that are not of this kind.
includes_but() {
    lines '^[ \t]*#[ \t]*include' "${@:2}" | { grep -vE "include[[:space:]]*($1)" || true; }
}

# forbid RULE: every line on standard input breaks it.
forbid() {
    local line
    while IFS= read -r line; do
        faults=$((faults + 1))
        printf '%s\n    %s\n' "$line" "$1"
    done
}

mapfile -t engine < <(find framework/include -name '*.hpp')
mapfile -t companions < <(
    find framework -name '*.[ch]pp' -not -path 'framework/include/*' -not -path 'framework/checkpoint/*')
mapfile -t files < <(find framework/checkpoint -name '*.[ch]pp' 2>/dev/null)
mapfile -t problems < <(find problems -name '*.[ch]pp')
if ((${#engine[@]} == 0 || ${#problems[@]} == 0)); then
    printf 'there are no sources to look at in %s\n' "$PWD"
    exit 2
fi

forbid 'the engine includes the standard library, <sched.h> and <espalier/...> alone' < <(
    includes_but '<[a-z_]+>|<sched[.]h>|[<"]espalier/' "${engine[@]}")

forbid 'the engine includes none of its companions: no such header in framework/include' < <(
    lines 'include.*[<"]espalier/' "${engine[@]}" | while IFS= read -r line; do
        header=${line##*[<\"]espalier/}
        [[ -f framework/include/espalier/${header%%[>\"]*} ]] || printf '%s\n' "$line"
    done)

if ((${#companions[@]} > 0)); then
    forbid 'beside the engine: the standard library, <espalier/...>, Boost.Graph and its like' < <(
        includes_but '<[a-z_]+>|[<"]espalier/|<boost/(graph|property_map|pending)/' \
            "${companions[@]}")
fi

if ((${#files[@]} > 0)); then
    forbid 'checkpoint files: the standard library, <espalier/...>, <fcntl.h> and <unistd.h>' < <(
        includes_but '<[a-z_]+>|[<"]espalier/|<(fcntl|unistd)[.]h>' "${files[@]}")
fi

forbid 'a problem knows no program, no terminal and no file' < <(
    lines 'include.*[<"](apps|cli|nqueens|gtest|gmock|boost/program_options)[/.]' "${problems[@]}"
    lines 'include.*<(iostream|fstream|filesystem|cstdio)>' "${problems[@]}"
    lines 'std::(cout|cerr|clog|cin|filesystem|[io]?fstream)|[^a-z_](f?printf|puts|fopen)[(]' \
        "${problems[@]}")

forbid 'fmt and JSON stay in .cpp files: a header must not clash with what its user has' < <(
    lines 'include.*[<"](fmt|nlohmann)/' "${problems[@]}" | { grep '^[^:]*[.]hpp:' || true; })

((faults == 0)) || { printf 'faults: %d\n' "$faults" && exit 1; }
