/// Whatever bytes come in, a reader either reads them or says what is wrong and where.
#include <algorithm>
#include <iostream>
#include <random>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "boggle/board_reader.hpp"
#include "boggle/compact.hpp"
#include "boggle/lexicon.hpp"
#include <reading/input_error.hpp>

namespace {

using namespace boggle;

/// Pieces of real files, broken UTF-8 and stray bytes, thrown together.
std::string random_text(std::mt19937& random) {
    static const std::string pieces[] = {"A",
                                         "b",
                                         "Qu",
                                         "Q",
                                         "ab",
                                         "\n",
                                         "\n",
                                         "\r\n",
                                         "\r",
                                         " ",
                                         ",",
                                         "\t",
                                         "4 4\n",
                                         "2 2\n",
                                         "0",
                                         "é",
                                         "e\u0301",
                                         "한",
                                         "\u1112\u1161",
                                         "ß",
                                         "\u0301",
                                         "\u200d",
                                         "'",
                                         "\u2019",
                                         "\xff",
                                         "\xc3",
                                         "\xed\xa0\x80",
                                         "\xef\xbb\xbf",
                                         "\xff\xfe",
                                         "-",
                                         "9999999999",
                                         "😀",
                                         std::string(1, '\0')};
    std::string text;
    const auto plain = random() % 3 == 0;
    for (auto n = random() % 24; n > 0; --n)
        text += plain ? std::string(1, static_cast<char>(random() % 256))
                      : pieces[random() % (random() % 2 == 0 ? 12 : std::size(pieces))];
    return text;
}

TEST(RandomInput, BoardsAreReadOrRefusedWithAPlace) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    int read = 0, refused = 0;
    for (int round = 0; round < 40000; ++round) {
        const auto text = random_text(random);
        std::istringstream in(text);
        try {
            const auto grid = read_board(in, "board");
            ASSERT_GE(grid.tiles.size(), 1u);
            ASSERT_EQ(grid.tiles.size(), grid.rows * grid.columns);
            const auto board =
                compact(grid_graph(grid), {.lone_q_is_qu = round % 2 == 0, .any_letter = {"a"}});
            const auto blocked = std::ranges::count_if(grid.tiles, is_blocked);
            ASSERT_EQ(board.cell_count() + static_cast<std::size_t>(blocked), grid.tiles.size());
            ++read;
        } catch (const reading::input_error& e) {
            const auto ends =
                1 + static_cast<std::size_t>(std::count_if(
                        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }));
            ++refused;
            const bool is_json = text.find_first_of("[{") != std::string::npos;
            if (is_json && e.where().line == 0) continue; // the form of a document has no place
            ASSERT_GE(e.where().line, 1u);
            ASSERT_LE(e.where().line, ends);
            ASSERT_GE(e.where().column, 1u);
            ASSERT_LE(e.where().column, text.size() + 1);
        }
    }
    std::cout << read << " read, " << refused << " refused\n";
    EXPECT_GT(read, 1000);
    EXPECT_GT(refused, 1000);
}

TEST(RandomInput, WordsAreReadOrRefusedAndEveryLineIsCounted) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    const auto board = compact(grid_graph({2, 3, {"A", "b", "Qu", "é", "한", "ß"}}));
    int read = 0, refused = 0;
    for (int round = 0; round < 40000; ++round) {
        const auto text = random_text(random);
        try {
            const auto list = parse_words(
                text, "words", {.with_capital = round % 2 == 0 ? capitals::skip : capitals::fold});
            const auto& s = list.statistics();
            ASSERT_EQ(s.lines, list.size() + s.blank + s.duplicates + s.capitals + s.apostrophes +
                                   s.other_characters + s.ill_formed);
            for (word_id i = 0; i < list.size(); ++i) {
                ASSERT_EQ(list.find(list.spelling(i)), i);
                if (i > 0) {
                    ASSERT_LT(list.folded(i - 1), list.folded(i));
                }
            }
            const auto made = make_lexicon(list, board, {.min_length = 1}).statistics;
            ASSERT_EQ(made.words + made.too_short + made.foreign_letters + made.too_many_letters +
                          made.not_neighbours,
                      list.size());
            ++read;
        } catch (const reading::input_error&) {
            ++refused;
        }
    }
    std::cout << read << " read, " << refused << " refused\n";
    EXPECT_GT(read, 1000);
    EXPECT_GT(refused, 1000);
}

} // namespace
