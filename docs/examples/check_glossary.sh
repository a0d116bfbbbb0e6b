#!/usr/bin/env bash
# check_glossary.sh ROOT: the glossary has every public name of the engine and of its graphs.
# Public is what stands at the start of a line in a header and not in a namespace of details.
set -euo pipefail
cd "$1"

public_names() {
    awk '
        FNR == 1 { hidden = 0 }
        /^namespace .*detail/ { hidden = 1 }
        /^} \/\/ namespace .*detail/ { hidden = 0 }
        hidden { next }
        match($0, /^(class|struct|enum class|concept|using) [A-Za-z_]+/) {
            name = substr($0, 1, RLENGTH); sub(/.* /, "", name)
            if ($0 !~ /^[a-z ]*[A-Za-z_]+ *</ && $0 !~ /^using namespace/) print name
            next
        }
        match($0, /^[a-z][A-Za-z0-9_:<>&* ]* [a-z_]+\(/) {
            name = substr($0, 1, RLENGTH - 1); sub(/.* [&*]*/, "", name)
            if (name !~ /^operator/) print name
        }' "$@" | sort -u
}

mapfile -t headers < <(find framework/include/espalier framework/graph/include/espalier/graph \
    framework/checkpoint/include/espalier framework/csp/include/espalier/csp -maxdepth 1 -name '*.hpp')
missing=0 names=0
while IFS= read -r name; do
    names=$((names + 1))
    grep -qF -- "\`$name\`" docs/glossary.md || {
        missing=$((missing + 1))
        printf 'FAILED: docs/glossary.md does not mention %s\n' "$name"
    }
done < <(public_names "${headers[@]}")
printf '%d public names, %d missing\n' "$names" "$missing"
((names > 50 && missing == 0))
