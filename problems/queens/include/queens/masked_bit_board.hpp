/// The bit board under conditions: blocked squares, excluded diagonals, queens already placed.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <espalier/ranges.hpp>

#include "queens/completions.hpp"
#include "queens/conditions.hpp"
#include "queens/placement.hpp"

namespace queens {

/// The state space of the ways to complete a board: row by row, but for those of placed queens. All
/// conditions are in a mask of squares per row, made once; a node is the columns still without a
/// queen, as in `bit_board`, and the diagonals of the queens placed on the way, as whole ones, so
/// that `undo` finds them again. Solutions come in lexicographic order.
///
///     espalier::count(queens::masked_bit_board({.n = 8, .placed = {{0, 0}}})).value == 4
class masked_bit_board {
  public:
    using choice_type = std::uint32_t; ///< the bit of the next row's column

    /// @throws std::invalid_argument for conditions that contradict, see `squares_left`
    explicit masked_bit_board(const conditions& asked)
        : size_(asked.n), masks_(squares_left(asked)),
          open_(static_cast<std::uint32_t>((std::uint64_t{1} << size_) - 1)) {
        std::uint32_t filled = 0;
        for (const square& queen : asked.placed) {
            columns_[static_cast<std::size_t>(queen.row)] = static_cast<std::uint8_t>(queen.column);
            filled |= std::uint32_t{1} << queen.row;
            open_ &= ~(std::uint32_t{1} << queen.column);
        }
        std::size_t rows = 0;
        for (int row = 0; row < size_; ++row)
            if ((filled >> row & 1U) == 0) order_[rows++] = static_cast<std::uint8_t>(row);
    }

    auto expand() const {
        return espalier::single_bits<std::uint32_t>(open_ == 0 ? 0 : free_squares(row()));
    }

    void apply(std::uint32_t square) {
        columns_[row()] = static_cast<std::uint8_t>(std::countr_zero(square));
        flip(square);
        ++depth_;
    }

    void undo(std::uint32_t square) noexcept {
        --depth_;
        flip(square);
        columns_[row()] = 0;
    }

    bool is_solution() const { return open_ == 0; }

    placement solution() const { return {columns_.begin(), columns_.begin() + size_}; }

    friend bool operator==(const masked_bit_board&, const masked_bit_board&) = default;

  protected:
    /// How many rows are still to get a queen.
    std::size_t rows_left() const { return static_cast<std::size_t>(std::popcount(open_)); }

    /// One of them, from 0, with the squares that all queens leave.
    open_row row_left(std::size_t which) const {
        const std::size_t row = order_[depth_ + which];
        return {.row = static_cast<int>(row), .free = free_squares(row)};
    }

  private:
    std::size_t row() const { return order_[depth_]; }
    int below(std::size_t row) const { return size_ - 1 - static_cast<int>(row); }

    std::uint32_t free_squares(std::size_t row) const {
        const auto attacked =
            static_cast<std::uint32_t>(rightward_ >> row | leftward_ >> below(row));
        return open_ & masks_[row] & ~attacked;
    }

    void flip(std::uint32_t square) noexcept {
        open_ ^= square;
        rightward_ ^= std::uint64_t{square} << row();
        leftward_ ^= std::uint64_t{square} << below(row());
    }

    int size_;
    row_masks masks_;
    std::array<std::uint8_t, largest_board> order_{}; ///< the rows that are to get a queen
    std::array<std::uint8_t, largest_board> columns_{};
    std::size_t depth_ = 0;
    std::uint32_t open_;
    std::uint64_t rightward_ = 0; ///< bit column + row: moves right from row to row
    std::uint64_t leftward_ = 0;  ///< bit column - row + n - 1: moves left
};

} // namespace queens
