#include <ostream>

#include <gtest/gtest.h>

#include <espalier/graph/choice_label.hpp>

namespace {

struct square {
    int row, column;
    friend std::ostream& operator<<(std::ostream& out, const square& s) {
        return out << s.row << ',' << s.column;
    }
};

struct letter {
    char c;
    friend std::string to_string(const letter& l) { return {'<', l.c, '>'}; }
    [[maybe_unused]] friend std::ostream& operator<<(std::ostream& out, const letter&) {
        return out << "no";
    }
};

enum class direction : unsigned char { left = 3 };
enum class turn { right };
std::string_view to_string(turn) {
    return "right";
}

struct nameless {};

using espalier::choice_label;

TEST(ChoiceLabel, OfANumberIsItsDigits) {
    EXPECT_EQ(choice_label(-7), "-7");
    EXPECT_EQ(choice_label(18446744073709551615ULL), "18446744073709551615");
    EXPECT_EQ(choice_label(static_cast<unsigned char>(65)), "65");
    EXPECT_EQ(choice_label(true), "1");
    EXPECT_EQ(choice_label(0.5), "0.5");
}

TEST(ChoiceLabel, OfALetterIsTheLetter) {
    EXPECT_EQ(choice_label('A'), "A");
}

TEST(ChoiceLabel, OfAnEnumeratorIsItsNameOrItsNumber) {
    EXPECT_EQ(choice_label(direction::left), "3");
    EXPECT_EQ(choice_label(turn::right), "right");
}

TEST(ChoiceLabel, IsWhatTheChoiceSaysOfItself) {
    EXPECT_EQ(choice_label(square{1, 2}), "1,2");
    EXPECT_EQ(choice_label(letter{'q'}), "<q>");
}

TEST(ChoiceLabel, IsNotMadeUp) {
    static_assert(espalier::detail::HasLabel<square>);
    static_assert(!espalier::detail::HasLabel<nameless>);
}

} // namespace
