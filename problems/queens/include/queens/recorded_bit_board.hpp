/// The bit board with a memory, for those who want to see the placements.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "queens/bit_board.hpp"
#include "queens/board_size.hpp"
#include "queens/placement.hpp"

namespace queens {

/// The same tree as `bit_board`, in the same order; each node also knows the columns of its queens,
/// in bytes, so that a copy is still one cache line.
class recorded_bit_board {
  public:
    using choice_type = bit_board::choice_type;

    /// The empty board of size n, 0 to 32.
    /// @throws std::invalid_argument for another size
    explicit recorded_bit_board(int n) : board_(n) {}

    auto expand() const { return board_.expand(); }

    void apply(std::uint32_t square) {
        board_.apply(square);
        columns_[rows_++] = static_cast<std::uint8_t>(std::countr_zero(square));
    }

    bool is_solution() const { return board_.is_solution(); }

    placement solution() const { return {columns_.begin(), columns_.begin() + rows_}; }

    friend bool operator==(const recorded_bit_board&, const recorded_bit_board&) = default;

  private:
    bit_board board_;
    std::uint8_t rows_ = 0;
    std::array<std::uint8_t, largest_board> columns_{};
};

} // namespace queens
