/// The tree of the textbooks: four queens, 61 nodes checked, 17 promising, two solutions.
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/graph/tree_recorder.hpp>

#include "graph/describe.hpp"
#include "graph/toy_spaces.hpp"

namespace {

using espalier::node_fate;

class FourQueens : public testing::Test {
  protected:
    FourQueens() {
        espalier::solve(small_queens(4), espalier::counting<small_queens>{}, {},
                        espalier::whole_tree<int>(), watching);
    }
    espalier::tree_recorder<small_queens> watching{1000};
    const espalier::recorded_tree& tree = watching.tree();
};

TEST_F(FourQueens, HaveATreeOf61Nodes) {
    EXPECT_EQ(num_vertices(tree), 61U);
    EXPECT_EQ(num_edges(tree), 60U);
    EXPECT_EQ(count_fate(tree, node_fate::rejected), 44);
    EXPECT_EQ(count_fate(tree, node_fate::entered) + count_fate(tree, node_fate::dead_end) +
                  count_fate(tree, node_fate::solution),
              17);
    EXPECT_EQ(count_fate(tree, node_fate::solution), 2);
    EXPECT_EQ(count_fate(tree, node_fate::dead_end), 4);
}

TEST_F(FourQueens, HaveFourChildrenUnderEveryNodeThatWasExpanded) {
    for (const auto v : boost::make_iterator_range(vertices(tree))) {
        const bool expanded =
            tree[v].fate == node_fate::entered || tree[v].fate == node_fate::dead_end;
        EXPECT_EQ(out_degree(v, tree), expanded ? 4U : 0U) << v;
    }
}

TEST_F(FourQueens, HaveTheirTwoPlacementsAtTheSolutions) {
    const auto parent = parents_of(tree);
    std::vector<std::string> placements;
    for (const auto v : boost::make_iterator_range(vertices(tree))) {
        if (tree[v].fate != node_fate::solution) continue;
        std::string columns;
        for (auto up = v; up != 0; up = parent[up])
            columns.insert(0, label_of(tree, up));
        placements.push_back(columns);
    }
    EXPECT_EQ(placements, (std::vector<std::string>{"1302", "2031"}));
}

} // namespace
