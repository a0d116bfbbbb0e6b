#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "cover/exact_cover.hpp"
#include "cover/pentominoes.hpp"

namespace {

using namespace cover;
using covers = std::vector<std::vector<int>>;

problem of_sets(std::size_t items, std::size_t primary, std::vector<std::vector<int>> options) {
    problem made{.primary = primary, .options = std::move(options)};
    for (std::size_t i = 0; i < items; ++i)
        made.items.push_back(std::to_string(i));
    return made;
}

bool covers_all(const problem& given, const std::vector<int>& options) {
    std::vector<int> times(given.items.size());
    for (const int option : options)
        for (const int item : given.options.at(static_cast<std::size_t>(option)))
            ++times.at(static_cast<std::size_t>(item));
    for (std::size_t i = 0; i < times.size(); ++i)
        if (times[i] > 1 || (times[i] == 0 && i < given.primary)) return false;
    return true;
}

/// Looks at every set of options. An option without a primary item is in no cover: that is the rule
/// by which secondary items alone make no difference.
covers brute_force(const problem& given) {
    covers found;
    for (std::uint32_t set = 0; set < (std::uint32_t{1} << given.options.size()); ++set) {
        std::vector<int> options;
        bool counts = true;
        for (int o = 0; o < static_cast<int>(given.options.size()); ++o) {
            if ((set >> o & 1U) == 0) continue;
            options.push_back(o);
            const auto& items = given.options[static_cast<std::size_t>(o)];
            counts = counts && std::ranges::any_of(items, [&](int item) {
                         return static_cast<std::size_t>(item) < given.primary;
                     });
        }
        if (counts && covers_all(given, options)) found.push_back(options);
    }
    return found;
}

problem random_problem(std::mt19937& random, std::size_t items, std::size_t primary, int options) {
    std::vector<std::vector<int>> sets;
    for (int o = 0; o < options; ++o) {
        sets.emplace_back();
        for (int item = 0; item < static_cast<int>(items); ++item)
            if (random() % 3 == 0) sets.back().push_back(item);
        std::ranges::shuffle(sets.back(), random);
    }
    return of_sets(items, primary, std::move(sets));
}

covers sorted(covers all) {
    std::ranges::sort(all);
    return all;
}

TEST(ExactCover, FindsWhatBruteForceFinds) {
    std::mt19937 random(6);
    std::size_t seen = 0;
    for (int round = 0; round < 60; ++round) {
        const std::size_t items = 1 + static_cast<std::size_t>(round) % 7;
        const problem given = random_problem(random, items, items - items / 3, 10);
        const covers expected = sorted(brute_force(given));
        EXPECT_EQ(sorted(espalier::all(exact_cover(given)).value), expected) << round;
        seen += expected.size();
    }
    EXPECT_GT(seen, 50u);
}

TEST(ExactCover, ObeysTheLaws) {
    std::mt19937 random(7);
    for (int round = 0; round < 4; ++round) {
        const problem given = random_problem(random, 6, 5, 12);
        const auto report = espalier::testing::check_laws(
            exact_cover(given),
            {.is_valid = [&](const std::vector<int>& set) { return covers_all(given, set); },
             .expected_solutions = brute_force(given)});
        EXPECT_TRUE(report.ok && report.complete) << report;
    }
}

TEST(ExactCover, SmallOnes) {
    EXPECT_EQ(espalier::all(exact_cover(of_sets(0, 0, {}))).value, covers{{}});
    EXPECT_EQ(espalier::all(exact_cover(of_sets(1, 0, {{0}}))).value, covers{{}});
    EXPECT_EQ(espalier::all(exact_cover(of_sets(1, 1, {}))).value, covers{});
    EXPECT_EQ(espalier::all(exact_cover(of_sets(1, 1, {{}, {0}, {0}}))).value, (covers{{1}, {2}}));
}

TEST(ExactCover, RefusesWhatIsNoProblem) {
    EXPECT_THROW(exact_cover(of_sets(1, 2, {})), std::invalid_argument);
    EXPECT_THROW(exact_cover(of_sets(1, 1, {{0, 0}})), std::invalid_argument);
    EXPECT_THROW(exact_cover(of_sets(1, 1, {{1}})), std::invalid_argument);
    problem lopsided = of_sets(1, 1, {{0}});
    lopsided.symmetries = {{}};
    EXPECT_THROW(exact_cover{lopsided}, std::invalid_argument);
}

TEST(Pentominoes, FillTheLongestBoard) {
    const auto board = usual_pentomino_board(3, 20);
    const problem given = pentomino_problem(board, true);
    EXPECT_EQ(given.items.size(), 72u);
    EXPECT_EQ(given.options.size(), 1236u);
    EXPECT_EQ(given.symmetries.size(), 3u);
    const auto found = espalier::first(exact_cover(pentomino_problem(board))).value;
    ASSERT_TRUE(found);
    EXPECT_EQ(draw_pentominoes(board, given, *found),
              "UUXIIIIINNNFTWYYYYZV\nUXXXPPLNNFFFTWWYZZZV\nUUXPPPLLLLFTTTWWZVVV\n");
    EXPECT_TRUE(covers_all(given, *found));
    for (const auto& symmetry : given.symmetries) {
        std::vector<int> image;
        for (const int option : *found)
            image.push_back(symmetry.at(static_cast<std::size_t>(option)));
        EXPECT_TRUE(covers_all(given, image));
    }
}

/// A small problem with the symmetries of a square: the domino pairs of 2 x 2.
TEST(ExactCover, OfEachClassTheLeast) {
    problem given = of_sets(4, 4, {{0, 1}, {2, 3}, {0, 2}, {1, 3}});
    EXPECT_EQ(espalier::count(exact_cover(given)).value, 2u);
    given.symmetries = {{2, 3, 0, 1}, {1, 0, 3, 2}, {3, 2, 1, 0}};
    EXPECT_EQ(espalier::all(exact_cover(given)).value, (covers{{0, 1}}));
}

TEST(Pentominoes, SymmetriesAreThoseOfTheBoard) {
    EXPECT_EQ(pentomino_problem(usual_pentomino_board(8, 8), true).symmetries.size(), 7u);
    EXPECT_EQ(pentomino_problem(usual_pentomino_board(6, 10), true).symmetries.size(), 3u);
    EXPECT_EQ(
        pentomino_problem({.rows = 8, .columns = 8, .holes = {0, 1, 2, 3}}, true).symmetries.size(),
        0u);
    EXPECT_THROW(usual_pentomino_board(7, 9), std::invalid_argument);
    EXPECT_THROW(usual_pentomino_board(2, 30), std::invalid_argument);
    EXPECT_THROW(pentomino_problem({.rows = 8, .columns = 8, .holes = {64}}),
                 std::invalid_argument);
}

} // namespace
