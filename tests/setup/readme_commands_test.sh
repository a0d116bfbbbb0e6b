#!/usr/bin/env bash
# readme_commands.sh must pass a document that tells the truth and fail one that does not.
set -euo pipefail
script=$(dirname "$0")/readme_commands.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

# expect STATUS TEXT: the document on standard input ends with STATUS and mentions TEXT.
expect() {
    local status=0 output
    cat >"$folder/document.md"
    output=$("$script" "$folder/document.md" "$folder" say="$(type -P echo)" 2>&1) || status=$?
    if ((status != $1)) || [[ $output != *"$2"* ]]; then
        failed=1
        printf 'FAILED: wanted status %s and "%s", got status %s and:\n%s\n' "$1" "$2" "$status" "$output"
    fi
}

expect 0 '2 commands run, 0 with another output' <<'END'
Prose, then
```console
$ ./dev run say 'a [b] *' | tr a-z A-Z
A [B] *
$ printf 'took 17 ms\nend\n'
took … ms
end
```
```text
$ false alarm: not a console block
```
END
expect 1 'FAILED' <<'END'
```console
$ ./dev run say 92
93
```
END
expect 1 'FAILED' <<'END'
```console
$ echo xyz
x?z
```
END
expect 1 'has no command to run' <<<'No block at all.'
expect 1 'SKIPPED: ./dev test' <<'END'
```console
$ ./dev test
100% tests passed
```
END
exit "$failed"
