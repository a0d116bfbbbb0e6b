#!/usr/bin/env bash
# Writes the whole engine as one header, for Compiler Explorer and for who wants a single file.
#
#   single_header.sh FOLDER[:FOLDER]... HEADER...      (where the HEADERs are looked for)
#
# Each header of ours stands in it once, where it was first included; the standard library's are
# included as before. The result needs no other file and means what the HEADERs mean.
set -euo pipefail
folders=$1
shift
awk -v folders="$folders" '
    function add(name, line, status, file) {
        if (name in seen) return
        seen[name]
        file = found(name)
        while ((status = (getline line < file)) > 0) {
            if (line == "#pragma once") continue
            if (match(line, /^#include <espalier\/[^>]*>/)) add(substr(line, 11, RLENGTH - 11))
            else print line
        }
        close(file)
        if (status == 0) return
        printf "single_header.sh: %s cannot be read\n", file >"/dev/stderr"
        failed = 1
    }
    function found(name, line, i) {
        for (i = 1; i < count; i++)
            if ((getline line < (root[i] "/" name)) >= 0) {
                close(root[i] "/" name)
                break
            }
        return root[i] "/" name
    }
    BEGIN {
        count = split(folders, root, ":")
        print "// Espalier in one header, made from its headers by packaging/single_header.sh: do not edit."
        print "#pragma once"
        for (i = 1; i < ARGC; i++) add(ARGV[i])
        exit failed
    }' "$@"
