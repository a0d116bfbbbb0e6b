#!/usr/bin/env bash
# Runs the commands that a document shows and compares what they print with what it promises.
#
#   readme_commands.sh DOCUMENT ROOT PROGRAM=EXECUTABLE...
#
# In a ```console block a line '$ command' is run in ROOT and the lines up to the next one are its
# output (both streams); an ellipsis (…) there stands for anything. './dev run PROGRAM' becomes the
# EXECUTABLE that was built. Commands that fetch or build are passed over, by name and aloud.
set -euo pipefail

document=$1 root=$2
shift 2
ran=0 failed=0

run() {
    local command=$1 promised=$2 pair printed
    for pair in "${@:3}"; do
        command=${command//"./dev run ${pair%%=*}"/"'${pair#*=}'"}
    done
    if [[ $command =~ ^(git clone|cd |\./dev( |$)) ]]; then
        printf 'SKIPPED: %s\n' "$command"
        return
    fi
    printf 'running: %s\n' "$command"
    printed=$(cd "$root" && bash -c "$command" 2>&1 </dev/null) || true
    ran=$((ran + 1))
    promised=${promised%$'\n'}
    local pattern=${promised//\\/\\\\}
    pattern=${pattern//'*'/'\*'} pattern=${pattern//'?'/'\?'} pattern=${pattern//'['/'\['}
    pattern=${pattern//…/*}
    # shellcheck disable=SC2053 # the ellipses are meant to match
    if [[ $printed != $pattern ]]; then
        failed=$((failed + 1))
        printf 'FAILED: %s shows another output than this command has\n' "$document"
        diff <(echo "$promised") <(echo "$printed") || true
    fi
}

inside=no command='' promised=''
while IFS= read -r line || [[ $line ]]; do
    if [[ $inside == no ]]; then
        if [[ $line == '```console' ]]; then inside=yes; fi
    elif [[ $line == '$ '* || $line == '```' ]]; then
        if [[ $command ]]; then run "$command" "$promised" "$@"; fi
        promised='' command=''
        if [[ $line == '```' ]]; then inside=no; else command=${line#'$ '}; fi
    else
        promised+=$line$'\n'
    fi
done <"$document"

printf '%d commands run, %d with another output\n' "$ran" "$failed"
((ran > 0)) || printf 'FAILED: %s has no command to run\n' "$document"
((ran > 0 && failed == 0))
