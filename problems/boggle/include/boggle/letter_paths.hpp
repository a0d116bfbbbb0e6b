/// Which letters follow one another on a board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "boggle/compact_board.hpp"

namespace boggle {

/// The pairs of letters that are neighbours somewhere, and the triples. A word with any other is
/// not on the board, wherever it begins; a search would learn that only after it has come to all
/// the places of what stands before. On large boards of random letters all pairs occur, and then
/// triples are not looked at.
class letter_paths {
  public:
    /// O(cells + arcs). Boards of more than 32 letters are left alone: every word may be on them.
    explicit letter_paths(const compact_board& board);

    /// Whether all pairs, and triples, of the word occur on the board. (A triple may come back to
    /// its first cell, so the answer is right whether cells are used once or again.)
    bool admit(std::span<const letter> word) const noexcept;

  private:
    static constexpr std::size_t most_letters = 32;

    std::vector<std::uint32_t>
        after_; ///< for a letter, the set of those that follow; empty if all do
    std::vector<std::uint32_t> after_both_; ///< for a letter and one that follows it
};

} // namespace boggle
