/// The found words in the order in which they are listed.
#pragma once

#include <span>
#include <vector>

#include <boggle/found_word.hpp>

#include "boggle_app/report.hpp"

namespace boggle_app {

/// For each word its paths, one at least, in the order of the request. O(words log words)
std::vector<std::span<const boggle::found_word>> listing(const told& all);

} // namespace boggle_app
