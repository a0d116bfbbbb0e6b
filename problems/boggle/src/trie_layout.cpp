#include "boggle/trie_layout.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <stdexcept>

namespace boggle {

namespace {

std::span<const letter> word(const spelled_words& words, std::size_t i) {
    return {words.letters.data() + words.begin[i], words.letters.data() + words.begin[i + 1]};
}

/// Ascending by letters, then by id.
bool before(const spelled_words& words, std::size_t a, std::size_t b) {
    const auto x = word(words, a), y = word(words, b);
    const auto order =
        std::lexicographical_compare_three_way(x.begin(), x.end(), y.begin(), y.end());
    return order < 0 || (order == 0 && words.ids[a] < words.ids[b]);
}

spelled_words in_order(spelled_words words) {
    std::vector<std::size_t> order(words.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto less = [&](std::size_t a, std::size_t b) { return before(words, a, b); };
    if (std::ranges::is_sorted(order, less)) return words;
    std::ranges::sort(order, less);
    spelled_words sorted;
    for (const auto i : order) {
        const auto letters = word(words, i);
        sorted.letters.insert(sorted.letters.end(), letters.begin(), letters.end());
        sorted.begin.push_back(sorted.letters.size());
        sorted.ids.push_back(words.ids[i]);
    }
    return sorted;
}

/// For each word the number of letters it shares with the one before it.
std::vector<std::size_t> shared_prefixes(const spelled_words& words) {
    std::vector<std::size_t> shared(words.size());
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto a = word(words, i - 1), b = word(words, i);
        shared[i] = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    }
    return shared;
}

/// The first node of each level: a word opens one on every level beyond what it shares.
std::vector<std::size_t> level_begins(const spelled_words& words,
                                      const std::vector<std::size_t>& shared) {
    std::vector<std::size_t> count{1};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto length = word(words, i).size();
        if (length >= count.size()) count.resize(length + 1);
        for (auto depth = shared[i]; depth < length; ++depth)
            ++count[depth + 1];
    }
    count.push_back(0);
    std::exclusive_scan(count.begin(), count.end(), count.begin(), std::size_t{0});
    return count;
}

} // namespace

/// The words come in order, so siblings arrive one after another and each level is written from its
/// begin to its end: the node a word needs next on a level is always that level's next free one.
trie_layout lay_out(spelled_words unordered) {
    const auto words = in_order(std::move(unordered));
    const auto shared = shared_prefixes(words);
    auto next = level_begins(words, shared);
    const auto nodes = next.back();
    if (nodes >= no_word) throw std::length_error("too many words for one trie");

    trie_layout layout;
    constexpr trie_node unset = 0;
    layout.first_child.assign(nodes + 1, unset);
    layout.letters.assign(nodes, letter{});
    layout.words.assign(nodes, no_word);
    std::vector<std::size_t> path(next.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto letters = word(words, i);
        for (auto depth = shared[i]; depth < letters.size(); ++depth) {
            const auto node = next[depth + 1]++;
            auto& first = layout.first_child[path[depth]];
            if (first == unset) first = static_cast<trie_node>(node);
            layout.letters[node] = letters[depth];
            path[depth + 1] = node;
        }
        auto& ends = layout.words[path[letters.size()]];
        ends = std::min(ends, words.ids[i]);
    }
    layout.first_child[nodes] = static_cast<trie_node>(nodes);
    for (auto node = nodes; node-- > 0;)
        if (layout.first_child[node] == unset)
            layout.first_child[node] = layout.first_child[node + 1];
    return layout;
}

} // namespace boggle
