#include "boggle/trie.hpp"

#include <utility>

#include "mask_trie_parts.hpp"

namespace boggle {

mask_trie::mask_trie(spelled_words words)
    : mask_trie(mask_trie_parts(in_order(std::move(words)))) {}

any_trie make_trie(spelled_words words, std::size_t alphabet_size) {
    if (alphabet_size <= mask_trie::max_letters) return mask_trie(std::move(words));
    return sorted_trie(lay_out(std::move(words)));
}

} // namespace boggle
