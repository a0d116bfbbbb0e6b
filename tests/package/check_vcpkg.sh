#!/usr/bin/env bash
# check_vcpkg.sh ROOT VERSION: vcpkg.json says the project's version and names every library that a
# CMakeLists.txt looks for.
set -euo pipefail
cd "$1"
failed=0

fail() {
    failed=1
    printf 'FAILED: vcpkg.json: %s\n' "$*"
}

grep -qF "\"version\": \"$2\"" vcpkg.json || fail "the project's version is $2"

# The names that vcpkg has for them. Boost comes in parts, of which the apps name theirs.
ports() {
    grep -rhoE '(find_package|pkg_check_modules)\([A-Za-z0-9_]+' --include=CMakeLists.txt \
        --exclude-dir=package framework problems apps tests benchmarks |
        sed 's/.*(//; s/^Boost$/boost-graph/; s/^GTest$/gtest/; s/_/-/g; /^PkgConfig$/d; /^Threads$/d' |
        sort -u
}

mapfile -t ports < <(ports)
for port in "${ports[@]}"; do
    grep -qF "\"$port\"" vcpkg.json || fail "$port is missing"
done
printf '%d libraries looked up: %s\n' "${#ports[@]}" "${ports[*]}"
((failed == 0 && ${#ports[@]} > 4))
