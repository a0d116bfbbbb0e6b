/// Puzzles as tests write them.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "sudoku/puzzle_reader.hpp"

namespace sudoku::test {

inline written_puzzle written(const std::string& text, std::optional<shape> board = {}) {
    std::istringstream in(text);
    auto read = puzzle_reader(in, "puzzle.txt", board).next();
    if (!read) throw std::invalid_argument("there is no puzzle");
    return *read;
}

inline puzzle of(const std::string& text, std::optional<shape> board = {}) {
    return written(text, board).puzzle;
}

inline const std::string empty = std::string(81, '.');

/// With two givens fewer it has more than one solution.
inline const std::string unique_4x4 = "1..."
                                      "..3."
                                      ".4.."
                                      "...2";

} // namespace sudoku::test
