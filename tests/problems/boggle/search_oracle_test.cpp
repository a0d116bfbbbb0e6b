/// The search spaces against the oracle, on random boards.
#include <map>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "puzzles.hpp"
#include "support/seeds.hpp"

namespace {

using namespace boggle;
using boggle::test::as_map;
using boggle::test::every_path;
using boggle::test::make_random;
using boggle::test::puzzle;
using boggle::test::random_puzzle;
namespace oracle = espalier::test::oracle;

void compare(const random_puzzle& given) {
    const puzzle p = given.made();
    const auto expected = oracle::solve(given.board, given.words, given.rules);
    p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        const auto all = every_path(p, trie);
        EXPECT_EQ(all.counts, expected.paths);
        for (const unsigned threads : {1u, 3u}) {
            const espalier::options options{.threads = threads, .slice = {}};
            EXPECT_EQ(as_map(espalier::solve(word_search<T>(p.board, trie, p.use),
                                             found_words<T>(p.board, trie), options)
                                 .value),
                      all.first)
                << threads << " threads";
            EXPECT_EQ(as_map(espalier::solve(occurrence_search<T>(p.board, trie, p.use, {1, 5}),
                                             found_words<T>(p.board, trie), options)
                                 .value),
                      all.first)
                << threads << " threads";
        }
    });
}

TEST(SearchOracle, AgreesOnRandomBoards) {
    const auto seed = espalier::test::new_seed();
    std::cout << espalier::test::seed_line(seed) << '\n';
    std::mt19937 random(seed);
    for (int round = 0; round < 400; ++round) {
        compare(make_random(random, 6));
        if (testing::Test::HasFailure()) {
            FAIL() << espalier::test::seed_line(seed) << ", round " << round;
        }
    }
}

/// With more letters than a mask holds, the trie takes its other form.
TEST(SearchOracle, AgreesInLargeAlphabets) {
    std::vector<std::string> tiles;
    std::string list;
    for (char i = 0; i < 36; ++i) {
        if (i < 16)
            tiles.push_back({'\xd0', static_cast<char>(0xb0 + i)}); // а … п
        else if (i < 32)
            tiles.push_back({'\xd1', static_cast<char>(0x80 + i - 16)}); // р … я
        else
            tiles.emplace_back(1, static_cast<char>('a' + i - 32));
        if (i != 0) list += tiles[tiles.size() - 2] + tiles.back() + '\n';
    }
    const puzzle p({6, 6, tiles}, list, {.min_length = 1});
    ASSERT_TRUE(std::holds_alternative<sorted_trie>(*p.trie));
    p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        const auto all = every_path(p, trie);
        EXPECT_EQ(all.first.size(), 30u) << "pairs within a row";
        EXPECT_EQ(
            as_map(espalier::solve(word_search<T>(p.board, trie), found_words<T>(p.board, trie))
                       .value),
            all.first);
    });
}

/// How many paths, the empty one among them, begin a word that the board has letters for.
std::size_t count_beginnings(const random_puzzle& given) {
    oracle::tiles board = given.board;
    std::string supply;
    for (auto& row : board)
        for (auto& tile : row) {
            if (given.rules.qu && tile == "Q") tile = "QU";
            supply += tile;
        }
    std::set<std::string> beginnings;
    for (const std::string& word : given.words) {
        const bool enough = std::ranges::all_of(word, [&](char c) {
            const auto there = std::ranges::count(supply, c);
            return given.rules.reuse ? there > 0 : there >= std::ranges::count(word, c);
        });
        if (!enough || word.size() < given.rules.min_length) continue;
        for (std::size_t n = 0; n <= word.size(); ++n)
            beginnings.insert(word.substr(0, n));
    }
    if (beginnings.empty()) return 1;
    oracle::rules every_beginning = given.rules;
    every_beginning.min_length = 1;
    return 1 + oracle::solve(given.board, beginnings, every_beginning).path_count();
}

TEST(SearchOracle, VisitsExactlyTheBeginningsOfWords) {
    const auto seed = espalier::test::new_seed();
    std::cout << espalier::test::seed_line(seed) << '\n';
    std::mt19937 random(seed);
    for (int round = 0; round < 100; ++round) {
        const auto given = make_random(random, 5);
        const puzzle p = given.made();
        p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            const auto visited =
                espalier::count(word_search<T>(p.board, trie, p.use)).statistics.promising;
            ASSERT_EQ(visited, count_beginnings(given))
                << espalier::test::seed_line(seed) << ", round " << round;
        });
    }
}

} // namespace
