// What is written down is read back; what is no such text is refused.
#include <cstdint>
#include <limits>
#include <sstream>

#include <gtest/gtest.h>

#include <espalier/text_form.hpp>

namespace espalier::test {
namespace {

enum class colour : unsigned char { red, green };

template <class T>
std::string text(const T& value) {
    std::ostringstream out;
    text_form<T>::write(out, value);
    return out.str();
}

template <class T>
bool reads(const std::string& from, T& value) {
    std::istringstream in(from);
    return text_form<T>::read(in, value);
}

template <class T>
void there_and_back(const T& value) {
    T again{};
    ASSERT_TRUE(reads(text(value), again)) << text(value);
    EXPECT_EQ(again, value);
}

TEST(TextForm, ThereAndBack) {
    there_and_back(-7);
    there_and_back(std::numeric_limits<std::uint64_t>::max());
    there_and_back(std::numeric_limits<std::int64_t>::min());
    there_and_back('x');
    there_and_back(true);
    there_and_back(colour::green);
    there_and_back(std::string("a \"b\" \\ \n \xc3\xa9"));
    there_and_back(std::vector<std::string>{"", "a b", "\t"});
    there_and_back(std::vector<bool>{true, false});
    there_and_back(std::array<int, 3>{1, -2, 3});
    there_and_back(std::pair<int, std::string>{4, "x"});
    there_and_back(std::optional<int>{});
    there_and_back(std::optional<int>{5});
    checked_count large(~std::uint64_t{0});
    large.multiply(4'000'000'000u);
    there_and_back(large);
}

TEST(TextForm, RefusesOtherText) {
    int i = 0;
    unsigned char small = 0;
    bool yes = false;
    std::uint64_t u = 0;
    std::string s;
    checked_count c;
    EXPECT_FALSE(reads("x", i));
    EXPECT_FALSE(reads("99999999999", i));
    EXPECT_FALSE(reads("300", small));
    EXPECT_FALSE(reads("2", yes));
    EXPECT_FALSE(reads("-1", u));
    EXPECT_FALSE(reads("18446744073709551616", u));
    EXPECT_FALSE(reads("plain", s));
    EXPECT_FALSE(reads("\"open", s));
    EXPECT_FALSE(reads("\"\\zz\"", s));
    EXPECT_FALSE(reads("12a", c));
    EXPECT_FALSE(reads("999999999999999999999999999999999999999999", c));
}

TEST(PathText, ThereAndBackAndRefused) {
    EXPECT_EQ(path_to_text(std::vector<int>{1, 5, 8}), "1 5 8");
    EXPECT_EQ(path_from_text<int>("1 5 8"), (std::vector<int>{1, 5, 8}));
    EXPECT_TRUE(path_from_text<int>("").empty());
    try {
        path_from_text<int>("1 x 8");
        FAIL();
    } catch (const std::invalid_argument& e) {
        EXPECT_NE(std::string(e.what()).find("level 2"), std::string::npos);
    }
}

} // namespace
} // namespace espalier::test
