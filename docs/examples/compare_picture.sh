#!/usr/bin/env bash
# compare_picture.sh SVG PROGRAM: the picture was drawn from what the program prints. The tooltips
# name every node with its fate, depth and number; layout is Graphviz' own and may differ.
set -euo pipefail

nodes() { grep -o "$1=\"[a-z ]*, depth [0-9]*, visit [0-9]*\"" | sed 's/^[^"]*//' | sort -u; }

diff <(nodes title <"$1") <("$2" | nodes tooltip) || {
    echo "FAILED: $1 shows another tree; draw it again: $2 | dot -Tsvg > $1"
    exit 1
}
