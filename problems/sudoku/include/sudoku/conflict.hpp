/// Givens that contradict each other, found before any search.
#pragma once

#include <optional>
#include <string>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// Two cells that see each other and are given the same symbol.
struct conflict {
    int first; ///< cells row by row from 0, the first one before the second
    int second;
    int symbol;
    std::string unit; ///< the row, column or box, from 1: "row 3"
};

/// The first conflict in the order of the second cells, or nothing. O(cells).
std::optional<conflict> find_conflict(const puzzle& given);

/// "row 3 has 9 twice: r3c1 and r3c5".
std::string conflict_text(const conflict& found, const shape& board);

} // namespace sudoku
