#!/usr/bin/env bash
# Installs a build tree into an empty folder and looks at what came: complete, and nothing of ours
# (warnings, sanitizers, paths of the checkout) in what a user's build will read.
#
#   install.sh CMAKE BUILD PREFIX SOURCE
set -euo pipefail
cmake=$1 build=$2 prefix=$3 source=$4

rm -rf "$prefix"
"$cmake" --install "$build" --prefix "$prefix" >/dev/null
for file in include/espalier/espalier.hpp share/pkgconfig/espalier.pc \
    share/cmake/espalier/espalier-{config,config-version,targets}.cmake \
    share/cmake/espalier/espalier-{checkpoint,graph}-targets.cmake bin/{nqueens,boggle} \
    share/man/man1/{nqueens,boggle}.1 share/bash-completion/completions/{nqueens,boggle} \
    share/zsh/site-functions/_{nqueens,boggle} share/fish/vendor_completions.d/{nqueens,boggle}.fish; do
    [[ -s $prefix/$file ]] || { printf 'FAILED: %s was not installed\n' "$file" && exit 1; }
done
if grep -rnE -e '-W(all|extra|error)|-fsanitize|-march' -e "$source" "$prefix/share"; then
    printf 'FAILED: this is ours and must not reach a user\n'
    exit 1
fi
headers=$(mktemp -d)
trap 'rm -rf "$headers"' EXIT
cp -r "$source"/framework/{,checkpoint/,graph/}include/. "$headers"
diff -r "$headers" "$prefix/include"
