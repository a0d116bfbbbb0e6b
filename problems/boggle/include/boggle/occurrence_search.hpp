/// The state space for boards so large that most words occur in many places: beginnings of words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <ranges>
#include <stdexcept>
#include <utility>
#include <vector>

#include "boggle/compact_board.hpp"
#include "boggle/found_word.hpp"
#include "boggle/found_words.hpp"
#include "boggle/kernels.hpp"
#include "boggle/letter_field.hpp"
#include "boggle/occurrences.hpp"
#include "boggle/trie.hpp"

namespace boggle {

/// A node is a prefix with all its occurrences on the board; the choices are the letters that may
/// follow, named by the trie nodes to which they lead. So the tree is part of the trie, however
/// many paths there are. Where there are too many occurrences at once, the choices are pieces of
/// them, in order, and the letters follow below. A word's path is the one that `word_search` comes
/// to first, if the words are taken by `found_words`, the goal that this space is made for.
///
/// The goal is asked before a node's occurrences are spread to their neighbours: lists of letters
/// below which it wants nothing are then not made. That is no fact about the board, so such a
/// letter is still promising, and is cut where it is entered.
template <Trie T>
class occurrence_search {
  public:
    using choice_type = std::uint32_t;

    /// Choices from here on are pieces.
    static constexpr choice_type first_piece = choice_type{1} << 31;

    occurrence_search(std::shared_ptr<const compact_board> board, std::shared_ptr<const T> trie,
                      cell_use use = cell_use::once, const pieces& cut = {},
                      kernels form = kernels_in_use())
        : trie_(std::move(trie)),
          lists_(std::make_shared<const letter_field>(std::move(board), longest_word(*trie_)), use,
                 cut, form),
          prefix_{trie_->root()} {
        if (trie_->node_count() >= first_piece)
            throw std::length_error("too many words for one trie");
    }

    auto expand() const noexcept {
        const choice_type count = lists_.piece_count();
        if (count != 0) return std::views::iota(first_piece, first_piece + count);
        const trie_node first = trie_->first_child(node());
        return std::views::iota(first, first + trie_->child_count(node()));
    }
    bool promising(choice_type choice) const {
        if (choice >= first_piece) return true;
        if (at_root()) return lists_.can_start(trie_->letter_of(choice));
        spread_whole();
        return lists_.may_enter(choice - trie_->first_child(node()));
    }
    void apply(choice_type choice) {
        if (choice < first_piece && !at_root()) spread_whole();
        prefix_.push_back(choice >= first_piece ? node() : choice);
        try {
            go_down(choice);
        } catch (...) {
            prefix_.pop_back();
            throw;
        }
    }
    void undo(choice_type) noexcept {
        lists_.leave();
        prefix_.pop_back();
    }
    bool is_solution() const noexcept {
        return trie_->word_at(node()) != no_word && !lists_.in_piece() && lists_.spelled();
    }
    found_word solution() const { return {trie_->word_at(node()), lists_.first_path()}; }

    /// Whether nothing new lies here and below. If not, the node is spread to what is wanted.
    bool prune(const found_words<T>& known) const {
        if (known.has_all_below(node())) return true;
        if (!at_root() && lists_.piece_count() == 0)
            spread([&](trie_node child) { return !known.has_all_below(child); });
        return false;
    }

    /// The trie node that the prefix leads to.
    trie_node node() const noexcept { return prefix_.back(); }

    /// By prefixes and occurrences: what is spread already does not count.
    friend bool operator==(const occurrence_search& a, const occurrence_search& b) {
        return a.prefix_ == b.prefix_ && a.lists_ == b.lists_;
    }

  private:
    bool at_root() const noexcept { return prefix_.size() == 1; }

    void go_down(choice_type choice) {
        const trie_node parent = prefix_[prefix_.size() - 2];
        if (choice >= first_piece)
            lists_.enter_piece(choice - first_piece);
        else if (prefix_.size() == 2)
            lists_.start(trie_->letter_of(choice));
        else
            lists_.enter(choice - trie_->first_child(parent), trie_->letter_of(choice));
    }

    void spread_whole() const {
        spread([](trie_node) { return true; });
    }
    template <class Wanted>
    void spread(Wanted is_wanted) const {
        if (lists_.is_spread()) return;
        const trie_node first = trie_->first_child(node());
        next_.clear();
        for (auto child = first; child < first + trie_->child_count(node()); ++child)
            next_.push_back({.edge = trie_->letter_of(child),
                             .wanted = is_wanted(child),
                             .last = trie_->child_count(child) == 0});
        lists_.spread(next_);
    }

    std::shared_ptr<const T> trie_;
    mutable occurrences lists_;     ///< what lies below is made when somebody asks
    std::vector<trie_node> prefix_; ///< from the root; a piece repeats the node
    mutable std::vector<next_letter> next_;
};

} // namespace boggle
