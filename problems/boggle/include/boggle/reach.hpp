/// Where a prefix can end when cells may be used again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "boggle/compact_board.hpp"

namespace boggle {

/// With re-use a path forgets which cells it used, so all paths that spell a prefix may be followed
/// at once: what counts is the set R_k of places where a walk that spells k letters can stand. R_1
/// is every place that begins a cell with the first letter; R_{k+1} those of R_k's successors with
/// the next letter; and the word is on the board iff its last set holds the end of some cell. This
/// is O(letters × cells) where the walks themselves are exponentially many. (Dynamic programming
/// over reachable cells, the intended solution of the judge problem "Boggle Game" at algospot.com.)
///
/// The sets of a prefix lie on a stack, so `push` goes down a letter and `pop` comes back; a place
/// is a letter's index on the board (a cell, if cells have one letter). The board must outlive
/// this.
class reach_stack {
  public:
    explicit reach_stack(const compact_board& board);

    /// The number of letters pushed.
    std::size_t depth() const noexcept { return begin_.size(); }

    /// Whether no walk spells what was pushed. False before the first letter.
    bool empty() const noexcept { return depth() > 0 && places().empty(); }

    /// Where a walk that spells what was pushed can stand; each place once, in a fixed order. Valid
    /// until the next push or pop. Nothing before the first letter.
    std::span<const std::uint32_t> places() const noexcept;

    /// Whether some walk that spells what was pushed ends with a whole tile.
    bool spelled() const noexcept;

    /// O(places reached); the first letter O(cells). If it throws, nothing has changed.
    void push(letter next);
    void pop() noexcept;

  private:
    void reach_cell(cell_id cell, letter next);
    void reach_from(std::uint32_t place, letter next);
    bool ends_cell(std::uint32_t place) const noexcept;

    const compact_board* board_;
    std::vector<cell_id> cell_of_; ///< of each place; empty when places are cells
    std::vector<std::uint32_t> places_;
    std::vector<std::size_t> begin_;
    std::vector<std::uint64_t> seen_; ///< all zero between calls
};

} // namespace boggle
