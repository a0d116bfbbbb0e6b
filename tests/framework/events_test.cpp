/// What happens in which order: exact on drawn trees, by its invariants on random ones.
#include <random>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "framework/kinds.hpp"
#include "framework/watching.hpp"
#include "support/seeds.hpp"
#include "support/toy_oracle.hpp"

namespace espalier::test {
namespace {

/// Walks the whole tree by the search itself: `solve`, which can share it among threads, is much
/// more to compile for every kind and visitor, and hands the same events on (see below).
template <class Space, class Visitor>
void watch(Space& space, Visitor& visitor) {
    counting<Space> goal;
    depth_first_search<Space, Visitor&> search(space, {}, visitor);
    search.advance(goal);
}

template <class Space>
std::vector<event> events_of(const toy_tree& tree) {
    Space space(tree);
    recorder seen;
    watch(space, seen);
    return seen.events;
}

template <class Kind>
class Events : public ::testing::Test {};
TYPED_TEST_SUITE(Events, every_kind, kind_names);

TYPED_TEST(Events, OfADrawnTreeComeInTheirOrder) {
    const toy_tree tree = draw("r(a(b* c!) d#(e*) f*(g h!))");
    enum : int { r, a, b, c, d, e, f, g, h };
    const std::vector<event> expected{
        {event::enter, r, 0},    {event::enter, a, 1, a}, {event::enter, b, 2, b},
        {event::solution, b, 2}, {event::leave, b, 2},    {event::reject, a, 2 - 1, c},
        {event::leave, a, 1},    {event::enter, d, 1, d}, {event::prune, d, 1},
        {event::leave, d, 1},    {event::enter, f, 1, f}, {event::solution, f, 1},
        {event::enter, g, 2, g}, {event::leave, g, 2},    {event::reject, f, 1, h},
        {event::leave, f, 1},    {event::leave, r, 0},
    };
    EXPECT_EQ(events_of<typename TypeParam::rich>(tree), expected);
}

TYPED_TEST(Events, OfASolutionThatIsCutAreReportThenPrune) {
    const toy_tree tree = draw("r*#(a b)");
    const std::vector<event> expected{
        {event::enter, 0, 0}, {event::solution, 0, 0}, {event::prune, 0, 0}, {event::leave, 0, 0}};
    EXPECT_EQ(events_of<typename TypeParam::rich>(tree), expected);
}

TYPED_TEST(Events, OfASpaceWithoutOptionalHooksNeitherRejectNorPrune) {
    const toy_tree tree = draw("r(a! b#(c*))");
    const std::vector<event> expected{
        {event::enter, 0, 0},    {event::enter, 1, 1, 1}, {event::leave, 1, 1},
        {event::enter, 2, 1, 2}, {event::enter, 3, 2, 3}, {event::solution, 3, 2},
        {event::leave, 3, 2},    {event::leave, 2, 1},    {event::leave, 0, 0}};
    EXPECT_EQ(events_of<typename TypeParam::bare>(tree), expected);
}

TYPED_TEST(Events, OfRandomTreesAreTheOracles) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 100; ++round) {
        const toy_tree tree = grow(random, 1 + round);
        ASSERT_EQ(events_of<typename TypeParam::rich>(tree), foretell(tree, rich_hooks).events);
        ASSERT_EQ(events_of<typename TypeParam::bare>(tree), foretell(tree, {}).events);
    }
}

TYPED_TEST(Events, OfRandomTreesHoldTheirInvariants) {
    using space_type = typename TypeParam::rich;
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 100; ++round) {
        const toy_tree tree = grow(random, 1 + 2 * round);
        space_type space(tree);
        doubter doubts(tree);
        watch(space, doubts);
        EXPECT_TRUE(doubts.finished());
        EXPECT_EQ(space, space_type(tree));
    }
}

/// A stop leaves no gap in the events and repeats none.
TYPED_TEST(Events, AreTheSameInOnePieceAndInMany) {
    using space_type = typename TypeParam::rich;
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 40; ++round) {
        const toy_tree tree = grow(random, 20);
        const prophecy told = foretell(tree, rich_hooks);
        for (std::uint64_t budget = 1; budget <= told.statistics.checked; ++budget) {
            space_type space(tree);
            recorder seen;
            counting<space_type> goal;
            for (auto left = whole_tree<int>(); !left.empty();) {
                depth_first_search<space_type, recorder&> search(space, left.front(), seen);
                search.advance(goal, budget);
                left = search.frontier();
            }
            ASSERT_EQ(seen.events, told.events) << "in steps of " << budget;
        }
    }
}

TYPED_TEST(Events, ChoiceAtTheHeadOfAPartIsTheOneThatLedThere) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a(b* c) d)");
    space_type space(tree);
    recorder seen;
    depth_first_search<space_type, recorder&> search(space, below_path<int>({1, 3}), seen);
    counting<space_type> goal;
    search.advance(goal);
    EXPECT_THAT(seen.events,
                ::testing::ElementsAre(event{event::enter, 3, 2, 3}, event{event::leave, 3, 2}));
}

template <class Space>
void solve_hands_on_the_events_of(const toy_tree& tree) {
    Space space(tree);
    recorder seen;
    solve(space, counting<Space>{}, {}, whole_tree<int>(), seen);
    EXPECT_EQ(seen.events, foretell(tree, rich_hooks).events);
}

TEST(Visitor, IsToldByTheCallsOfTheEngineToo) {
    const toy_tree tree = draw("r(a(b* c!) d#(e*) f*(g h!))");
    solve_hands_on_the_events_of<kind<small, elsewhere>::rich>(tree);
    solve_hands_on_the_events_of<kind<reversible, given>::rich>(tree);
}

TEST(DepthHistogram, CountsPerLevel) {
    const toy_tree tree = draw("r(a(b* c! d!) e#(f*) g*(h i*))");
    using space_type = kind<reversible, lent>::rich;
    space_type space(tree);
    depth_histogram histogram;
    solve(space, counting<space_type>{}, {}, whole_tree<int>(), histogram);
    const std::vector<depth_histogram::level> expected{
        {.entered = 1},
        {.entered = 3, .pruned = 1, .solutions = 1},
        {.entered = 3, .rejected = 2, .solutions = 2}};
    EXPECT_EQ(histogram.at, expected);
}

struct counts_leaves {
    int left = 0;
    void leave(const auto&, std::size_t) { ++left; }
};

/// A visitor may see a single kind of event only.
TEST(Visitor, OfOneEventIsEnough) {
    const toy_tree tree = draw("r(a(b) c)");
    using space_type = kind<small, lent>::bare;
    space_type space(tree);
    counts_leaves seen;
    solve(space, counting<space_type>{}, {}, whole_tree<int>(), seen);
    EXPECT_EQ(seen.left, 4);
}

} // namespace
} // namespace espalier::test
