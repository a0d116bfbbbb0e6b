/// What a search came to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include <boggle/found_word.hpp>
#include <boggle/scoring.hpp>
#include <espalier/espalier.hpp>

#include "boggle_app/puzzle.hpp"
#include "boggle_app/request.hpp"
#include "cli/progress_line.hpp"
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
answer search(const request& wanted, const puzzle& given, cli::progress_line& progress,
              const std::stop_token& stop);

/// Searches in one thread and writes the tree that was visited as Graphviz DOT.
answer draw_tree(const request& wanted, const puzzle& given, std::ostream& out,
                 const std::stop_token& stop);

/// Brings the words in order, their paths as tiles of the grid, and counts them and their points.
/// The paths of a word keep the order of the tree, for that is the order of their cells.
void add_up(answer& made, const puzzle& given, const boggle::score_table& scores);

/// Follows a path and says what each hook answers on the way; usage_error for what is no path.
std::string look_along(const request& wanted, const puzzle& given);

/// Estimates the size of the search, and its time, from random probes.
std::string estimate_of(const request& wanted, const puzzle& given);

} // namespace boggle_app
