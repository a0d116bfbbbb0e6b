#!/usr/bin/env bash
# Packs a build tree into Debian packages and looks into them; unpacks them into ROOT, and runs what
# came out. (Nothing is installed: that would need root.)
#
#   debian.sh CPACK BUILD ROOT PROGRAM...
set -euo pipefail
cpack=$1 build=$2 root=$3
programs=("${@:4}")
packages=$root/packages
failed=0

fail() {
    failed=1
    printf 'FAILED: %s\n' "$*"
}

rm -rf "$root"
"$cpack" --config "$build/CPackConfig.cmake" -B "$packages" >"$build/cpack.log" 2>&1 || {
    cat "$build/cpack.log" && exit 1
}

# expect PACKAGE FILE...: the package has these and names no folder of the machine it was made on.
expect() {
    local package=$1 file contents
    contents=$(dpkg-deb -c "$packages/$package"_*.deb)
    dpkg-deb -f "$packages/$package"_*.deb
    for file in "${@:2}"; do
        [[ $contents == *" ./usr/$file"* ]] || fail "$package has no $file"
    done
    if grep -vE ' \./(usr/.*)?$' <<<"$contents"; then fail "$package has files outside /usr"; fi
    dpkg-deb -x "$packages/$package"_*.deb "$root"
}

expect libespalier-dev include/espalier/espalier.hpp share/pkgconfig/espalier.pc \
    share/cmake/espalier/espalier-config.cmake share/doc/libespalier-dev/copyright \
    lib/libespalier_checkpoint.a lib/libespalier_graph.a
expect espalier share/doc/espalier/copyright
for program in "${programs[@]}"; do
    expect espalier "bin/$program" "share/man/man1/$program.1.gz" \
        "share/bash-completion/completions/$program" "share/zsh/vendor-completions/_$program" \
        "share/fish/vendor_completions.d/$program.fish"
done
dpkg-deb -f "$packages"/espalier_*.deb Depends | grep -q 'libc6.*libstdc++6' ||
    fail 'the programs state no libraries that they need'
[[ $("$root/usr/bin/nqueens" 8) == 92 ]] || fail 'the packed nqueens does not count to 92'
rm -rf "$packages"
exit "$failed"
