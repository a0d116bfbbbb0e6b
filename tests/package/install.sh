#!/usr/bin/env bash
# Installs a build tree into an empty folder and looks at what came: complete, and nothing of ours
# (warnings, sanitizers, paths of the checkout) in what a user's build will read.
#
#   install.sh CMAKE BUILD PREFIX SOURCE
set -euo pipefail
cmake=$1 build=$2 prefix=$3 source=$4

rm -rf "$prefix"
"$cmake" --install "$build" --prefix "$prefix" >/dev/null
files=(include/espalier/espalier.hpp share/pkgconfig/espalier.pc
    share/cmake/espalier/espalier-{config,config-version,targets}.cmake
    share/cmake/espalier/espalier-{checkpoint,graph}-targets.cmake)
for main in "$source"/apps/*/src/main.cpp; do
    program=$(basename "${main%/src/main.cpp}")
    files+=("bin/$program" "share/man/man1/$program.1" "share/bash-completion/completions/$program"
        "share/zsh/site-functions/_$program" "share/fish/vendor_completions.d/$program.fish")
done
for file in "${files[@]}"; do
    [[ -s $prefix/$file ]] || { printf 'FAILED: %s was not installed\n' "$file" && exit 1; }
done
if grep -rnE -e '-W(all|extra|error)|-fsanitize|-march' -e "$source" "$prefix/share"; then
    printf 'FAILED: this is ours and must not reach a user\n'
    exit 1
fi
headers=$(mktemp -d)
trap 'rm -rf "$headers"' EXIT
cp -r "$source"/framework/{,checkpoint/,csp/,graph/}include/. "$headers"
diff -r "$headers" "$prefix/include"
