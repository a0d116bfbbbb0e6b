/// The trie for alphabets of up to 30 letters: eight bytes a node.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "boggle/trie_layout.hpp"

namespace boggle {

/// A node is a mask of its children's letters and the number of the first child; a child's rank
/// among its siblings is the number of mask bits below its letter. In level order the top levels of
/// an English dictionary, which every search walks, lie together in 140 KB.
class mask_trie {
  public:
    static constexpr std::size_t max_letters = 30;

    /// No node has a child by this letter.
    static constexpr letter strange_letter = max_letters;

    static constexpr std::uint32_t word_bit = std::uint32_t{1} << 31;

    /// A node as it is stored. Bits 0 … 29: letters of the children; bit 30: never set; bit 31: a
    /// word ends here.
    struct node {
        std::uint32_t mask;
        trie_node first;

        bool has_child(letter edge) const noexcept { return (mask >> edge & 1) != 0; }
        [[gnu::always_inline]] trie_node child(letter edge) const noexcept {
            const std::uint32_t bit = std::uint32_t{1} << edge;
            return (mask & bit) != 0 ? first + count_bits(mask & (bit - 1)) : no_node;
        }
        bool ends_word() const noexcept { return (mask & word_bit) != 0; }
        friend bool operator==(const node&, const node&) = default;
    };

    /// Without the instruction, g++ makes std::popcount a call to a table look-up; this stays
    /// inline.
    static constexpr std::uint32_t count_bits(std::uint32_t x) noexcept {
#ifdef __POPCNT__
        return static_cast<std::uint32_t>(std::popcount(x));
#else
        x -= (x >> 1) & 0x55555555u;
        x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
        x = (x + (x >> 4)) & 0x0f0f0f0fu;
        return (x * 0x01010101u) >> 24;
#endif
    }

    /// Nodes in level order; for each the word that ends there, or `no_word`, and the letter that
    /// leads to it.
    struct parts {
        std::vector<node> nodes = {};
        std::vector<word_id> words = {};
        std::vector<letter> letters = {};
    };
    explicit mask_trie(parts made) noexcept
        : nodes_(std::move(made.nodes)), words_(std::move(made.words)),
          letters_(std::move(made.letters)) {}

    /// As lay_out. Throws std::invalid_argument for a letter from 30.
    explicit mask_trie(spelled_words words);

    trie_node root() const noexcept { return 0; }
    trie_node child(trie_node from, letter edge) const noexcept { return nodes_[from].child(edge); }
    node branches(trie_node at) const noexcept { return nodes_[at]; }
    word_id word_at(trie_node at) const noexcept {
        return nodes_[at].ends_word() ? words_[at] : no_word;
    }
    trie_node first_child(trie_node of) const noexcept { return nodes_[of].first; }
    std::uint32_t child_count(trie_node of) const noexcept {
        return count_bits(nodes_[of].mask & ~word_bit);
    }
    letter letter_of(trie_node at) const noexcept { return letters_[at]; }
    std::size_t node_count() const noexcept { return nodes_.size(); }

    /// The bare nodes, for loops that look at masks themselves.
    const std::vector<node>& nodes() const noexcept { return nodes_; }
    /// The word that ends at each, or `no_word`.
    const std::vector<word_id>& words() const noexcept { return words_; }

  private:
    std::vector<node> nodes_;
    std::vector<word_id> words_;
    std::vector<letter> letters_;
};

} // namespace boggle
