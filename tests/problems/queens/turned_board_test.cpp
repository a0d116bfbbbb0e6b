#include "queens/turned_board.hpp"

#include <cstdint>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "known_values.hpp"
#include "queens/bit_board.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using queens::test::up_to;

/// How many placements a rotation by that many quarter turns leaves as they are.
std::uint64_t left_alone(int n, std::size_t turns) {
    std::uint64_t count = 0;
    for (const auto& each : queens::test::brute_force(n))
        count += queens::test::turned_and_reflected(each)[turns] == queens::test::squares_of(each);
    return count;
}

TEST(TurnedBoard, CountsWhatBruteForceFindsSymmetric) {
    for (int n = 0; n <= up_to(9, 8); ++n) {
        EXPECT_EQ(espalier::count(quarter_turn_board(n)).value, left_alone(n, 1)) << n;
        EXPECT_EQ(espalier::count(half_turn_board(n)).value, left_alone(n, 2)) << n;
    }
}

TEST(TurnedBoard, ObeysTheLaws) {
    for (int n = 0; n <= 8; ++n) {
        const auto half =
            espalier::testing::check_laws(half_turn_board(n), {.expected_count = left_alone(n, 2)});
        EXPECT_TRUE(half.ok && half.complete) << n << ": " << half;
        const auto quarter = espalier::testing::check_laws(quarter_turn_board(n),
                                                           {.expected_count = left_alone(n, 1)});
        EXPECT_TRUE(quarter.ok && quarter.complete) << n << ": " << quarter;
    }
}

/// The classes of two placements are those of quarter turns, the classes of four those of half
/// turns alone.
TEST(TurnedBoard, AgreesWithThePublishedSizesOfClasses) {
    for (const auto& row : queens::test::read_table("queens-classes.txt")) {
        const int n = static_cast<int>(row.at(0));
        if (n < 2) continue;
        const std::uint64_t quarter = 2 * row.at(3);
        EXPECT_EQ(espalier::count(quarter_turn_board(n)).value, quarter) << n;
        EXPECT_EQ(espalier::count(half_turn_board(n)).value, 4 * row.at(4) + quarter) << n;
    }
}

TEST(Classes, AreThePublishedOnes) {
    for (const auto& row : queens::test::read_table("queens-classes.txt")) {
        const int n = static_cast<int>(row.at(0));
        if (n > up_to(12, 10)) continue;
        EXPECT_EQ(classes(board_symmetry::of_square(n), espalier::count(bit_board(n)).value,
                          espalier::count(half_turn_board(n)).value,
                          espalier::count(quarter_turn_board(n)).value),
                  row.at(1))
            << n;
    }
}

/// From published counts of all placements; some programs say 45771 for N = 14.
TEST(Classes, OfLargerBoardsAreThePublishedOnes) {
    const auto classes_of = [](int n, std::uint64_t all) {
        return classes(board_symmetry::of_square(n), all, espalier::count(half_turn_board(n)).value,
                       espalier::count(quarter_turn_board(n)).value);
    };
    EXPECT_EQ(classes_of(0, 1), 1U);
    EXPECT_EQ(classes_of(1, 1), 1U);
    EXPECT_EQ(classes_of(14, 365'596), 45'752U);
    EXPECT_EQ(classes_of(18, 666'090'624), 83'263'591U);
    if (!queens::test::is_slow_build) {
        EXPECT_EQ(classes_of(20, 39'029'188'884), 4'878'666'808U);
    }
    EXPECT_THROW(classes_of(8, 93), std::invalid_argument);
}

TEST(TurnedBoard, WalksTheLargestBoards) {
    for (const int n : {29, 32}) {
        const auto half = espalier::count(half_turn_board(n), {.node_limit = 20'000});
        EXPECT_EQ(half.status, espalier::status::node_limit);
        const auto quarter = espalier::count(quarter_turn_board(n), {.node_limit = 20'000});
        EXPECT_GE(quarter.statistics.deepest, 4U);
    }
    EXPECT_THROW(half_turn_board(33), std::invalid_argument);
    EXPECT_THROW(quarter_turn_board(-1), std::invalid_argument);
}

} // namespace
