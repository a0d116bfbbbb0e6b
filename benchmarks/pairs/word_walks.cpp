#include <cstddef>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

#include <boggle/board_graph.hpp>
#include <boggle/compact.hpp>
#include <boggle/lexicon.hpp>
#include <boggle/word_list.hpp>
#include <boggle/word_search.hpp>

#include "../by_hand/word_walk.hpp"
#include "make_pair.hpp"

namespace benchmarks {

namespace {

/// Letters about as frequent as in English, drawn by a fixed generator (Knuth's MMIX constants).
boggle::tile_grid random_board(std::size_t side) {
    static constexpr std::string_view letters =
        "aaaaaaaabbccddddeeeeeeeeeeeeffgghhhhhhiiiiiiijkllllmmnnnnnnnooooooooppqrrrrrrssssss"
        "ttttttttuuuvwwxyyz";
    boggle::tile_grid board{side, side, {}};
    std::uint64_t state = 1;
    for (std::size_t cell = 0; cell < side * side; ++cell) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        board.tiles.emplace_back(1, letters[(state >> 33) % letters.size()]);
    }
    return board;
}

boggle::word_list system_words() {
    static constexpr auto* path = "/usr/share/dict/words";
    std::ifstream in(path);
    if (!in)
        throw std::runtime_error(std::string(path) +
                                 " is missing: install a word list (Debian's wamerican)");
    return boggle::read_words(in, path);
}

} // namespace

pair word_walks(std::size_t side) {
    const auto board = std::make_shared<const boggle::compact_board>(
        boggle::compact(boggle::grid_graph(random_board(side))));
    const auto trie = std::make_shared<const boggle::mask_trie>(
        std::get<boggle::mask_trie>(boggle::make_lexicon(system_words(), *board).trie));
    return make_pair("boggle/" + std::to_string(side), boggle::word_search(board, trie),
                     [board, trie] { return by_hand::word_paths(*board, *trie); });
}

} // namespace benchmarks
