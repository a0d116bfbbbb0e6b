/// Deep trees, wide trees, and what they cost in memory.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "support/toy_spaces.hpp"
#include "support/toy_trees.hpp"

namespace {

/// What the program took from the free store since the last reset.
struct {
    std::size_t calls = 0;
    std::size_t bytes = 0;
} taken;

void* take(std::size_t bytes, std::size_t alignment) {
    ++taken.calls;
    taken.bytes += bytes;
    const std::size_t whole = (bytes + alignment - 1) / alignment * alignment;
    if (void* p = std::aligned_alloc(alignment, whole == 0 ? alignment : whole)) return p;
    throw std::bad_alloc();
}

} // namespace

// Not inlined, or g++ sees std::free meet operator new and warns.
[[gnu::noinline]] void* operator new(std::size_t bytes) {
    return take(bytes, alignof(std::max_align_t));
}
[[gnu::noinline]] void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return take(bytes, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void operator delete(void* p) noexcept {
    std::free(p);
}
[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept {
    std::free(p);
}
[[gnu::noinline]] void operator delete(void* p, std::align_val_t) noexcept {
    std::free(p);
}
[[gnu::noinline]] void operator delete(void* p, std::size_t, std::align_val_t) noexcept {
    std::free(p);
}

namespace espalier::test {
namespace {

constexpr int million = 1'000'000;

template <class Storage>
class Deep : public ::testing::Test {
  protected:
    using judging = toy_space<Storage, lent, judges>;
};
using storages = ::testing::Types<small, reversible>;
class storage_names {
  public:
    template <class Storage>
    static std::string GetName(int) {
        return ReversibleStateSpace<toy_space<Storage, lent>> ? "Reversible" : "Copied";
    }
};
TYPED_TEST_SUITE(Deep, storages, storage_names);

TYPED_TEST(Deep, ChainOfAMillionLevelsIsWalked) {
    const toy_tree tree = chain(million, 0);
    typename TestFixture::judging space(tree);
    const auto found = count(space);
    EXPECT_EQ(found.value, checked_count(1));
    EXPECT_EQ(
        found.statistics,
        (statistics{
            .checked = million + 1, .promising = million + 1, .solutions = 1, .deepest = million}));
    EXPECT_TRUE(found.complete());
    EXPECT_EQ(space, typename TestFixture::judging(tree));
}

/// deep-storm7301: a chain of 20,000 variables with one value each has overrun many a stack.
TYPED_TEST(Deep, ChainOfTwentyThousandVariablesHasOneSolution) {
    const toy_tree tree = chain(20'000, 0);
    typename TestFixture::judging space(tree);
    const auto found = all(space);
    ASSERT_EQ(found.value.size(), 1U);
    EXPECT_EQ(found.value.front().here, 20'000);
}

/// Stopped at the bottom, a million side branches are still to be walked; the frontier is one path.
TYPED_TEST(Deep, ChainWithSideBranchesIsStoppedAtItsEndAndResumed) {
    using space_type = typename TestFixture::judging;
    const toy_tree tree = chain(million, 2);
    space_type space(tree);
    const auto begun = count(space, {.node_limit = million + 1});
    EXPECT_EQ(begun.status, status::node_limit);
    EXPECT_EQ(begun.statistics.deepest, std::size_t{million});
    ASSERT_EQ(begun.frontier.size(), 1U);
    EXPECT_LE(begun.frontier.front().path.size(), std::size_t{million});
    EXPECT_EQ(space, space_type(tree));

    const auto ended = solve(space, counting<space_type>{}, {}, begun.frontier);
    EXPECT_TRUE(ended.complete());
    EXPECT_EQ(begun.value + ended.value, checked_count(2 * million + 1));
    EXPECT_EQ((begun.statistics + ended.statistics).promising, 3 * std::uint64_t{million} + 1);
    EXPECT_EQ(space, space_type(tree));
}

TYPED_TEST(Deep, ChainIsAbandonedAtItsEnd) {
    using space_type = typename TestFixture::judging;
    const toy_tree tree = chain(million, 0);
    space_type space(tree);
    {
        depth_first_search search(space);
        EXPECT_TRUE(search.next());
        EXPECT_EQ(search.path().size(), std::size_t{million});
    }
    EXPECT_EQ(space, space_type(tree));
}

/// Up and down across the borders of the stack's chunks, at every depth around them.
TYPED_TEST(Deep, CombIsWalkedAtEveryDepth) {
    using space_type = typename TestFixture::judging;
    for (const int levels :
         {1, 2, 62, 63, 64, 65, 66, 126, 190, 191, 192, 193, 194, 447, 448, 449}) {
        const toy_tree tree = chain(levels, 3);
        space_type space(tree);
        const auto found = count(space);
        EXPECT_EQ(found.value, checked_count(static_cast<std::uint64_t>(3 * levels + 1)));
        EXPECT_EQ(found.statistics.deepest, static_cast<std::size_t>(levels));
        for (const int limit : {levels - 1, levels, levels + 1, levels + 2}) {
            const auto begun = count(space, {.node_limit = static_cast<std::uint64_t>(limit)});
            const auto ended = solve(space, counting<space_type>{}, {}, begun.frontier);
            EXPECT_EQ(begun.value + ended.value, found.value) << levels << " levels, " << limit;
            EXPECT_EQ(begun.statistics + ended.statistics, found.statistics);
        }
    }
}

toy_tree broad(int children) {
    toy_tree tree;
    tree.nodes.resize(static_cast<std::size_t>(children) + 1);
    for (int n = 1; n <= children; ++n) {
        tree[n].parent = 0;
        tree[n].solution = true;
        tree[0].children.push_back(n);
    }
    return tree;
}

TYPED_TEST(Deep, NotAtAllButAMillionSiblingsWide) {
    using space_type = typename TestFixture::judging;
    const toy_tree tree = broad(million);
    space_type space(tree);
    const auto begun = count(space, {.node_limit = million / 2});
    ASSERT_EQ(begun.frontier.size(), 1U);
    EXPECT_EQ(begun.frontier.front().path.size(), 0U);
    EXPECT_EQ(begun.frontier.front().first, std::uint64_t{million / 2 - 1});
    const auto ended = solve(space, counting<space_type>{}, {}, begun.frontier);
    EXPECT_EQ(begun.value + ended.value, checked_count(million));
}

TYPED_TEST(Deep, NotAtAllButAMillionVectorsOfSiblings) {
    using space_type = toy_space<TypeParam, given>;
    const toy_tree tree = broad(million);
    space_type space(tree);
    EXPECT_EQ(count(space).value, checked_count(million));
}

/// A space that is one object and lends its candidates: what a search costs is the stack.
template <class Space>
std::size_t allocations_of_a_count(const toy_tree& tree, std::uint64_t nodes) {
    Space space(tree);
    space.trail.reserve(2 * million); // the space's own
    taken = {};
    const auto found = count(space);
    const std::size_t calls = taken.calls;
    EXPECT_EQ(found.statistics.promising, nodes);
    return calls;
}

TEST(Allocations, AreNotMadePerNode) {
    using space = toy_space<reversible, lent, judges>;
    const std::size_t few = allocations_of_a_count<space>(chain(10, 1), 21);
    EXPECT_EQ(allocations_of_a_count<space>(chain(10, 100'000), 1'000'011), few);
    EXPECT_LE(few, 12U);
}

/// The stack doubles: twenty more levels of doubling, each a chunk and now and then a place for its
/// name, are all that a million levels cost.
TEST(Allocations, GrowWithTheLogarithmOfTheDepth) {
    using space = toy_space<reversible, lent, judges>;
    const std::size_t few = allocations_of_a_count<space>(chain(10, 0), 11);
    const std::size_t deep = allocations_of_a_count<space>(chain(million, 0), million + 1);
    EXPECT_LE(deep, few + 2 * 20);
}

/// A copied space of a few words is kept in the stack itself.
TEST(Allocations, AreNotMadeForSmallCopies) {
    using space = toy_space<small, lent, judges>;
    const toy_tree tree = chain(10, 100'000);
    space root(tree);
    taken = {};
    const auto found = count(root);
    EXPECT_LE(taken.calls, 12U);
    EXPECT_EQ(found.statistics.promising, 1'000'011U);
}

TEST(Allocations, AreNotMadeToGoToTheNextSolution) {
    using space_type = toy_space<reversible, lent, judges>;
    const toy_tree tree = chain(10, 1000);
    space_type space(tree);
    space.trail.reserve(100);
    depth_first_search search(space);
    EXPECT_TRUE(search.next());
    taken = {};
    std::uint64_t more = 0;
    while (search.next())
        ++more;
    EXPECT_EQ(taken.calls, 0U);
    EXPECT_EQ(more, 10'000U);
}

/// A frontier a million levels deep is one path, not the siblings beside it.
TEST(Allocations, OfAFrontierArePathAlone) {
    using space_type = toy_space<reversible, lent, judges>;
    const toy_tree tree = chain(million, 1);
    space_type space(tree);
    depth_first_search search(space);
    EXPECT_TRUE(search.next());
    taken = {};
    const auto left = search.frontier();
    ASSERT_EQ(left.size(), 1U);
    EXPECT_LE(taken.bytes, 6 * million * sizeof(int));
}

} // namespace
} // namespace espalier::test
