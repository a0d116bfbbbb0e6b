#include "queens/region_board.hpp"
#include "queens/region_hint.hpp"
#include "queens/region_map.hpp"
#include "queens/region_rules.hpp"

#include <algorithm>
#include <cstddef>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "queens/square_name.hpp"
#include "queens_oracle.hpp"
#include "region_boards.hpp"
#include "signatures.hpp"

namespace {

using namespace queens;
using queens::test::brute_force_by_regions;
using queens::test::map_of;
using queens::test::random_regions;

TEST(Regions, SolutionsAreThoseOfBruteForce) {
    std::mt19937 random(7);
    for (int n = 0; n <= 7; ++n)
        for (int board = 0; board < 6; ++board) {
            const auto letters = random_regions(random, n);
            EXPECT_EQ(espalier::all(region_board(map_of(letters))).value,
                      brute_force_by_regions(letters))
                << testing::PrintToString(letters);
        }
}

TEST(Regions, QueensPlacedLeaveTheSolutionsThatHaveThem) {
    std::mt19937 random(8);
    for (int board = 0; board < 10; ++board) {
        const auto letters = random_regions(random, 6);
        const auto all = brute_force_by_regions(letters);
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column) {
                std::vector<placement> expected;
                for (const placement& each : all)
                    if (each[static_cast<std::size_t>(row)] == column) expected.push_back(each);
                const region_board space(map_of(letters), {{row, column}});
                EXPECT_EQ(espalier::all(space).value, expected);
            }
    }
}

/// With a region for each row only neighbours matter: OEIS A002464.
TEST(Regions, ThatAreRowsLeaveKingsInRows) {
    const std::vector<unsigned> published{1, 1, 0, 0, 2, 14, 90, 646};
    for (int n = 0; const unsigned count : published) {
        std::vector<std::string> letters;
        for (int row = 0; row < n; ++row)
            letters.emplace_back(static_cast<std::size_t>(n), static_cast<char>('A' + row));
        EXPECT_EQ(espalier::count(region_board(map_of(letters))).value, count) << n;
        ++n;
    }
}

TEST(Regions, ObeyTheLaws) {
    std::mt19937 random(9);
    for (const int n : {0, 1, 4, 5, 6}) {
        const auto letters = random_regions(random, n);
        const auto expected = brute_force_by_regions(letters);
        const std::set<placement> valid(expected.begin(), expected.end());
        const auto report = espalier::testing::check_laws(
            region_board(map_of(letters)),
            {.is_valid = [&](const placement& each) { return valid.contains(each); },
             .expected_solutions = expected});
        EXPECT_TRUE(report.ok && report.complete && report.notes.empty()) << report;
    }
}

/// What `promising` rejects has a reason among the tests that it is made of, and the tests that
/// look at queens alone say the same as the rules between two squares.
TEST(Regions, TestsOfPromisingAreTheRulesBetweenSquares) {
    std::mt19937 random(10);
    const region_map map = map_of(random_regions(random, 6));
    region_board space(map);
    const auto look = [&](auto&& self) -> void {
        const placement queens = space.solution();
        for (const int column : space.expand()) {
            const square here{.row = static_cast<int>(queens.size()), .column = column};
            bool in_the_way = false;
            for (int row = 0; const int queen : queens)
                in_the_way |= obstacle_between(map, {row++, queen}, here).has_value();
            EXPECT_EQ(in_the_way, space.column_is_taken(column) || space.touches_the_last(column) ||
                                      space.region_is_taken(column));
            EXPECT_EQ(space.promising(column), !in_the_way && !space.strands_a_region(column));
            if (!space.promising(column)) continue;
            space.apply(column);
            self(self);
            space.undo(column);
        }
    };
    look(look);
}

TEST(Regions, WhatIsNoMapOrNoQueenIsRefused) {
    const region_map map = map_of({"AABB", "ABBB", "CCCD", "CDDD"});
    EXPECT_THROW(region_board({.n = 2, .regions = {0, 0, 1}, .letters = "AB"}),
                 std::invalid_argument);
    EXPECT_THROW(region_board({.n = 2, .regions = {0, 0, 1, 2}, .letters = "AB"}),
                 std::invalid_argument);
    EXPECT_THROW(region_board({.n = 33, .regions = {}, .letters = {}}), std::invalid_argument);
    EXPECT_THROW(region_board(map, {{0, 4}}), std::invalid_argument);
    EXPECT_NO_THROW(region_board(map, {{0, 0}, {0, 0}}));
    const auto message = [&](const std::vector<square>& placed) -> std::string {
        try {
            region_board(map, placed);
        } catch (const std::invalid_argument& error) {
            return error.what();
        }
        return "nothing";
    };
    EXPECT_EQ(message({{0, 0}, {3, 0}}),
              "the queen on a4 is in the way: its column has the queen on a1");
    EXPECT_EQ(message({{0, 0}, {0, 3}}),
              "the queen on d1 is in the way: its row has the queen on a1");
    EXPECT_EQ(message({{1, 0}, {2, 1}}),
              "the queen on b3 is in the way: it touches the queen on a2");
    EXPECT_EQ(message({{0, 2}, {1, 1}}),
              "the queen on b2 is in the way: its region B has the queen on c1");
}

TEST(RegionHints, SayWhatIsForcedAndWhy) {
    const region_map map = map_of({"AABB", "ABBB", "CCCD", "CDDD"});
    const auto found = next_hint(map, {{0, 1}});
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->unit, "row 2");
    EXPECT_EQ(found->forced, (square{1, 3}));
    ASSERT_EQ(found->squares.size(), 3U);
    EXPECT_EQ(found->squares[0].where, (square{1, 0}));
    EXPECT_EQ(found->squares[0].why, "its region A has the queen on b1");
    EXPECT_EQ(found->squares[1].why, "its column has the queen on b1");
    EXPECT_EQ(found->squares[2].why, "it touches the queen on b1");
}

TEST(RegionHints, SayThatAWrongQueenLeavesNothing) {
    const region_map map = map_of({"AABB", "ABBB", "CCCD", "CDDD"});
    const auto found = next_hint(map, {{0, 0}, {1, 2}});
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->forced, std::nullopt);
    EXPECT_FALSE(found->unit.empty());
}

/// Whatever is said of a board that has solutions holds in each of them that has the queens placed.
TEST(RegionHints, AreTrueOfEverySolution) {
    std::mt19937 random(11);
    int steps = 0;
    for (int board = 0; board < 60; ++board) {
        const auto letters = random_regions(random, 6);
        const region_map map = map_of(letters);
        std::vector<square> placed;
        while (const auto found = next_hint(map, placed)) {
            ++steps;
            for (const placement& each : brute_force_by_regions(letters)) {
                const auto has = [&](const square& s) {
                    return each[static_cast<std::size_t>(s.row)] == s.column;
                };
                if (!std::ranges::all_of(placed, has)) continue;
                ASSERT_TRUE(found->forced.has_value());
                EXPECT_TRUE(has(*found->forced));
                for (const ruled_out& out : found->squares)
                    EXPECT_FALSE(has(out.where)) << out.why;
            }
            if (!found->forced) break;
            placed.push_back(*found->forced);
        }
        if (placed.size() == 6U) {
            EXPECT_EQ(brute_force_by_regions(letters).size(), 1U);
        }
    }
    EXPECT_GT(steps, 60);
}

TEST(Regions, WalkAsManyNodesAsEver) {
    const region_map map = map_of({"AABB", "ABBB", "CCCD", "CDDD"});
    EXPECT_EQ(queens::test::signature_of(espalier::count(region_board(map)).statistics),
              queens::test::expected_signature("regions AABB ABBB CCCD CDDD"));
}

} // namespace
