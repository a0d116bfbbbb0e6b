/// Boards and words ready for a search, and random ones in two forms: the module's and the
/// oracle's.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "boggle/compact.hpp"
#include "boggle/found_words.hpp"
#include "boggle/lexicon.hpp"
#include "boggle/occurrence_search.hpp"
#include "boggle/word_search.hpp"
#include "support/boggle_oracle.hpp"

namespace boggle::test {

namespace oracle = espalier::test::oracle;

inline std::string joined(const std::set<std::string>& words) {
    std::string text;
    for (const auto& word : words)
        text += word + '\n';
    return text;
}

/// A board and the words that it might hold.
struct puzzle {
    puzzle(const tile_grid& grid, const std::string& list, const oracle::rules& rules)
        : use(rules.reuse ? cell_use::again : cell_use::once), words(parse_words(list, "words")),
          board(std::make_shared<const compact_board>(
              compact(grid_graph(grid, rules.corners ? neighbourhood::eight : neighbourhood::four),
                      {.lone_q_is_qu = rules.qu}))),
          trie(std::make_shared<const any_trie>(
              make_lexicon(words, *board, {.min_length = rules.min_length, .reuse = rules.reuse})
                  .trie)) {}

    /// Calls f with the trie as it is stored.
    template <class Function>
    auto with_trie(Function f) const {
        return std::visit(
            [&]<class T>(const T& stored) { return f(std::shared_ptr<const T>(trie, &stored)); },
            *trie);
    }

    std::string text(word_id word) const {
        return oracle::in_capitals(std::string(words.folded(word)));
    }

    cell_use use;
    word_list words;
    std::shared_ptr<const compact_board> board;
    std::shared_ptr<const any_trie> trie;
};

inline tile_grid grid_of(const oracle::tiles& board) {
    tile_grid grid{board.size(), board.empty() ? 0 : board[0].size(), {}};
    for (const auto& row : board)
        grid.tiles.insert(grid.tiles.end(), row.begin(), row.end());
    return grid;
}

struct random_puzzle {
    oracle::tiles board;
    std::set<std::string> words;
    oracle::rules rules;

    puzzle made() const { return {grid_of(board), joined(words), rules}; }
};

/// Up to `largest` rows and columns, 2 to 26 letters, now and then a tile of two; most words are
/// read off the board, so that many are there.
inline random_puzzle make_random(std::mt19937& random, std::size_t largest) {
    random_puzzle p;
    const auto rows = 1 + random() % largest, columns = 1 + random() % largest;
    const auto letters = 2 + random() % 25;
    const auto letter = [&] { return std::string(1, static_cast<char>('A' + random() % letters)); };
    const auto tiles_of_two = random() % 3 == 0;
    p.board.assign(rows, std::vector<std::string>(columns));
    for (auto& row : p.board)
        for (auto& tile : row)
            tile = random() % 8 == 0                   ? "Q"
                   : tiles_of_two && random() % 4 == 0 ? letter() + letter()
                                                       : letter();
    p.rules.corners = random() % 2 == 0;
    p.rules.reuse = random() % 2 == 0;
    p.rules.qu = random() % 2 == 0;
    p.rules.min_length = 1 + random() % 3;
    for (int i = 0; i < 60; ++i) {
        std::string word;
        auto r = random() % rows, c = random() % columns;
        for (auto n = 1 + random() % 6; n > 0; --n) {
            word += random() % 12 == 0 ? letter() : p.board[r][c];
            if (word.back() == 'Q' && p.rules.qu) word += 'U';
            r = (r + rows + random() % 3 - 1) % rows;
            c = (c + columns + random() % 3 - 1) % columns;
        }
        p.words.insert(word);
    }
    return p;
}

/// Each word with one path.
using first_paths = std::map<word_id, std::vector<cell_id>>;

struct found_all {
    std::map<std::string, unsigned long> counts;
    first_paths first;
};

/// Every path, without any pruning: how many each word has, and its least.
template <Trie T>
found_all every_path(const puzzle& p, std::shared_ptr<const T> trie) {
    found_all all;
    for (const found_word& each : espalier::all(word_search<T>(p.board, trie, p.use)).value) {
        ++all.counts[p.text(each.word)];
        const auto [known, is_new] = all.first.emplace(each.word, each.path);
        if (!is_new) known->second = std::min(known->second, each.path);
    }
    return all;
}

inline first_paths as_map(const std::vector<found_word>& found) {
    first_paths paths;
    for (const found_word& each : found)
        EXPECT_TRUE(paths.emplace(each.word, each.path).second) << "a word twice";
    return paths;
}

} // namespace boggle::test
