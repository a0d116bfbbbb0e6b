// The ledger sees what is lost, done twice or out of order.
#include <gtest/gtest.h>

#include <espalier/shares.hpp>

namespace espalier::test {
namespace {

using digits = std::vector<tree_place::digit>;

tree_place at(digits d) {
    return tree_place(std::move(d));
}

TEST(TreePlace, AfterTheLastChildIsBeforeTheNextOfItsParent) {
    EXPECT_EQ(at({{1, 3}, {2, 2}}), at({{2, 3}}));
    EXPECT_EQ(at({{2, 3}, {2, 2}}), tree_place::end());
    EXPECT_EQ(tree_place::after({{0, 3}}), at({{1, 3}}));
    EXPECT_EQ(tree_place::after({}), tree_place::end());
    EXPECT_LT(at({{0, 3}}), at({{0, 3}, {0, 2}}));
    EXPECT_LT(tree_place(), at({{0, 3}}));
    EXPECT_DOUBLE_EQ(at({{1, 4}, {1, 2}}).share(), 0.375);
}

TEST(Ledger, IsCompleteOnlyWhenTheStretchesTile) {
    const tree_place a = at({{1, 4}}), b = at({{1, 4}, {1, 2}}), c = at({{3, 4}});
    ledger closed;
    closed.close({c, tree_place::end()});
    closed.close({tree_place(), a});
    EXPECT_FALSE(closed.complete());
    EXPECT_DOUBLE_EQ(closed.share(), 0.5);
    ASSERT_EQ(closed.missing().size(), 1u);
    EXPECT_EQ(closed.missing().front(), (stretch{a, c}));
    closed.close({b, c});
    EXPECT_FALSE(closed.complete());
    closed.close({a, b});
    EXPECT_TRUE(closed.complete());
    EXPECT_EQ(closed.share(), 1);
    EXPECT_TRUE(closed.missing().empty());
}

TEST(Ledger, RefusesWhatIsClosedTwiceAndIsAsBefore) {
    const tree_place a = at({{1, 4}}), b = at({{2, 4}}), c = at({{3, 4}});
    ledger closed;
    closed.close({a, c});
    const ledger before = closed;
    EXPECT_THROW(closed.close({a, b}), closed_twice);
    EXPECT_THROW(closed.close({b, c}), closed_twice);
    EXPECT_THROW(closed.close({tree_place(), b}), closed_twice);
    EXPECT_THROW(closed.close({b, tree_place::end()}), closed_twice);
    EXPECT_THROW(closed.close({tree_place(), tree_place::end()}), closed_twice);
    EXPECT_THROW(closed.close({c, a}), std::invalid_argument);
    EXPECT_EQ(closed, before);
}

// Almost everything is not everything, however small the rest: no floating point is asked.
TEST(Ledger, AMissingLeafAtDepthTenThousandIsSeen) {
    digits deep(10'000, {0, 2});
    ledger closed;
    closed.close({tree_place(), at(deep)});
    closed.close({tree_place::after(deep), tree_place::end()});
    EXPECT_FALSE(closed.complete());
    EXPECT_LT(closed.share(), 1);
    closed.close({at(deep), tree_place::after(deep)});
    EXPECT_TRUE(closed.complete());
}

} // namespace
} // namespace espalier::test
