#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/graph/tree_recorder.hpp>

#include "graph/describe.hpp"
#include "graph/toy_spaces.hpp"

namespace {

using espalier::node_fate;
using recorder = espalier::tree_recorder<drawn_space>;

/// Walks all of the parts and returns the result.
auto walk(drawn_space& space, recorder& watching, const espalier::options& limits = {},
          espalier::frontier<char> from = espalier::whole_tree<char>()) {
    return espalier::solve(space, espalier::counting<drawn_space>{}, limits, std::move(from),
                           watching);
}

constexpr auto whole_picture = "0 under -: '' entered at 0\n"
                               "1 under 0: 'a' entered at 1\n"
                               "2 under 1: 'x' dead end at 2\n"
                               "3 under 2: 'p' rejected at 3\n"
                               "4 under 1: 'y' rejected at 2\n"
                               "5 under 0: 'b' rejected at 1\n"
                               "6 under 0: 'c' pruned at 1\n"
                               "7 under 0: 'd' solution at 1\n"
                               "8 under 7: 'z' solution at 2\n";

TEST(RecordedTree, IsTheHandDrawnTree) {
    drawn_space space = hand_drawn();
    recorder watching(100);
    walk(space, watching);
    EXPECT_EQ(describe(watching.tree()), whole_picture);
    EXPECT_EQ(left_out(watching.tree()), 0U);
}

TEST(RecordedTree, AgreesWithTheStatistics) {
    drawn_space space = hand_drawn();
    recorder watching(100);
    const auto counts = walk(space, watching).statistics;
    const espalier::recorded_tree& tree = watching.tree();
    EXPECT_EQ(counts.checked, num_vertices(tree));
    EXPECT_EQ(counts.checked - counts.promising,
              static_cast<std::uint64_t>(count_fate(tree, node_fate::rejected)));
    EXPECT_EQ(counts.pruned, 1U);
    EXPECT_EQ(count_fate(tree, node_fate::pruned), 1);
    EXPECT_EQ(counts.dead_ends, 1U);
    EXPECT_EQ(count_fate(tree, node_fate::dead_end), 1);
    EXPECT_EQ(counts.solutions, 2U);
    EXPECT_EQ(count_fate(tree, node_fate::solution), 2);
}

TEST(RecordedTree, MarksWhereNodesWereLeftOut) {
    drawn_space space = hand_drawn();
    recorder watching(3);
    walk(space, watching);
    EXPECT_EQ(describe(watching.tree()), "0 under -: '' entered at 0\n"
                                         "1 under 0: 'a' entered at 1\n"
                                         "2 under 1: 'x' dead end at 2\n"
                                         "3 under 2: '+1' left out at 3\n"
                                         "4 under 1: '+1' left out at 2\n"
                                         "5 under 0: '+4' left out at 1\n");
    EXPECT_EQ(left_out(watching.tree()), 6U);
}

TEST(RecordedTree, OfEveryLengthKeepsTheSumOfNodes) {
    for (std::size_t room = 0; room <= 10; ++room) {
        drawn_space space = hand_drawn();
        recorder watching(room);
        const auto checked = walk(space, watching).statistics.checked;
        const espalier::recorded_tree& tree = watching.tree();
        const auto marks = static_cast<std::uint64_t>(count_fate(tree, node_fate::left_out));
        EXPECT_EQ(num_vertices(tree) - marks, std::min<std::size_t>(room, 9)) << room;
        EXPECT_EQ(num_vertices(tree) - marks + left_out(tree), checked) << room;
    }
}

TEST(RecordedTree, WithoutRoomIsOneMark) {
    drawn_space space = hand_drawn();
    recorder watching(0);
    walk(space, watching);
    EXPECT_EQ(describe(watching.tree()), "0 under -: '+9' left out at 0\n");
}

/// An inner node must not look like a dead end because its promising children were left out.
TEST(RecordedTree, KnowsOfPromisingChildrenThatWereLeftOut) {
    drawn_space space{
        .children = {{"", "ab"}, {"a", "c"}}, .rejected = {}, .pruned = {}, .solutions = {"ac"}};
    recorder watching(2);
    walk(space, watching);
    EXPECT_EQ(describe(watching.tree()), "0 under -: '' entered at 0\n"
                                         "1 under 0: 'a' entered at 1\n"
                                         "2 under 1: '+1' left out at 2\n"
                                         "3 under 0: '+1' left out at 1\n");
}

/// Whenever it is stopped, and resumed with the same recorder, the tree comes out whole.
TEST(RecordedTree, GrowsOnWhenTheSearchIsResumed) {
    for (std::uint64_t nodes = 1; nodes <= 6; ++nodes) {
        drawn_space space = hand_drawn();
        recorder watching(100);
        auto part = walk(space, watching, {.node_limit = nodes});
        while (!part.complete())
            part = walk(space, watching, {.node_limit = nodes}, part.frontier);
        EXPECT_EQ(describe(watching.tree()), whole_picture) << nodes << " nodes a time";
    }
}

TEST(RecordedTree, OfPartsIsAForest) {
    drawn_space space = hand_drawn();
    recorder watching(100);
    walk(space, watching, {},
         {espalier::below_path<char>({'a', 'x'}), espalier::below_path<char>({'d'})});
    EXPECT_EQ(describe(watching.tree()), "0 under -: 'x' dead end at 2\n"
                                         "1 under 0: 'p' rejected at 3\n"
                                         "2 under -: 'd' solution at 1\n"
                                         "3 under 2: 'z' solution at 2\n");
}

/// The search begins among the children of nodes that this recorder never saw.
TEST(RecordedTree, OfTheRestOfASearchHangsNothingUnderStrangers) {
    drawn_space space = hand_drawn();
    recorder first(100);
    const auto stopped = walk(space, first, {.node_limit = 3});
    ASSERT_FALSE(stopped.complete());
    recorder rest(100);
    walk(space, rest, {}, stopped.frontier);
    EXPECT_EQ(describe(rest.tree()), "0 under -: 'p' rejected at 3\n"
                                     "1 under -: 'y' rejected at 2\n"
                                     "2 under -: 'b' rejected at 1\n"
                                     "3 under -: 'c' pruned at 1\n"
                                     "4 under -: 'd' solution at 1\n"
                                     "5 under 4: 'z' solution at 2\n");
}

TEST(RecordedTree, NodesOnTheWayToAStopAreNoDeadEnds) {
    drawn_space space = hand_drawn();
    recorder watching(100);
    walk(space, watching, {.node_limit = 3});
    EXPECT_EQ(describe(watching.tree()), "0 under -: '' entered at 0\n"
                                         "1 under 0: 'a' entered at 1\n"
                                         "2 under 1: 'x' entered at 2\n");
}

TEST(RecordedTree, KeepsEachLabelOnce) {
    chain space;
    espalier::tree_recorder<chain> watching(10'000);
    espalier::solve(space, espalier::counting<chain>{}, {.node_limit = 20'000},
                    espalier::whole_tree<int>(), watching);
    EXPECT_EQ(num_vertices(watching.tree()), 10'001U);
    EXPECT_EQ(left_out(watching.tree()), 10'000U);
    EXPECT_EQ(watching.tree()[boost::graph_bundle].labels, (std::vector<std::string>{"", "7"}));
    static_assert(sizeof(espalier::recorded_node) == 12);
}

TEST(RecordedTree, TakesTheLabelsItIsGiven) {
    drawn_space space = hand_drawn();
    recorder watching(2, [](char c) { return std::string("take ") + c; });
    walk(space, watching);
    EXPECT_EQ(label_of(watching.tree(), 1), "take a");
}

/// A solution below which a bound cuts is still a solution; a node without solution is pruned.
TEST(RecordedTree, ASolutionThatIsCutStaysASolution) {
    drawn_space space = hand_drawn();
    space.pruned = {"c", "d"};
    recorder watching(100);
    walk(space, watching);
    EXPECT_EQ(watching.tree()[7].fate, node_fate::solution);
    EXPECT_EQ(num_vertices(watching.tree()), 8U);
}

} // namespace
