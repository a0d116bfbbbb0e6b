/// Why a board cannot be completed whatever is tried: its queens contradict.
#pragma once

#include <optional>
#include <string>

#include "queens/conditions.hpp"

namespace queens {

/// Two queens that attack each other, or a queen where none may stand.
struct contradiction {
    square queen;     ///< the one that is too many
    std::string text; ///< "the queens on a1 and c3 attack each other along a diagonal"
};

/// The first contradiction, in the order of the queens placed; nothing if there is none. The size,
/// the rows, columns and diagonals must be the board's. O(queens²)
std::optional<contradiction> contradiction_in(const conditions& asked);

} // namespace queens
