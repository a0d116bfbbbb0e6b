#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <espalier/espalier.hpp>

#include "known_values.hpp"
#include "queens/bit_board.hpp"
#include "queens/fundamental.hpp"
#include "queens/textbook.hpp"
#include "queens_oracle.hpp"
#include "support/cases.hpp"

namespace {

using namespace queens;
using queens::test::up_to;

std::uint64_t counted(int n) {
    const auto bits = espalier::count(bit_board(n)).value;
    if (n <= up_to(12, 10)) {
        EXPECT_EQ(bits, espalier::count(textbook(n)).value) << n;
    }
    return bits.to_uint64();
}

TEST(ReportedFaults, AreNotRepeated) {
    for (const auto& row : queens::test::read_table("queens-faults.txt")) {
        ASSERT_EQ(row.size(), 3U);
        const std::uint64_t count = counted(static_cast<int>(row[0]));
        EXPECT_EQ(count, row[1]) << row[0];
        EXPECT_NE(count, row[2]) << row[0];
    }
}

/// A program that stored its live board 92 times had 92 times the same, empty board.
TEST(ReportedFaults, SolutionsAreValuesAndNotTheLiveBoard) {
    const auto found = espalier::all(textbook(8)).value;
    EXPECT_EQ(found.size(), 92U);
    EXPECT_EQ(std::set<placement>(found.begin(), found.end()).size(), 92U);
    for (const placement& each : found)
        EXPECT_EQ(each.size(), 8U);
}

/// Programs have called the main diagonal a solution, and even an optimal one.
TEST(ReportedFaults, TheFirstSolutionIsNotTheMainDiagonal) {
    for (const int n : {4, 8}) {
        const auto found = espalier::first(textbook(n)).value;
        ASSERT_TRUE(found.has_value());
        EXPECT_TRUE(queens::test::attacks_nobody(*found));
    }
}

/// Counts above 32 bits (N = 19 on) must not wrap where they are summed: seen on a board whose
/// leaves count for more than they are.
TEST(ReportedFaults, CountsOutgrowThirtyTwoBits) {
    struct heavy : textbook {
        using textbook::textbook;
        std::uint64_t weight() const { return 54'000'630; }
    };
    EXPECT_EQ(espalier::count(heavy(8)).value, 4'968'057'960U);
    EXPECT_NE(espalier::count(heavy(8)).value, 4'968'057'960U & 0xffffffffU);
}

TEST(ReportedFaults, ClassesAreNotAlwaysOfEight) {
    std::map<int, int> of_size;
    for (const placement& each : espalier::all(fundamental<textbook>(8)).value)
        ++of_size[orbit_size(each)];
    EXPECT_EQ(of_size, (std::map<int, int>{{8, 11}, {4, 1}}));
}

/// The table of the shared cases, as far as a test should go; the rest are published values.
TEST(SharedCases, TheTableOfCounts) {
    const auto path = espalier::test::cases_folder() / "nqueens/counts.tsv";
    ESPALIER_NEEDS_CASE(path);
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    ASSERT_THAT(line, testing::StartsWith("n\tcount\tfundamental"));
    int rows = 0;
    while (std::getline(file, line)) {
        std::istringstream numbers(line);
        int n = 0;
        std::uint64_t count = 0;
        std::uint64_t classes = 0;
        ASSERT_TRUE(numbers >> n >> count) << line;
        if (n > up_to(14, 11)) continue;
        ++rows;
        EXPECT_EQ(counted(n), count) << line;
        if (numbers >> classes && n <= up_to(12, 10)) {
            EXPECT_EQ(espalier::count(fundamental<textbook>(n)).value, classes) << line;
        }
    }
    EXPECT_EQ(rows, up_to(14, 11) + 1);
}

/// Cases that give a board or several and how many solutions each has.
void expect_counts(const nlohmann::json& input, const nlohmann::json& expected) {
    if (!input.at("n").is_array()) {
        EXPECT_EQ(counted(input.at("n").get<int>()), expected.get<std::uint64_t>());
        return;
    }
    ASSERT_EQ(input.at("n").size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_EQ(counted(input.at("n").at(i).get<int>()), expected.at(i).get<std::uint64_t>());
}

/// Every entry is tested: here where it is a count that can be computed in a moment, else by the
/// test named. A new entry that is neither fails.
TEST(SharedCases, EveryEntryHasItsTest) {
    const auto path = espalier::test::cases_folder() / "cases.json";
    ESPALIER_NEEDS_CASE(path);
    const std::map<std::string, std::string> elsewhere{
        {"nq-counts", "SharedCases.TheTableOfCounts"},
        {"nq-theal-alias", "ReportedFaults.SolutionsAreValuesAndNotTheLiveBoard"},
        {"nq-solverforge-1", "ReportedFaults.TheFirstSolutionIsNotTheMainDiagonal"},
        {"nq-badinput", "Nqueens.RefusesWhatIsNoSizeAndSaysTheRange, in the tests of the program"},
        {"nq-overflow", "ReportedFaults.CountsOutgrowThirtyTwoBits"},
        {"nq-symm-text", "ReportedFaults.ClassesAreNotAlwaysOfEight"},
        {"nq-excluded-diagonals", "ExcludedDiagonals.CountsOfTheSharedInstancesAreRight"},
    };
    std::ifstream file(path);
    int entries = 0;
    for (const auto& entry : nlohmann::json::parse(file)) {
        if (entry.at("domain") != "nqueens") continue;
        ++entries;
        const std::string id = entry.at("id");
        SCOPED_TRACE(id);
        if (elsewhere.contains(id)) continue;
        expect_counts(entry.at("input"), entry.at("expected"));
    }
    EXPECT_GE(entries, 14);
}

} // namespace
