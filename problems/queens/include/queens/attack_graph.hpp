/// Who attacks whom on a board of any shape.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queens/board_plan.hpp"
#include "queens/piece.hpp"

namespace queens {

/// The graph whose vertices are the squares that take a piece, with an edge where two pieces would
/// attack each other: placements in which nobody attacks are its independent sets. Squares are
/// numbered row by row from 0; sets of squares are bits of so many words. Pieces placed are not
/// looked at: see `with_placed_as_holes`.
///
/// Two pieces of the same kind that stand in a line with a third between them are counted as
/// attacking: the third attacks both, so no placement is lost.
class attack_graph {
  public:
    using words = std::span<const std::uint64_t>;

    /// O(squares² / 64) time and memory; 128 KB for the largest board.
    /// @throws std::invalid_argument for a board of another size, a hole or a wall outside of it
    attack_graph(const board_plan& board, piece kind);

    int squares() const { return rows_ * columns_; }
    std::size_t words_of_a_set() const { return words_; }
    square square_at(int number) const { return {number / columns_, number % columns_}; }
    /// @throws std::invalid_argument for a square that the board does not have
    int number_of(const square& where) const;

    /// The squares that take a piece.
    words open() const { return open_; }
    bool is_open(int number) const;

    /// The open squares with a greater number that a piece on this one would not attack.
    words later_companions(int number) const {
        return words(later_).subspan(static_cast<std::size_t>(number) * words_, words_);
    }

    /// Whether two different open squares attack each other.
    bool attacks(int one, int other) const;

  private:
    int rows_;
    int columns_;
    std::size_t words_;
    std::vector<std::uint64_t> open_;
    std::vector<std::uint64_t> later_;
};

} // namespace queens
