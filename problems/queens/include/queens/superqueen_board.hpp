/// Superqueens, which move like queens and like knights.
#pragma once

#include <cstdint>

#include <espalier/ranges.hpp>

#include "queens/bit_board.hpp"

namespace queens {

/// The bit board with two more words: what knights attack in the next row, and in the row after
/// it. Counts are OEIS A051223 (4 for N = 10; there is none from 2 to 9).
class superqueen_board {
  public:
    using choice_type = bit_board::choice_type;

    /// The empty board of size n, 0 to 32.
    /// @throws std::invalid_argument for another size
    explicit superqueen_board(int n) : board_(n) {}

    auto expand() const { return espalier::single_bits<std::uint32_t>(board_.free() & ~leapt_); }

    void apply(std::uint32_t square) {
        board_.apply(square);
        leapt_ = leapt_later_ | square << 2 | square >> 2;
        leapt_later_ = square << 1 | square >> 1;
    }

    bool is_solution() const { return board_.is_solution(); }

    friend bool operator==(const superqueen_board&, const superqueen_board&) = default;

  private:
    bit_board board_;
    std::uint32_t leapt_ = 0;
    std::uint32_t leapt_later_ = 0;
};

} // namespace queens
