#include <random>
#include <string>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "colouring/colouring.hpp"
#include "colouring_oracle.hpp"

namespace {

using namespace colouring;
using namespace colouring::test;

graph graph_of(int vertices, const edges& all) {
    return {all.begin(), all.end(), static_cast<std::size_t>(vertices)};
}

/// Each pair is an edge with that probability in percent.
edges random_edges(int vertices, unsigned percent, std::mt19937& random) {
    edges all;
    for (int a = 0; a < vertices; ++a)
        for (int b = a + 1; b < vertices; ++b)
            if (random() % 100 < percent) all.emplace_back(a, b);
    return all;
}

int chromatic_number(const graph& of) {
    return espalier::best(least_colours(of)).value->objective;
}

TEST(Colouring, CountsWhatBruteForceCounts) {
    std::mt19937 random(3);
    for (int round = 0; round < 30; ++round) {
        const int vertices = round % 7;
        const edges all =
            random_edges(vertices, 20 + 20 * static_cast<unsigned>(round % 4), random);
        const graph of = graph_of(vertices, all);
        int least = -1;
        for (int colours = 0; colours <= 4; ++colours) {
            const auto expected = count_colourings(vertices, all, colours);
            EXPECT_EQ(espalier::count(colourings(of, colours)).value, expected)
                << vertices << " vertices, " << colours << " colours";
            if (least < 0 && expected > 0) least = colours;
        }
        if (least >= 0) {
            EXPECT_EQ(chromatic_number(of), least);
        }
    }
}

TEST(Colouring, EverySolutionIsProper) {
    std::mt19937 random(4);
    const edges all = random_edges(9, 40, random);
    const auto found = espalier::all(colourings(graph_of(9, all), 4, names::alike)).value;
    EXPECT_FALSE(found.empty());
    for (const auto& each : found)
        EXPECT_TRUE(is_proper(all, each));
}

TEST(Colouring, ObeysTheLaws) {
    using espalier::testing::answer;
    std::mt19937 random(5);
    for (const int colours : {2, 3, 4, 5}) {
        const edges all = random_edges(6, 20, random);
        const auto report = espalier::testing::check_laws(
            colourings(graph_of(6, all), colours),
            {.is_valid = [&](const std::vector<int>& given) { return is_proper(all, given); },
             .expected_count = count_colourings(6, all, colours),
             .prune_keeps = {answer::count, answer::all, answer::best}});
        EXPECT_TRUE(report.ok && report.complete) << report;
    }
}

TEST(Colouring, KnownGraphs) {
    const auto complete = [](int n) {
        edges all;
        for (int a = 0; a < n; ++a)
            for (int b = a + 1; b < n; ++b)
                all.emplace_back(a, b);
        return graph_of(n, all);
    };
    EXPECT_EQ(chromatic_number(complete(9)), 9);
    EXPECT_EQ(espalier::count(colourings(complete(9), 9)).value, 362'880u);
    EXPECT_EQ(espalier::count(colourings(complete(9), 9, names::alike)).value, 1u);
    EXPECT_EQ(espalier::count(colourings(complete(9), 8)).value, 0u);
    EXPECT_EQ(chromatic_number(graph_of(0, {})), 0);
    EXPECT_EQ(chromatic_number(graph_of(5, {})), 1);
    edges petersen;
    for (int i = 0; i < 5; ++i)
        petersen.insert(petersen.end(), {{i, (i + 1) % 5}, {i, i + 5}, {5 + i, 5 + (i + 2) % 5}});
    EXPECT_EQ(chromatic_number(graph_of(10, petersen)), 3);
    EXPECT_EQ(espalier::count(colourings(graph_of(10, petersen), 3)).value, 120u);
    EXPECT_EQ(espalier::count(colourings(graph_of(10, petersen), 4)).value, 12'960u);
}

TEST(Colouring, RefusesWhatCannotBe) {
    EXPECT_THROW(plan(graph_of(2, {{1, 1}})), std::invalid_argument);
    EXPECT_THROW(colourings(graph_of(2, {}), -1), std::invalid_argument);
    EXPECT_THROW(colourings(graph_of(2, {}), 21), std::invalid_argument);
    EXPECT_EQ(espalier::count(colourings(graph_of(2, {}), 20)).value, 400u);
}

} // namespace
