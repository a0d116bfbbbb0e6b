#!/usr/bin/env bash
# './dev' as a stranger meets it: what it says when asked wrongly, and what it does about missing
# packages. The system's tools are replaced by stubs in a folder of their own: nothing is installed.
set -euo pipefail
root=$1
stubs=$(mktemp -d)
trap 'rm -rf "$stubs"' EXIT
failed=0

# stub NAME: a tool whose behaviour is the script on standard input.
stub() {
    { printf '#!/bin/bash\n' && cat; } >"$stubs/$1"
    chmod +x "$stubs/$1"
}

# expect STATUS TEXT ARG...: './dev ARG...' with nothing but the stubs ends so and says so.
expect() {
    local status=0 output
    output=$(PATH=$stubs "$root/dev" "${@:3}" 2>&1 </dev/null) || status=$?
    if ((status != $1)) || [[ $output != *"$2"* ]]; then
        failed=1
        printf 'FAILED: ./dev %s: wanted status %s and "%s", got status %s and:\n%s\n' \
            "${*:3}" "$1" "$2" "$status" "$output"
    fi
}

for tool in env bash dirname nproc awk sed sort find grep xargs mktemp cat rm; do
    ln -s "$(type -P "$tool")" "$stubs/$tool"
done
stub id <<<'echo 0'

expect 0 'Usage: ./dev COMMAND' help
expect 0 'Usage: ./dev COMMAND'
expect 2 "did you mean './dev test'" tset
expect 2 "did you mean './dev new-module'" new-modul
expect 2 'new-module takes one word' new-module
expect 2 "'Knights' is no name for a module" new-module Knights
expect 2 'there is a folder problems/queens already' new-module queens
expect 2 "no program is called 'nqeens'; there are: boggle" run nqeens

# Everything but shellcheck is there.
grep -v '^#\|^shellcheck$' "$root/packaging/debian-packages.txt" | sed 's/$/ installed/' >"$stubs/have"
stub dpkg-query <<'END'
cat "${0%/*}/have"
END
expect 2 'no apt-get here; please install these yourself: shellcheck' test

# Tests of what there is not are named, before anything is built.
sed -i '$a shellcheck installed' "$stubs/have"
expect 2 "there are no tests of 'nqeens', but of: boggle" test nqeens
sed -i '$d' "$stubs/have"

# An apt-get that knows the package only after an update, and notes how it was called. The formatter
# that './dev format' goes on to is a stub too: the sources are left alone.
stub clang-format-19 <<<'exit 0'
stub apt-get <<'END'
echo "$*" >>"${0%/*}/calls"
case $* in
*update*) : >"${0%/*}/updated" ;;
*) [[ -e ${0%/*}/updated ]] ;;
esac
END
expect 0 'shellcheck' format
wanted='--yes install --no-install-recommends shellcheck
--yes update
--yes install --no-install-recommends shellcheck'
if [[ $(<"$stubs/calls") != "$wanted" ]]; then
    failed=1
    printf 'FAILED: apt-get was called so:\n%s\n' "$(<"$stubs/calls")"
fi

# A package that cannot be had stops everything, with apt's own words.
stub apt-get <<'END'
[[ $* == *update* ]] || { echo 'E: Unable to locate package' && exit 100; }
END
expect 2 'E: Unable to locate package' format
expect 2 'could not install: shellcheck' format

# Somebody who is not root goes through sudo, or is told.
stub id <<<'echo 1000'
expect 2 'neither root nor sudo; please have these installed: shellcheck' format
stub apt-get <<<'exit 0'
stub sudo <<'END'
echo "$@" >"${0%/*}/sudo-call"
END
expect 0 'installing with sudo' format
grep -q 'apt-get --yes install' "$stubs/sudo-call" || failed=1

exit "$failed"
