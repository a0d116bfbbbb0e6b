/// The trie for alphabets of any size: children are found by binary search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "boggle/trie_layout.hpp"

namespace boggle {

/// For scripts of many letters (hundreds of Korean syllables on one board). Most nodes have a child
/// or two, so the search for one is short.
class sorted_trie {
  public:
    /// No node has a child by this letter.
    static constexpr letter strange_letter = no_letter;

    explicit sorted_trie(trie_layout layout) : layout_(std::move(layout)) {}

    /// A node as a walk holds it; valid while the trie lives.
    class node {
      public:
        node(const sorted_trie& trie, trie_node at) noexcept : trie_(&trie), at_(at) {}
        bool has_child(letter edge) const noexcept { return child(edge) != no_node; }
        trie_node child(letter edge) const noexcept { return trie_->child(at_, edge); }
        bool ends_word() const noexcept { return trie_->word_at(at_) != no_word; }
        friend bool operator==(const node&, const node&) = default;

      private:
        const sorted_trie* trie_;
        trie_node at_;
    };

    trie_node root() const noexcept { return 0; }
    trie_node child(trie_node from, letter edge) const noexcept {
        const auto begin = layout_.letters.begin();
        const auto last = begin + layout_.first_child[from + 1];
        const auto at = std::lower_bound(begin + layout_.first_child[from], last, edge);
        return at != last && *at == edge ? static_cast<trie_node>(at - begin) : no_node;
    }
    node branches(trie_node at) const noexcept { return {*this, at}; }
    word_id word_at(trie_node at) const noexcept { return layout_.words[at]; }
    trie_node first_child(trie_node of) const noexcept { return layout_.first_child[of]; }
    std::uint32_t child_count(trie_node of) const noexcept {
        return layout_.first_child[of + 1] - layout_.first_child[of];
    }
    letter letter_of(trie_node at) const noexcept { return layout_.letters[at]; }
    std::size_t node_count() const noexcept { return layout_.node_count(); }

  private:
    trie_layout layout_;
};

} // namespace boggle
