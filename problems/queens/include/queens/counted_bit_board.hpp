/// The bit board under conditions, whose deeper nodes count what is below them at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

#include <espalier/state_space.hpp>

#include "queens/board_size.hpp"
#include "queens/completions.hpp"
#include "queens/masked_bit_board.hpp"

namespace queens {

/// The tree of `masked_bit_board`; where 12 rows or fewer are left a node answers by the kernel of
/// `count_completions` instead of being walked. That takes it a millisecond at most, so that a
/// search that stops often loses little: beyond 12 there is next to nothing to be gained. For
/// counting; its statistics are those of the nodes above.
///
///     espalier::count(queens::counted_bit_board({.n = 14})).value == 365596
class counted_bit_board : public masked_bit_board {
  public:
    /// @throws std::invalid_argument as `masked_bit_board`, and as `kernels_in_use`
    explicit counted_bit_board(const conditions& asked)
        : counted_bit_board(asked, kernels_in_use()) {}

    /// The same with another form of the kernel.
    counted_bit_board(const conditions& asked, kernels form)
        : masked_bit_board(asked), form_(form) {}

    /// The same node, below which every node is walked: for those who ask for single nodes. It is
    /// also the one to cut into shards, which then are equal parts, and the same either way.
    counted_bit_board walked() const {
        counted_bit_board single = *this;
        single.is_walked_ = true;
        return single;
    }

    espalier::below count_below(const std::stop_token& stop) const {
        const std::size_t count = rows_left();
        if (is_walked_ || count == 0 || count > most_rows) return espalier::below::walk();
        std::array<open_row, most_rows> rows;
        for (std::size_t i = 0; i < count; ++i)
            rows[i] = row_left(i);
        const auto found = count_completions(std::span(rows).first(count), stop, form_);
        return found ? espalier::below::counted(*found) : espalier::below::given_up();
    }

    friend bool operator==(const counted_bit_board&, const counted_bit_board&) = default;

  private:
    static constexpr std::size_t most_rows = 12;
    kernels form_;
    bool is_walked_ = false;
};

} // namespace queens
