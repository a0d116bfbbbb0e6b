#include <cstdint>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "nqueens/report.hpp"
#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using nlohmann::json;

json document_of(const words& line, int status = 0) {
    const ended end = run(line + words{"--json", "--quiet"});
    EXPECT_EQ(end.status, status) << testing::PrintToString(line);
    EXPECT_EQ(end.err, "");
    EXPECT_TRUE(end.out.ends_with("}\n"));
    return json::parse(end.out);
}

TEST(NqueensJson, HasTheCountAndTheStatistics) {
    const json document = document_of({"8"});
    EXPECT_EQ(document.at("n"), 8);
    EXPECT_EQ(document.at("goal"), "count");
    EXPECT_EQ(document.at("fundamental"), false);
    EXPECT_EQ(document.at("method"), "bits");
    EXPECT_EQ(document.at("count"), 92);
    EXPECT_EQ(document.at("complete"), true);
    EXPECT_EQ(document.at("status"), "exhausted");
    EXPECT_TRUE(document.at("wall_microseconds").is_number_unsigned() ||
                document.at("wall_microseconds").is_number_integer());
    EXPECT_GE(document.at("cpu_microseconds"), 0);
    EXPECT_FALSE(document.contains("solutions"));
}

TEST(NqueensJson, ShowsTheTextbooksNodeCountsWhenAsked) {
    const json expected = {{"checked", 15721}, {"promising", 2057}, {"pruned", 0},
                           {"dead_ends", 644}, {"solutions", 92},   {"deepest", 8}};
    const json document = document_of({"--stats", "8"});
    EXPECT_EQ(document.at("method"), "textbook");
    EXPECT_EQ(document.at("statistics"), expected);
    EXPECT_EQ(document_of({"--method=textbook", "8"}).at("statistics"), expected);
}

/// The bit boards count at once where nobody asks for nodes, and walk every node where somebody
/// does.
TEST(NqueensJson, BitsShowTheWholeTreeWhenAskedForIt) {
    const words bits{"--method=bits", "11"};
    const auto nodes = [](const json& document) {
        return document.at("statistics").at("promising").get<std::uint64_t>();
    };
    const json at_once = document_of(bits);
    EXPECT_EQ(at_once.at("count"), 2680);
    EXPECT_LT(nodes(at_once), 2000U);
    for (const words& asked : {words{"--stats"}, words{"--node-limit=1000000"},
                               words{"--max-solutions=1000000"}, words{"--shard=1/1", "--stats"}}) {
        const json walked = document_of(bits + asked);
        EXPECT_EQ(walked.at("count"), 2680);
        EXPECT_EQ(nodes(walked), 166926U);
    }
    EXPECT_EQ(document_of(bits + words{"--placed=d1"}).at("count"),
              document_of(bits + words{"--placed=d1", "--stats"}).at("count"));
}

TEST(NqueensJson, ListsSolutions) {
    const json all = document_of({"--all", "4"});
    EXPECT_EQ(all.at("solutions"), json::parse("[[2, 4, 1, 3], [3, 1, 4, 2]]"));
    EXPECT_EQ(all.at("count"), 2);
    EXPECT_EQ(all.at("complete"), true);
    const json first = document_of({"--first", "8"});
    EXPECT_EQ(first.at("solutions"), json::parse("[[1, 5, 8, 6, 3, 7, 2, 4]]"));
    EXPECT_EQ(first.at("status"), "satisfied");
    EXPECT_EQ(first.at("complete"), false);
    EXPECT_EQ(document_of({"--all", "--fundamental", "8"}).at("solutions").size(), 12U);
    EXPECT_EQ(document_of({"--all", "0"}).at("solutions"), json::parse("[[]]"));
}

TEST(NqueensJson, AnEmptyListIsADocumentToo) {
    const json none = document_of({"--all", "3"}, 1);
    EXPECT_EQ(none.at("solutions"), json::array());
    EXPECT_EQ(none.at("count"), 0);
    EXPECT_EQ(none.at("complete"), true);
}

TEST(NqueensJson, SaysWhatStoppedIt) {
    const json limited = document_of({"--node-limit=1000", "8"}, 3);
    EXPECT_EQ(limited.at("count"), 44);
    EXPECT_EQ(limited.at("complete"), false);
    EXPECT_EQ(limited.at("status"), "node limit");
    const json some = document_of({"--all", "--max-solutions=2", "8"}, 0);
    EXPECT_EQ(some.at("solutions").size(), 2U);
    EXPECT_EQ(some.at("complete"), false);
    EXPECT_EQ(some.at("status"), "solution limit");
}

json told(const espalier::checked_count& solutions) {
    const nqueens::request wanted{.n = 27};
    std::ostringstream out;
    const auto report = nqueens::json_report(wanted, out);
    report->begin();
    report->end({.solutions = solutions,
                 .status = espalier::status::exhausted,
                 .statistics = {.checked = (std::uint64_t{1} << 53) + 1},
                 .elapsed = {}});
    return json::parse(out.str());
}

TEST(NqueensJson, CountsThatADoubleCannotHoldAreStrings) {
    constexpr std::uint64_t exact = std::uint64_t{1} << 53;
    EXPECT_EQ(told(exact).at("count"), exact);
    EXPECT_EQ(told(exact + 1).at("count"), "9007199254740993");
    EXPECT_EQ(told(234'907'967'154'122'528).at("count"), "234907967154122528");
    EXPECT_EQ(told(1).at("statistics").at("checked"), "9007199254740993");
    espalier::checked_count huge = ~std::uint64_t{0};
    huge += 1;
    EXPECT_EQ(told(huge).at("count"), "18446744073709551616");
}

} // namespace
