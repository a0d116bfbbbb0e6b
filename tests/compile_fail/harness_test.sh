#!/usr/bin/env bash
# expect_compile.sh must fail whenever the expectation and the compiler disagree.
#
#   harness_test.sh COMPILER
set -euo pipefail
script=$(dirname "$0")/expect_compile.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

# expect STATUS TEXT EXPECTED SOURCE
expect() {
    local status=0 output
    printf '%s\n' "$4" >"$folder/case.cpp"
    output=$("$script" "$3" "$compiler" "$folder/case.cpp" 2>&1) || status=$?
    if ((status != $1)) || [[ $output != *"$2"* ]]; then
        failed=1
        printf 'FAILED: "%s" against "%s" gave status %s:\n%s\n' "$3" "$4" "$status" "$output"
    fi
}

compiler=$1
good='int main() {}'
bad='static_assert(sizeof(int) == 0, "ints are not empty"); int main() {}'
late='template <class T> void f(T) { static_assert(sizeof(T) == 0, "refused late"); }
int main() { f(1); }'
expect 0 '' ok "$good"
expect 0 '' 'ints are not empty' "$bad"
expect 0 '' 'refused (late|never)' "$late"
expect 1 'refused, but not first of all with' 'refused late' "$bad $late"
expect 1 'this compiled, though' 'ints are not empty' "$good"
expect 1 'refused, but not first of all with: another reason' 'another reason' "$bad"
expect 1 'should have compiled' ok "$bad"
expect 1 'should have compiled' ok "$late"
compiler=$folder/no-such-compiler
expect 1 'refused, but not first of all with' 'ints are not empty' "$bad"
exit "$failed"
