/// The state space for words that a plain walk would drown in.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "boggle/compact_board.hpp"
#include "boggle/found_word.hpp"
#include "boggle/found_words.hpp"
#include "boggle/guide.hpp"
#include "boggle/room.hpp"
#include "boggle/trie.hpp"
#include "boggle/word_search.hpp"

namespace boggle {

/// `word_search`, or `exclusive_search`, with more to `prune`: where all words below are hard ones,
/// a path is cut unless one that is not found yet may be spelled from its end. First that is looked
/// up, as if cells could be used again; this leads a walk to a rare last letter from where it may
/// begin, and keeps it from beginning elsewhere. Then it is asked whether the unused cells around
/// have room for what is left, which a path that has closed its way has not. That is a fact about
/// what is known, so it is `prune` that says it: a walk for a word that is found would go
/// everywhere.
///
/// The tree is that of the plain space, and so are the words and their first paths. To decide what
/// is left in general is hard (a path through all As of a board is a Hamiltonian path); how many
/// steps are taken in vain depends on how well the room is judged.
template <Trie T, class Paths = word_search<T>>
class guided_search {
  public:
    using choice_type = cell_id;

    guided_search(std::shared_ptr<const compact_board> board, std::shared_ptr<const T> trie,
                  std::shared_ptr<const guide> hints)
        : board_(board), walk_(board, std::move(trie)), guide_(std::move(hints)),
          room_(std::move(board)), is_used_(board_->spot_count()),
          steps_{{.words = guide_->words()}} {}

    auto expand() const noexcept { return walk_.expand(); }
    bool promising(cell_id cell) const noexcept { return walk_.promising(cell); }
    void apply(cell_id cell) {
        steps_.push_back(with(cell));
        try {
            walk_.apply(cell);
        } catch (...) {
            steps_.pop_back();
            throw;
        }
        is_used_[board_->spot(cell)] = true;
    }
    void undo(cell_id cell) noexcept {
        is_used_[board_->spot(cell)] = false;
        steps_.pop_back();
        walk_.undo(cell);
    }
    bool is_solution() const noexcept { return walk_.is_solution(); }
    found_word solution() const { return walk_.solution(); }
    trie_node node() const noexcept { return walk_.node(); }

    bool prune(const found_words<T>& known) const {
        if (walk_.prune(known)) return true;
        const step& here = steps_.back();
        if (here.length == 0 || !guide_->has_all_below(node(), here.words)) return false;
        for (const hard_word& word : here.words)
            if (!known.has(word.end) && may_find(word)) return false;
        return true;
    }

    friend bool operator==(const guided_search& a, const guided_search& b) {
        return a.walk_ == b.walk_;
    }

  private:
    struct step {
        std::span<const hard_word> words; ///< that begin like the path
        std::size_t length = 0;           ///< letters of the path
        cell_id cell = 0;                 ///< the last of it
    };

    step with(cell_id cell) const noexcept {
        step made = steps_.back();
        made.cell = cell;
        for (const letter each : board_->letters(cell))
            made.words = guide_->with(made.words, made.length++, each);
        return made;
    }
    bool may_find(const hard_word& word) const {
        const step& here = steps_.back();
        return guide_->may_spell(word, steps_[steps_.size() - 2].length,
                                 board_->place_begin()[here.cell]) &&
               room_.holds(here.cell, is_used_, std::span(word.letters).subspan(here.length));
    }

    std::shared_ptr<const compact_board> board_;
    Paths walk_;
    std::shared_ptr<const guide> guide_;
    mutable room room_;         ///< its arrays hold nothing between calls
    std::vector<bool> is_used_; ///< of the spots
    std::vector<step> steps_;   ///< from the start
};

} // namespace boggle
