// Branch and bound: the best value and its leftmost witness, whoever finds it first.
#include <gtest/gtest.h>

#include "framework/kinds.hpp"
#include "framework/parallel/parallel_cases.hpp"

namespace espalier::test {
namespace {

template <class Kind>
class Best : public ::testing::Test {};
using few_kinds = ::testing::Types<kind<small, elsewhere>, kind<reversible, given>>;
TYPED_TEST_SUITE(Best, few_kinds, kind_names);

TYPED_TEST(Best, IsTheLeftmostOfTheBestForAnyCrew) {
    using space = typename TypeParam::rich;
    for_random_trees(60, [](const toy_tree& tree, auto&) {
        space root(tree);
        const auto expected = foretell(tree, rich_hooks).best;
        for (const unsigned crew : crews) {
            SCOPED_TRACE(crew);
            const auto found = best(root, eager(crew));
            ASSERT_EQ(found.value.has_value(), expected.has_value());
            if (!expected) continue;
            EXPECT_EQ(found.value->solution, *expected);
            EXPECT_EQ(found.value->objective, tree[*expected].objective);
            EXPECT_EQ(found.status, status::exhausted);
        }
    });
}

TYPED_TEST(Best, IsTheSameOverManySittings) {
    using space = typename TypeParam::rich;
    for_random_trees(30, [](const toy_tree& tree, auto&) {
        space root(tree);
        const auto expected = foretell(tree, rich_hooks).best;
        for (const unsigned crew : {1u, 3u}) {
            run<space, best_solution<space>> search(root, {});
            options sitting = eager(crew);
            sitting.node_limit = 6;
            while (search.go(sitting) != status::exhausted) {
            }
            const auto found = std::move(search).result();
            ASSERT_EQ(found.value.has_value(), expected.has_value());
            if (expected) {
                EXPECT_EQ(found.value->solution, *expected);
            }
        }
    });
}

} // namespace
} // namespace espalier::test
