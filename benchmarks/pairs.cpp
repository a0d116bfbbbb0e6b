#include "pairs.hpp"

#include <cstddef>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <variant>

#include <boggle/board_graph.hpp>
#include <boggle/compact.hpp>
#include <boggle/lexicon.hpp>
#include <boggle/word_list.hpp>
#include <boggle/word_search.hpp>
#include <espalier/espalier.hpp>
#include <queens/bit_board.hpp>
#include <queens/textbook.hpp>

#include "by_hand/bit_board.hpp"
#include "by_hand/recursion.hpp"
#include "by_hand/textbook.hpp"
#include "by_hand/word_walk.hpp"

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

/// The number of nodes is the engine's word for it; counting them by hand would cost time there.
template <class Space, class ByHand>
pair make_pair(std::string name, Space space, ByHand by_hand) {
    const auto whole = espalier::count(std::as_const(space));
    const auto recursion = [space] {
        Space root = space;
        return by_hand::recursion(root);
    };
    for (const std::uint64_t other : {by_hand(), recursion()})
        if (whole.value != other)
            throw std::logic_error(name + ": the engine counts " + to_string(whole.value) +
                                   ", a loop written by hand " + std::to_string(other));
    return {std::move(name), whole.statistics.promising,
            [space] { return espalier::count(space).value.to_uint64(); }, std::move(by_hand),
            recursion};
}

pair bit_boards(int n) {
    return make_pair("queens_bit_board/" + std::to_string(n), queens::bit_board(n),
                     [n] { return by_hand::bit_board(n); });
}

pair textbooks(int n) {
    return make_pair("queens_textbook/" + std::to_string(n), queens::textbook(n),
                     [n] { return by_hand::textbook(n).count(); });
}

pair word_walks(std::size_t side) {
    const auto board = std::make_shared<const boggle::compact_board>(
        boggle::compact(boggle::grid_graph(random_board(side))));
    const auto trie = std::make_shared<const boggle::mask_trie>(
        std::get<boggle::mask_trie>(boggle::make_lexicon(system_words(), *board).trie));
    return make_pair("boggle/" + std::to_string(side), boggle::word_search(board, trie),
                     [board, trie] { return by_hand::word_walk(*board, *trie).count(); });
}

} // namespace

std::vector<pair> make_pairs(scale size) {
    switch (size) {
    case scale::tiny:
        return {bit_boards(6), textbooks(6), word_walks(4)};
    case scale::small:
        return {bit_boards(11), textbooks(9), word_walks(60)};
    case scale::full:
        return {bit_boards(13), textbooks(11), word_walks(200)};
    }
    throw std::invalid_argument("no such scale");
}

} // namespace benchmarks
