#include "queens/recorded.hpp"
#include "queens/torus_board.hpp"

#include <cstdint>
#include <set>
#include <stdexcept>
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
using espalier::testing::check_laws;

/// Two queens at a time: both kinds of diagonals are classes of the rest modulo n.
bool attacks_nobody_on_a_torus(const placement& columns) {
    const int n = static_cast<int>(columns.size());
    for (int a = 0; a < n; ++a)
        for (int b = 0; b < a; ++b) {
            const int across =
                columns.at(static_cast<std::size_t>(a)) - columns.at(static_cast<std::size_t>(b));
            if (across == 0 || (across - (a - b)) % n == 0 || (across + (a - b)) % n == 0)
                return false;
        }
    return true;
}

/// Every solution on the torus is one on the board.
std::vector<placement> brute_force_on_a_torus(int n) {
    std::vector<placement> found;
    for (const placement& each : queens::test::brute_force(n))
        if (attacks_nobody_on_a_torus(each)) found.push_back(each);
    return found;
}

TEST(Torus, SolutionsAreThoseOfBruteForce) {
    for (int n = 0; n <= 8; ++n) {
        const auto expected = brute_force_on_a_torus(n);
        EXPECT_EQ(espalier::all(recorded<torus_board>(n)).value, expected) << n;
        EXPECT_EQ(espalier::count(torus_board(n)).value, expected.size()) << n;
        EXPECT_EQ(espalier::count(torus_board_by_symmetry(n)).value, expected.size()) << n;
    }
}

/// OEIS A007705.
TEST(Torus, CountsArePublished) {
    const int largest = queens::test::up_to(17, 13);
    const std::vector<std::pair<int, std::uint64_t>> published{{1, 1},   {5, 10},    {7, 28},
                                                               {11, 88}, {13, 4524}, {17, 140'692}};
    for (const auto& [n, count] : published) {
        if (n > largest) continue;
        EXPECT_EQ(espalier::count(torus_board_by_symmetry(n)).value, count) << n;
        if (n <= 13) {
            EXPECT_EQ(espalier::count(torus_board(n)).value, count) << n;
        }
    }
}

TEST(Torus, ASizeWithAFactorTwoOrThreeIsAnsweredAtItsRoot) {
    for (const int n : {2, 3, 4, 6, 9, 10, 15, 26, 27, 32}) {
        for (const auto& counted : {espalier::count(torus_board(n)).statistics,
                                    espalier::count(torus_board_by_symmetry(n)).statistics}) {
            EXPECT_EQ(counted.solutions, 0U) << n;
            EXPECT_EQ(counted.checked, 1U) << n;
        }
    }
}

TEST(Torus, WalksTheLargestBoards) {
    for (const int n : {29, 31}) {
        const auto walked = espalier::count(torus_board_by_symmetry(n), {.node_limit = 50'000});
        EXPECT_EQ(walked.status, espalier::status::node_limit);
        EXPECT_GE(walked.statistics.deepest, 15U);
    }
    EXPECT_THROW(torus_board(33), std::invalid_argument);
    EXPECT_THROW(torus_board(-1), std::invalid_argument);
}

TEST(Torus, ObeysTheLaws) {
    for (const int n : {0, 1, 4, 5, 7}) {
        const auto solutions = brute_force_on_a_torus(n);
        const auto whole =
            check_laws(recorded<torus_board>(n),
                       {.is_valid = attacks_nobody_on_a_torus, .expected_solutions = solutions});
        EXPECT_TRUE(whole.ok && whole.complete && whole.notes.empty()) << n << ": " << whole;
        const auto counted =
            check_laws(torus_board_by_symmetry(n), {.expected_count = solutions.size()});
        EXPECT_TRUE(counted.ok && counted.complete) << n << ": " << counted;
    }
}

TEST(Torus, WalksAsManyNodesAsEver) {
    EXPECT_EQ(queens::test::signature_of(espalier::count(torus_board(11)).statistics),
              queens::test::expected_signature("torus 11"));
    EXPECT_EQ(queens::test::signature_of(espalier::count(torus_board_by_symmetry(13)).statistics),
              queens::test::expected_signature("torus by symmetry 13"));
}

} // namespace
