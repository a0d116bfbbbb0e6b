#include "cli/text_layout.hpp"

#include <random>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace {

using cli::wrapped;

TEST(TextLayout, CountsCharactersNotBytes) {
    EXPECT_EQ(cli::character_count("abc"), 3U);
    EXPECT_EQ(cli::character_count("é丘😀"), 3U);
    EXPECT_EQ(cli::character_count(""), 0U);
}

TEST(TextLayout, BreaksAtBlanks) {
    EXPECT_EQ(wrapped("one two three", 0, 0, 7), "one two\nthree");
    EXPECT_EQ(wrapped("one two three", 0, 2, 8), "one two\n  three");
    EXPECT_EQ(wrapped("one two", 4, 4, 8), "one\n    two");
    EXPECT_EQ(wrapped("é é é", 0, 0, 3), "é é\né");
}

TEST(TextLayout, LeavesLongWordsWhole) {
    EXPECT_EQ(wrapped("a incomprehensible b", 0, 0, 5), "a\nincomprehensible\nb");
    EXPECT_EQ(wrapped("incomprehensible", 0, 0, 5), "incomprehensible");
}

TEST(TextLayout, KeepsNewlinesAndDropsExtraBlanks) {
    EXPECT_EQ(wrapped("one\ntwo", 0, 2, 80), "one\n  two");
    EXPECT_EQ(wrapped("one   two ", 0, 0, 80), "one two");
    EXPECT_EQ(wrapped("", 3, 3, 80), "");
}

TEST(TextLayout, RandomTextKeepsItsWordsAndTheWidth) {
    const unsigned seed = std::random_device{}();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 300; ++round) {
        std::string text;
        for (auto words = random() % 30; words > 0; --words) {
            if (!text.empty()) text += ' ';
            text.append(1 + random() % 8, 'w');
        }
        const std::size_t indent = random() % 10;
        const std::size_t width = indent + 8 + random() % 20;
        const std::string lines = wrapped(text, indent, indent, width);
        std::string joined;
        std::istringstream words(lines);
        for (std::string word; words >> word;)
            joined += (joined.empty() ? "" : " ") + word;
        ASSERT_EQ(joined, text);
        std::istringstream rows(std::string(indent, ' ') + lines);
        for (std::string row; std::getline(rows, row);)
            ASSERT_LE(row.size(), width) << lines;
    }
}

} // namespace
