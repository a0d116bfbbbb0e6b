// A depth limit walks the nodes down to that depth, and no other.
#include <gtest/gtest.h>

#include "framework/kinds.hpp"
#include "framework/parallel/parallel_cases.hpp"

namespace espalier::test {
namespace {

template <class Kind>
class DepthLimited : public ::testing::Test {};
using few_kinds = ::testing::Types<kind<small, lent>, kind<reversible, given>>;
TYPED_TEST_SUITE(DepthLimited, few_kinds, kind_names);

TYPED_TEST(DepthLimited, IsTheTreeWithoutItsDeeperNodes) {
    using space = typename TypeParam::rich;
    for_random_trees(25, [](const toy_tree& tree, auto&) {
        const prophecy whole = foretell(tree, rich_hooks);
        for (std::size_t depth = 0; depth <= whole.statistics.deepest + 1; ++depth) {
            std::uint64_t nodes = 0;
            std::vector<int> solutions;
            for (const event& e : whole.events) {
                if (e.depth > depth) continue;
                nodes += e.what == event::enter;
                if (e.what == event::solution) solutions.push_back(e.node);
            }
            for (const unsigned crew : {1u, 3u}) {
                const auto cut = all(depth_limited(space(tree), depth), eager(crew));
                EXPECT_EQ(cut.value, solutions);
                EXPECT_EQ(cut.statistics.promising, nodes);
                EXPECT_TRUE(cut.complete());
            }
        }
    });
}

} // namespace
} // namespace espalier::test
