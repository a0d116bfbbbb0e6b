#include "boggle/text.hpp"

#include <stdexcept>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace boggle;
using testing::ElementsAre;

TEST(Text, FindsTheFirstIllFormedByte) {
    EXPECT_EQ(first_ill_formed(""), std::string::npos);
    EXPECT_EQ(first_ill_formed("abc é 한 𐐷"), std::string::npos);
    EXPECT_EQ(first_ill_formed("ab\xff"), 2u);
    EXPECT_EQ(first_ill_formed("\xc3"), 0u) << "cut short";
    EXPECT_EQ(first_ill_formed("a\xc0\xaf"), 1u) << "longer than need be";
    EXPECT_EQ(first_ill_formed("\xed\xa0\x80"), 0u) << "half a surrogate pair";
    EXPECT_EQ(first_ill_formed("\xf4\x90\x80\x80"), 0u) << "beyond Unicode";
    EXPECT_EQ(first_ill_formed("\xe9t\xe9"), 0u) << "Latin-1";
}

TEST(Text, FoldsCaseAndComposes) {
    EXPECT_EQ(fold("QuIz"), "quiz");
    EXPECT_EQ(fold("ÄÖÜ"), "äöü");
    EXPECT_EQ(fold("E\u0301"), "é");
    EXPECT_EQ(fold("ẞ"), "ss");
    EXPECT_EQ(fold("ß"), "ss");
    EXPECT_EQ(fold("ΣΑΣ"), fold("σας")) << "final sigma";
    EXPECT_EQ(fold("I"), "i") << "no language's own rules";
    EXPECT_EQ(fold("\u1112\u1161\u11ab"), "한");
    EXPECT_EQ(compose("E\u0301a"), "Éa");
    EXPECT_THROW((void)fold("\xff"), std::invalid_argument);
    EXPECT_THROW((void)compose("\xff"), std::invalid_argument);
}

std::string encoded(unsigned code) {
    const auto tail = [&](unsigned shift) {
        return static_cast<char>(0x80 | (code >> shift & 0x3f));
    };
    if (code < 0x80) return {static_cast<char>(code)};
    if (code < 0x800) return {static_cast<char>(0xc0 | code >> 6), tail(0)};
    if (code < 0x10000) return {static_cast<char>(0xe0 | code >> 12), tail(6), tail(0)};
    return {static_cast<char>(0xf0 | code >> 18), tail(12), tail(6), tail(0)};
}

/// A cell the reader lets in must be one the board can take, whatever the script.
TEST(Text, EveryLetterFoldsToLettersForGood) {
    std::size_t letters = 0;
    for (unsigned code = 0x21; code < 0x110000; ++code) {
        const auto text = encoded(code);
        if (!is_letter(text)) continue;
        ++letters;
        const auto once = fold(text);
        EXPECT_EQ(fold(once), once) << quoted(text);
        EXPECT_EQ(fold(compose(text)), once) << quoted(text);
        for (const auto cluster : graphemes(once))
            EXPECT_TRUE(is_letter(cluster)) << quoted(text);
    }
    EXPECT_GT(letters, 120000u);
}

TEST(Text, SplitsIntoWhatIsSeen) {
    EXPECT_THAT(graphemes("aé"), ElementsAre("a", "é"));
    EXPECT_THAT(graphemes("ae\u0301x"), ElementsAre("a", "e\u0301", "x"));
    EXPECT_THAT(graphemes("한국"), ElementsAre("한", "국"));
    EXPECT_THAT(graphemes("a\xff\xfe"), ElementsAre("a", "\xff", "\xfe"));
    EXPECT_THAT(graphemes(""), ElementsAre());
    EXPECT_EQ(grapheme_size(""), 0u);
}

TEST(Text, TellsLettersFromTheRest) {
    for (const auto* letter : {"a", "Z", "é", "e\u0301", "ß", "Ж", "한", "字", "ǅ", "क्"})
        EXPECT_TRUE(is_letter(letter)) << letter;
    for (const auto* other :
         {"", "7", "-", "'", "’", " ", ".", "*", "\u0301", "😀", "\x01", "\xff"})
        EXPECT_FALSE(is_letter(other)) << other;
}

TEST(Text, TellsBlanksCapitalsAndWidths) {
    for (const auto* blank : {" ", "\t", "\u00a0", "\u3000"})
        EXPECT_TRUE(is_blank(blank));
    for (const auto* other : {"", "a", ",", "\n", "\u200b"})
        EXPECT_FALSE(is_blank(other));
    EXPECT_TRUE(has_capital("aÄ"));
    EXPECT_FALSE(has_capital("aä한"));
    EXPECT_TRUE(has_small("AÄä"));
    EXPECT_FALSE(has_small("AÄ한"));
    EXPECT_EQ(display_width("ab"), 2u);
    EXPECT_EQ(display_width("e\u0301"), 1u);
    EXPECT_EQ(display_width("한"), 2u);
}

TEST(Text, QuotesWhatCanBeSeen) {
    EXPECT_EQ(quoted("7"), "'7'");
    EXPECT_EQ(quoted("\x07"), "U+0007");
    EXPECT_EQ(quoted("\u200b"), "U+200B");
    EXPECT_EQ(quoted("\xff"), "byte 0xFF");
}

} // namespace
