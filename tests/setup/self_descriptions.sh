#!/usr/bin/env bash
# What a program says of itself (--help=FORM) knows every option of its help, and its readers take
# it: groff without a warning, the shells without an error. And completing is tried.
#
#   self_descriptions.sh EXECUTABLE
set -euo pipefail
executable=$(realpath "$1")
program=$(basename "$executable")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder
failed=0

fail() {
    failed=1
    printf 'FAILED: %s\n' "$*"
}

# same WHAT WANTED GOT
same() {
    [[ $2 == "$3" ]] || fail "$1: wanted '$2', got '$3'"
}

mapfile -t options < <("$executable" --help | sed -n 's/^  \(-., \|    \)--\([a-z-]*\).*/\2/p')
((${#options[@]} > 10)) || fail "only ${#options[@]} options found in the help"
for form in man bash zsh fish markdown; do
    "$executable" --help=$form >"$form"
    for option in "${options[@]}"; do
        case $form in
        man) written="\\-\\-${option//-/\\-}\\fR" ;;
        fish) written=" -l $option " ;;
        *) written=--$option ;;
        esac
        grep -qF -e "$written" $form || fail "--help=$form does not know --$option"
    done
done
status=0
"$executable" --help=postscript >out 2>err || status=$?
same 'an unknown form' "2 0 $program: --help: there is no form 'postscript'" \
    "$status $(wc -c <out) $(head -1 err)"

warnings=$(groff -ww -man -K utf8 -T utf8 -z man 2>&1) || true
same 'warnings of groff' '' "$warnings"

bash -n bash || fail 'bash does not take its completion'
shellcheck -s bash bash || fail 'shellcheck complains of the completion of bash'
: >one.txt
# shellcheck source=/dev/null
source ./bash
# completed WORD...: what bash would offer for the last of the words.
completed() {
    COMP_WORDS=("$program" "$@") COMP_CWORD=$#
    "_$program" 2>/dev/null
    printf '%s' "${COMPREPLY[*]}"
}
same 'a name' '--checkpoint= --checkpoint-every=' "$(completed --checkp)"
same 'an optional value' '--color --color=' "$(completed --color)"
same 'a value split off' 'always' "$(completed --color = al)"
same 'no value yet' 'auto always never' "$(completed --color =)"
same 'a value in one word' '--color=always' "$(completed --color=al)"
same 'a file as the next word' 'one.txt' "$(completed --resume on)"
same 'a file behind the sign' 'one.txt' "$(completed --resume = on)"
same 'a number has no candidates' '' "$(completed --threads o)"
same 'nor behind the sign' '' "$(completed --threads = o)"
same 'nor behind the letter' '' "$(completed -j o)"
same 'after -- no option' '' "$(completed -- --colo)"

zsh -n zsh || fail 'zsh does not take its completion'
same 'zsh reads' "1 -s -S" \
    "$(zsh -fc '_arguments() { print $(($# > 14)) $1 $2 }; source ./zsh')"
# shellcheck disable=SC2016 # zsh is to expand it
same 'a value in zsh' '*--color=-[colour the output]::WHEN:(auto always never)' \
    "$(zsh -fc '_arguments() { print -l -- $@ }; source ./zsh' | grep -F -- --color=)"

fish -n fish || fail 'fish does not take its completion'
# tab is what stands between a candidate and its meaning.
offered() { fish --no-config -c "source ./fish; complete -C '$program $1'" | cut -f1 | sort | xargs; }
same 'fish, a name' '--checkpoint --checkpoint-every' "$(offered --checkp)"
same 'fish, a value' '--color=always' "$(offered --color=al)"
same 'fish, a file' 'one.txt' "$(offered '--resume on')"

exit "$failed"
