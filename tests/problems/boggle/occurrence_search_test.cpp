/// Beginnings of words with all their occurrences, against the plain space.
#include "boggle/occurrence_search.hpp"

#include <random>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "puzzles.hpp"
#include "support/seeds.hpp"

namespace {

using namespace boggle;
using boggle::test::as_map;
using boggle::test::first_paths;
using boggle::test::make_random;
using boggle::test::puzzle;

first_paths words_of(const puzzle& p, const pieces& cut, unsigned threads = 1,
                     kernels form = kernels_in_use()) {
    return p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        return as_map(espalier::solve(occurrence_search<T>(p.board, trie, p.use, cut, form),
                                      found_words<T>(p.board, trie),
                                      {.threads = threads, .slice = {}})
                          .value);
    });
}

/// The same, without the words that pairs and triples of letters refute.
puzzle with_pairs(puzzle p, const espalier::test::oracle::rules& rules) {
    p.trie = std::make_shared<const any_trie>(
        make_lexicon(p.words, *p.board,
                     {.min_length = rules.min_length, .reuse = rules.reuse, .pairs = true})
            .trie);
    return p;
}

TEST(OccurrenceSearch, FindsTheWordsAndFirstPathsOfThePlainSpace) {
    const auto seed = espalier::test::new_seed();
    std::cout << espalier::test::seed_line(seed) << '\n';
    std::mt19937 random(seed);
    for (int round = 0; round < 2000 && !HasFailure(); ++round) {
        SCOPED_TRACE(espalier::test::seed_line(seed) + ", round " + std::to_string(round));
        const auto given = make_random(random, 7);
        const puzzle p = given.made();
        const auto plain = p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            return as_map(
                espalier::solve(word_search<T>(p.board, trie, p.use), found_words<T>(p.board, trie))
                    .value);
        });
        const auto first = static_cast<std::uint32_t>(1 + random() % 5);
        const auto longest = static_cast<std::uint32_t>(1 + random() % 5);
        for (const auto form : {kernels::portable, kernels::avx2})
            if (can_run(form)) {
                EXPECT_EQ(words_of(p, {first, longest}, 1, form), plain)
                    << name_of(form) << ' ' << first << ' ' << longest;
            }
        if (round % 3 == 0) {
            EXPECT_EQ(words_of(p, {}), plain);
        }
        if (round % 3 == 1) {
            EXPECT_EQ(words_of(with_pairs(p, given.rules), {first, longest}), plain);
        }
        if (round % 20 == 0) {
            EXPECT_EQ(words_of(p, {first, longest}, 3), plain) << first << ' ' << longest;
        }
    }
}

TEST(OccurrenceSearch, CutsListsIntoPiecesThatMakeThemUp) {
    for (const pieces cut : {pieces{1, 1}, pieces{1, 16}, pieces{3, 20}, pieces{5, 5}})
        for (std::uint32_t size = 0; size < 100; ++size) {
            std::uint32_t before = 0;
            for (std::uint32_t which = 0; which <= size; ++which) {
                const auto begin = cut.begin(which, size);
                EXPECT_EQ(begin == before, which == 0 || before == size);
                EXPECT_LE(begin - before, cut.longest);
                before = begin;
            }
            EXPECT_EQ(before, size);
        }
    EXPECT_EQ((pieces{3, 20}.begin(4, 100)), 3u + 12 + 20 + 20);
}

/// Where the board repeats, words are begun at the first of the cells that are alike.
TEST(OccurrenceSearch, FindsFirstPathsOnBoardsOfTiles) {
    const auto seed = espalier::test::new_seed();
    std::cout << espalier::test::seed_line(seed) << '\n';
    std::mt19937 random(seed);
    for (int round = 0; round < 150 && !HasFailure(); ++round) {
        SCOPED_TRACE(espalier::test::seed_line(seed) + ", round " + std::to_string(round));
        auto given = make_random(random, 3);
        const auto tile = given.board;
        const auto rows = tile.size() + random() % 12, columns = tile[0].size() + random() % 12;
        given.board.assign(rows, std::vector<std::string>(columns));
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < columns; ++c)
                given.board[r][c] = tile[r % tile.size()][c % tile[0].size()];
        if (round % 3 == 0) given.board[random() % rows][random() % columns] = "Z";
        given.rules.reuse = round % 4 == 0;
        const puzzle p = given.made();
        EXPECT_EQ(words_of(p, {}), p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            return as_map(
                espalier::solve(word_search<T>(p.board, trie, p.use), found_words<T>(p.board, trie))
                    .value);
        }));
    }
}

/// With cells used again there are more paths than could ever be listed.
TEST(OccurrenceSearch, AnswersWhatPlainWalksCannot) {
    tile_grid grid{60, 60, std::vector<std::string>(3600, "A")};
    grid.tiles[1830] = "B";
    espalier::test::oracle::rules again;
    again.reuse = true;
    const puzzle p(grid, std::string(60, 'a') + "b\nabb\n" + std::string(400, 'a'), again);
    EXPECT_EQ(words_of(p, {}).size(), 2u);
}

} // namespace
