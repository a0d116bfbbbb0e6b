#include "boggle/letters.hpp"

#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using boggle::alphabet;
using boggle::letter;
using boggle::no_letter;
using testing::ElementsAre;

TEST(Alphabet, NumbersLettersInOrder) {
    const alphabet letters({"q", "a", "é", "a", "한", "u"});
    ASSERT_EQ(letters.size(), 5u);
    EXPECT_EQ(letters.text(0), "a");
    EXPECT_EQ(letters.text(3), "é");
    EXPECT_EQ(letters.text(4), "한");
    EXPECT_EQ(letters.find("u"), 2);
    EXPECT_EQ(letters.find("한"), 4);
    EXPECT_EQ(letters.find("e"), no_letter);
    EXPECT_EQ(letters.find_byte('q'), 1);
    EXPECT_EQ(letters.find_byte('z'), no_letter);
    EXPECT_EQ(letters.find_byte(0xc3), no_letter);
}

TEST(Alphabet, EmptyHasNoLetter) {
    EXPECT_EQ(alphabet().size(), 0u);
    EXPECT_EQ(alphabet().find("a"), no_letter);
    EXPECT_EQ(alphabet().find_byte('a'), no_letter);
}

TEST(Alphabet, SpellsOrLeavesTheOutputAlone) {
    const alphabet letters({"a", "b", "é", "e\u0331"});
    std::vector<letter> out{7};
    EXPECT_TRUE(letters.spell("abé", out));
    EXPECT_THAT(out, ElementsAre(7, 0, 1, 3));
    EXPECT_FALSE(letters.spell("abc", out));
    EXPECT_FALSE(letters.spell("ae", out)) << "an accent makes another letter";
    EXPECT_THAT(out, ElementsAre(7, 0, 1, 3));
    EXPECT_TRUE(letters.spell("ae\u0331b", out)) << "a letter of two code points";
    EXPECT_THAT(out, ElementsAre(7, 0, 1, 3, 0, 2, 1));
    EXPECT_TRUE(letters.spell("", out));
}

TEST(Alphabet, SurvivesACopy) {
    auto one = std::make_unique<alphabet>(std::vector<std::string>{"a", "é"});
    const alphabet copy = *one;
    one.reset();
    EXPECT_EQ(copy.find("é"), 1);
}

TEST(Alphabet, RefusesMoreLettersThanItCanNumber) {
    std::vector<std::string> many;
    for (int i = 0; i < 65536; ++i)
        many.push_back(std::to_string(i));
    EXPECT_THROW(alphabet{many}, std::length_error);
    many.pop_back();
    EXPECT_EQ(alphabet(many).size(), 65535u);
}

} // namespace
