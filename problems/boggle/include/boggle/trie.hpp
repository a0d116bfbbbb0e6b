/// What the search asks of a trie, in whatever form it is stored.
///
/// Nodes are numbers in level order: the root is 0, and the children of a node are consecutive, in
/// the order of their letters. The root is nobody's child, so 0 also says "no such child".
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "boggle/letters.hpp"
#include "boggle/mask_trie.hpp"
#include "boggle/sorted_trie.hpp"
#include "boggle/trie_layout.hpp"
#include "boggle/word_list.hpp"

namespace boggle {

/// `child` follows an edge (`no_node` where there is none), `word_at` names the word that ends at a
/// node (or `no_word`), `letter_of` the letter of the edge that leads to a node. `strange_letter`
/// may be asked for and is never found: what a cell reads as while it is in use. `branches` is a
/// node as a walk holds it, a word or two to be asked again and again without going to the trie.
template <class T>
concept Trie = requires(const T& trie, trie_node node, letter edge) {
    { trie.root() } -> std::same_as<trie_node>;
    { trie.child(node, edge) } -> std::same_as<trie_node>;
    { trie.word_at(node) } -> std::same_as<word_id>;
    { trie.first_child(node) } -> std::same_as<trie_node>;
    { trie.child_count(node) } -> std::same_as<std::uint32_t>;
    { trie.letter_of(node) } -> std::same_as<letter>;
    { trie.node_count() } -> std::same_as<std::size_t>;
    { T::strange_letter } -> std::convertible_to<letter>;
    { trie.branches(node) } -> std::same_as<typename T::node>;
    { trie.branches(node).has_child(edge) } -> std::same_as<bool>;
    { trie.branches(node).child(edge) } -> std::same_as<trie_node>;
    { trie.branches(node).ends_word() } -> std::same_as<bool>;
};
static_assert(Trie<mask_trie> && Trie<sorted_trie>);

/// Follows the letters of a tile; `no_node` as soon as one is missing.
template <Trie T>
trie_node walk(const T& trie, trie_node from, std::span<const letter> letters) noexcept {
    for (const letter edge : letters) {
        from = trie.child(from, edge);
        if (from == no_node) break;
    }
    return from;
}

/// For each node the number of words at it and below it: what a search that prunes subtrees
/// without unfound words counts down. O(nodes).
template <Trie T>
std::vector<std::uint32_t> words_below(const T& trie) {
    std::vector<std::uint32_t> count(trie.node_count());
    for (auto node = static_cast<trie_node>(count.size()); node-- > 0;) {
        count[node] = trie.word_at(node) != no_word;
        const auto first = trie.first_child(node);
        for (auto child = first; child < first + trie.child_count(node); ++child)
            count[node] += count[child];
    }
    return count;
}

/// How many letters the longest word has. A level ends with the children of the last node above it
/// that has any. O(nodes), mostly far less.
template <Trie T>
std::size_t longest_word(const T& trie) noexcept {
    std::size_t depth = 0;
    trie_node begin = trie.root(), end = begin + 1;
    for (;; ++depth) {
        trie_node above = end;
        while (above != begin && trie.child_count(above - 1) == 0)
            --above;
        if (above == begin) return depth;
        begin = std::exchange(end, trie.first_child(above - 1) + trie.child_count(above - 1));
    }
}

/// A trie in the form that suits the size of its alphabet; std::visit it once, outside the loop.
using any_trie = std::variant<mask_trie, sorted_trie>;
any_trie make_trie(spelled_words words, std::size_t alphabet_size);

} // namespace boggle
