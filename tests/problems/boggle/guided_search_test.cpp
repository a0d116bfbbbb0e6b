/// Words that a plain walk would drown in, against the plain space where that can still be walked.
#include "boggle/guided_search.hpp"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/testing/laws.hpp>

#include "boggle/exclusive_search.hpp"
#include "puzzles.hpp"
#include "support/seeds.hpp"

namespace {

using namespace boggle;
using boggle::test::as_map;
using boggle::test::first_paths;
using boggle::test::puzzle;
using boggle::test::random_puzzle;

/// A board of two or three letters, and words as long as it has cells or longer; most are read off
/// it by a walk that may come back.
random_puzzle monotonous(std::mt19937& random, std::size_t most_cells) {
    random_puzzle p;
    const auto rows = 1 + random() % 4, columns = 1 + random() % (most_cells / rows);
    const auto letters = 2 + random() % 2, rare = 1 + random() % 8;
    const auto letter = [&] {
        return std::string(
            1, static_cast<char>('A' + (random() % rare == 0 ? random() % letters : 0)));
    };
    p.board.assign(rows, std::vector<std::string>(columns));
    for (auto& row : p.board)
        for (auto& tile : row)
            tile = random() % 20 == 0 ? letter() + letter() : letter();
    p.rules.corners = random() % 3 != 0;
    for (int i = 0; i < 12; ++i) {
        std::string word;
        auto r = random() % rows, c = random() % columns;
        for (auto n = 3 + random() % (rows * columns); n > 0; --n) {
            word += p.board[r][c];
            r = std::min(rows - 1, r + random() % 3 - (r != 0 ? 1 : 0));
            c = std::min(columns - 1, c + random() % 3 - (c != 0 ? 1 : 0));
        }
        p.words.insert(random() % 4 == 0 ? word + letter() : word);
    }
    return p;
}

/// Those words of a puzzle, as if they were hard.
template <class Wanted>
std::shared_ptr<const guide> guide_of(const puzzle& p, Wanted is_hard) {
    std::vector<hard_word> words;
    p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        for (word_id id = 0; id < p.words.size(); ++id) {
            hard_word word;
            if (!is_hard(id) || !p.board->alphabet().spell(p.words.folded(id), word.letters))
                continue;
            word.end = walk(*trie, trie->root(), word.letters);
            if (word.end != no_node && trie->word_at(word.end) == id) words.push_back(word);
        }
    });
    return std::make_shared<const guide>(*p.trie, p.board, std::move(words));
}

template <class Paths, Trie T>
first_paths words_of(const puzzle& p, std::shared_ptr<const T> trie,
                     std::shared_ptr<const guide> hints, unsigned threads) {
    return as_map(espalier::solve(guided_search<T, Paths>(p.board, trie, std::move(hints)),
                                  found_words<T>(p.board, trie), {.threads = threads, .slice = {}})
                      .value);
}

class GuidedSearch : public testing::Test {
  protected:
    GuidedSearch() { std::cout << espalier::test::seed_line(seed_) << '\n'; }

    unsigned seed_ = espalier::test::new_seed();
    std::mt19937 random_{seed_};
};

TEST_F(GuidedSearch, FindsTheWordsAndFirstPathsOfThePlainSpace) {
    for (int round = 0; round < MONOTONOUS_BOARDS && !HasFailure(); ++round) {
        SCOPED_TRACE(espalier::test::seed_line(seed_) + ", round " + std::to_string(round));
        const auto given = monotonous(random_, 12);
        const puzzle p = given.made();
        const auto all = guide_of(p, [](word_id) { return true; });
        const auto some = guide_of(p, [&](word_id id) { return id % 3 != 0; });
        p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            using plain_space = word_search<T>;
            const auto plain = as_map(
                espalier::solve(plain_space(p.board, trie), found_words<T>(p.board, trie)).value);
            EXPECT_EQ((words_of<plain_space, T>(p, trie, all, 1)), plain);
            EXPECT_EQ((words_of<plain_space, T>(p, trie, some, 1)), plain);
            EXPECT_EQ((words_of<exclusive_search<T>, T>(p, trie, all, 1)), plain);
            if (round % 20 != 0) return;
            EXPECT_EQ((words_of<plain_space, T>(p, trie, all, 3)), plain);
            EXPECT_EQ(
                plain.size(),
                espalier::test::oracle::solve(given.board, given.words, given.rules).paths.size());
        });
    }
}

/// Where a tile is a cell for each letter that it may stand for.
TEST_F(GuidedSearch, AgreesWithWildcards) {
    for (int round = 0; round < 60; ++round) {
        SCOPED_TRACE(espalier::test::seed_line(seed_) + ", round " + std::to_string(round));
        const auto given = monotonous(random_, 9);
        puzzle p = given.made();
        tile_grid grid = boggle::test::grid_of(given.board);
        grid.tiles[random_() % grid.tiles.size()] = "*";
        p.board = std::make_shared<const compact_board>(
            compact(grid_graph(grid), {.any_letter = letters_in(p.words)}));
        p.trie = std::make_shared<const any_trie>(make_lexicon(p.words, *p.board).trie);
        const auto all = guide_of(p, [](word_id) { return true; });
        p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            using plain_space = exclusive_search<T>;
            EXPECT_EQ(
                (words_of<plain_space, T>(p, trie, all, 1)),
                as_map(espalier::solve(plain_space(p.board, trie), found_words<T>(p.board, trie))
                           .value));
        });
    }
}

TEST_F(GuidedSearch, KeepsTheLaws) {
    for (int round = 0; round < 8; ++round) {
        const puzzle p = monotonous(random_, 8).made();
        const auto all = guide_of(p, [](word_id) { return true; });
        p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            const auto report = espalier::testing::check_laws(
                guided_search<T>(p.board, trie, all),
                {.apply_unpromising = false,
                 .expected_count =
                     espalier::count(word_search<T>(p.board, trie)).value.to_uint64()});
            EXPECT_TRUE(report.ok && report.complete) << espalier::test::seed_line(seed_) << '\n'
                                                      << report;
        });
    }
}

tile_grid all_a(std::size_t rows, std::size_t columns, std::vector<std::size_t> b) {
    tile_grid grid{rows, columns, std::vector<std::string>(rows * columns, "a")};
    for (const auto cell : b)
        grid.tiles[cell] = "b";
    return grid;
}

std::vector<std::string> hard_ones(const tile_grid& grid, const std::string& list) {
    const puzzle p(grid, list, {});
    std::vector<std::string> words;
    for (const hard_word& word : hard_words(*p.trie, *p.board, 60)) {
        words.emplace_back();
        for (const letter each : word.letters)
            words.back() += p.board->alphabet().text(each);
    }
    return words;
}

TEST_F(GuidedSearch, TakesWordsForHardThatHaveManyWalks) {
    const std::string long_word = std::string(30, 'a') + 'b';
    EXPECT_EQ(hard_ones(all_a(30, 30, {7}), "aab\naaaab\n" + long_word + "\nbab"),
              std::vector{long_word});
    // In a corner of a board on which that word would be easy, and in none.
    tile_grid mixed{60, 60, {}};
    for (std::size_t cell = 0; cell < 3600; ++cell)
        mixed.tiles.emplace_back(1, static_cast<char>('a' + cell * cell % 23 % 20));
    EXPECT_TRUE(hard_ones(mixed, long_word).empty());
    for (std::size_t cell = 0; cell < 3600; ++cell)
        if (cell / 60 < 8 && cell % 60 < 8) mixed.tiles[cell] = "a";
    EXPECT_EQ(hard_ones(mixed, long_word), std::vector{long_word});
    // No letter comes again, but each has three neighbours of the next.
    tile_grid stripes{60, 60, {}};
    for (std::size_t cell = 0; cell < 3600; ++cell)
        stripes.tiles.emplace_back(1, static_cast<char>('a' + cell % 60 % 20));
    EXPECT_EQ(hard_ones(stripes, "abcdefghijklmnopqr\nabcdef"),
              std::vector<std::string>{"abcdefghijklmnopqr"});
}

/// Each of these takes longer than anybody lives, if all walks are tried.
TEST_F(GuidedSearch, FindsAndRefutesLongWordsOnLargeBoards) {
    const auto found = [](const tile_grid& grid, const std::string& list, bool corners = true) {
        const puzzle p(grid, list, {.corners = corners});
        const auto hints = guide_if_needed(*p.trie, p.board, 1000);
        EXPECT_TRUE(hints);
        return p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            return words_of<word_search<T>, T>(p, trie, hints, 1);
        });
    };
    const auto word = [](std::size_t n) { return std::string(n, 'a') + 'b'; };
    const auto straight = found(all_a(60, 60, {3599}), word(50));
    ASSERT_EQ(straight.size(), 1u);
    EXPECT_EQ(straight.begin()->second.front(), 9u * 60 + 9) << "the first that is near enough";
    std::string list;
    for (std::size_t n = 3; n <= 35; ++n)
        list += word(n) + '\n';
    for (const std::size_t b : {0u, 1u, 5u, 35u})
        for (const bool corners : {true, false})
            EXPECT_EQ(found(all_a(6, 6, {b}), list, corners).size(), 33u) << b;
    EXPECT_EQ(found(all_a(5, 5, {1}), word(24) + '\n' + word(23), false).size(), 1u)
        << "the last step would be from a cell to one of its own half";
    tile_grid walled = all_a(40, 40, {0});
    walled.tiles[1] = walled.tiles[40] = walled.tiles[41] = "c";
    EXPECT_TRUE(found(walled, word(30)).empty());
    walled.tiles[1] = "a";
    EXPECT_EQ(found(walled, word(30)).size(), 1u) << "by the only cell that leads there";
    walled.tiles[2] = walled.tiles[42] = "c";
    EXPECT_TRUE(found(walled, word(30)).empty()) << "walks can go to and fro, paths cannot";
}

} // namespace
