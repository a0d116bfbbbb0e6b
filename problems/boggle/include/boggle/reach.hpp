/// From where on a board the rest of a word can be spelled, if cells may be used again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "boggle/compact_board.hpp"

namespace boggle {

/// Sets of places (see compact_board), one for each end of a word, made from the last letter
/// backwards:
///
///     reach from(board);
///     auto rest = from.before(from.nothing(), b);  // the places of b that end a cell
///     rest = from.before(rest, a);                 // those of a that such a b may follow
///
/// A cell that is not in the set leads nowhere; one that is may still do so, for a path that must
/// not meet itself. Ends of words that have the same set share it, so a thousand times the same
/// letter need no more sets than the board is wide. This is the subset construction (Rabin and
/// Scott, 1959) on the board as an automaton that is read backwards.
class reach {
  public:
    using set_id = std::uint32_t;

    /// Of a word that has no more letters.
    static constexpr set_id nothing() noexcept { return 0; }

    /// O(cells + arcs). Of a board's sets no more are made than have room in so many bytes; the
    /// places of all other ends of words are said to be all.
    explicit reach(std::shared_ptr<const compact_board> board,
                   std::size_t most_bytes = std::size_t{1} << 28);

    /// The places of a letter from which it can be spelled with `rest` after it. O(places of `rest`
    /// and the arcs that lead there) when it is asked first, O(1) again.
    set_id before(set_id rest, letter which);

    bool has(set_id rest, std::uint32_t place) const noexcept {
        return rest == all_ || (sets_[rest][place / 64] >> (place % 64) & 1) != 0;
    }

  private:
    using places = std::vector<std::uint64_t>;
    static constexpr set_id all_ = ~set_id{0};

    places made_before(set_id rest, letter which) const;
    set_id number_of(places made);

    std::shared_ptr<const compact_board> board_;
    std::vector<std::uint32_t> leads_from_; ///< the places from which a path goes on to a place
    std::vector<std::uint32_t> leads_begin_;
    std::size_t most_sets_;
    std::vector<places> sets_;
    std::unordered_map<std::uint64_t, set_id> known_;          ///< by set and letter
    std::unordered_multimap<std::uint64_t, set_id> by_digest_; ///< of what is in it
};

} // namespace boggle
