/// The next step in a regions puzzle, and why.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queens/region_map.hpp"
#include "queens/square.hpp"

namespace queens {

/// A square that takes no queen, with the reason in words.
struct ruled_out {
    square where;
    std::string why;
};

/// A row, column or region in which the queens placed leave one square, or none at all.
struct hint {
    std::string unit;               ///< "row 3", "column c", "region D"
    std::optional<square> forced;   ///< nothing: the queens placed allow no solution
    std::vector<ruled_out> squares; ///< all others of the unit
};

/// What follows from the queens placed. A square is out if it is in the way of one of them (see
/// `obstacle_between`); or, where that is not enough, if a queen there would leave some row, column
/// or region without a square. Nothing if no square is forced by these tests. O(n⁵) at most
///
/// @throws std::invalid_argument for queens beyond the board or in each other's way
std::optional<hint> next_hint(const region_map& map, const std::vector<square>& placed);

} // namespace queens
