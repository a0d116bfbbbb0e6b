/// The trees that the benchmarks walk are what they are said to be.
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "../trees.hpp"

namespace {

using benchmarks::galton_watson;
using benchmarks::semigroups;
using benchmarks::spine;

/// OEIS A007323.
constexpr std::array<std::uint64_t, 22> by_genus{1,    1,    2,     4,     7,     12,   23,   39,
                                                 67,   118,  204,   343,   592,   1001, 1693, 2857,
                                                 4806, 8045, 13467, 22464, 37396, 62194};

TEST(SemigroupTree, HasThePublishedNumberAtEachLevel) {
    std::uint64_t nodes = 0;
    for (std::size_t genus = 0; genus < by_genus.size(); ++genus) {
        const auto found = espalier::count(semigroups(static_cast<int>(genus)));
        EXPECT_EQ(found.value, by_genus[genus]) << "of genus " << genus;
        EXPECT_EQ(found.statistics.promising, nodes += by_genus[genus]);
    }
}

TEST(SemigroupTree, RefusesWhatDoesNotFitItsWord) {
    EXPECT_NO_THROW(semigroups(31));
    EXPECT_THROW(semigroups(32), std::invalid_argument);
    EXPECT_THROW(semigroups(-1), std::invalid_argument);
}

TEST(SpineTree, HasOneCompleteBushPerNodeOfTheSpine) {
    for (const auto& [length, height] : {std::pair{0U, 1U}, {3U, 2U}, {100U, 5U}, {7U, 10U}}) {
        const auto found = espalier::count(spine(length, height));
        EXPECT_EQ(found.value, (length + 1) * (std::uint64_t{1} << (height - 1)));
        EXPECT_EQ(found.statistics.promising, (length + 1) * (std::uint64_t{1} << height));
        EXPECT_EQ(found.statistics.deepest, length + height);
    }
}

/// Each inner node below the root has four children, so that the leaves can be told from the nodes.
TEST(GaltonWatsonTree, HasFourChildrenOrNone) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto found = espalier::count(galton_watson(seed, 50, 0.24));
        const std::uint64_t below_root = found.statistics.promising - 1;
        EXPECT_EQ((below_root - 50) % 4, 0U);
        EXPECT_EQ(found.value, below_root - (below_root - 50) / 4);
    }
}

/// The mean of a subtree is 1 / (1 - 4q) nodes: 25 here.
TEST(GaltonWatsonTree, IsAsLargeAsTheTheorySays) {
    const auto found = espalier::count(galton_watson(1, 40'000, 0.24));
    EXPECT_NEAR(static_cast<double>(found.statistics.promising) / 40'000, 25, 2);
}

} // namespace
