#include "cli/numbers.hpp"

#include <cstdint>
#include <limits>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/quoting.hpp"
#include "error_of.hpp"

namespace {

using cli::parse_int;
using testing::HasSubstr;

TEST(ParseInt, ReadsTheWholeRange) {
    EXPECT_EQ(parse_int<int>("0", 0, 32).value, 0);
    EXPECT_EQ(parse_int<int>("32", 0, 32).value, 32);
    EXPECT_EQ(parse_int<int>("-7", -7, 7).value, -7);
    EXPECT_EQ(parse_int<int>("007", 0, 32).value, 7);
    const auto most = std::numeric_limits<std::uint64_t>::max();
    EXPECT_EQ(parse_int<std::uint64_t>("18446744073709551615", 0, most).value, most);
    const auto least = std::numeric_limits<std::int64_t>::min();
    EXPECT_EQ(parse_int<std::int64_t>("-9223372036854775808", least, 0).value, least);
}

TEST(ParseInt, MinusOneIsNoLargeUnsignedNumber) {
    const auto read = parse_int<unsigned>("-1", 0, std::numeric_limits<unsigned>::max());
    EXPECT_FALSE(read.value);
    EXPECT_EQ(read.error, "'-1' is out of range");
    EXPECT_EQ(read.remedy, "write a whole number from 0 to 4294967295");
}

TEST(ParseInt, RefusesWhatIsOutOfRange) {
    for (const char* text : {"33", "-1", "4294967296", "99999999999999999999999999"}) {
        const auto read = parse_int<int>(text, 0, 32);
        EXPECT_FALSE(read.value) << text;
        EXPECT_EQ(read.error, cli::in_quotes(text) + " is out of range");
        EXPECT_EQ(read.remedy, "write a whole number from 0 to 32");
    }
    EXPECT_FALSE(parse_int<std::uint64_t>("18446744073709551616", 0,
                                          std::numeric_limits<std::uint64_t>::max())
                     .value);
    EXPECT_FALSE(parse_int<signed char>("128", -128, 127).value);
}

TEST(ParseInt, RefusesWhatIsNoWholeNumber) {
    for (const char* text : {"x", "8x", "x8", " 8", "8 ", "+8", "0x8", "8.0", "1e3", "--8", "-",
                             "nan", "inf", "1'000", "8\n", "\xD9\xA8"}) {
        const auto read = parse_int<int>(text, -100, 100);
        EXPECT_FALSE(read.value) << text;
        EXPECT_THAT(read.error, HasSubstr("is not a whole number")) << text;
        EXPECT_EQ(read.remedy, "write a whole number from -100 to 100");
    }
    EXPECT_EQ(parse_int<int>("", 0, 1).error, "the number is missing");
    EXPECT_FALSE(parse_int<int>(std::string_view("8\0", 2), 0, 9).value);
}

TEST(ParseInt, DemandNamesTheSubject) {
    EXPECT_EQ(cli::demand(parse_int<int>("8", 0, 32), "N"), 8);
    const auto error = cli::test::error_of([] { cli::demand(parse_int<int>("33", 0, 32), "N"); });
    EXPECT_EQ(error.message, "N: '33' is out of range");
    EXPECT_EQ(error.remedy, "write a whole number from 0 to 32");
}

/// Every text of up to three characters from a small alphabet, against the obvious definition.
TEST(ParseInt, AgreesWithTheDefinitionOnAllShortTexts) {
    const std::string alphabet = "0129-+ .";
    std::vector<std::string> texts{""};
    int read_as_numbers = 0;
    for (std::size_t from = 0; from < texts.size(); ++from) {
        const std::string text = texts[from];
        bool number = !text.empty() && text != "-";
        for (std::size_t i = 0; i < text.size(); ++i) {
            number = number && (std::isdigit(text[i]) != 0 || (text[i] == '-' && i == 0));
        }
        const auto read = parse_int<int>(text, -50, 150);
        const bool expected = number && std::stoi(text) >= -50 && std::stoi(text) <= 150;
        ASSERT_EQ(read.value.has_value(), expected) << '[' << text << ']';
        ASSERT_EQ(read.error.empty(), expected) << '[' << text << ']';
        if (expected) {
            ASSERT_EQ(*read.value, std::stoi(text));
        }
        read_as_numbers += expected ? 1 : 0;
        if (text.size() == 3) continue;
        for (const char letter : alphabet)
            texts.push_back(text + letter);
    }
    EXPECT_GT(read_as_numbers, 40);
}

} // namespace
