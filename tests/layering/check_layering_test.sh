#!/usr/bin/env bash
# check_layering.sh must pass a clean tree and fail it again for every fault planted in it.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/check_layering.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failed=0

# expect STATUS TEXT
expect() {
    local status=0 output
    output=$("$script" "$tree" 2>&1) || status=$?
    if ((status != $1)) || [[ $output != *"$2"* ]]; then
        failed=1
        printf 'FAILED: wanted status %s and "%s", got status %s:\n%s\n' "$1" "$2" "$status" "$output"
    fi
}

# plant FILE LINE: with this line on top of the file, it is named; without it, all is well.
plant() {
    local kept
    kept=$(<"$tree/$1")
    printf '%s\n%s\n' "$2" "$kept" >"$tree/$1"
    expect 1 "$1:1:$2"
    printf '%s\n' "$kept" >"$tree/$1"
    expect 0 ''
}

mkdir -p "$tree"/framework/{include/espalier/testing,graph/include/espalier/graph,checkpoint/src} \
    "$tree"/problems/boggle/{include/boggle,src}
expect 2 'no sources'

engine=framework/include/espalier/solve.hpp
checkpoint=framework/checkpoint/src/checkpoint_file.cpp
graph=framework/graph/include/espalier/graph/recorded_tree.hpp
header=problems/boggle/include/boggle/board.hpp
source=problems/boggle/src/board.cpp
echo '#include <stop_token>' | tee "$tree/framework/include/espalier/testing/laws.hpp" >"$tree/$engine"
echo '#include <boost/graph/adjacency_list.hpp>' >"$tree/$graph"
echo '#include <unistd.h>' >"$tree/$checkpoint"
echo '#include <istream> // never <fstream>, never std::cout' >"$tree/$header"
printf '#include "boggle/board.hpp"\n#include <fmt/format.h>\n' >"$tree/$source"
expect 0 ''

plant "$engine" '#include <boost/graph/adjacency_list.hpp>'
plant "$engine" '#include <unistd.h>'
plant "$engine" '#include <fmt/format.h>'
plant "$engine" '#  include "nlohmann/json.hpp"'
plant "$engine" '#include "boggle/board.hpp"'
plant "$engine" '#include <queens/queens.hpp>'
plant "$engine" '#include "apps/common/options.hpp"'
plant "$engine" '#include <gtest/gtest.h>'
plant "$engine" '#include <espalier/graph/recorded_tree.hpp>'
plant "$graph" '#include <boost/program_options.hpp>'
plant "$graph" '#include <unistd.h>'
plant "$checkpoint" '#include <boost/graph/adjacency_list.hpp>'
plant "$checkpoint" '#include <sys/socket.h>'
plant "$graph" '#include "boggle/board.hpp"'
plant "$header" '#include <fmt/format.h>'
plant "$header" '#include <nlohmann/json.hpp>'
plant "$source" '#include <boost/program_options.hpp>'
plant "$source" '#include <boost/program_options/parsers.hpp>'
plant "$source" '#include "cli/options.hpp"'
plant "$source" '#include "apps/common/options.hpp"'
plant "$source" '#include <fstream>'
plant "$source" '#include <iostream>'
plant "$source" 'void f() { std::ifstream file("board.txt"); }'
plant "$source" 'void f() { std::cout << 1; }'
plant "$source" 'void f() { std::printf("1"); }'
exit "$failed"
