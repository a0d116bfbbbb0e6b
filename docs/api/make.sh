#!/usr/bin/env bash
# make.sh ROOT OUTPUT: the reference of the engine's API as pages, OUTPUT/html/index.html. A warning of
# Doxygen's (a public name without a description, a reference to nothing) is a failure.
set -euo pipefail
cd "$1"
ESPALIER_VERSION=$(sed -n 's/^project(espalier VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
export ESPALIER_VERSION
mkdir -p "$2"
warnings=$( (cat docs/api/Doxyfile && printf 'OUTPUT_DIRECTORY = "%s"\n' "$2") | doxygen - 2>&1)
if [[ $warnings ]]; then
    printf '%s\n' "$warnings"
    exit 1
fi
[[ -s $2/html/index.html ]]
