#!/usr/bin/env bash
# check_page.sh must pass a page that tells the truth and fail one that does not.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/check_page.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
printf 'int main() {\n    one();\n\n    two();\n}\n' >"$folder/code.cpp"

# expect STATUS TEXT: the page on standard input ends with STATUS and mentions TEXT.
expect() {
    local status=0 output
    cat >"$folder/page.md"
    output=$("$script" "$folder" page.md 2>&1) || status=$?
    if ((status != $1)) || [[ $output != *"$2"* ]]; then
        failed=1
        printf 'FAILED: wanted status %s and "%s", got status %s and:\n%s\n' "$1" "$2" "$status" "$output"
    fi
}

expect 0 '2 blocks compared, 0 faults' <<'END'
```cpp code.cpp
one();
two();
```
Some `code` and a picture:
```
--->
```
```cpp code.cpp whole
int main() {
    one();
    two();
}
```
END
expect 1 'page.md:1: this block does not stand so in code.cpp' <<'END'
```cpp code.cpp
two();
one();
```
END
expect 1 'does not stand so' <<'END'
```cpp code.cpp
one()
```
END
expect 1 'this block is not all of code.cpp' <<'END'
```cpp code.cpp whole
one();
```
END
expect 1 'page.md:2: this block of C++ names no file' <<'END'
Look:
```cpp
one();
```
END
expect 1 'there is no other.cpp' <<'END'
```text other.cpp
one
```
END
expect 1 'this block is empty' <<'END'
```cpp code.cpp
```
END
expect 1 'shows no code' <<<'Words alone.'
exit "$failed"
