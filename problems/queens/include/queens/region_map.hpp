/// A board cut into regions.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

#include "queens/square.hpp"

namespace queens {

/// The board of a regions puzzle: n by n squares, each in one of n regions. One queen is to stand
/// in each row, column and region, and no two may touch, not even at a corner; they may share a
/// longer diagonal.
struct region_map {
    int n = 0;
    std::vector<int> regions = {}; ///< of the squares, row by row, numbered from 0
    std::string letters = {};      ///< of the regions

    int region_of(const square& where) const {
        return regions.at(static_cast<std::size_t>(where.row * n + where.column));
    }
    char letter_of(const square& where) const {
        return letters.at(static_cast<std::size_t>(region_of(where)));
    }
};

/// Reads the letters of the regions, the first row first; `name` stands for the input in messages.
///
///     A A B B      a line a row, a letter a square, with blanks between or without;
///     A B B B      a small letter is another region than its capital
///     C C C D
///     C D D D
///
/// With or without a byte order mark; lines end in LF, CR LF or CR; blank lines before the board
/// and after it do not count.
///
/// @throws input_error that names the line and the character for anything else, for a board that is
///         not square or has more than 32 rows, and for more or fewer regions than rows
region_map read_regions(std::istream& in, const std::string& name);

} // namespace queens
