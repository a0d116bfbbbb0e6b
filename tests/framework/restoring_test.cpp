/// After every kind of end, a reversible space is where its owner handed it in, and a copied one
/// was never touched.
#include <chrono>
#include <cstdint>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "framework/goal_cases.hpp"
#include "framework/kinds.hpp"

namespace espalier::test {
namespace {

template <class Kind>
class Restoring : public ::testing::Test {
  protected:
    using rich = typename Kind::rich;

    /// Handed in at node a, not at the tree's root.
    toy_tree tree = draw("r(a(b*(c* d) e*(f g*(h*))) i*)");
    rich space{tree};
    rich before{tree};

    void SetUp() override {
        space.apply(1);
        before.apply(1);
    }
};
TYPED_TEST_SUITE(Restoring, main_kinds, kind_names);

TYPED_TEST(Restoring, AfterAllWasWalked) {
    EXPECT_EQ(count(this->space).value, checked_count(5));
    EXPECT_EQ(this->space, this->before);
}

TYPED_TEST(Restoring, AfterALimit) {
    for (std::uint64_t limit = 0; limit < 9; ++limit) {
        count(this->space, {.node_limit = limit});
        EXPECT_EQ(this->space, this->before);
        count(this->space, {.max_solutions = limit});
        EXPECT_EQ(this->space, this->before);
    }
    first(this->space);
    EXPECT_EQ(this->space, this->before);
}

TYPED_TEST(Restoring, AfterASearchAbandonedAtAnyPoint) {
    using space_type = typename TypeParam::rich;
    for (std::uint64_t budget = 0; budget < 10; ++budget) {
        {
            depth_first_search search(this->space);
            counting<space_type> goal;
            search.advance(goal, budget);
        }
        EXPECT_EQ(this->space, this->before);
    }
}

TYPED_TEST(Restoring, AfterASearchBelowAPathAbandonedAtAnyPoint) {
    using space_type = typename TypeParam::rich;
    for (std::uint64_t budget = 0; budget < 6; ++budget) {
        {
            depth_first_search search(this->space, below_path<int>({5, 7}));
            counting<space_type> goal;
            search.advance(goal, budget);
        }
        EXPECT_EQ(this->space, this->before);
    }
}

TYPED_TEST(Restoring, ByRewind) {
    depth_first_search search(this->space, below_path<int>({5}));
    EXPECT_TRUE(search.next());
    EXPECT_TRUE(search.next());
    search.rewind();
    EXPECT_EQ(this->space, this->before);
    EXPECT_FALSE(search.next());
    search.rewind();
    EXPECT_EQ(this->space, this->before);
}

TYPED_TEST(Restoring, BeforeTheDestructorWhenAllIsWalked) {
    depth_first_search search(this->space);
    while (search.next()) {
    }
    EXPECT_EQ(this->space, this->before);
    EXPECT_EQ(search.node(), this->before);
}

TYPED_TEST(Restoring, AfterALazyRangeLeftHalfWay) {
    for (std::size_t taken = 0; taken < 5; ++taken) {
        {
            auto range = solutions(this->space);
            std::size_t seen = 0;
            if (taken == 0) continue;
            for (const auto& node : range) {
                EXPECT_TRUE(node.sound());
                if (++seen == taken) break;
            }
        }
        EXPECT_EQ(this->space, this->before);
    }
}

/// A temporary is searched in place, a const space as a copy.
TYPED_TEST(Restoring, NotNeededForTemporariesAndConstants) {
    using space_type = typename TypeParam::rich;
    const space_type constant(this->tree);
    EXPECT_EQ(count(constant).value, checked_count(6));
    EXPECT_EQ(all(constant).value.size(), 6U);
    EXPECT_EQ(constant, space_type(this->tree));
    EXPECT_EQ(count(space_type(this->tree)).value, checked_count(6));
    int seen = 0;
    for (const auto& node : solutions(space_type(this->tree)))
        seen += node.is_solution();
    EXPECT_EQ(seen, 6);
}

/// What a goal hands out is a value: it does not change when the search goes on.
TYPED_TEST(Restoring, DoesNotTouchTheSolutionsHandedOut) {
    using bare = typename TypeParam::bare;
    bare root(this->tree);
    const auto found = all(root).value;
    std::vector<int> numbers;
    for (const bare& solution : found) {
        EXPECT_TRUE(solution.sound());
        numbers.push_back(solution.here);
    }
    EXPECT_THAT(numbers, ::testing::ElementsAre(2, 3, 5, 7, 8, 9));
}

} // namespace
} // namespace espalier::test
