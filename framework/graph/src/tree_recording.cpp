#include <espalier/graph/tree_recording.hpp>

namespace espalier {

void tree_recording::enter(std::size_t depth, const std::string& label) {
    close_from(depth);
    open_node* const parent = depth > 0 ? open_at(depth - 1) : nullptr;
    if (parent != nullptr) parent->has_promising_child = true;
    if (!has_room()) return leave_out();
    if (parent == nullptr) {
        path_.clear();
        top_depth_ = depth;
    }
    const recorded_vertex entered = append(depth, label, node_fate::entered);
    path_.push_back({entered});
}

void tree_recording::reject(std::size_t parent_depth, const std::string& label) {
    close_from(parent_depth + 1);
    if (!has_room()) return leave_out();
    if (open_at(parent_depth) == nullptr) path_.clear();
    append(parent_depth + 1, label, node_fate::rejected);
}

/// A solution stays one, whether or not the search goes on below it.
void tree_recording::prune(std::size_t depth) {
    open_node* const node = open_at(depth);
    if (node != nullptr && tree_[node->vertex].fate == node_fate::entered)
        tree_[node->vertex].fate = node_fate::pruned;
}

void tree_recording::solution(std::size_t depth) {
    if (open_node* const node = open_at(depth)) tree_[node->vertex].fate = node_fate::solution;
}

void tree_recording::leave(std::size_t depth) {
    close_from(depth + 1);
    open_node* const node = open_at(depth);
    if (node == nullptr) return;
    if (!node->has_promising_child && tree_[node->vertex].fate == node_fate::entered)
        tree_[node->vertex].fate = node_fate::dead_end;
    close_from(depth);
}

/// The recorded node on the path at that depth, or null.
auto tree_recording::open_at(std::size_t depth) -> open_node* {
    if (depth < top_depth_ || depth - top_depth_ >= path_.size()) return nullptr;
    return &path_[depth - top_depth_];
}

void tree_recording::close_from(std::size_t depth) {
    while (!path_.empty() && top_depth_ + path_.size() > depth)
        path_.pop_back();
}

/// Under the last node of the path, which is its parent; or on its own, if the path is empty.
recorded_vertex tree_recording::append(std::size_t depth, const std::string& label,
                                       node_fate fate) {
    ++recorded_;
    return append_vertex({number_of(label), static_cast<std::uint32_t>(depth), fate});
}

recorded_vertex tree_recording::append_vertex(recorded_node node) {
    const recorded_vertex vertex = add_vertex(node, tree_);
    if (!path_.empty()) add_edge(path_.back().vertex, vertex, tree_);
    return vertex;
}

void tree_recording::leave_out() {
    std::optional<recorded_vertex>& mark = path_.empty() ? stray_mark_ : path_.back().mark;
    if (!mark) {
        const auto depth =
            static_cast<std::uint32_t>(path_.empty() ? 0 : top_depth_ + path_.size());
        mark = append_vertex({0, depth, node_fate::left_out});
    }
    ++tree_[boost::graph_bundle].left_out[*mark];
}

std::uint32_t tree_recording::number_of(const std::string& label) {
    std::vector<std::string>& labels = tree_[boost::graph_bundle].labels;
    const auto [entry, is_new] =
        numbers_.try_emplace(label, static_cast<std::uint32_t>(labels.size()));
    if (is_new) labels.push_back(label);
    return entry->second;
}

} // namespace espalier
