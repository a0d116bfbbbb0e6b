/// What a search came to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include <boggle/found_word.hpp>
#include <espalier/espalier.hpp>

#include "boggle_app/puzzle.hpp"
#include "boggle_app/request.hpp"
#include "cli/stopwatch.hpp"

namespace boggle_app {

struct answer {
    /// In the order of the words, and for one word in that of the cells; one of each word unless
    /// all paths are wanted. Empty where paths are only counted.
    std::vector<boggle::found_word> found = {};
    espalier::checked_count path_count = {}; ///< of all paths, where all are wanted
    std::size_t word_count = 0;
    std::uint64_t points = 0;
    espalier::status status = espalier::status::exhausted;
    espalier::statistics statistics = {};
    unsigned workers = 1;
    cli::elapsed elapsed = {};

    /// Of that word.
    std::span<const boggle::found_word> paths_of(boggle::word_id word) const;
};

/// Searches as the request says. The answer does not depend on the number of threads: where a limit
/// of nodes or words ends the search, it walks with one.
answer search(const request& wanted, const puzzle& given, const std::stop_token& stop);

} // namespace boggle_app
