#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// The words of each line.
std::vector<words> cells_of(const std::string& text) {
    std::vector<words> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        words& cells = lines.emplace_back();
        std::istringstream parts(line);
        for (std::string cell; parts >> cell;)
            cells.push_back(cell);
    }
    return lines;
}

TEST(NqueensTable, HasTheCountsThatArePublished) {
    const ended end = run({"--table", "1-10"});
    EXPECT_EQ(end.status, 0);
    EXPECT_EQ(end.err, "");
    const auto lines = cells_of(end.out);
    ASSERT_EQ(lines.size(), 11U);
    EXPECT_THAT(lines[0], ElementsAre("N", "solutions", "fundamental", "nodes", "time", "method"));
    const words solutions{"1", "0", "0", "2", "10", "4", "40", "92", "352", "724"};
    const words fundamental{"1", "0", "0", "1", "2", "1", "6", "12", "46", "92"};
    for (std::size_t i = 0; i < 10; ++i) {
        EXPECT_EQ(lines[i + 1][0], std::to_string(i + 1));
        EXPECT_EQ(lines[i + 1][1], solutions[i]);
        EXPECT_EQ(lines[i + 1][2], fundamental[i]);
    }
}

TEST(NqueensTable, HasTheNodesOfTheMethod) {
    const auto lines = cells_of(run({"--table", "--method=textbook", "4,8,10-11"}).out);
    ASSERT_EQ(lines.size(), 5U);
    const words nodes{"17", "2057", "35539", "166926"};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        EXPECT_EQ(lines[i + 1][3], nodes[i]);
        EXPECT_EQ(lines[i + 1].back(), "textbook");
    }
}

TEST(NqueensTable, NodesAreThoseOfThePlainWalkWhateverTheMethod) {
    const auto lines = cells_of(run({"--table", "--method=bits", "8,14"}).out);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[1][3], "2057");
    EXPECT_THAT(words(lines[2].begin(), lines[2].begin() + 4),
                ElementsAre("14", "365596", "45752", "27358553"));
}

TEST(NqueensTable, TreesOfSomeSecondsAreNotWalkedForTheirNodesWhenTimeIsLimited) {
    const words line{"--table", "--method=bits", "--time-limit=1h", "13-14"};
    const auto lines = cells_of(run(line).out);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[1][3], "4674890");
    EXPECT_EQ(lines[2][3], "-");
    words as_json = line;
    as_json.emplace_back("--json");
    const json document = json::parse(run(as_json).out);
    EXPECT_TRUE(document.at("rows").at(1).at("nodes").is_null());
}

TEST(NqueensTable, ColumnsAreAligned) {
    std::istringstream lines(run({"--table", "--method=textbook", "1-8"}).out);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, " N  solutions  fundamental         nodes        time  method");
    const std::size_t method = line.find("method");
    while (std::getline(lines, line))
        EXPECT_EQ(line.find("textbook"), method) << line;
}

TEST(NqueensTable, IsADocumentToo) {
    const ended end = run({"--table", "--json", "--method=textbook", "8,4"});
    EXPECT_EQ(end.status, 0);
    const json document = json::parse(end.out);
    EXPECT_EQ(document.at("complete"), true);
    ASSERT_EQ(document.at("rows").size(), 2U);
    const json& eight = document.at("rows").at(0);
    EXPECT_EQ(eight.at("n"), 8);
    EXPECT_EQ(eight.at("count"), 92);
    EXPECT_EQ(eight.at("fundamental"), 12);
    EXPECT_EQ(eight.at("nodes"), 2057);
    EXPECT_EQ(eight.at("method"), "textbook");
    EXPECT_GE(eight.at("wall_microseconds"), 0);
    EXPECT_EQ(document.at("rows").at(1).at("count"), 2);
}

/// Sizes 4 and 5 have 17 and 54 nodes, the root counted: 80 are not enough for 6 as well.
TEST(NqueensTable, LimitsHoldForAllOfIt) {
    const words line{"--table", "--method=textbook", "--node-limit=80", "4-6"};
    const ended end = run(line);
    EXPECT_EQ(end.status, 3);
    EXPECT_EQ(end.err, "nqueens: stopped by the node limit at N = 6\n");
    EXPECT_EQ(cells_of(end.out).size(), 3U);
    const ended quiet = run(line + words{"--json", "--quiet"});
    EXPECT_EQ(quiet.status, 3);
    EXPECT_EQ(quiet.err, "");
    const json document = json::parse(quiet.out);
    EXPECT_EQ(document.at("complete"), false);
    EXPECT_EQ(document.at("status"), "node limit");
    EXPECT_EQ(document.at("rows").size(), 2U);
    const ended late = run({"--table", "--time-limit=1ms", "10,20"});
    EXPECT_EQ(late.status, 3);
    EXPECT_THAT(late.err, StartsWith("nqueens: stopped by the time limit at N = "));
}

TEST(NqueensTable, RefusesWhatIsNoListOfSizes) {
    for (const std::string bad : {"", "8-", "-8", "1-33", "1,", ",", "1..4", "a", "1-4-6", "1 2"}) {
        const ended end = run({"--table", "--", bad});
        EXPECT_EQ(end.status, 2) << bad;
        EXPECT_EQ(end.out, "");
        EXPECT_THAT(end.err, StartsWith("nqueens: N: ")) << bad;
    }
    EXPECT_THAT(run({"--table", "16-1"}).err,
                HasSubstr("N: the range '16-1' runs backwards\n  write the smaller size first"));
    EXPECT_EQ(run({"8-9"}).status, 2);
}

TEST(NqueensTable, RefusesWhatContradictsIt) {
    EXPECT_THAT(run({"--table", "--all", "8"}).err,
                StartsWith("nqueens: --table: not together with --all\n"));
    EXPECT_THAT(run({"--table", "--svg=-", "8"}).err,
                StartsWith("nqueens: --table: not together with --svg\n"));
    EXPECT_THAT(run({"--table", "--placed=a1", "8"}).err,
                StartsWith("nqueens: --placed: not together with --table\n"));
    EXPECT_THAT(run({"--table"}).err, StartsWith("nqueens: N is missing\n"));
    EXPECT_EQ(run({"--table", "--checkpoint=x", "8"}).status, 2);
}

} // namespace
