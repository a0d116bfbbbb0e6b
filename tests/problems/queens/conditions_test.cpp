#include "queens/conditions.hpp"
#include "queens/masked_bit_board.hpp"

#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "queens_oracle.hpp"
#include "support/seeds.hpp"

namespace {

using namespace queens;
using queens::test::board;

bool meets(const conditions& asked, const board& columns) {
    for (int row = 0; row < asked.n; ++row) {
        const int column = columns.at(static_cast<std::size_t>(row));
        const auto lies_on = [&](std::uint64_t set, int number) {
            return (set >> number & 1) != 0;
        };
        if (!asked.allowed.empty() &&
            !lies_on(asked.allowed.at(static_cast<std::size_t>(row)), column))
            return false;
        if (lies_on(asked.excluded.sums, row + column)) return false;
        if (lies_on(asked.excluded.differences, row - column + asked.n - 1)) return false;
        for (const square& queen : asked.placed)
            if (queen.row == row && queen.column != column) return false;
    }
    return true;
}

/// The ways to complete a board, by trying every permutation.
std::vector<placement> completions(const conditions& asked) {
    std::vector<placement> found;
    for (const board& each : queens::test::brute_force(asked.n))
        if (meets(asked, each)) found.push_back(each);
    return found;
}

/// Some squares blocked, perhaps a diagonal excluded, and queens of one solution or of none.
conditions random_conditions(int n, std::mt19937& random) {
    const auto below = [&](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    conditions asked{.n = n};
    const std::uint32_t all = (std::uint32_t{1} << n) - 1;
    for (int row = 0; row < n; ++row)
        asked.allowed.push_back(all & static_cast<std::uint32_t>(random() | random()));
    if (below(4) == 0) asked.excluded.sums = std::uint64_t{1} << below(2 * n - 1);
    if (below(4) == 0) asked.excluded.differences = std::uint64_t{1} << below(2 * n - 1);
    for (int row = 0; row < n; ++row)
        if (below(8) == 0) asked.placed.push_back({.row = row, .column = below(n)});
    return asked;
}

TEST(Conditions, WithoutAnyAllSolutionsAreFound) {
    for (int n = 0; n <= 7; ++n)
        EXPECT_EQ(espalier::all(masked_bit_board({.n = n})).value, completions({.n = n})) << n;
}

TEST(Conditions, CompletionsAreThoseOfBruteForce) {
    const unsigned seed = espalier::test::new_seed();
    SCOPED_TRACE(espalier::test::seed_line(seed));
    std::mt19937 random(seed);
    int possible = 0;
    for (int trial = 0; trial < 150; ++trial) {
        const conditions asked = random_conditions(1 + trial % 7, random);
        try {
            const masked_bit_board space(asked);
            const auto expected = completions(asked);
            possible += expected.empty() ? 0 : 1;
            EXPECT_EQ(espalier::all(space).value, expected);
            EXPECT_EQ(espalier::count(space).value, expected.size());
        } catch (const std::invalid_argument&) {
            EXPECT_THAT(completions(asked), testing::IsEmpty());
        }
    }
    EXPECT_GT(possible, 5);
}

TEST(Conditions, LawsHold) {
    const conditions cornered{
        .n = 6, .allowed = {}, .excluded = {.sums = 1, .differences = 0}, .placed = {{1, 3}}};
    for (const conditions& asked : {cornered, conditions{.n = 0}, conditions{.n = 5}}) {
        const auto report = espalier::testing::check_laws(
            masked_bit_board(asked),
            {.is_valid = queens::test::attacks_nobody, .expected_solutions = completions(asked)});
        EXPECT_TRUE(report.ok && report.complete && report.notes.empty()) << report;
    }
}

void expect_refused(const conditions& asked, const std::string& words) {
    try {
        squares_left(asked);
        FAIL() << words;
    } catch (const std::invalid_argument& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr(words));
    }
}

TEST(Conditions, ThatContradictAreRefusedByName) {
    expect_refused({.n = 8, .placed = {{0, 0}, {3, 1}, {7, 7}}},
                   "the queens on a1 and h8 attack each other along a diagonal");
    expect_refused({.n = 8, .placed = {{2, 5}, {2, 6}}}, "f3 and g3 attack each other along a row");
    expect_refused({.n = 8, .placed = {{2, 5}, {6, 5}}},
                   "f3 and f7 attack each other along a column");
    expect_refused({.n = 2, .allowed = {3, 2}, .placed = {{1, 0}}},
                   "the queen on a2 stands on a blocked square");
    expect_refused({.n = 2, .excluded = {.sums = 1, .differences = 0}, .placed = {{0, 0}}},
                   "the queen on a1 stands on an excluded diagonal");
    EXPECT_NO_THROW(squares_left({.n = 8, .placed = {{2, 5}, {2, 5}}}));
}

TEST(Conditions, ThatDoNotFitTheBoardAreRefused) {
    expect_refused({.n = 33}, "no board of size 33");
    expect_refused({.n = 2, .allowed = {3}}, "squares for 1 rows");
    expect_refused({.n = 2, .allowed = {3, 4}}, "beyond the 2 columns");
    expect_refused({.n = 2, .placed = {{0, 2}}}, "row 1, column 3, which");
    expect_refused({.n = 2, .excluded = {.sums = 8, .differences = 0}}, "diagonal");
    EXPECT_EQ(squares_left({.n = 32})[31], 0xffffffffU);
}

} // namespace
