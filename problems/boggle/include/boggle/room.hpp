/// Whether what is left of a word has room among the cells that a path has not used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "boggle/compact_board.hpp"

namespace boggle {

/// Looks around from the end of a path, over unused cells of letters that are still needed, a step
/// at a time: of the first n letters of what is left each must be there within n steps, as often as
/// it is needed. Where steps lead by turns from one half of the cells to the other, as on a grid of
/// four neighbours, each half must have its share. So a path that has cut itself off is told at
/// once, not after all that could be tried in what it has cut off; and one whose goal lies close by
/// costs little to ask.
///
/// An object is one worker's: it keeps its arrays between calls.
class room {
  public:
    /// O(cells + arcs)
    explicit room(std::shared_ptr<const compact_board> board);

    /// False only if no path over cells of unused spots goes on from `end`, a cell, with `rest`.
    /// O(cells + arcs + letters of the rest), and less the closer the letters lie.
    bool holds(cell_id end, const std::vector<bool>& is_used, std::span<const letter> rest);

  private:
    struct tally {
        std::uint32_t there = 0;  ///< so many were seen
        std::uint32_t within = 0; ///< so many must be by now
        std::uint32_t in_all = 0; ///< so many are needed
    };
    std::size_t half_of(cell_id cell) const noexcept { return halves_.empty() ? 0 : halves_[cell]; }
    tally& of(letter which, std::size_t half) noexcept {
        return tallies_[2 * std::size_t{which} + (halves_.empty() ? 0 : half)];
    }
    bool is_needed(letter which) noexcept { return of(which, 0).in_all + of(which, 1).in_all != 0; }
    void step(const std::vector<bool>& is_used);
    bool found_in_time(cell_id end, const std::vector<bool>& is_used, std::span<const letter> rest);

    std::shared_ptr<const compact_board> board_;
    std::vector<std::uint8_t> halves_; ///< of each cell; empty if there are none
    std::vector<tally> tallies_;       ///< two for each letter, empty between calls
    std::vector<std::uint32_t> seen_;  ///< the call that saw the cell last
    std::uint32_t call_ = 0;
    std::size_t missing_ = 0; ///< letters that are needed and not seen
    std::vector<cell_id> rim_, next_rim_;
};

} // namespace boggle
