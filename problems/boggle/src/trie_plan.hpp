/// Which nodes a trie will have, before there is one: what all forms of a trie are made from.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "boggle/trie_layout.hpp"

namespace boggle {

/// Words come in ascending order of letters, then of ids, so siblings arrive one after another and
/// each level is written from its begin to its end: the node a word needs next on a level is always
/// that level's next free one. `Words` has size(), id(i) and word(i), a range of symbols that are
/// the same where letters are; `edge(word, at)` is the letter of a symbol, or `no_letter` if it is
/// one with the symbol before it; `shared(i)` is how many symbols it shares with
/// the word before it, `level(i, n)` how many letters the first n symbols are.
template <class Words>
class trie_plan {
  public:
    /// The words are borrowed. Linear. Throws std::length_error beyond 2^32 - 2 nodes.
    explicit trie_plan(const Words& words) : words_(words), shared_(words.size()) {
        for (std::size_t i = 1; i < words.size(); ++i)
            shared_[i] = static_cast<std::uint32_t>(words.shared(i));
        count_nodes();
    }

    /// With the root.
    std::size_t node_count() const noexcept { return level_begin_.back(); }

    /// Calls `open(parent, node, letter)` for every node but the root, siblings in ascending order,
    /// and `end(node, id)` for every word, that of the smallest id first where words are the same.
    template <class Open, class End>
    void for_each_node(Open open, End end) const {
        auto first_free = level_begin_;
        walk(
            [next = first_free.data(), open](trie_node parent, std::size_t level, letter edge) {
                const auto node = static_cast<trie_node>(next[level]++);
                open(parent, node, edge);
                return node;
            },
            end);
    }

  private:
    /// The path that led to the last word: the node and the level behind each symbol.
    template <class Open, class End>
    void walk(Open open, End end) const {
        std::size_t longest = 0;
        for (std::size_t i = 0; i < words_.size(); ++i)
            longest = std::max(longest, words_.word(i).size());
        std::vector<trie_node> nodes(longest + 1);
        std::vector<std::uint32_t> levels(longest + 1);
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const auto word = words_.word(i);
            const std::size_t shared = shared_[i];
            trie_node node = nodes[shared];
            std::uint32_t level = levels[shared];
            for (std::size_t at = shared; at < word.size(); ++at) {
                if (const letter edge = words_.edge(word, at); edge != no_letter)
                    node = open(node, ++level, edge);
                nodes[at + 1] = node;
                levels[at + 1] = level;
            }
            end(node, words_.id(i));
        }
    }

    /// A word opens a node on every level beyond what it shares, down to its length.
    void count_nodes() {
        std::vector<std::size_t> opening{0}, closing{0};
        const auto count = [](std::vector<std::size_t>& on, std::size_t level) {
            if (level >= on.size()) on.resize(level + 1);
            ++on[level];
        };
        for (std::size_t i = 0; i < words_.size(); ++i) {
            count(opening, words_.level(i, shared_[i]));
            count(closing, words_.level(i, words_.word(i).size()));
        }
        opening.resize(closing.size());
        level_begin_ = {0, 1};
        for (std::size_t level = 0, open = 0; level + 1 < closing.size(); ++level) {
            open += opening[level] - closing[level];
            level_begin_.push_back(level_begin_.back() + open);
        }
        if (node_count() >= no_word) throw std::length_error("too many words for one trie");
    }

    const Words& words_;
    std::vector<std::uint32_t> shared_;    ///< symbols that each shares with the word before it
    std::vector<std::size_t> level_begin_; ///< the first node of each level, and their number
};

} // namespace boggle
