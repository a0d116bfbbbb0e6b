/// The visitor that records what a search visits.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include <espalier/graph/choice_label.hpp>
#include <espalier/graph/recorded_tree.hpp>
#include <espalier/graph/tree_recording.hpp>
#include <espalier/state_space.hpp>

namespace espalier {

/// Records the tree that a search visits, at most `max_nodes` nodes of it in the order of the
/// visit. Nodes beyond are not recorded but counted, at a mark where they would hang.
///
///     espalier::tree_recorder<queens> recorder(1000);
///     espalier::solve(space, goal, {}, espalier::whole_tree<int>(), recorder);
///     espalier::write_dot(file, recorder.tree());
///
/// A recorder watches one search; it may watch it to its end in several runs, each from the
/// frontier that the run before left. O(1) and about 60 bytes per recorded node.
template <StateSpace Space>
class tree_recorder {
    using choice = choice_t<Space>;

  public:
    using label_function = std::function<std::string(const choice&)>; ///< a choice in words

    /// @param label puts a choice into words; see `choice_label`
    explicit tree_recorder(std::size_t max_nodes, label_function label)
        : recording_(max_nodes), label_(std::move(label)) {}
    explicit tree_recorder(std::size_t max_nodes)
        requires detail::HasLabel<choice>
        : tree_recorder(max_nodes, choice_label<choice>) {}

    void enter(const Space&, std::size_t depth, const choice* taken) {
        recording_.enter(depth, taken != nullptr ? label(*taken) : std::string());
    }
    void reject(const Space&, std::size_t depth, const choice& refused) {
        recording_.reject(depth, label(refused));
    }
    void prune(const Space&, std::size_t depth) { recording_.prune(depth); }
    void solution(const Space&, std::size_t depth) { recording_.solution(depth); }
    void leave(const Space&, std::size_t depth) { recording_.leave(depth); }

    /// What was recorded so far; it lives as long as the recorder.
    const recorded_tree& tree() const { return recording_.tree(); }

  private:
    std::string label(const choice& c) const {
        return recording_.has_room() ? label_(c) : std::string();
    }

    tree_recording recording_;
    label_function label_;
};

} // namespace espalier
