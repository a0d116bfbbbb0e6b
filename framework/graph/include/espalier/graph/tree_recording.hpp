/// How events become a tree: the part of `tree_recorder` that knows no state space.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include <espalier/graph/recorded_tree.hpp>

namespace espalier {

/// A recorded tree that grows, event by event, up to a number of nodes. What comes later is
/// counted at a mark under the nearest node that was recorded.
///
/// Invariant: `path_` holds the vertices of the nodes that lead to the current one and are not yet
/// left, the first at depth `top_depth_`, one a level. Above it they are missing if the search
/// began below the root; below it if there was no room for them.
class tree_recording {
  public:
    explicit tree_recording(std::size_t max_nodes) : max_nodes_(max_nodes) {}

    /// Whether the next node will be recorded, and so needs a label.
    bool has_room() const { return recorded_ < max_nodes_; }

    void enter(std::size_t depth, const std::string& label);
    void reject(std::size_t parent_depth, const std::string& label);
    void prune(std::size_t depth);
    void solution(std::size_t depth);
    void leave(std::size_t depth);

    const recorded_tree& tree() const { return tree_; } ///< as far as it was recorded

  private:
    struct open_node {
        recorded_vertex vertex;
        bool has_promising_child = false;
        std::optional<recorded_vertex> mark = std::nullopt; ///< for its descendants left out
    };

    open_node* open_at(std::size_t depth);
    void close_from(std::size_t depth);
    recorded_vertex append(std::size_t depth, const std::string& label, node_fate fate);
    recorded_vertex append_vertex(recorded_node node);
    void leave_out();
    std::uint32_t number_of(const std::string& label);

    recorded_tree tree_;
    std::size_t max_nodes_;
    std::size_t recorded_ = 0;
    std::size_t top_depth_ = 0;
    std::vector<open_node> path_;
    std::optional<recorded_vertex> stray_mark_; ///< for nodes left out while the path is empty
    std::unordered_map<std::string, std::uint32_t> numbers_;
};

} // namespace espalier
