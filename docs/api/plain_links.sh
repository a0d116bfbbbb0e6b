#!/usr/bin/env bash
# Doxygen's filter for pages: links to files of the repository, which the reference does not contain, are
# plain words there; and the page of the concepts gets a name to be referred to by.
exec sed -E 's/^# The concepts$/# The concepts {#concepts}/; s/\[([^]]*)\]\([^)]*\)/\1/g' "$1"
