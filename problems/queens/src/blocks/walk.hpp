/// A board counted in blocks of states: the walk, which is the same for all forms of the kernel.
///
/// A state at level k has a queen in each of the first k rows. As in `bit_board` it is three words:
/// the columns without a queen, and the diagonals of its queens where they cross row k, which move
/// by a column a row, one way and the other. A depth-first search goes from one such state to its
/// first child, and what a processor could do at once it does one after the other. Breadth first,
/// the children of many states are made by the same few instructions, but a whole level does not
/// fit any memory. So this walk is breadth first within a *block* of a few hundred states, and
/// depth first over blocks: it always takes the deepest level that can fill a block, and only if
/// none can, the shallowest that has any state at all. So blocks are full nearly always, and no
/// level ever holds more than a block and its children: O(rows x block) memory.
///
/// A child is kept if the next row and the one after it have a square left for a queen. The last
/// row needs no states: what squares a child leaves there are that many solutions.
///
/// Sources: M. Richards, Backtracking Algorithms in MCPL (1997) for the three words; B. Ren, Y. Jo,
/// S. Krishnamoorthy, K. Agrawal, M. Kulkarni, Efficient Execution of Recursive Programs on
/// Commodity Vector Hardware (PLDI 2015) for blocks that are filled again when they run dry.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

#include "queens/board_size.hpp"

namespace queens::blocks {

/// A row that is to get a queen: its free squares, and how many rows on the next one is.
struct row {
    std::uint32_t free;
    int step;
};

/// States, one word of each at the same place in three arrays.
template <class Word>
struct states {
    Word* columns;   ///< without a queen
    Word* leftward;  ///< attacked in this row, and then one column to the left
    Word* rightward; ///< attacked in this row, and then one column to the right

    states from(std::size_t first) const {
        return {columns + first, leftward + first, rightward + first};
    }
};

/// What a form of the kernel is: a word as wide as a board, and the two steps on a block.
///
///     std::size_t children(states<word> of, std::size_t count, const row* here, states<word> to)
///
/// writes the children to keep of so many states and returns how many they are, at most one for
/// each bit of a word and state; `here` and the two rows behind it are there. It may write so many
/// more states of any content as `surplus` says.
///
///     std::uint64_t solutions(states<word> of, std::size_t count, const row* here)
///
/// is the number of squares left to the last row, which is the one behind `here`, by all children.
template <class Form>
class walk {
    using word = typename Form::word;
    static constexpr std::size_t block = 256;
    static constexpr std::size_t widest = std::numeric_limits<word>::digits;
    static constexpr std::size_t capacity = block * (1 + widest) + Form::surplus;

  public:
    /// The solutions of two rows or more whose free squares fit the word, or nothing if stopped.
    std::optional<std::uint64_t> solutions(std::span<const row> rows, word columns,
                                           const std::stop_token& stop) {
        const std::size_t last = rows.size() - 2;
        count_.fill(0);
        *level(0).columns = columns;
        *level(0).leftward = *level(0).rightward = 0;
        count_[0] = 1;
        std::uint64_t found = 0;
        for (std::size_t top = 0, at = 0; top <= last; at = std::clamp(at + 1, top, last)) {
            if (stop.stop_requested()) return std::nullopt;
            while (at > top && count_[at] < block)
                --at;
            const std::size_t taken = std::min(count_[at], block);
            count_[at] -= taken;
            const states<word> some = level(at).from(count_[at]);
            if (at == last)
                found += Form::solutions(some, taken, &rows[at]);
            else
                count_[at + 1] +=
                    Form::children(some, taken, &rows[at], level(at + 1).from(count_[at + 1]));
            while (top <= last && count_[top] == 0)
                ++top;
            if (top > last) break;
        }
        return found;
    }

  private:
    states<word> level(std::size_t k) const {
        word* const first = words_.get() + 3 * capacity * k;
        return {first, first + capacity, first + 2 * capacity};
    }

    std::array<std::size_t, largest_board> count_{};
    std::unique_ptr<word[]> words_ = std::make_unique_for_overwrite<word[]>(
        3 * capacity * largest_board); // of a level, only what is ever used becomes memory
};

} // namespace queens::blocks
