/// The state space of the game in which cells may be used again: prefixes of words.
#pragma once

#include <memory>
#include <ranges>
#include <utility>
#include <vector>

#include "boggle/compact_board.hpp"
#include "boggle/found_word.hpp"
#include "boggle/reach.hpp"
#include "boggle/trie.hpp"

namespace boggle {

/// A node is a prefix with all the places where a path that spells it can stand; the choices are
/// letters, named by the trie nodes to which they lead. So the tree is part of the trie, however
/// many paths there are, and each word is one solution. Its path is the one that `word_search`
/// comes to first.
template <Trie T>
class reuse_search {
  public:
    using choice_type = trie_node;

    reuse_search(std::shared_ptr<const compact_board> board, std::shared_ptr<const T> trie)
        : board_(std::move(board)), trie_(std::move(trie)), reach_(*board_),
          prefix_{trie_->root()} {}

    auto expand() const noexcept {
        const trie_node first = trie_->first_child(node());
        return std::views::iota(first, first + trie_->child_count(node()));
    }
    bool promising(trie_node child) const noexcept {
        return reach_.can_push(trie_->letter_of(child));
    }
    void apply(trie_node child) {
        prefix_.push_back(child);
        try {
            reach_.push(trie_->letter_of(child));
        } catch (...) {
            prefix_.pop_back();
            throw;
        }
    }
    void undo(trie_node) noexcept {
        reach_.pop();
        prefix_.pop_back();
    }
    bool is_solution() const noexcept {
        return trie_->word_at(node()) != no_word && reach_.spelled();
    }
    found_word solution() const { return {trie_->word_at(node()), reach_.first_walk()}; }

    friend bool operator==(const reuse_search&, const reuse_search&) = default;

  private:
    trie_node node() const noexcept { return prefix_.back(); }

    std::shared_ptr<const compact_board> board_;
    std::shared_ptr<const T> trie_;
    reach_stack reach_;
    std::vector<trie_node> prefix_; ///< from the root
};

} // namespace boggle
