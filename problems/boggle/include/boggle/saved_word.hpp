/// A found word as it stands in a saved search, and whether what stands there can be true.
#pragma once

#include <algorithm>
#include <istream>
#include <ostream>

#include <espalier/text_form.hpp>

#include "boggle/compact_board.hpp"
#include "boggle/found_word.hpp"
#include "boggle/trie.hpp"

namespace boggle {

/// Whether the path runs over the board from neighbour to neighbour and spells that word of the
/// lexicon: what a file says is believed only then. O(letters).
template <Trie T>
bool is_on(const compact_board& board, const T& trie, const found_word& found) {
    trie_node node = trie.root();
    cell_id last = board.start();
    for (const cell_id cell : found.path) {
        if (!std::ranges::binary_search(board.neighbours(last), cell)) return false;
        node = walk(trie, node, board.letters(cell));
        if (node == no_node) return false;
        last = cell;
    }
    return found.word != no_word && trie.word_at(node) == found.word;
}

} // namespace boggle

/// The number of the word, the number of cells, the cells.
template <>
struct espalier::text_form<boggle::found_word> {
    static void write(std::ostream& out, const boggle::found_word& found) {
        out << found.word << ' ';
        text_form<std::vector<boggle::cell_id>>::write(out, found.path);
    }
    static bool read(std::istream& in, boggle::found_word& found) {
        return text_form<boggle::word_id>::read(in, found.word) &&
               text_form<std::vector<boggle::cell_id>>::read(in, found.path);
    }
};
