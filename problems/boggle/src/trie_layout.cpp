#include "boggle/trie_layout.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "trie_plan.hpp"

namespace boggle {

spelled_words in_order(spelled_words words) {
    const auto before = [&](std::size_t a, std::size_t b) {
        const auto x = words.word(a), y = words.word(b);
        const auto order =
            std::lexicographical_compare_three_way(x.begin(), x.end(), y.begin(), y.end());
        return order < 0 || (order == 0 && words.ids[a] < words.ids[b]);
    };
    std::size_t ascending = 1;
    while (ascending < words.size() && before(ascending - 1, ascending))
        ++ascending;
    if (ascending >= words.size()) return words;
    std::vector<std::size_t> order(words.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, before);
    spelled_words sorted;
    for (const auto i : order) {
        const auto letters = words.word(i);
        sorted.letters.insert(sorted.letters.end(), letters.begin(), letters.end());
        sorted.end_word(words.ids[i]);
    }
    return sorted;
}

trie_layout lay_out(spelled_words unordered) {
    const auto words = in_order(std::move(unordered));
    const trie_plan plan(words);
    const auto nodes = plan.node_count();
    trie_layout layout;
    constexpr trie_node unset = 0;
    layout.first_child.assign(nodes + 1, unset);
    layout.letters.assign(nodes, letter{});
    layout.words.assign(nodes, no_word);
    plan.for_each_node(
        [&](trie_node parent, trie_node opened, letter edge) {
            if (layout.first_child[parent] == unset) layout.first_child[parent] = opened;
            layout.letters[opened] = edge;
        },
        [&](trie_node last, word_id id) {
            if (layout.words[last] == no_word) layout.words[last] = id;
        });
    layout.first_child[nodes] = static_cast<trie_node>(nodes);
    for (auto node = nodes; node-- > 0;)
        if (layout.first_child[node] == unset)
            layout.first_child[node] = layout.first_child[node + 1];
    return layout;
}

} // namespace boggle
