/// Visitors for the tests: one that writes down every event, one that doubts every event.
#pragma once

#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

#include "support/toy_oracle.hpp"
#include "support/toy_trees.hpp"

namespace espalier::test {

/// Writes down every event; an armed fuse makes it throw instead.
struct recorder {
    std::vector<event> events;

    void enter(const auto& node, std::size_t depth, const int* choice) {
        node.tree->touch(call::enter);
        events.push_back({event::enter, node.here, depth, choice == nullptr ? -1 : *choice});
    }
    void reject(const auto& node, std::size_t depth, const int& choice) {
        node.tree->touch(call::reject);
        events.push_back({event::reject, node.here, depth, choice});
    }
    void prune(const auto& node, std::size_t depth) {
        node.tree->touch(call::prune_event);
        events.push_back({event::prune, node.here, depth});
    }
    void solution(const auto& node, std::size_t depth) {
        node.tree->touch(call::solution_event);
        events.push_back({event::solution, node.here, depth});
    }
    void leave(const auto& node, std::size_t depth) {
        node.tree->touch(call::leave);
        events.push_back({event::leave, node.here, depth});
    }
};

/// Holds every event to what must be true there: nodes nest, depths are right, children come in
/// order and each exactly once, what is rejected or pruned deserves it, nothing happens below a
/// cut, and the node is in order.
class doubter {
  public:
    explicit doubter(const toy_tree& tree) : tree_(tree) {}
    bool finished() const { return path_.empty() && entered_ > 0; }

    void enter(const auto& node, std::size_t depth, const int* choice) {
        ++entered_;
        EXPECT_TRUE(node.sound());
        EXPECT_EQ(depth, path_.size());
        ASSERT_EQ(choice == nullptr, depth == 0);
        if (depth > 0) {
            EXPECT_EQ(*choice, node.here);
            EXPECT_FALSE(tree_[node.here].rejected);
            judge(node.here);
        }
        path_.push_back({node.here, 0, false});
    }
    void reject(const auto& node, std::size_t depth, const int& choice) {
        at_the_tip(node, depth);
        EXPECT_TRUE(tree_[choice].rejected);
        judge(choice);
    }
    void prune(const auto& node, std::size_t depth) {
        at_the_tip(node, depth);
        EXPECT_TRUE(tree_[node.here].pruned);
        EXPECT_EQ(path_.back().judged, 0U) << "a node is cut before its children, or not at all";
        path_.back().cut = true;
    }
    void solution(const auto& node, std::size_t depth) {
        at_the_tip(node, depth);
        EXPECT_TRUE(tree_[node.here].solution);
        EXPECT_EQ(path_.back().judged, 0U) << "a node is reported before its children";
    }
    void leave(const auto& node, std::size_t depth) {
        at_the_tip(node, depth);
        EXPECT_EQ(path_.back().judged, path_.back().cut ? 0U : tree_[node.here].children.size());
        path_.pop_back();
    }

  private:
    struct step {
        int node;
        std::size_t judged;
        bool cut;
    };

    void at_the_tip(const auto& node, std::size_t depth) {
        EXPECT_TRUE(node.sound());
        ASSERT_FALSE(path_.empty());
        EXPECT_EQ(node.here, path_.back().node);
        EXPECT_EQ(depth + 1, path_.size());
    }
    void judge(int child) {
        ASSERT_FALSE(path_.empty());
        step& parent = path_.back();
        EXPECT_FALSE(parent.cut) << "nothing happens below a cut";
        ASSERT_LT(parent.judged, tree_[parent.node].children.size());
        EXPECT_EQ(child, tree_[parent.node].children[parent.judged++]);
    }

    const toy_tree& tree_;
    std::vector<step> path_;
    std::size_t entered_ = 0;
};

} // namespace espalier::test
