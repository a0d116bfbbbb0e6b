/// The arrays of a mask_trie, filled.
#pragma once

#include <stdexcept>
#include <vector>

#include "boggle/mask_trie.hpp"
#include "trie_plan.hpp"

namespace boggle {

/// Puts words (see trie_plan) into nodes at once. Throws std::invalid_argument for a letter from
/// 30.
template <class Words>
mask_trie::parts mask_trie_parts(const Words& words) {
    const trie_plan<Words> plan(words);
    mask_trie::parts made;
    made.nodes.resize(plan.node_count());
    made.words.resize(plan.node_count(), no_word);
    made.letters.resize(plan.node_count());
    plan.for_each_node(
        [nodes = made.nodes.data(), letters = made.letters.data()](trie_node parent,
                                                                   trie_node opened, letter edge) {
            if (edge >= mask_trie::max_letters)
                throw std::invalid_argument("a mask trie holds at most 30 letters");
            auto& node = nodes[parent];
            if (node.first == no_node) node.first = opened;
            node.mask |= std::uint32_t{1} << edge;
            letters[opened] = edge;
        },
        [nodes = made.nodes.data(), ids = made.words.data()](trie_node last, word_id id) {
            auto& node = nodes[last];
            if (node.ends_word()) return;
            node.mask |= mask_trie::word_bit;
            ids[last] = id;
        });
    return made;
}

} // namespace boggle
