/// The N queens problem as every textbook tells it: row by row, a column for each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <ranges>

#include "queens/board_size.hpp"
#include "queens/diagonals.hpp"
#include "queens/placement.hpp"

namespace queens {

/// The state space whose node at depth k has queens in the first k rows, none attacking another.
/// A child is judged by three check words, which hold the columns and the diagonals taken: the
/// arrays of Wirth (Program Development by Stepwise Refinement, CACM 14, 1971), bit by bit.
///
///     espalier::count(queens::textbook(8)).value == 92
class textbook {
  public:
    using choice_type = int; ///< the column of the next row's queen, from 0

    /// The empty board of size n, 0 to 32. No queen may stand on an excluded diagonal (CSPLib 079).
    /// @throws std::invalid_argument for another size, and for a diagonal that the board lacks
    explicit textbook(int n, const diagonals& excluded = {})
        : size_(board_size(n)), taken_(diagonals_of_board(excluded, n)) {}

    auto expand() const { return std::views::iota(0, row_ < size_ ? size_ : 0); }

    bool promising(int column) const {
        return ((columns_ >> column | taken_.sums >> sum(column) |
                 taken_.differences >> difference(column)) &
                1U) == 0;
    }

    void apply(int column) {
        flip(column);
        queens_[static_cast<std::size_t>(row_++)] = column;
    }

    void undo(int column) noexcept {
        queens_[static_cast<std::size_t>(--row_)] = 0;
        flip(column);
    }

    bool is_solution() const { return row_ == size_; }

    placement solution() const { return {queens_.begin(), queens_.begin() + row_}; }

    friend bool operator==(const textbook&, const textbook&) = default;

  private:
    int sum(int column) const { return row_ + column; }
    int difference(int column) const { return row_ - column + size_ - 1; }

    void flip(int column) noexcept {
        columns_ ^= std::uint64_t{1} << column;
        taken_.sums ^= std::uint64_t{1} << sum(column);
        taken_.differences ^= std::uint64_t{1} << difference(column);
    }

    int size_;
    int row_ = 0;
    std::uint64_t columns_ = 0;
    diagonals taken_;
    std::array<int, largest_board> queens_{};
};

} // namespace queens
