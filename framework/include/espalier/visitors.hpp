/// What can be watched: the event points of the search.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include <espalier/state_space.hpp>

namespace espalier {

/// A visitor is any object with one or more of these members (`depth` is 0 at the root):
///
/// | event | when |
/// | --- | --- |
/// | `enter(node, depth, choice)` | was entered; `choice` points to what led there, or is null |
/// | `reject(node, depth, choice)` | `promising` said no to that child of the node |
/// | `prune(node, depth)` | the search cuts below the node |
/// | `solution(node, depth)` | the node is a solution; it was handed to the goal |
/// | `leave(node, depth)` | everything below the node was walked, or cut |
///
/// Events that a visitor lacks cost nothing. A member that looks like an event but is none
/// (`entered`, `on_enter`, …) or that cannot be called as above is a compile error, and so is a
/// visitor without any event.
struct no_visitor {};

namespace detail {

template <class Visitor, class Space>
concept SeesEnter = requires(Visitor& v, const Space& node, const choice_t<Space>* choice) {
    v.enter(node, std::size_t{}, choice);
};
template <class Visitor, class Space>
concept SeesReject = requires(Visitor& v, const Space& node, const choice_t<Space>& choice) {
    v.reject(node, std::size_t{}, choice);
};
template <class Visitor, class Space>
concept SeesPrune = requires(Visitor& v, const Space& node) { v.prune(node, std::size_t{}); };
template <class Visitor, class Space>
concept SeesSolution = requires(Visitor& v, const Space& node) { v.solution(node, std::size_t{}); };
template <class Visitor, class Space>
concept SeesLeave = requires(Visitor& v, const Space& node) { v.leave(node, std::size_t{}); };

template <class Visitor, class Space>
concept SeesAnything =
    SeesEnter<Visitor, Space> || SeesReject<Visitor, Space> || SeesPrune<Visitor, Space> ||
    SeesSolution<Visitor, Space> || SeesLeave<Visitor, Space>;

} // namespace detail

/// Visitor that counts nodes per depth: `at[d]` is what happened to the nodes of depth d.
struct depth_histogram {
    struct level {                   ///< what happened at one depth
        std::uint64_t entered = 0;   ///< nodes entered
        std::uint64_t rejected = 0;  ///< children of nodes of depth d - 1 that were rejected
        std::uint64_t pruned = 0;    ///< nodes below which was cut
        std::uint64_t solutions = 0; ///< nodes that are solutions
        friend bool operator==(const level&, const level&) = default;
    };
    std::vector<level> at; ///< by depth

    void enter(const auto&, std::size_t depth, const auto*) { ++level_at(depth).entered; }
    void reject(const auto&, std::size_t depth, const auto&) { ++level_at(depth + 1).rejected; }
    void prune(const auto&, std::size_t depth) { ++level_at(depth).pruned; }
    void solution(const auto&, std::size_t depth) { ++level_at(depth).solutions; }

  private:
    level& level_at(std::size_t depth) {
        if (depth >= at.size()) at.resize(depth + 1);
        return at[depth];
    }
};

} // namespace espalier
