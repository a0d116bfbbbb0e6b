#!/usr/bin/env bash
# './dev new-module NAME' in a copy of the checkout: what it writes is configured and compiled without
# a warning; its test fails and says what to do next; when that is done, the test passes and the
# program counts.
#
#   new_module_test.sh ROOT CMAKE COMPILER LIBRARY...    (the libraries that programs are linked with)
set -euo pipefail
root=$1 cmake=$2 compiler=$3
libraries=("${@:4}")
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
failed=0

# same WHAT WANTED GOT
same() {
    [[ $2 == "$3" ]] && return
    failed=1
    printf 'FAILED: %s: wanted:\n%s\ngot:\n%s\n' "$1" "$2" "$3"
}

tar -C "$root" --exclude=./build --exclude=./.git -cf - . | tar -C "$copy" -xf -
"$copy/dev" new-module zebra_herd 2>"$copy/said"
same 'the last line' "dev: now './dev test zebra_herd' says what to do next" "$(tail -1 "$copy/said")"
written=$(cd "$copy" && find apps/zebra_herd problems/zebra_herd tests/problems/zebra_herd -type f)
if grep -r '@[A-Z_]*@\|NAME' "$copy"/{apps,problems,tests/problems}/zebra_herd; then
    same 'placeholders left' none some
fi
same 'files written' 11 "$(wc -l <<<"$written")"

# Its test, as './dev test' builds it.
tests() {
    "$cmake" --build "$copy/build" --target zebra_herd_tests >"$copy/log" 2>&1 || {
        cat "$copy/log"
        exit 1
    }
    "$copy/build/tests/problems/zebra_herd/zebra_herd_tests" 2>&1 || true
}
"$cmake" -S "$copy" -B "$copy/build" -G Ninja -D CMAKE_CXX_COMPILER="$compiler" \
    -D CMAKE_BUILD_TYPE=Debug -D ESPALIER_WERROR=ON >"$copy/log" 2>&1 || {
    cat "$copy/log"
    exit 1
}
told=$(tests)
same 'the law that is broken' 1 "$(grep -c 'an expected solution is not found' <<<"$told")"
same 'the next step' 1 "$(grep -c 'space.hpp: say in is_solution() when a node is a solution' <<<"$told")"
same 'the other test' 1 "$(grep -c 'OK.*ZebraHerdReader' <<<"$told")"

# The next step is taken.
sed -i 's/bool is_solution() const { return false; }/bool is_solution() const { return word_.size() == length_; }/' \
    "$copy/problems/zebra_herd/include/zebra_herd/space.hpp"
same 'the test of the module that is written' 1 "$(tests | grep -c 'PASSED.*2 tests')"

# The program.
includes=("-I$copy"/{framework,framework/graph,framework/checkpoint,apps/common,apps/zebra_herd}/include)
includes+=("-I$copy"/problems/{reading,zebra_herd}/include)
"$compiler" -std=c++20 -O0 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror "${includes[@]}" \
    "$copy"/apps/zebra_herd/src/*.cpp "$copy"/problems/zebra_herd/src/*.cpp "${libraries[@]}" \
    -lfmt -lboost_program_options -pthread -o "$copy/zebra_herd"
same 'the count' 13 "$(echo 5 | "$copy/zebra_herd" -)"
same 'the first' 00000 "$(echo 5 | "$copy/zebra_herd" --first -)"
same 'an error' "zebra_herd: standard input:1:3: there is a second word" \
    "$(echo '5 x' | "$copy/zebra_herd" - 2>&1 | head -1)"
exit "$failed"
