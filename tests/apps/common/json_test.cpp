#include "cli/json.hpp"

#include <cstdint>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using cli::json_count;

TEST(JsonCount, NumbersUpToTwoToThe53) {
    EXPECT_EQ(json_count(std::uint64_t{0}).dump(), "0");
    EXPECT_EQ(json_count(std::uint64_t{92}).dump(), "92");
    EXPECT_EQ(json_count(std::uint64_t{9007199254740992}).dump(), "9007199254740992");
}

TEST(JsonCount, StringsAbove) {
    EXPECT_EQ(json_count(std::uint64_t{9007199254740993}).dump(), "\"9007199254740993\"");
    EXPECT_EQ(json_count(std::numeric_limits<std::uint64_t>::max()).dump(),
              "\"18446744073709551615\"");
}

TEST(JsonCount, DigitsOfAnyLength) {
    EXPECT_EQ(json_count("92").dump(), "92");
    EXPECT_EQ(json_count("-92").dump(), "-92");
    EXPECT_EQ(json_count("9007199254740992").dump(), "9007199254740992");
    EXPECT_EQ(json_count("9007199254740993").dump(), "\"9007199254740993\"");
    EXPECT_EQ(json_count("-9007199254740993").dump(), "\"-9007199254740993\"");
    EXPECT_EQ(json_count("340282366920938463463374607431768211455").dump(),
              "\"340282366920938463463374607431768211455\"");
    for (const char* text : {"", "x", "1e3", "-"}) {
        EXPECT_THROW(json_count(text), std::invalid_argument) << text;
    }
}

TEST(JsonDocument, IsIndentedInTheOrderOfItsMembers) {
    nlohmann::ordered_json document;
    document["n"] = 8;
    document["count"] = json_count(std::uint64_t{92});
    std::ostringstream out;
    cli::write_document(out, document);
    EXPECT_EQ(out.str(), "{\n  \"n\": 8,\n  \"count\": 92\n}\n");
}

TEST(JsonDocument, IsJsonWhateverTheBytes) {
    nlohmann::ordered_json document;
    document["word"] = "caf\xE9 \"é\"\n";
    std::ostringstream out;
    ASSERT_NO_THROW(cli::write_document(out, document));
    const auto read = nlohmann::json::parse(out.str());
    EXPECT_EQ(read["word"], "caf\xEF\xBF\xBD \"é\"\n");
}

} // namespace
