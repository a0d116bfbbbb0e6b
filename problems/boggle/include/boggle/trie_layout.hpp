/// The nodes of a trie in level order, before they take a form.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "boggle/letters.hpp"
#include "boggle/word_list.hpp"

namespace boggle {

using trie_node = std::uint32_t;

/// The answer to a child that is not there; as a node it is the root, which is nobody's child.
inline constexpr trie_node no_node = 0;

/// Words in letters, one after another.
struct spelled_words {
    std::vector<letter> letters;
    std::vector<std::size_t> begin{0}; ///< where each word begins; one more entry than words
    std::vector<word_id> ids;

    std::size_t size() const noexcept { return ids.size(); }
    std::span<const letter> word(std::size_t i) const noexcept {
        return {letters.data() + begin[i], letters.data() + begin[i + 1]};
    }
    /// The letters after the last word.
    std::span<const letter> open_word() const noexcept {
        return std::span(letters).subspan(begin.back());
    }
    /// Makes a word of them, or takes them back.
    void end_word(word_id id) {
        begin.push_back(letters.size());
        ids.push_back(id);
    }
    void drop_open_word() { letters.resize(begin.back()); }

    /// What they are to a trie_plan.
    word_id id(std::size_t i) const noexcept { return ids[i]; }
    std::size_t shared(std::size_t i) const noexcept {
        const auto a = word(i - 1), b = word(i);
        const auto most = std::min(a.size(), b.size());
        std::size_t same = 0;
        while (same < most && a[same] == b[same])
            ++same;
        return same;
    }
    static std::size_t level(std::size_t, std::size_t symbols) noexcept { return symbols; }
    static letter edge(std::span<const letter> word, std::size_t at) noexcept { return word[at]; }
};

/// Children of a node n: first_child[n] … first_child[n + 1], ascending by letter.
struct trie_layout {
    std::vector<trie_node> first_child; ///< one more entry than nodes
    std::vector<letter> letters; ///< of the edge that leads to the node; the root's is unused
    std::vector<word_id> words;  ///< the word that ends at the node, or no_word

    std::size_t node_count() const noexcept { return letters.size(); }
};

/// The words in ascending order of letters, then of ids. Linear if they are so already.
spelled_words in_order(spelled_words words);

/// Lays the words out; an empty word makes the root a word. Words that are the same in letters keep
/// one id, the smallest. Linear when they come in ascending order of letters, else they are sorted
/// first. Throws std::length_error beyond 2^32 - 2 nodes.
trie_layout lay_out(spelled_words words);

} // namespace boggle
