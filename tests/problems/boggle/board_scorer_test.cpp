/// The kernel for small boards, in each of its forms, against the plain search of each board.
#include <algorithm>
#include <iostream>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "boggle/board_scorer.hpp"
#include "boggle/kernels.hpp"
#include "puzzles.hpp"
#include "support/seeds.hpp"

namespace {

using namespace boggle;
namespace oracle = espalier::test::oracle;

std::vector<kernels> forms() {
    std::vector<kernels> all{kernels::portable};
    if (can_run(kernels::avx2)) all.push_back(kernels::avx2);
    return all;
}

std::vector<word_id> plain_words(const word_list& words, const compact_board& board,
                                 std::size_t min_length) {
    const auto shared = std::make_shared<const compact_board>(board);
    const auto made = make_lexicon(words, board, {.min_length = min_length});
    std::vector<word_id> ids;
    std::visit(
        [&]<class T>(const T& stored) {
            const auto trie = std::make_shared<const T>(stored);
            for (const found_word& each :
                 espalier::solve(word_search<T>(shared, trie), found_words<T>(shared, trie)).value)
                ids.push_back(each.word);
        },
        made.trie);
    std::ranges::sort(ids);
    return ids;
}

board_score score_of(const word_list& words, const std::vector<word_id>& found,
                     const score_table& table) {
    board_score sum;
    for (const word_id word : found) {
        ++sum.words;
        sum.points += score(table, words.length(word));
    }
    return sum;
}

/// A list and the boards that it is searched on: few letters and long words make levels of
/// thousands of paths.
struct random_list {
    explicit random_list(std::mt19937& random)
        : letters(2 + random() % 25), with_qu(random() % 2 == 0), min_length(1 + random() % 4) {
        std::set<std::string> all;
        for (auto left = 20 + random() % 400; left > 0; --left) {
            std::string word;
            for (auto n = 1 + random() % 9; n > 0; --n) {
                word += letter(random);
                if (word.back() == 'q' && random() % 4 != 0) word += 'u';
            }
            all.insert(word);
        }
        words = parse_words(boggle::test::joined(all), "words");
    }

    char letter(std::mt19937& random) const {
        constexpr std::string_view common = "equationrslhmdcbfgpvwyxjkz";
        return common[random() % letters];
    }

    compact_board board(std::mt19937& random) const {
        tile_grid grid{1 + random() % 7, 1 + random() % 7, {}};
        for (auto left = grid.rows * grid.columns; left > 0; --left)
            grid.tiles.emplace_back(1, letter(random));
        const auto neighbours = random() % 4 == 0 ? neighbourhood::four : neighbourhood::eight;
        return compact(grid_graph(grid, neighbours), {.lone_q_is_qu = with_qu});
    }

    std::size_t letters;
    bool with_qu;
    std::size_t min_length;
    word_list words;
};

TEST(BoardScorer, FindsTheWordsOfThePlainSearch) {
    const auto seed = espalier::test::new_seed();
    std::cout << espalier::test::seed_line(seed) << '\n';
    std::mt19937 random(seed);
    const auto table = score_table::standard();
    std::size_t found = 0;
    for (int round = 0; round < RANDOM_LISTS; ++round) {
        const random_list given(random);
        const auto lexicon = std::make_shared<const batch_lexicon>(
            given.words, batch_options{.min_length = given.min_length, .q_is_qu = given.with_qu});
        std::vector<board_scorer> scorers;
        for (const kernels form : forms())
            scorers.emplace_back(lexicon, form);
        for (int i = 0; i < 50; ++i) {
            const auto board = given.board(random);
            const auto small = to_small_board(board, *lexicon);
            ASSERT_TRUE(small);
            const auto expected = plain_words(given.words, board, given.min_length);
            found += expected.size();
            for (board_scorer& scorer : scorers) {
                ASSERT_EQ(scorer.words(*small), expected) << espalier::test::seed_line(seed);
                ASSERT_EQ(scorer.score(*small), score_of(given.words, expected, table));
            }
        }
    }
    EXPECT_GT(found, 100u * RANDOM_LISTS) << "boards of a few letters hold words";
}

tile_grid square_of(const std::string& letters) {
    std::size_t side = 1;
    while (side * side < letters.size())
        ++side;
    tile_grid grid{side, side, {}};
    for (const char c : letters)
        grid.tiles.emplace_back(1, c);
    return grid;
}

/// With 129 different points there are eight bits for them, which leaves eight for the number of
/// the board.
TEST(BoardScorer, KeepsBoardsApartWhenTheirNumbersRunOut) {
    score_table table;
    for (std::uint32_t n = 0; n <= batch_lexicon::longest; ++n)
        table.points.push_back(n * n);
    const auto words = parse_words("cat\nact\ntaco\ndog\n", "words");
    const auto lexicon =
        std::make_shared<const batch_lexicon>(words, batch_options{.scores = table});
    const auto cat = to_small_board(compact(grid_graph(square_of("catx"))), *lexicon);
    const auto taco = to_small_board(compact(grid_graph(square_of("taco"))), *lexicon);
    for (const kernels form : forms()) {
        board_scorer scorer(lexicon, form);
        for (int i = 0; i < 600; ++i) {
            ASSERT_EQ(scorer.score(*cat), (board_score{.words = 2, .points = 18})) << i;
            ASSERT_EQ(scorer.score(*taco), (board_score{.words = 3, .points = 34})) << i;
        }
    }
}

TEST(BoardScorer, GivesUpWhereOnlyWhatIsFoundCouldBeFoundAgain) {
    const auto words = parse_words("aaaaaaaaaaaaaaaa\naab\n", "words");
    const auto lexicon = std::make_shared<const batch_lexicon>(words);
    const auto all_a =
        to_small_board(compact(grid_graph(square_of(std::string(36, 'a')))), *lexicon);
    const auto easy = to_small_board(compact(grid_graph(square_of("aabx"))), *lexicon);
    for (const kernels form : forms()) {
        board_scorer scorer(lexicon, form, 20'000);
        EXPECT_EQ(scorer.score(*all_a), std::nullopt);
        EXPECT_EQ(scorer.words(*all_a), std::nullopt);
        EXPECT_EQ(scorer.words(*easy), std::vector<word_id>{1}) << "the next board is not harmed";
    }
}

TEST(BoardScorer, BoardsThatAreNotForTheKernel) {
    const auto words = parse_words("quit\nqat\n", "words");
    const batch_lexicon plain(words), with_qu(words, {.q_is_qu = true});
    const auto fits = [](const tile_grid& grid, const batch_lexicon& lexicon) {
        return to_small_board(compact(grid_graph(grid)), lexicon).has_value();
    };
    EXPECT_TRUE(fits(square_of(std::string(64, 'q')), plain));
    EXPECT_FALSE(fits(square_of(std::string(81, 'q')), plain)) << "too many cells";
    EXPECT_FALSE(fits({1, 2, {"qu", "t"}}, plain));
    EXPECT_TRUE(fits({1, 2, {"qu", "t"}}, with_qu));
    EXPECT_FALSE(fits({1, 2, {"q", "t"}}, with_qu));
    EXPECT_FALSE(fits({1, 2, {"in", "t"}}, with_qu));
    EXPECT_TRUE(fits({1, 2, {"z", "é"}}, plain)) << "letters that no word has";
}

/// Of 32 letters in the list the trie has 30; boards with one of the two rarest are not for it.
TEST(BoardScorer, TakesTheMostFrequentLettersOfALargeAlphabet) {
    std::vector<std::string> letters{"а", "б", "в", "г", "д", "е"};
    for (char c = 'a'; c <= 'z'; ++c)
        letters.emplace_back(1, c);
    const auto is_rare = [](const std::string& letter) { return letter == "б" || letter == "m"; };
    std::string list;
    for (const std::string& letter : letters)
        list += "ab" + letter + "\n" + (is_rare(letter) ? "" : "ba" + letter + "\n");
    const auto words = parse_words(list, "words");
    const auto lexicon = std::make_shared<const batch_lexicon>(words);
    for (const std::string& letter : letters)
        EXPECT_EQ(lexicon->number_of(letter).has_value(), !is_rare(letter)) << letter;

    const auto board = compact(grid_graph({1, 4, {"b", "a", "г", "x"}}));
    board_scorer scorer(lexicon, kernels::portable);
    EXPECT_EQ(scorer.words(to_small_board(board, *lexicon).value()), plain_words(words, board, 3));
}

TEST(BoggleKernels, OneRunsEverywhereAndOthersAreRefused) {
    EXPECT_EQ(kernels_named("portable"), kernels::portable);
    EXPECT_TRUE(can_run(kernels_named("")));
    EXPECT_THROW(kernels_named("avx512"), std::invalid_argument);
}

} // namespace
