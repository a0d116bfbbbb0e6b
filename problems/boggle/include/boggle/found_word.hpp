/// What a search of a board finds.
#pragma once

#include <vector>

#include "boggle/tile_grid.hpp"
#include "boggle/word_list.hpp"

namespace boggle {

/// A word, by its number in the list it came from, and the cells it runs through.
struct found_word {
    word_id word = no_word;
    std::vector<cell_id> path;

    friend bool operator==(const found_word&, const found_word&) = default;
};

/// Whether a path may come back to a cell.
enum class cell_use { once, again };

} // namespace boggle
