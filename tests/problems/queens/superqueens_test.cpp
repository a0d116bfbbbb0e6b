#include "queens/recorded.hpp"
#include "queens/superqueen_board.hpp"

#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "known_values.hpp"
#include "queens_oracle.hpp"
#include "signatures.hpp"

namespace {

using namespace queens;

/// Queens of which no two are a knight's leap apart.
bool attacks_nobody_as_superqueens(const placement& columns) {
    if (!queens::test::attacks_nobody(columns)) return false;
    const auto all = queens::test::squares_of(columns);
    for (const auto& [row, column] : all)
        for (const auto& [other_row, other_column] : all)
            if (std::abs(row - other_row) * std::abs(column - other_column) == 2) return false;
    return true;
}

TEST(Superqueens, AreTheQueensThatNoKnightAttacks) {
    for (int n = 0; n <= queens::test::up_to(10, 8); ++n) {
        std::vector<placement> expected;
        for (const placement& each : espalier::all(recorded<bit_board>(n)).value)
            if (attacks_nobody_as_superqueens(each)) expected.push_back(each);
        EXPECT_EQ(espalier::all(recorded<superqueen_board>(n)).value, expected) << n;
        EXPECT_EQ(espalier::count(superqueen_board(n)).value, expected.size()) << n;
    }
}

/// OEIS A051223.
TEST(Superqueens, CountsArePublished) {
    const std::vector<std::pair<int, std::uint64_t>> published{
        {1, 1}, {2, 0}, {9, 0}, {10, 4}, {11, 44}, {12, 156}, {13, 1876}, {14, 5180}};
    for (const auto& [n, count] : published) {
        if (n > queens::test::up_to(14, 12)) continue;
        EXPECT_EQ(espalier::count(superqueen_board(n)).value, count) << n;
    }
}

TEST(Superqueens, WalkTheLargestBoards) {
    const auto walked = espalier::count(superqueen_board(32), {.node_limit = 100'000});
    EXPECT_EQ(walked.status, espalier::status::node_limit);
    EXPECT_GE(walked.statistics.deepest, 20U);
    EXPECT_THROW(superqueen_board(33), std::invalid_argument);
}

TEST(Superqueens, ObeyTheLaws) {
    for (const int n : {0, 1, 5, 7}) {
        const auto report = espalier::testing::check_laws(
            recorded<superqueen_board>(n),
            {.is_valid = attacks_nobody_as_superqueens, .expected_count = n < 2 ? 1U : 0U});
        EXPECT_TRUE(report.ok && report.complete && report.notes.empty()) << n << ": " << report;
    }
}

TEST(Superqueens, WalkAsManyNodesAsEver) {
    EXPECT_EQ(queens::test::signature_of(espalier::count(superqueen_board(10)).statistics),
              queens::test::expected_signature("superqueens 10"));
}

} // namespace
