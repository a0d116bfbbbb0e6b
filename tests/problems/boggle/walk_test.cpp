/// Board, tiles, lexicon and trie together, walked plainly and held to the oracle on random boards.
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "boggle/board_reader.hpp"
#include "boggle/compact.hpp"
#include "boggle/lexicon.hpp"
#include "support/boggle_oracle.hpp"

namespace {

using namespace boggle;
namespace oracle = espalier::test::oracle;

template <Trie T>
class walker {
  public:
    walker(const compact_board& board, const T& trie, const word_list& words)
        : board_(board), trie_(trie), words_(words), used_(board.cell_count()) {}

    std::map<std::string, unsigned long> walk_all() {
        for (cell_id cell = 0; cell < board_.cell_count(); ++cell)
            visit(cell, trie_.root());
        return found_;
    }

  private:
    void visit(cell_id cell, trie_node from) {
        const auto node = walk(trie_, from, board_.letters(cell));
        if (used_[cell] || node == no_node) return;
        if (const auto word = trie_.word_at(node); word != no_word)
            ++found_[oracle::in_capitals(std::string(words_.folded(word)))];
        used_[cell] = true;
        for (const auto next : board_.neighbours(cell))
            visit(next, node);
        used_[cell] = false;
    }

    const compact_board& board_;
    const T& trie_;
    const word_list& words_;
    std::vector<bool> used_;
    std::map<std::string, unsigned long> found_;
};

TEST(Walk, FindsTheOraclesWordsByAsManyPaths) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    const std::string faces[] = {"A", "B", "Q", "Qu", "U", "Th", "T", "H"};
    for (int round = 0; round < 400; ++round) {
        const auto rows = 1 + random() % 6, columns = 1 + random() % 6;
        const auto kinds = 1 + random() % 8;
        std::ostringstream file;
        oracle::tiles plain(rows);
        if (columns == 1) file << rows << ' ' << 1 << '\n';
        for (std::size_t r = 0; r < rows; ++r) {
            for (std::size_t c = 0; c < columns; ++c) {
                auto tile = faces[random() % kinds];
                if (columns == 1 && tile == "Th") tile = "T";
                plain[r].push_back(oracle::in_capitals(tile));
                file << tile << ' ';
            }
            file << '\n';
        }
        std::set<std::string> words;
        std::string list;
        for (int i = 0; i < 200; ++i) {
            std::string word;
            for (auto n = 1 + random() % 7; n > 0; --n)
                word += "ABQUTH"[random() % 6];
            words.insert(word);
            list += word + "\r\n";
        }
        oracle::rules rules;
        rules.corners = random() % 2 == 0;
        rules.qu = random() % 2 == 0;
        rules.min_length = 1 + random() % 3;

        std::istringstream in(file.str());
        const auto grid = read_board(in, "board");
        const auto board =
            compact(grid_graph(grid, rules.corners ? neighbourhood::eight : neighbourhood::four),
                    {.lone_q_is_qu = rules.qu});
        const auto parsed = parse_words(list, "words");
        const auto made = make_lexicon(parsed, board, {.min_length = rules.min_length});
        const auto found = std::visit(
            [&](const auto& trie) { return walker(board, trie, parsed).walk_all(); }, made.trie);
        ASSERT_EQ(found, oracle::solve(plain, words, rules).paths) << file.str();
    }
}

} // namespace
