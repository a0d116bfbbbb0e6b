/// Solutions up to symmetry.
#pragma once

#include <stop_token>
#include <utility>

#include <espalier/state_space.hpp>

#include "queens/board_symmetry.hpp"

namespace queens {

/// A space of placements, of which only the canonical ones are solutions: one of each class under
/// the symmetries of the board, so that a count of all placements is OEIS A002562 (12 for the 92 of
/// the chessboard). The tree is that of the space.
///
///     espalier::count(queens::fundamental<queens::textbook>(8)).value == 12
///
/// The solutions of a board with conditions, walls or regions are counted up to the symmetries that
/// it keeps, see `symmetries_of`; with others the classes would not be whole.
template <class Space>
class fundamental : public Space {
  public:
    using adapts = Space;

    /// Of the empty board of n by n squares.
    explicit fundamental(int n) : Space(n), kept_(board_symmetry::of_square(n)) {}
    /// With the identity alone: the space as it is.
    fundamental(Space space, const board_symmetry& kept) : Space(std::move(space)), kept_(kept) {}

    bool is_solution() const {
        return Space::is_solution() &&
               (kept_.is_trivial() || is_canonical(Space::solution(), kept_));
    }

    /// What the space counts at once is not told apart.
    espalier::below count_below(const std::stop_token& stop) const
        requires espalier::CountingStateSpace<Space>
    {
        return kept_.is_trivial() ? Space::count_below(stop) : espalier::below::walk();
    }

    friend bool operator==(const fundamental&, const fundamental&) = default;

  private:
    board_symmetry kept_;
};

} // namespace queens
