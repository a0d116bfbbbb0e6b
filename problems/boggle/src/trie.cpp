#include "boggle/trie.hpp"

#include <stdexcept>

namespace boggle {

mask_trie::mask_trie(const trie_layout& layout)
    : nodes_(layout.node_count()), words_(layout.words), letters_(layout.letters) {
    for (trie_node n = 0; n < nodes_.size(); ++n) {
        auto& made = nodes_[n];
        made = {.mask = words_[n] != no_word ? word_bit : 0, .first = layout.first_child[n]};
        for (auto child = made.first; child < layout.first_child[n + 1]; ++child) {
            if (letters_[child] >= max_letters)
                throw std::invalid_argument("a mask trie holds at most 30 letters");
            made.mask |= std::uint32_t{1} << letters_[child];
        }
    }
}

any_trie make_trie(const trie_layout& layout, std::size_t alphabet_size) {
    if (alphabet_size <= mask_trie::max_letters) return mask_trie(layout);
    return sorted_trie(layout);
}

} // namespace boggle
