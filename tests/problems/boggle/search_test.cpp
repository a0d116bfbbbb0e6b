/// The search spaces on boards small enough to be seen through.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "puzzles.hpp"

namespace {

using namespace boggle;
using boggle::test::puzzle;
using testing::ElementsAre;
using testing::Pair;

using named_path = std::pair<std::string, std::vector<cell_id>>;

puzzle small(const tile_grid& grid, const std::string& words, bool reuse = false) {
    espalier::test::oracle::rules rules;
    rules.min_length = 1;
    rules.reuse = reuse;
    return {grid, words, rules};
}

std::vector<named_path> named(const puzzle& p, const std::vector<found_word>& found) {
    std::vector<named_path> all;
    for (const auto& each : found)
        all.emplace_back(p.text(each.word), each.path);
    return all;
}

std::vector<named_path> every_path(const puzzle& p) {
    return p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        return named(p, espalier::all(word_search<T>(p.board, trie, p.use)).value);
    });
}

std::vector<named_path> each_word(const puzzle& p, std::size_t at_most = 1000) {
    return p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        return named(p, espalier::solve(word_search<T>(p.board, trie, p.use),
                                        found_words<T>(p.board, trie, at_most))
                            .value);
    });
}

std::vector<named_path> with_reuse(const puzzle& p) {
    return p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        return named(p, espalier::solve(occurrence_search<T>(p.board, trie, cell_use::again),
                                        found_words<T>(p.board, trie))
                            .value);
    });
}

TEST(WordSearch, FindsWordsBelowWords) {
    const auto p = small({1, 4, {"c", "a", "t", "s"}}, "cat\ncats\nat\nact\nsat\n");
    EXPECT_THAT(every_path(p),
                ElementsAre(Pair("CAT", ElementsAre(0, 1, 2)),
                            Pair("CATS", ElementsAre(0, 1, 2, 3)), Pair("AT", ElementsAre(1, 2))));
}

TEST(WordSearch, FindsEveryPathInTreeOrder) {
    const auto p = small({2, 2, {"a", "b", "b", "a"}}, "aba\nab\n");
    EXPECT_THAT(every_path(p),
                ElementsAre(Pair("AB", ElementsAre(0, 1)), Pair("ABA", ElementsAre(0, 1, 3)),
                            Pair("AB", ElementsAre(0, 2)), Pair("ABA", ElementsAre(0, 2, 3)),
                            Pair("AB", ElementsAre(3, 1)), Pair("ABA", ElementsAre(3, 1, 0)),
                            Pair("AB", ElementsAre(3, 2)), Pair("ABA", ElementsAre(3, 2, 0))));
    EXPECT_THAT(each_word(p),
                ElementsAre(Pair("AB", ElementsAre(0, 1)), Pair("ABA", ElementsAre(0, 1, 3))));
}

TEST(WordSearch, UsesACellAgainOnlyWhereItMay) {
    const tile_grid grid{1, 2, {"a", "n"}};
    EXPECT_THAT(every_path(small(grid, "an\nana\nanan\naa\n")),
                ElementsAre(Pair("AN", ElementsAre(0, 1))));
    EXPECT_THAT(every_path(small(grid, "an\nana\nanan\naa\n", true)),
                ElementsAre(Pair("AN", ElementsAre(0, 1)), Pair("ANA", ElementsAre(0, 1, 0)),
                            Pair("ANAN", ElementsAre(0, 1, 0, 1))));
}

TEST(WordSearch, ReadsTilesWhole) {
    const auto p = small({1, 4, {"Qu", "i", "t", "u"}}, "quit\nqui\nui\nuit\nq\n");
    EXPECT_THAT(each_word(p),
                ElementsAre(Pair("QUI", ElementsAre(0, 1)), Pair("QUIT", ElementsAre(0, 1, 2))));
}

TEST(WordSearch, ReadsTheSameWordFromTilesAndFromLetters) {
    const auto p = small({1, 5, {"qu", "a", "q", "u", "a"}}, "qua\nquaq\n");
    EXPECT_THAT(every_path(p),
                ElementsAre(Pair("QUA", ElementsAre(0, 1)), Pair("QUAQ", ElementsAre(0, 1, 2)),
                            Pair("QUA", ElementsAre(2, 3, 4))));
    EXPECT_THAT(each_word(p),
                ElementsAre(Pair("QUA", ElementsAre(0, 1)), Pair("QUAQ", ElementsAre(0, 1, 2))));
}

TEST(WordSearch, ComesBackFromAnyPathHoweverFewOfItsCellsArePromising) {
    const auto p = small({1, 4, {"c", "a", "t", "s"}}, "cat\nat\n", true);
    p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        const word_search<T> root(p.board, trie, p.use);
        word_search<T> along = root;
        std::vector<cell_id> path;
        for (int round = 0; round < 100; ++round)
            path.insert(path.end(), {1, 2, 3, 2});
        for (const cell_id cell : path)
            along.apply(cell);
        EXPECT_FALSE(along == root);
        for (auto cell = path.rbegin(); cell != path.rend(); ++cell)
            along.undo(*cell);
        EXPECT_TRUE(along == root);
        return 0;
    });
}

TEST(WordSearch, StopsWhenAllWordsAreFound) {
    const auto p = small({1, 6, {"a", "b", "x", "a", "b", "b"}}, "ab\n");
    p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        const auto result =
            espalier::solve(word_search<T>(p.board, trie), found_words<T>(p.board, trie));
        EXPECT_EQ(result.status, espalier::status::satisfied);
        EXPECT_EQ(result.statistics.solutions, 1u);
    });
}

TEST(WordSearch, StopsAtAsManyWordsAsAskedFor) {
    const auto p = small({1, 4, {"c", "a", "t", "s"}}, "cat\ncats\nat\nact\nsat\n");
    EXPECT_THAT(each_word(p, 2), ElementsAre(Pair("CAT", ElementsAre(0, 1, 2)),
                                             Pair("CATS", ElementsAre(0, 1, 2, 3))));
}

TEST(WordSearch, WithoutWordsOrCellsFindsNothing) {
    EXPECT_TRUE(every_path(small({1, 1, {"a"}}, "")).empty());
    EXPECT_TRUE(each_word(small({1, 1, {"a"}}, "b\n")).empty());
    EXPECT_TRUE(with_reuse(small({1, 1, {"a"}}, "", true)).empty());
}

/// Twelve million paths begin the word; that there is no B refutes it before any is walked.
TEST(WordSearch, LettersRefuteWhatPathsWouldNot) {
    const auto p = small({4, 4, std::vector<std::string>(16, "a")},
                         std::string(15, 'a') + "b\n" + std::string(17, 'a') + "\n");
    p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        const auto result = espalier::count(word_search<T>(p.board, trie));
        EXPECT_EQ(result.value, 0u);
        EXPECT_EQ(result.statistics.promising, 1u);
    });
}

TEST(WithReuse, FindsEachWordWithItsFirstPath) {
    const auto p = small({2, 2, {"a", "b", "b", "a"}}, "ab\nabab\nabba\naaa\nbbb\nbab\n", true);
    EXPECT_THAT(with_reuse(p),
                ElementsAre(Pair("AAA", ElementsAre(0, 3, 0)), Pair("AB", ElementsAre(0, 1)),
                            Pair("ABAB", ElementsAre(0, 1, 0, 1)),
                            Pair("ABBA", ElementsAre(0, 1, 2, 0)),
                            Pair("BAB", ElementsAre(1, 0, 1)), Pair("BBB", ElementsAre(1, 2, 1))));
}

TEST(WithReuse, IsNotExponential) {
    const auto list = std::string(9, 'a') + "b\n" + std::string(500, 'a') + "\n";
    const auto p = small({5, 5, std::vector<std::string>(25, "A")}, list, true);
    const auto found = with_reuse(p);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].first, std::string(500, 'A'));
    p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        const auto result = espalier::count(occurrence_search<T>(p.board, trie, p.use));
        EXPECT_EQ(result.statistics.promising, 501u);
    });
}

TEST(WithReuse, HasABOnlyWhereAsAreBefore) {
    std::vector<std::string> tiles(25, "A");
    tiles[24] = "B";
    const auto p = small({5, 5, tiles}, std::string(40, 'a') + "b\nbb\nabb\n", true);
    const auto found = with_reuse(p);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].second.back(), 24u);
}

} // namespace
