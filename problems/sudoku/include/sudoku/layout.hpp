/// Which cells of a board see each other: what all puzzles of one shape share.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// Sets of cells as bits of so many words, cells numbered row by row from 0.
class layout {
  public:
    using set = std::span<const std::uint64_t>;

    /// O(side⁴ / 64) memory: 3 KB for the usual board.
    /// @throws std::invalid_argument for boxes without cells and a side of more than 32
    explicit layout(const shape& of);

    const sudoku::shape& shape() const { return shape_; }
    std::size_t words() const { return words_; }
    std::size_t units() const { return units_.size() / words_; }

    set all() const { return all_; }
    /// A row, a column or a box: all rows come first, then the columns.
    set unit(std::size_t number) const { return set(units_).subspan(number * words_, words_); }
    /// Its row, column and box.
    const std::array<std::uint8_t, 3>& units_of(std::size_t cell) const { return units_of_[cell]; }
    /// The cells in a unit with this one, itself left out.
    set peers(int cell) const {
        return set(peers_).subspan(static_cast<std::size_t>(cell) * words_, words_);
    }

  private:
    sudoku::shape shape_;
    std::size_t words_;
    std::vector<std::uint64_t> all_, units_, peers_;
    std::vector<std::array<std::uint8_t, 3>> units_of_;
};

} // namespace sudoku
