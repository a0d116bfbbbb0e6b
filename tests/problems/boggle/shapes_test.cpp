/// Boards of other shapes and rules: blocks, holes, wildcards, straight lines, edges that touch.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "boggle/compact.hpp"
#include "boggle/exclusive_search.hpp"
#include "boggle/lexicon.hpp"
#include "boggle/line_board.hpp"
#include "boggle/occurrence_search.hpp"
#include "support/seeds.hpp"

namespace {

using namespace boggle;
using testing::ElementsAre;

struct shape {
    int rows, columns;
    std::vector<std::string> tiles;
    bool lines = false, corners = true, wraps = false, reuse = false;
};

using path = std::vector<cell_id>;
using paths = std::map<std::string, std::set<path>>;

/// Every path of every word, looked for word by word with the tiles as texts: it shares nothing
/// with the module.
class brute_force {
  public:
    brute_force(const shape& board, const std::set<std::string>& words) : board_(board) {
        for (const auto& word : words) {
            word_ = word;
            for (int cell = 0; cell < board.rows * board.columns; ++cell)
                if (board.lines)
                    each_direction(cell);
                else
                    take(cell, 0, [&](int from) { return around(from); });
        }
    }
    const paths& found() const { return found_; }

  private:
    /// The letters of the word from `at` that the cell may show, or none.
    std::size_t fits(int cell, std::size_t at) const {
        const auto& tile = board_.tiles[static_cast<std::size_t>(cell)];
        if (tile == "*" || tile == "?") return at < word_.size() ? 1 : 0;
        if (tile == "#" || tile == ".") return 0;
        return word_.compare(at, tile.size(), tile) == 0 ? tile.size() : 0;
    }
    template <class Next>
    void take(int cell, std::size_t at, Next next) {
        const auto letters = fits(cell, at);
        const auto id = static_cast<cell_id>(cell);
        if (letters == 0 || (!board_.reuse && std::ranges::count(path_, id) != 0)) return;
        path_.push_back(id);
        if (at + letters == word_.size())
            found_[word_].insert(path_);
        else
            for (const int each : next(cell))
                take(each, at + letters, next);
        path_.pop_back();
    }
    void each_direction(int cell) {
        for (int down = -1; down <= 1; ++down)
            for (int right = -1; right <= 1; ++right)
                take(cell, 0, [&](int from) { return ahead(from, down, right); });
    }
    std::vector<int> ahead(int from, int down, int right) const {
        int row = from / board_.columns + down, column = from % board_.columns + right;
        if (board_.wraps) {
            row = (row + board_.rows) % board_.rows;
            column = (column + board_.columns) % board_.columns;
        }
        if (row < 0 || row >= board_.rows || column < 0 || column >= board_.columns) return {};
        const int cell = row * board_.columns + column;
        if (cell == from) return {};
        return {cell};
    }
    int apart(int a, int b, int size) const {
        const int straight = std::abs(a - b);
        return board_.wraps ? std::min(straight, size - straight) : straight;
    }
    std::vector<int> around(int from) const {
        std::vector<int> cells;
        for (int cell = 0; cell < board_.rows * board_.columns; ++cell) {
            const int down = apart(from / board_.columns, cell / board_.columns, board_.rows);
            const int right = apart(from % board_.columns, cell % board_.columns, board_.columns);
            if ((board_.corners ? std::max(down, right) : down + right) == 1) cells.push_back(cell);
        }
        return cells;
    }

    const shape& board_;
    std::string word_;
    path path_;
    paths found_;
};

/// The module's view of the same; alphabets are small enough for a mask.
struct made_puzzle {
    made_puzzle(const shape& given, const std::set<std::string>& list) {
        std::string text;
        for (const auto& word : list)
            text += word + '\n';
        words = parse_words(text, "words");
        const tile_grid grid{static_cast<std::size_t>(given.rows),
                             static_cast<std::size_t>(given.columns), given.tiles};
        const tile_rules rules{.any_letter = letters_in(words)};
        const auto neighbours = given.corners ? neighbourhood::eight : neighbourhood::four;
        const auto edge = given.wraps ? edges::wrap : edges::end;
        board = std::make_shared<const compact_board>(
            given.lines ? line_board(grid, rules, given.wraps)
                        : compact(grid_graph(grid, neighbours, edge), rules));
        trie = std::make_shared<const mask_trie>(std::get<mask_trie>(
            make_lexicon(words, *board, {.min_length = 1, .reuse = given.reuse}).trie));
        use = given.reuse ? cell_use::again : cell_use::once;
    }
    exclusive_search<mask_trie> space() const { return {board, trie, use}; }
    std::pair<std::string, path> seen(const found_word& found) const {
        path spots;
        for (const auto cell : found.path)
            spots.push_back(board->spot(cell));
        return {std::string(words.folded(found.word)), spots};
    }

    word_list words;
    std::shared_ptr<const compact_board> board;
    std::shared_ptr<const mask_trie> trie;
    cell_use use;
};

std::pair<shape, std::set<std::string>> random_shape(std::mt19937& random, int largest) {
    const auto up_to = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    shape made{1 + up_to(largest), 1 + up_to(largest), {}};
    const int letters = 2 + up_to(3);
    const auto letter = [&] { return std::string(1, static_cast<char>('a' + up_to(letters))); };
    const std::vector<std::string> markers{"#", ".", "*", "?"};
    const bool marked = up_to(3) != 0;
    for (int cell = 0; cell < made.rows * made.columns; ++cell)
        made.tiles.push_back(marked && up_to(6) == 0 ? markers[random() % markers.size()]
                             : up_to(8) == 0         ? letter() + letter()
                                                     : letter());
    made.lines = up_to(3) == 0;
    made.corners = made.lines || up_to(2) == 0;
    made.wraps = up_to(2) == 0;
    made.reuse = up_to(4) == 0;
    std::set<std::string> words;
    for (int i = 0; i < 25; ++i) {
        std::string word;
        for (int n = 1 + up_to(5); n > 0; --n)
            word += letter();
        words.insert(word);
    }
    return {made, words};
}

std::string described(const shape& given) {
    std::string text = std::to_string(given.rows) + " x " + std::to_string(given.columns) +
                       (given.lines ? " lines" : "") + (given.corners ? " corners" : "") +
                       (given.wraps ? " wraps" : "") + (given.reuse ? " reuse" : "") + ':';
    for (const auto& tile : given.tiles)
        text += ' ' + tile;
    return text;
}

class BoggleShapes : public testing::Test {
  protected:
    BoggleShapes() { std::cout << espalier::test::seed_line(seed_) << '\n'; }
    unsigned seed_ = espalier::test::new_seed();
    std::mt19937 random_{seed_};
};

TEST_F(BoggleShapes, HaveTheWordsAndPathsOfBruteForce) {
    for (int round = 0; round < 150; ++round) {
        const auto [given, words] = random_shape(random_, 4);
        const brute_force expected(given, words);
        const made_puzzle made(given, words);
        paths all;
        for (const auto& each : espalier::all(made.space()).value) {
            const auto [word, spots] = made.seen(each);
            EXPECT_TRUE(all[word].insert(spots).second) << word << ": a path twice";
        }
        EXPECT_EQ(all, expected.found()) << described(given);
        std::map<std::string, path> first, told;
        for (const auto& [word, each] : expected.found())
            first.emplace(word, *each.begin());
        for (const auto& each :
             espalier::solve(made.space(), found_words<mask_trie>(made.board, made.trie)).value)
            told.insert(made.seen(each));
        EXPECT_EQ(told, first) << described(given);
        if (given.reuse) {
            told.clear();
            for (const auto& each : espalier::solve(occurrence_search<mask_trie>(
                                                        made.board, made.trie, cell_use::again),
                                                    found_words<mask_trie>(made.board, made.trie))
                                        .value)
                told.insert(made.seen(each));
            EXPECT_EQ(told, first) << described(given);
        }
        if (HasFailure()) FAIL() << espalier::test::seed_line(seed_) << ", round " << round;
    }
}

TEST_F(BoggleShapes, KeepTheLawsOfAStateSpace) {
    for (int round = 0; round < 8; ++round) {
        const auto [given, words] = random_shape(random_, 3);
        const made_puzzle made(given, words);
        const brute_force expected(given, words);
        std::size_t count = 0;
        for (const auto& [word, each] : expected.found())
            count += each.size();
        const auto report = espalier::testing::check_laws(
            made.space(), {.is_valid =
                               [&](const found_word& found) {
                                   const auto [word, spots] = made.seen(found);
                                   const auto at = expected.found().find(word);
                                   return at != expected.found().end() &&
                                          at->second.contains(spots);
                               },
                           .apply_unpromising = false,
                           .expected_count = count});
        EXPECT_TRUE(report.ok && report.complete) << espalier::test::seed_line(seed_) << '\n'
                                                  << described(given) << '\n'
                                                  << report;
    }
}

TEST(BoggleCells, OfMarkersAndLetters) {
    const tile_grid grid{2, 2, {"A", "#", "*", "b"}};
    const auto board = compact(grid_graph(grid), {.any_letter = {"a", "c"}});
    ASSERT_EQ(board.cell_count(), 4u) << "none of the block, two of the wildcard";
    EXPECT_FALSE(board.is_plain());
    EXPECT_TRUE(board.shares_spots());
    std::vector<cell_id> spots;
    for (cell_id cell = 0; cell < 4; ++cell)
        spots.push_back(board.spot(cell));
    EXPECT_THAT(spots, ElementsAre(0, 2, 2, 3));
    EXPECT_THAT(board.neighbours(0), ElementsAre(1, 2, 3));
    EXPECT_THAT(board.neighbours(1), ElementsAre(0, 3)) << "not the other cell of its tile";
    EXPECT_THAT(board.neighbours(board.start()), ElementsAre(0, 1, 2, 3));
    EXPECT_EQ(board.alphabet().size(), 3u);
    const auto holes = compact(grid_graph({1, 3, {"a", ".", "b"}}));
    EXPECT_EQ(holes.cell_count(), 2u);
    EXPECT_FALSE(holes.shares_spots());
    EXPECT_EQ(holes.spot(1), 2u);
    EXPECT_TRUE(holes.neighbours(0).empty());
    EXPECT_EQ(compact(grid_graph({1, 2, {"#", "."}})).cell_count(), 0u);
    EXPECT_EQ(compact(grid_graph({1, 2, {"*", "a"}})).cell_count(), 1u) << "there is no letter";
}

TEST(BoggleCells, OfStraightLines) {
    const auto board = line_board({1, 3, {"a", "b", "c"}});
    EXPECT_EQ(board.cell_count(), 27u);
    EXPECT_THAT(board.neighbours(board.start()), ElementsAre(0, 9, 18));
    EXPECT_EQ(board.neighbours(9).size(), 2u) << "to either side";
    EXPECT_THROW((void)line_board({2, 2, {"a"}}), std::invalid_argument);
    EXPECT_EQ(line_board({}).cell_count(), 0u);
    EXPECT_EQ(line_board({1, 1, {"a"}}, {}, true).cell_count(), 1u) << "no way leads anywhere";
    EXPECT_EQ(line_board({1, 2, {"a", "b"}}, {}, true).cell_count(), 4u) << "one way";
}

TEST(BoggleCells, OfABoardWithoutEdges) {
    const auto board = compact(
        grid_graph({3, 4, std::vector<std::string>(12, "a")}, neighbourhood::eight, edges::wrap));
    EXPECT_THAT(board.neighbours(0), ElementsAre(1, 3, 4, 5, 7, 8, 9, 11));
    const auto four = compact(
        grid_graph({3, 4, std::vector<std::string>(12, "a")}, neighbourhood::four, edges::wrap));
    EXPECT_THAT(four.neighbours(0), ElementsAre(1, 3, 4, 8));
    const auto narrow = compact(grid_graph({1, 2, {"a", "b"}}, neighbourhood::eight, edges::wrap));
    EXPECT_THAT(narrow.neighbours(0), ElementsAre(1)) << "once, and not itself";
}

TEST(BoggleCells, LettersOfAList) {
    EXPECT_THAT(letters_in(parse_words("cab\nÉté\nBad\n한글\n", "words")),
                ElementsAre("a", "b", "c", "d", "t", "é", "글", "한"));
    EXPECT_TRUE(letters_in(parse_words("", "words")).empty());
}

} // namespace
