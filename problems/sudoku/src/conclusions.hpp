/// What follows from a state without a choice. Private to the grid.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <espalier/ranges.hpp>

#include "sudoku/layout.hpp"

namespace sudoku {

/// The cell has this symbol and no other. Returns those it loses, as bits.
inline std::uint32_t settle(const layout& board, std::uint64_t* sets, std::size_t cell,
                            std::size_t symbol) {
    std::uint32_t lost = 0;
    const auto side = static_cast<std::size_t>(board.shape().side());
    const std::uint64_t bit = std::uint64_t{1} << cell % 64;
    for (std::size_t s = 0; s < side; ++s) {
        std::uint64_t& word = sets[s * board.words() + cell / 64];
        if (s == symbol || (word & bit) == 0) continue;
        word ^= bit;
        lost |= std::uint32_t{1} << s;
    }
    return lost;
}

/// Works on all cells at a time: how many symbols each of them has is counted by adding the sets of
/// the symbols bit by bit, as numbers whose digits lie in different sets. `Fixed` is the number of
/// words of a set, 0 if it is known at run time only.
template <std::size_t Fixed>
class conclusions {
  public:
    conclusions(const layout& board, std::uint64_t* state)
        : board_(board), side_(static_cast<std::size_t>(board.shape().side())), sets_(state),
          taken_(state + side_ * words()) {}

    /// Returns the open cell with the fewest symbols; -1 if no cell is open, -2 if a cell has no
    /// symbol left or a symbol no cell in a unit. `changed` has a bit for each symbol that has lost
    /// a cell since it was last looked at.
    int draw(std::uint32_t changed) {
        for (;;) {
            switch (take_from_peers(changed)) {
            case progress::contradiction:
                return -2;
            case progress::some:
                continue;
            case progress::none:
                break;
            }
            switch (stand_alone(changed)) {
            case progress::contradiction:
                return -2;
            case progress::some:
                continue;
            case progress::none:
                return most_constrained();
            }
        }
    }

  private:
    enum class progress { none, some, contradiction };
    static constexpr std::size_t most_words = largest_side * largest_side / 64;
    using set = std::array<std::uint64_t, Fixed == 0 ? most_words : Fixed>;

    std::size_t words() const { return Fixed == 0 ? board_.words() : Fixed; }

    /// Cells with one symbol take it from the cells they see.
    progress take_from_peers(std::uint32_t& changed) {
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
        for (std::size_t s = 0; s < side_; ++s) {
            set mine{};
            for (std::size_t w = 0; w < words(); ++w)
                mine[w] = fresh[w] & sets_[s * words() + w];
            for (std::size_t w = 0; w < words(); ++w)
                for (const int bit : espalier::set_bits(mine[w])) {
                    remove(s, board_.peers(static_cast<int>(w * 64) + bit));
                    changed |= std::uint32_t{1} << s;
                }
        }
        return progress::some;
    }

    void remove(std::size_t symbol, layout::set from) {
        for (std::size_t w = 0; w < words(); ++w)
            sets_[symbol * words() + w] &= ~from[w];
    }

    /// A symbol with one cell in a unit stands there, and no other does.
    progress stand_alone(std::uint32_t& changed) {
        progress made = progress::none;
        while (changed != 0) {
            const auto s = static_cast<std::size_t>(std::countr_zero(changed));
            changed &= changed - 1;
            for (std::size_t u = 0; u < board_.units(); ++u) {
                const int cell = lone_cell(s, board_.unit(u));
                if (cell == none) return progress::contradiction;
                if (cell == several || is_taken(cell)) continue;
                const std::uint32_t lost = settle(board_, sets_, static_cast<std::size_t>(cell), s);
                changed |= lost;
                if (lost != 0) made = progress::some;
            }
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
};

} // namespace sudoku
