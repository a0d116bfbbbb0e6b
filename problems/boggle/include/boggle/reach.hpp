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
///
/// Sets are filled from place to place of the set before, neighbours ascending, so they lie in the
/// order of the least walks that lead to their places, and whoever comes first to a place comes on
/// the least one: that is how `first_walk` is known without another search.
class reach_stack {
  public:
    explicit reach_stack(const compact_board& board);

    /// The number of letters pushed.
    std::size_t depth() const noexcept { return begin_.size(); }

    /// Whether no walk spells what was pushed. False before the first letter.
    bool empty() const noexcept { return depth() > 0 && reached().empty(); }

    /// Where a walk that spells what was pushed can stand; each place once, in the order of the
    /// first walks that lead there. Nothing before the first letter.
    std::vector<std::uint32_t> places() const;

    /// Whether some walk that spells what was pushed ends with a whole tile.
    bool spelled() const noexcept;

    /// The cells of the first such walk, of all in ascending order of their cells; nothing if there
    /// is none. O(places reached + letters).
    std::vector<cell_id> first_walk() const;

    /// Whether a walk goes on with that letter. O(places reached), for the first letter O(cells).
    bool can_push(letter next) const noexcept;

    /// As long as can_push. If it throws, nothing has changed.
    void push(letter next);
    void pop() noexcept;

    friend bool operator==(const reach_stack&, const reach_stack&) = default;

  private:
    /// A place, and the one before it on the first walk that leads there, by its index.
    struct stop {
        std::uint32_t place;
        std::uint32_t from;
        friend bool operator==(const stop&, const stop&) = default;
    };

    std::span<const stop> reached() const noexcept;
    void reach_cell(cell_id cell, letter next, std::uint32_t from);
    void reach_from(std::uint32_t index, letter next);
    bool leads_to(std::uint32_t place, letter next) const noexcept;
    bool ends_cell(std::uint32_t place) const noexcept;
    cell_id cell_at(std::uint32_t place) const noexcept;

    const compact_board* board_;
    std::vector<cell_id> cell_of_; ///< of each place; empty when places are cells
    std::vector<stop> stops_;
    std::vector<std::size_t> begin_;
    std::vector<std::uint64_t> seen_; ///< all zero between calls
};

} // namespace boggle
