/// The state space of the game: paths of cells that spell the beginning of a word.
#pragma once

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
/// shared.
template <Trie T>
class word_search {
  public:
    using choice_type = cell_id;

    word_search(std::shared_ptr<const compact_board> board, std::shared_ptr<const T> trie,
                cell_use use = cell_use::once)
        : board_(std::move(board)), trie_(std::move(trie)), use_(use),
          one_letter_cells_(board_->one_letter_cells()), here_(trie_->branches(trie_->root())),
          reads_as_(board_->cell_count()),
          path_{{board_->start(), trie_->root(), T::strange_letter}} {
        for (cell_id cell = 0; cell < reads_as_.size(); ++cell)
            reads_as_[cell] = board_->first_letter(cell);
    }

    std::span<const cell_id> expand() const noexcept {
        return board_->neighbours(path_.back().cell);
    }
    bool promising(cell_id cell) const noexcept {
        return here_.has_child(reads_as_[cell]) &&
               (one_letter_cells_ || spelled_with(cell) != no_node);
    }
    void apply(cell_id cell) {
        const trie_node next = spelled_with(cell);
        path_.push_back({cell, next, reads_as_[cell]});
        here_ = trie_->branches(next);
        if (use_ == cell_use::once) reads_as_[cell] = T::strange_letter;
    }
    void undo(cell_id cell) noexcept {
        reads_as_[cell] = path_.back().reads_as;
        path_.pop_back();
        here_ = trie_->branches(node());
    }
    bool is_solution() const noexcept { return here_.ends_word(); }
    found_word solution() const {
        found_word found{trie_->word_at(node()), {}};
        for (const step& taken : std::span(path_).subspan(1))
            found.path.push_back(taken.cell);
        return found;
    }

    /// For those who want each word once: whether nothing new lies here and below.
    bool prune(const found_words<T>& known) const noexcept { return known.has_all_below(node()); }

    /// The trie node that the path spells.
    trie_node node() const noexcept { return path_.back().node; }

    friend bool operator==(const word_search&, const word_search&) = default;

  private:
    struct step {
        cell_id cell;
        trie_node node; ///< that the path up to here spells
        letter reads_as;
        friend bool operator==(const step&, const step&) = default;
    };

    trie_node spelled_with(cell_id cell) const noexcept {
        const trie_node first = here_.child(reads_as_[cell]);
        if (one_letter_cells_ || first == no_node) return first;
        return walk(*trie_, first, board_->letters(cell).subspan(1));
    }

    std::shared_ptr<const compact_board> board_;
    std::shared_ptr<const T> trie_;
    cell_use use_;
    bool one_letter_cells_;
    typename T::node here_;        ///< the trie node that the path spells
    std::vector<letter> reads_as_; ///< the first letter of each cell that can be entered
    std::vector<step> path_;       ///< from the start, which is no cell
};

} // namespace boggle
