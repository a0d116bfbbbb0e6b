/// A board with a memory, for those who want to see the placements.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "queens/board_size.hpp"
#include "queens/placement.hpp"

namespace queens {

/// The tree of a space whose choices are bits of the next row's column, in the same order; each
/// node also knows the columns of its queens, in bytes, so that a copy is still about one cache
/// line.
///
///     espalier::first(queens::recorded<queens::torus_board>(5)).value == placement{0, 2, 4, 1, 3}
template <class Board>
class recorded {
  public:
    using choice_type = typename Board::choice_type;

    /// The empty board of size n, 0 to 32.
    /// @throws std::invalid_argument for another size
    explicit recorded(int n) : board_(n) {}

    auto expand() const { return board_.expand(); }

    void apply(choice_type square) {
        board_.apply(square);
        columns_[rows_++] = static_cast<std::uint8_t>(std::countr_zero(square));
    }

    bool is_solution() const { return board_.is_solution(); }

    placement solution() const { return {columns_.begin(), columns_.begin() + rows_}; }

    friend bool operator==(const recorded&, const recorded&) = default;

  private:
    Board board_;
    std::uint8_t rows_ = 0;
    std::array<std::uint8_t, largest_board> columns_{};
};

} // namespace queens
