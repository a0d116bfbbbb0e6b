/// Lists of sizes on the command line.
#pragma once

#include <string_view>
#include <vector>

namespace nqueens {

/// Reads sizes and ranges of them with commas between, `1-16` or `4,8,10-12`, in the order given.
/// usage_error for any other text, for a size above the largest, and for a range that runs
/// backwards.
std::vector<int> parse_sizes(std::string_view text);

} // namespace nqueens
