#include "queens/any_placement.hpp"
#include "queens/construction.hpp"
#include "queens/middle_first.hpp"
#include "queens/random_placement.hpp"
#include "queens/smallest_domain.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <ranges>
#include <set>
#include <stdexcept>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>
#include <espalier/uniform_draw.hpp>

#include "known_values.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using queens::test::board;
using queens::test::brute_force;
using queens::test::up_to;
using testing::ElementsAre;

static_assert(espalier::ReversibleStateSpace<smallest_domain>);
static_assert(espalier::JudgingStateSpace<smallest_domain>);
static_assert(std::ranges::forward_range<middle_first>);
static_assert(std::ranges::borrowed_range<middle_first>);

/// Also for boards that are too large for two queens at a time: no line is used twice.
bool is_solution(int n, const placement& columns) {
    if (std::ssize(columns) != n) return false;
    std::vector<bool> column(columns.size()), sum(2 * columns.size()), other(2 * columns.size());
    for (std::size_t row = 0; row < columns.size(); ++row) {
        if (columns[row] < 0 || columns[row] >= n) return false;
        const auto c = static_cast<std::size_t>(columns[row]);
        if (column[c] || sum[row + c] || other[row + columns.size() - c]) return false;
        column[c] = sum[row + c] = other[row + columns.size() - c] = true;
    }
    return true;
}

TEST(IsSolution, AgreesWithTwoQueensAtATime) {
    board columns{0, 1, 2, 3, 4, 5};
    do
        EXPECT_EQ(is_solution(6, columns), queens::test::attacks_nobody(columns));
    while (std::next_permutation(columns.begin(), columns.end()));
    EXPECT_FALSE(is_solution(4, {1, 3, 0}));
    EXPECT_FALSE(is_solution(4, {1, 3, 0, 4}));
    EXPECT_FALSE(is_solution(2, {0, 0}));
}

std::vector<int> listed(const middle_first& range) {
    return {range.begin(), range.end()};
}

TEST(MiddleFirst, GoesOutwardOnBothSides) {
    EXPECT_THAT(listed(middle_first(0)), ElementsAre());
    EXPECT_THAT(listed(middle_first(1)), ElementsAre(0));
    EXPECT_THAT(listed(middle_first(4)), ElementsAre(2, 1, 3, 0));
    EXPECT_THAT(listed(middle_first(5)), ElementsAre(2, 3, 1, 4, 0));
    for (int n = 0; n < 40; ++n) {
        const auto all = listed(middle_first(n));
        EXPECT_EQ(all.size(), static_cast<std::size_t>(n));
        EXPECT_EQ(std::set<int>(all.begin(), all.end()).size(), all.size());
        EXPECT_TRUE(std::ranges::all_of(all, [&](int each) { return 0 <= each && each < n; }));
    }
}

/// Recomputed from the definition of the engine in another language.
TEST(UniformDraw, IsTheSameOnEveryMachine) {
    espalier::uniform_draw draw(42);
    std::vector<std::uint32_t> numbers;
    for (int i = 0; i < 6; ++i)
        numbers.push_back(draw.below(1000));
    EXPECT_THAT(numbers, ElementsAre(755, 639, 752, 136, 903, 94));
}

TEST(UniformDraw, ReachesEveryNumberAboutAsOften) {
    espalier::uniform_draw draw(1);
    std::array<int, 7> often{};
    for (int i = 0; i < 7'000; ++i)
        ++often.at(draw.below(7));
    for (const int each : often)
        EXPECT_NEAR(each, 1'000, 200);
    EXPECT_EQ(draw.below(1), 0U);
}

TEST(SmallestDomain, FindsEverySolution) {
    for (int n = 0; n <= 7; ++n)
        for (const std::uint64_t seed : std::array<std::uint64_t, 3>{0, 1, 2}) {
            const auto all = espalier::all(smallest_domain(n, seed)).value;
            EXPECT_THAT(all, testing::UnorderedElementsAreArray(brute_force(n))) << n;
        }
    for (const auto& row : queens::test::read_table("queens-counts.txt"))
        if (const int n = static_cast<int>(row.at(0)); n <= up_to(9, 8)) {
            EXPECT_EQ(espalier::count(smallest_domain(n)).value, row.at(1)) << n;
        }
}

TEST(SmallestDomain, ObeysTheLaws) {
    for (int n = 0; n <= 5; ++n) {
        const auto all = brute_force(n);
        const auto report = espalier::testing::check_laws(
            smallest_domain(n),
            {.is_valid = queens::test::attacks_nobody,
             .apply_unpromising = false,
             .expected_solutions = std::vector<placement>(all.begin(), all.end())});
        EXPECT_TRUE(report.ok && report.complete) << n << ": " << report;
    }
}

/// The row that is next has as few free squares as any: counted anew, square by square.
TEST(SmallestDomain, TakesTheMostConstrainedRow) {
    constexpr int n = 9;
    smallest_domain space(n, 5);
    std::vector<std::pair<int, int>> queens;
    while (!space.is_solution()) {
        const auto free_in = [&](int row) {
            int free = 0;
            for (int column = 0; column < n; ++column)
                free += std::ranges::none_of(queens, [&](const auto& queen) {
                    return column == queen.second ||
                           std::abs(row - queen.first) == std::abs(column - queen.second);
                });
            return free;
        };
        for (int row = 0; row < n; ++row)
            if (std::ranges::find(queens, row, &std::pair<int, int>::first) == queens.end()) {
                EXPECT_LE(free_in(space.row()), free_in(row));
            }
        const auto free = std::ranges::find_if(space.expand(),
                                               [&](int column) { return space.promising(column); });
        if (free == space.expand().end()) break;
        queens.emplace_back(space.row(), *free);
        space.apply(*free);
    }
    EXPECT_GE(queens.size(), 5U);
}

TEST(AnyPlacement, IsASolutionOrThereIsNone) {
    for (int n = 0; n <= up_to(200, 100); ++n) {
        const auto found = any_placement(n);
        ASSERT_EQ(found.value.has_value(), n != 2 && n != 3) << n;
        if (found.value) {
            EXPECT_TRUE(is_solution(n, *found.value)) << n;
        }
    }
    EXPECT_EQ(any_placement(2).status, espalier::status::exhausted);
    const int large = up_to(1'000, 150);
    EXPECT_TRUE(is_solution(large, any_placement(large).value.value()));
    EXPECT_THROW(any_placement(-1), std::invalid_argument);
}

TEST(AnyPlacement, StopsAtALimitOfTheCaller) {
    const auto found = any_placement(500, {.node_limit = 100});
    EXPECT_EQ(found.status, espalier::status::node_limit);
    EXPECT_EQ(found.value, std::nullopt);
    EXPECT_LE(found.statistics.promising, 101U);
}

TEST(Construction, IsASolutionForEveryBoardThatHasOne) {
    for (int n = 0; n <= 8; ++n)
        EXPECT_EQ(has_solution(n), !brute_force(n).empty()) << n;
    for (int n = 0; n <= up_to(600, 200); ++n) {
        if (!has_solution(n)) continue;
        EXPECT_TRUE(is_solution(n, constructed_placement(n))) << n;
    }
    const int large = up_to(1'000'000, 10'000);
    for (int n = large; n < large + 6; ++n)
        EXPECT_TRUE(is_solution(n, constructed_placement(n))) << n;
    EXPECT_THROW(constructed_placement(2), std::invalid_argument);
    EXPECT_THROW(constructed_placement(3), std::invalid_argument);
    EXPECT_THROW(constructed_placement(-1), std::invalid_argument);
}

TEST(RandomPlacement, IsASolutionOrThereIsNone) {
    for (int n = 0; n <= up_to(200, 100); ++n)
        for (const std::uint64_t seed : std::array<std::uint64_t, 2>{1, ~std::uint64_t{0}}) {
            const auto found = random_placement(n, seed);
            ASSERT_EQ(found.has_value(), n != 2 && n != 3) << n;
            if (found) {
                EXPECT_TRUE(is_solution(n, *found)) << n;
            }
        }
    const int large = up_to(300'000, 20'000);
    EXPECT_TRUE(is_solution(large, random_placement(large, 7).value()));
    EXPECT_THROW(random_placement(-1, 0), std::invalid_argument);
}

TEST(RandomPlacement, DependsOnTheSeedAlone) {
    EXPECT_EQ(random_placement(1'000, 3), random_placement(1'000, 3));
    EXPECT_NE(random_placement(1'000, 3), random_placement(1'000, 4));
    std::set<placement> found;
    for (std::uint64_t seed = 0; seed < 400; ++seed)
        found.insert(random_placement(6, seed).value());
    EXPECT_THAT(found, testing::ContainerEq(brute_force(6)));
}

TEST(RandomPlacement, EndsWhenItIsStopped) {
    int asked = 0;
    const auto stopped = [&] { return ++asked > 3; };
    EXPECT_EQ(random_placement(200'000, 1, stopped), std::nullopt);
    EXPECT_EQ(asked, 4 + 1);
}

TEST(RandomPlacement, SaysWhatItCost) {
    swap_statistics cost;
    const auto found = random_placement(5'000, 1, {}, &cost);
    EXPECT_TRUE(found.has_value());
    EXPECT_GE(cost.starts, 1U);
    EXPECT_GE(cost.draws, 5'000U);
    EXPECT_GE(cost.swaps, 1U);
}

/// Of every board with two squares blocked at random and perhaps a queen placed.
TEST(AnyPlacement, CompletesABoardIfThatCanBe) {
    espalier::uniform_draw draw(7);
    for (int round = 0; round < 300; ++round) {
        const int n = 1 + static_cast<int>(draw.below(6));
        const auto size = static_cast<std::uint32_t>(n);
        const auto some_square = [&] {
            return square{static_cast<int>(draw.below(size)), static_cast<int>(draw.below(size))};
        };
        conditions asked{.n = n, .allowed = std::vector<std::uint32_t>(size, (1U << n) - 1)};
        for (const square& hole : {some_square(), some_square()})
            asked.allowed[static_cast<std::size_t>(hole.row)] &= ~(1U << hole.column);
        if (const square queen = some_square();
            round % 2 == 0 &&
            (asked.allowed[static_cast<std::size_t>(queen.row)] >> queen.column & 1U) != 0)
            asked.placed.push_back(queen);
        auto completions = brute_force(n);
        std::erase_if(completions, [&](const board& columns) {
            for (std::size_t row = 0; row < columns.size(); ++row)
                if ((asked.allowed[row] >> columns[row] & 1U) == 0) return true;
            return std::ranges::any_of(asked.placed, [&](const square& queen) {
                return columns[static_cast<std::size_t>(queen.row)] != queen.column;
            });
        });
        const auto found = any_placement(asked).value;
        EXPECT_EQ(found.has_value(), !completions.empty()) << n;
        if (found) {
            EXPECT_TRUE(completions.contains(*found));
        }
    }
    const conditions some{.n = 5, .placed = {{2, 2}}};
    const auto laws = espalier::testing::check_laws(smallest_domain(some), {.expected_count = 2});
    EXPECT_TRUE(laws.ok && laws.complete) << laws;
}

} // namespace
