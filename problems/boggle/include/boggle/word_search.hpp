/// The state space of the game: paths of cells that spell the beginning of a word.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "boggle/compact_board.hpp"
#include "boggle/found_word.hpp"
#include "boggle/found_words.hpp"
#include "boggle/trie.hpp"

namespace boggle {

/// A node is a path of cells and the trie node that it spells; the choices are the cells that
/// follow. Every path that spells a word is a solution, and words lie below words: CATS below CAT.
///
/// A used cell reads as a letter that no word has, so one test of the trie tells whether a cell
/// leads on. Nothing is allocated per node. A copy costs two bytes a cell; board and trie are
/// shared. The hooks that the loop calls are compiled into it: g++ would rather call them, for a
/// tenth more instructions.
template <Trie T>
class word_search {
  public:
    using choice_type = cell_id;

    word_search(std::shared_ptr<const compact_board> board, std::shared_ptr<const T> trie,
                cell_use use = cell_use::once)
        : board_(std::move(board)), trie_(std::move(trie)), use_(use),
          one_letter_cells_(board_->one_letter_cells()), here_(trie_->branches(trie_->root())),
          reads_as_(board_->cell_count()), path_(longest_word(*trie_) + 1) {
        path_[0] = {board_->start(), trie_->root(), T::strange_letter};
        for (cell_id cell = 0; cell < reads_as_.size(); ++cell)
            reads_as_[cell] = board_->first_letter(cell);
    }

    [[gnu::always_inline]] std::span<const cell_id> expand() const noexcept {
        return board_->neighbours(path_[length_].cell);
    }
    bool promising(cell_id cell) const noexcept {
        return here_.has_child(reads_as_[cell]) && (one_letter_cells_ || spells_further(cell));
    }
    [[gnu::always_inline]] void apply(cell_id cell) {
        if (length_ < plain_room_) [[likely]]
            go_to(cell, here_.child(reads_as_[cell]), T::strange_letter);
        else
            apply_in_general(cell);
    }
    void undo(cell_id cell) noexcept {
        reads_as_[cell] = path_[length_--].reads_as;
        here_ = trie_->branches(node());
    }
    bool is_solution() const noexcept { return here_.ends_word(); }
    found_word solution() const {
        found_word found{trie_->word_at(node()), {}};
        for (const step& taken : std::span(path_).subspan(1, length_))
            found.path.push_back(taken.cell);
        return found;
    }

    /// For those who want each word once: whether nothing new lies here and below.
    bool prune(const found_words<T>& known) const noexcept { return known.has_all_below(node()); }

    /// The trie node that the path spells.
    trie_node node() const noexcept { return path_[length_].node; }

    friend bool operator==(const word_search& a, const word_search& b) {
        return a.board_ == b.board_ && a.trie_ == b.trie_ && a.use_ == b.use_ &&
               a.reads_as_ == b.reads_as_ && std::ranges::equal(a.path(), b.path());
    }

  private:
    struct step {
        cell_id cell;
        trie_node node; ///< that the path up to here spells
        letter reads_as;
        friend bool operator==(const step&, const step&) = default;
    };

    std::span<const step> path() const { return std::span(path_).first(length_ + 1); }

    [[gnu::always_inline]] void go_to(cell_id cell, trie_node next, letter reads_as) {
        path_[++length_] = {cell, next, reads_as_[cell]};
        here_ = trie_->branches(next);
        reads_as_[cell] = reads_as;
    }

    /// Not only for a cell of one letter, to be used once. The path is longer than any word for
    /// those who look along one, and go to cells that are not promising.
    [[gnu::noinline]] void apply_in_general(cell_id cell) {
        if (length_ + 1 == path_.size()) path_.resize(2 * path_.size());
        go_to(cell, spelled_with(cell),
              use_ == cell_use::once ? letter{T::strange_letter} : reads_as_[cell]);
    }

    [[gnu::noinline]] bool spells_further(cell_id cell) const noexcept {
        return spelled_with(cell) != no_node;
    }

    trie_node spelled_with(cell_id cell) const noexcept {
        const trie_node first = here_.child(reads_as_[cell]);
        return one_letter_cells_ ? first : further(first, cell);
    }

    /// By the other letters of a cell. Out of the way of boards that have none.
    [[gnu::noinline]] trie_node further(trie_node first, cell_id cell) const noexcept {
        return first == no_node ? no_node : walk(*trie_, first, board_->letters(cell).subspan(1));
    }

    std::shared_ptr<const compact_board> board_;
    std::shared_ptr<const T> trie_;
    cell_use use_;
    bool one_letter_cells_;
    typename T::node here_;        ///< the trie node that the path spells
    std::vector<letter> reads_as_; ///< the first letter of each cell that can be entered
    std::vector<step> path_;       ///< from the start, which is no cell; room for the longest word
    std::size_t length_ = 0;       ///< cells on the path
    /// In paths shorter than this the next cell has one letter, is used once, and there is room.
    std::size_t plain_room_ = one_letter_cells_ && use_ == cell_use::once ? path_.size() - 1 : 0;
};

} // namespace boggle
