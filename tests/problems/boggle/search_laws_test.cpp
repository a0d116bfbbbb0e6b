/// The laws that every state space must pass.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/testing/laws.hpp>

#include "puzzles.hpp"
#include "support/seeds.hpp"

namespace {

using namespace boggle;
using boggle::test::make_random;
using boggle::test::puzzle;
namespace oracle = espalier::test::oracle;

/// Whether the cells are neighbours one after the other and spell the word, by the oracle's board.
bool spells(const boggle::test::random_puzzle& given, const puzzle& made, const found_word& found) {
    const int columns = static_cast<int>(given.board[0].size());
    std::string text;
    for (std::size_t i = 0; i < found.path.size(); ++i) {
        const int cell = static_cast<int>(found.path[i]);
        std::string tile = given.board[static_cast<std::size_t>(cell / columns)]
                                      [static_cast<std::size_t>(cell % columns)];
        text += given.rules.qu && tile == "Q" ? "QU" : tile;
        if (!given.rules.reuse && std::find(found.path.begin(), found.path.end(), found.path[i]) !=
                                      found.path.begin() + static_cast<std::ptrdiff_t>(i))
            return false;
        if (i == 0) continue;
        const int before = static_cast<int>(found.path[i - 1]);
        const int rows_apart = std::abs(cell / columns - before / columns);
        const int columns_apart = std::abs(cell % columns - before % columns);
        const int reach =
            given.rules.corners ? std::max(rows_apart, columns_apart) : rows_apart + columns_apart;
        if (reach != 1) return false;
    }
    return text == made.text(found.word) && text.size() >= given.rules.min_length;
}

class BoggleLaws : public testing::Test {
  protected:
    BoggleLaws() { std::cout << espalier::test::seed_line(seed_) << '\n'; }

    unsigned seed_ = espalier::test::new_seed();
    std::mt19937 random_{seed_};
};

TEST_F(BoggleLaws, HoldForWordSearch) {
    for (int round = 0; round < 12; ++round) {
        const auto given = make_random(random_, 3);
        const auto made = given.made();
        const auto expected = oracle::solve(given.board, given.words, given.rules).path_count();
        made.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            using space = word_search<T>;
            const auto report = espalier::testing::check_laws(
                space(made.board, trie, made.use),
                {.is_valid = [&](const found_word& f) { return spells(given, made, f); },
                 .apply_unpromising = false,
                 .expected_count = expected});
            EXPECT_TRUE(report.ok && report.complete) << espalier::test::seed_line(seed_) << '\n'
                                                      << report;
        });
    }
}

/// Here each word is one solution, as long as no list is cut.
TEST_F(BoggleLaws, HoldForOccurrenceSearch) {
    for (int round = 0; round < 12; ++round) {
        const auto given = make_random(random_, 3);
        const auto made = given.made();
        const auto expected = oracle::solve(given.board, given.words, given.rules).paths.size();
        const auto is_valid = [&](const found_word& f) { return spells(given, made, f); };
        made.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            using space = occurrence_search<T>;
            const auto whole =
                espalier::testing::check_laws(space(made.board, trie, made.use),
                                              {.is_valid = is_valid, .expected_count = expected});
            EXPECT_TRUE(whole.ok && whole.complete) << espalier::test::seed_line(seed_) << '\n'
                                                    << whole;
            const auto cut = espalier::testing::check_laws(
                space(made.board, trie, made.use, {1, 2}), {.is_valid = is_valid});
            EXPECT_TRUE(cut.ok && cut.complete) << espalier::test::seed_line(seed_) << '\n' << cut;
        });
    }
}

TEST_F(BoggleLaws, PruningKeepsTheWordsAndTheirFirstPaths) {
    for (std::uint32_t round = 0; round < 40; ++round) {
        const auto made = make_random(random_, 4).made();
        made.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
            const auto check = [&]<class Space>(const Space& root) {
                const auto report = espalier::testing::check_fold(
                    root, found_words<T>(made.board, trie),
                    [](found_words<T>& words, const Space& node) { return words.report(node); },
                    [](found_words<T>& words, found_words<T>&& right) {
                        words.merge(std::move(right));
                    });
                EXPECT_TRUE(report.ok) << espalier::test::seed_line(seed_) << '\n' << report;
            };
            check(word_search<T>(made.board, trie, made.use));
            check(occurrence_search<T>(made.board, trie, made.use, {1 + round % 4, 4}));
        });
    }
}

} // namespace
