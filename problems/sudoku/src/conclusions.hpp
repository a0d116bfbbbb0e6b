/// What follows from a state without a choice. Private to the grid.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <espalier/ranges.hpp>

#include "sudoku/layout.hpp"

namespace sudoku {

/// Works on all cells at a time: how many symbols each of them has is counted by adding the sets of
/// the symbols bit by bit, as numbers whose digits lie in different sets. `Fixed` is the number of
/// words of a set, 0 if it is known at run time only.
template <std::size_t Fixed>
class conclusions {
  public:
    conclusions(const layout& board, std::uint64_t* state)
        : board_(board), side_(static_cast<std::size_t>(board.shape().side())), sets_(state),
          taken_(state + side_ * words()) {}

    /// The cell has this symbol and no other.
    void settle(std::size_t cell, std::size_t symbol) {
        const std::uint64_t bit = one << cell % 64;
        for (std::size_t s = 0; s < side_; ++s) {
            std::uint64_t& word = sets_[s * words() + cell / 64];
            if (s == symbol || (word & bit) == 0) continue;
            word ^= bit;
            note_loss(s, cell);
        }
    }

    /// Every symbol is to be looked at in every unit.
    void doubt_all() {
        for (std::size_t s = 0; s < side_; ++s)
            for (std::size_t u = 0; u < board_.units(); ++u)
                doubts_[s][u / 64] |= one << u % 64;
    }

    /// Returns the open cell with the fewest symbols; -1 if no cell is open, -2 if a cell has no
    /// symbol left or a symbol no cell in a unit.
    int draw() {
        for (;;) {
            progress made = take_from_peers();
            if (made == progress::none) made = stand_alone();
            if (made == progress::contradiction) return -2;
            if (made == progress::none) return most_constrained();
        }
    }

  private:
    enum class progress { none, some, contradiction };
    static constexpr std::uint64_t one = 1;
    static constexpr std::size_t most_words = largest_side * largest_side / 64;
    static constexpr std::size_t unit_words = Fixed == 2 ? 1 : 2; // 3 · 11 units, or 3 · 32
    using set = std::array<std::uint64_t, Fixed == 0 ? most_words : Fixed>;

    std::size_t words() const { return Fixed == 0 ? board_.words() : Fixed; }

    void note_loss(std::size_t symbol, std::size_t cell) {
        for (const std::uint8_t unit : board_.units_of(cell))
            doubts_[symbol][unit / 64] |= one << unit % 64;
    }

    /// Cells with one symbol take it from the cells they see.
    progress take_from_peers() {
        set once{}, twice{};
        for (std::size_t s = 0; s < side_; ++s)
            for (std::size_t w = 0; w < words(); ++w) {
                const std::uint64_t here = sets_[s * words() + w];
                twice[w] |= once[w] & here;
                once[w] |= here;
            }
        set fresh{};
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < words(); ++w) {
            if (once[w] != board_.all()[w]) return progress::contradiction;
            any |= fresh[w] = once[w] & ~twice[w] & ~taken_[w];
            taken_[w] |= fresh[w];
        }
        if (any == 0) return progress::none;
        for (std::size_t s = 0; s < side_; ++s)
            for (std::size_t w = 0; w < words(); ++w)
                for (const int bit : espalier::set_bits(fresh[w] & sets_[s * words() + w]))
                    take(s, board_.peers(static_cast<int>(w * 64) + bit));
        return progress::some;
    }

    void take(std::size_t symbol, layout::set from) {
        for (std::size_t w = 0; w < words(); ++w) {
            std::uint64_t& here = sets_[symbol * words() + w];
            for (const int bit : espalier::set_bits(here & from[w]))
                note_loss(symbol, w * 64 + static_cast<std::size_t>(bit));
            here &= ~from[w];
        }
    }

    /// A symbol with one cell in a unit stands there, and no other does. Only units in which it has
    /// lost a cell are looked at.
    progress stand_alone() {
        progress made = progress::none;
        for (std::size_t s = 0; s < side_; ++s)
            for (std::size_t w = 0; w < unit_words; ++w)
                while (doubts_[s][w] != 0) {
                    const auto unit = static_cast<std::size_t>(std::countr_zero(doubts_[s][w]));
                    doubts_[s][w] &= doubts_[s][w] - 1;
                    const int cell = lone_cell(s, board_.unit(w * 64 + unit));
                    if (cell == none) return progress::contradiction;
                    if (cell == several || is_taken(cell)) continue;
                    settle(static_cast<std::size_t>(cell), s);
                    made = progress::some;
                }
        return made;
    }

    static constexpr int none = -1, several = -2;

    int lone_cell(std::size_t symbol, layout::set unit) const {
        int cell = none;
        for (std::size_t w = 0; w < words(); ++w) {
            const std::uint64_t here = sets_[symbol * words() + w] & unit[w];
            if (here == 0) continue;
            if (cell != none || (here & (here - 1)) != 0) return several;
            cell = static_cast<int>(w * 64) + std::countr_zero(here);
        }
        return cell;
    }

    bool is_taken(int cell) const {
        return (taken_[static_cast<std::size_t>(cell) / 64] >> cell % 64 & 1U) != 0;
    }

    int most_constrained() const {
        set open{};
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < words(); ++w)
            any |= open[w] = board_.all()[w] & ~taken_[w];
        if (any == 0) return -1;
        std::array<set, 6> digits{}; // of the number of symbols, the lowest first
        for (std::size_t s = 0; s < side_; ++s)
            for (std::size_t w = 0; w < words(); ++w) {
                std::uint64_t carry = sets_[s * words() + w];
                for (std::size_t d = 0; carry != 0; ++d) {
                    const std::uint64_t both = digits[d][w] & carry;
                    digits[d][w] ^= carry;
                    carry = both;
                }
            }
        for (std::size_t d = digits.size(); d-- > 0;)
            keep_if_any(open, digits[d]);
        for (std::size_t w = 0; w < words(); ++w)
            if (open[w] != 0) return static_cast<int>(w * 64) + std::countr_zero(open[w]);
        return -1;
    }

    /// Of the set, those without this digit, unless that leaves none.
    void keep_if_any(set& of, const set& digit) const {
        set without{};
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < words(); ++w)
            any |= without[w] = of[w] & ~digit[w];
        if (any != 0) of = without;
    }

    const layout& board_;
    std::size_t side_;
    std::uint64_t* sets_;  ///< of the symbols
    std::uint64_t* taken_; ///< the cells whose symbol was taken from the cells they see
    /// Of each symbol, the units in which it has lost a cell since they were looked at.
    std::array<std::array<std::uint64_t, unit_words>, largest_side> doubts_{};
};

/// Calls `f` with the conclusions for that board, of which the usual one has sets of two words.
template <class Function>
int conclude(const layout& board, std::uint64_t* state, Function f) {
    if (board.words() == 2) {
        conclusions<2> two(board, state);
        return f(two);
    }
    conclusions<0> any(board, state);
    return f(any);
}

} // namespace sudoku
