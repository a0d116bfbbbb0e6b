/// Where on the board the beginning of a word occurs: lists, each made from the one before.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "boggle/found_word.hpp"
#include "boggle/kernels.hpp"
#include "boggle/letter_field.hpp"

namespace boggle {

/// A letter that may come next.
struct next_letter {
    letter edge;
    bool wanted = true; ///< false: what lies below it is of no interest, so its list is not made
    bool last = false;  ///< no word goes on below it, so one occurrence is enough
};

/// A path that spells a prefix, by its end.
struct occurrence {
    std::uint32_t position; ///< of the last letter
    std::uint32_t parent;   ///< the number of the occurrence that it goes on from

    friend bool operator==(const occurrence&, const occurrence&) = default;
};

namespace detail {
struct gathered;

/// How the neighbours of occurrences on a grid are gathered: see src/gathering.hpp.
using gather_form = std::size_t(const padded_grid& grid, const occurrence* from, std::size_t count,
                                std::uint32_t number, const std::uint8_t* rank_of,
                                const gathered& to);
} // namespace detail

/// How long lists are cut. Of a list that is cut, each piece is four times as long as the one
/// before, up to the longest: words that are everywhere are found in a short piece.
struct pieces {
    std::uint32_t first = 64;
    std::uint32_t longest = 4096; ///< a list that is longer is cut, so this bounds the memory

    /// Where piece number `which` of a list begins; the size, if there are not so many.
    std::uint32_t begin(std::uint32_t which, std::uint32_t size) const noexcept {
        std::uint64_t at = 0, length = first;
        while (which != 0 && at < size && length < longest)
            at += length, length = std::min<std::uint64_t>(4 * length, longest), --which;
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(at + which * length, size));
    }
};

/// For a prefix, the list of all paths that spell it: the position where each ends, and which entry
/// of the prefix before it goes on from. A list is *spread* to the neighbours once, into a list for
/// each letter that may come next; so what a prefix costs is paid once, however many words begin
/// with it, and the loop goes over memory in order. (Level by level, as bottom-up joins of an
/// inverted file: each prefix is a join of the occurrences before it with their neighbours.)
///
/// Where each cell may be used once, a path meets itself only at a letter that it has already: only
/// there are the entries before it looked through. Where cells may be used again, paths that end at
/// the same position go on alike, so the first stands for all, and a list has at most one entry a
/// position; this is the dynamic programming that the judge problem "Boggle Game" at algospot.com
/// asks for.
///
/// Lists keep the order of their paths (by cells, ascending), because they are spread in order.
/// A long list is cut into pieces, each walked for itself: memory stays small, and words found in
/// one piece need not be looked for in the next. Where cells may be used again, only the list of
/// the first letter is cut: what is reached from several pieces is walked for each of them, and
/// would be cut again and again on the way down.
///
/// The lists lie on a stack: `start`, `enter` and `enter_piece` go down, `leave` comes back.
class occurrences {
  public:
    occurrences(std::shared_ptr<const letter_field> field, cell_use use, const pieces& cut,
                kernels form);

    /// Whether some cell begins with the letter.
    bool can_start(letter first) const noexcept { return !field_->starts(first).empty(); }
    /// Goes from nothing to the list of a letter.
    void start(letter first);

    /// The number of pieces that the list is to be cut into; 0 if it is short enough.
    std::uint32_t piece_count() const noexcept;
    void enter_piece(std::uint32_t which);
    bool in_piece() const noexcept { return levels_.back().piece; }

    bool is_spread() const noexcept { return levels_.back().children != not_spread; }
    /// Makes the lists for letters, each another. If it throws, nothing has changed.
    void spread(std::span<const next_letter> next);
    /// Whether there is an occurrence with that letter of the last `spread`, or, if it was not
    /// wanted, might be.
    bool may_enter(std::size_t which) const noexcept {
        const child* const c = children_.data() + levels_.back().children + which;
        return !c->looked_for || c[1].begin != c->begin;
    }
    void enter(std::size_t which, letter edge);
    void leave() noexcept;

    /// Whether a path that spells the prefix ends with a whole tile.
    bool spelled() const noexcept;
    /// The cells of the first such path; nothing if there is none.
    std::vector<cell_id> first_path() const;

    /// Whether both stand at the same prefix, with paths to the same positions.
    friend bool operator==(const occurrences& a, const occurrences& b);

  private:
    static constexpr std::uint32_t not_spread = ~std::uint32_t{0};

    struct child {
        std::uint32_t begin; ///< its list ends where that of the next child begins
        bool looked_for;
    };
    struct level {
        std::uint32_t begin = 0, end = 0;    ///< of the list
        std::uint32_t top = 0;               ///< where the entries ended before
        std::uint32_t children = not_spread; ///< where they begin in children_
        std::uint32_t length = 0;            ///< of the prefix
        letter edge = no_letter;             ///< the last of it
        bool piece = false;
        std::uint64_t letters = 0; ///< a bit (modulo 64) for each letter of the prefix
    };
    /// What the neighbours of a list give, before it is sorted by letters; empty between calls.
    struct harvest {
        std::vector<std::uint32_t> positions, parents;
        std::vector<std::uint32_t> suspects; ///< numbers of those that may meet themselves
        std::vector<std::uint16_t> ranks;    ///< 1 for the first of the letters that are looked for
        /// For each letter, on a graph or on a grid; 0 if it is not looked for.
        std::vector<std::uint16_t> rank_of;
        std::array<std::uint8_t, 32> rank_on_grid{};
        std::vector<std::uint32_t> steps;  ///< by rank: how far back the letter is in the prefix
        std::vector<std::uint32_t> counts; ///< by rank
        std::vector<std::uint64_t> seen;   ///< a bit a position
        bool within = false;               ///< some of the letters stands within a tile
        bool repeats = false;              ///< some of the letters is in the prefix
    };
    static constexpr std::uint64_t bit_of(letter edge) { return std::uint64_t{1} << (edge % 64); }
    bool look_for(std::span<const next_letter> next);
    bool go_on_looking_for(std::span<const next_letter> next) noexcept;
    std::uint16_t rank_of(letter edge) const noexcept;
    void set_rank(letter edge, std::size_t rank) noexcept;
    std::size_t gather(std::uint32_t from, std::uint32_t to, std::size_t size);
    std::size_t take(std::uint32_t parent, cell_id cell, std::size_t number, std::size_t size);
    std::size_t gather_on_grid(std::uint32_t from, std::uint32_t to, std::size_t size);
    void make_room(std::size_t size);
    void make_room_for_entries(std::size_t size);
    bool reject(std::size_t from, std::size_t to) noexcept;
    std::size_t sift(std::size_t from, std::size_t to);
    void sort_out(std::span<const next_letter> next, std::size_t size);
    std::uint32_t steps_to_first(letter edge) const noexcept;
    std::span<const occurrence> list() const noexcept {
        return std::span(entries_).subspan(levels_.back().begin,
                                           levels_.back().end - levels_.back().begin);
    }

    std::shared_ptr<const letter_field> field_;
    cell_use use_;
    pieces cut_;
    std::uint32_t longest_list_; ///< that is not cut
    detail::gather_form* gather_;
    std::vector<occurrence> entries_; ///< used up to top_; it grows and is never shortened
    std::size_t top_ = 0;
    std::vector<child> children_;
    std::vector<level> levels_{{}};
    harvest found_;
};

} // namespace boggle
