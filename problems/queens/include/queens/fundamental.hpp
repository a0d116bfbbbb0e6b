/// Solutions up to symmetry.
#pragma once

#include "queens/symmetry.hpp"

namespace queens {

/// A space of placements, of which only the canonical ones are solutions: one of each class, so
/// that a count is OEIS A002562 (12 for the 92 of the chessboard). The tree is that of the space.
/// Not for a board with excluded diagonals, which need not have the symmetry.
///
///     espalier::count(queens::fundamental<queens::textbook>(8)).value == 12
template <class Space>
class fundamental : public Space {
  public:
    explicit fundamental(int n) : Space(n) {}

    bool is_solution() const { return Space::is_solution() && is_canonical(Space::solution()); }
};

} // namespace queens
