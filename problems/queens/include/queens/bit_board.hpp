/// The N queens problem in three words: the fastest of the simple ways to count.
#pragma once

#include <cstdint>

#include <espalier/ranges.hpp>

#include "queens/board_size.hpp"

namespace queens {

/// The state space whose children are exactly the free squares of the next row, so there is nothing
/// to judge. Two words hold the diagonals where they cross that row, and move by one column a row
/// (M. Richards, Backtracking Algorithms in MCPL, 1997); the third the columns still without a
/// queen. The engine keeps a copy a level, so there is no state to restore.
///
/// It does not know how it came to its node: where the placement is wanted, see
/// `recorded_bit_board`.
class bit_board {
  public:
    using choice_type = std::uint32_t; ///< the bit of the next row's column

    /// The empty board of size n, 0 to 32.
    /// @throws std::invalid_argument for another size
    explicit bit_board(int n)
        : open_(static_cast<std::uint32_t>((std::uint64_t{1} << board_size(n)) - 1)) {}

    auto expand() const { return espalier::single_bits<std::uint32_t>(free()); }

    /// A diagonal that is shifted out of the word has left the board of 32 columns; what a smaller
    /// board's leftward ones leave beyond its edge is masked by `open_`.
    void apply(std::uint32_t square) {
        open_ ^= square;
        leftward_ = (leftward_ | square) << 1;
        rightward_ = (rightward_ | square) >> 1;
    }

    bool is_solution() const { return open_ == 0; }

    /// The bits of the columns in which the next row's queen would be attacked by nobody.
    std::uint32_t free() const { return open_ & ~(leftward_ | rightward_); }

    friend bool operator==(const bit_board&, const bit_board&) = default;

  private:
    std::uint32_t open_;
    std::uint32_t leftward_ = 0;
    std::uint32_t rightward_ = 0;
};

} // namespace queens
