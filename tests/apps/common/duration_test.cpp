#include "cli/duration.hpp"

#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "cli/quoting.hpp"

namespace {

using cli::parse_duration;
using namespace std::chrono_literals;

TEST(ParseDuration, KnowsItsUnits) {
    EXPECT_EQ(parse_duration("500ms").value, 500ms);
    EXPECT_EQ(parse_duration("30s").value, 30s);
    EXPECT_EQ(parse_duration("2m").value, 2min);
    EXPECT_EQ(parse_duration("1h").value, 1h);
    EXPECT_EQ(parse_duration("10").value, 10s);
    EXPECT_EQ(parse_duration("0").value, 0s);
}

TEST(ParseDuration, TakesDecimals) {
    EXPECT_EQ(parse_duration("1.5h").value, 90min);
    EXPECT_EQ(parse_duration("0.1").value, 100ms);
    EXPECT_EQ(parse_duration("1.1").value, 1100ms);
    EXPECT_EQ(parse_duration(".5m").value, 30s);
    EXPECT_EQ(parse_duration("2.").value, 2s);
    EXPECT_EQ(parse_duration("0.25ms").value, 250us);
}

TEST(ParseDuration, MoreThanZeroNeverBecomesZero) {
    EXPECT_EQ(parse_duration("0.0000000000001").value, 1ns);
    EXPECT_EQ(parse_duration("0." + std::string(400, '0') + "1").value, 1ns);
    EXPECT_EQ(parse_duration("0.000").value, 0ns);
}

TEST(ParseDuration, RefusesWhatIsNoTime) {
    for (const char* text : {"nan", "inf", "infinity", "-nan", "s", "ms", ".", "..5", "1.2.3", "x",
                             "+5", " 5", "0x10"}) {
        const auto read = parse_duration(text);
        EXPECT_FALSE(read.value) << text;
        EXPECT_FALSE(read.error.empty()) << text;
        EXPECT_EQ(read.remedy, "write a time such as 500ms, 30s, 2m, 1.5h or 10 (seconds)");
    }
    EXPECT_EQ(parse_duration("").error, "the time is missing");
    EXPECT_EQ(parse_duration("nan").error, "'nan' is not a time");
}

TEST(ParseDuration, RefusesUnknownUnits) {
    for (const char* text : {"5x", "5 s", "5S", "5sec", "5e3", "5d", "5ms2", "1m30s", "5,5"}) {
        EXPECT_EQ(parse_duration(text).error,
                  cli::in_quotes(text) + " has an unknown unit of time");
    }
}

TEST(ParseDuration, RefusesNegativeTimes) {
    EXPECT_EQ(parse_duration("-5").error, "'-5' is a negative time");
    EXPECT_EQ(parse_duration("-5s").error, "'-5s' is a negative time");
    EXPECT_EQ(parse_duration("-0").error, "'-0' is a negative time");
}

TEST(ParseDuration, StopsAtAHundredYears) {
    EXPECT_EQ(parse_duration("876000h").value, cli::longest_duration);
    EXPECT_FALSE(parse_duration("876001h").value);
    EXPECT_FALSE(parse_duration("99999999999999999999").value);
    const auto huge = parse_duration(std::string(400, '9'));
    EXPECT_FALSE(huge.value);
    EXPECT_NE(huge.error.find("is longer than a hundred years"), std::string::npos);
}

} // namespace
