/// A tree cut into K disjoint parts of about equal size, for job arrays.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <list>
#include <queue>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>
#include <espalier/state_space.hpp>
#include <espalier/subtree.hpp>

namespace espalier {

namespace detail {

/// A piece of the tree: one candidate child of a node (by number), or only the entering of the
/// node.
template <class Choice>
struct piece {
    std::vector<Choice> path; ///< to the node
    std::uint64_t child = 0;
    std::uint64_t count = 0; ///< of children, 0 or 1
    bool enters = false;     ///< the node itself is entered here
};

/// Whether a hook closes all below the node at once, so that it is not dealt out. A stop is
/// requested beforehand: a kernel that would count says no more than that it gives up.
template <StateSpace Space>
bool is_closed_as_a_whole(const Space& node) {
    if constexpr (PrunableStateSpace<Space>)
        if (node.prune()) return true;
    if constexpr (CountingStateSpace<Space>) {
        std::stop_source stopped;
        stopped.request_stop();
        const below answer = node.count_below(stopped.get_token());
        if (answer.is_counted() || answer.is_given_up()) return true;
    }
    return false;
}

/// Whether the first child of the node that is promising is closed as a whole.
template <StateSpace Space>
bool has_closed_children(const Space& node) {
    for (auto&& candidate : node.expand()) {
        const choice_t<Space> choice(candidate);
        if constexpr (JudgingStateSpace<Space>)
            if (!node.promising(choice)) continue;
        Space child = node;
        child.apply(choice);
        return is_closed_as_a_whole(child);
    }
    return false;
}

/// Whether what lies under a child may be dealt out. Where the nodes below it count at once in
/// fractions, as a solution's images may be shared out among them, they stay together: the count of
/// a shard is then a whole number.
template <StateSpace Space>
bool may_be_cut(Space node, const choice_t<Space>& taken) {
    if constexpr (JudgingStateSpace<Space>)
        if (!node.promising(taken)) return false;
    node.apply(taken);
    if constexpr (CountingStateSpace<Space> && count_divisor<Space>() != 1)
        if (has_closed_children(node)) return false;
    return !is_closed_as_a_whole(node);
}

} // namespace detail

/// Cuts the tree into pieces, each one a child of some node, always the one of the greatest share
/// first (of equal ones the one that came first), until there are `pieces` of them or no more can
/// be cut: what `prune` or `count_below` closes stays in one. Deterministic. The pieces are
/// disjoint, in tree order, and make up the whole. O(pieces × (depth + children + log pieces))
template <StateSpace Space>
    requires std::copy_constructible<Space>
frontier<choice_t<Space>> cut_tree(const Space& root, std::size_t pieces) {
    using choice = choice_t<Space>;
    using piece = detail::piece<choice>;
    using place = typename std::list<piece>::iterator;
    struct candidate {
        double share;
        std::uint64_t number; ///< in the order in which they came up
        place at;
        bool operator<(const candidate& other) const {
            return std::tie(share, other.number) < std::tie(other.share, number);
        }
    };
    std::list<piece> all;
    std::priority_queue<candidate> can_be_cut;
    std::uint64_t number = 0;
    // puts in a node's children as pieces, or the node alone if there are none
    const auto open = [&](place before, const std::vector<choice>& path, double share) {
        Space node = root;
        for (const choice& taken : path)
            node.apply(taken);
        const auto children = static_cast<std::uint64_t>(std::ranges::distance(node.expand()));
        const double each = share / static_cast<double>(children);
        for (std::uint64_t k = 0; k < children; ++k)
            can_be_cut.push({each, number++, all.insert(before, {path, k, 1, k == 0})});
        if (children == 0) all.insert(before, {path, 0, 0, true});
    };
    if (detail::is_closed_as_a_whole(root)) return {subtree<choice>{}};
    open(all.end(), {}, 1);
    while (all.size() < pieces && !can_be_cut.empty()) {
        const auto [share, _, greatest] = can_be_cut.top();
        can_be_cut.pop();
        Space node = root;
        for (const choice& taken : greatest->path)
            node.apply(taken);
        auto&& children = node.expand();
        auto child = std::ranges::begin(children);
        std::advance(child, static_cast<std::ptrdiff_t>(greatest->child));
        const choice taken = *child;
        if (!detail::may_be_cut(node, taken)) continue;
        std::vector<choice> path = greatest->path;
        path.push_back(taken);
        open(std::next(greatest), path, share);
        if (greatest->enters)
            greatest->count = 0; // somebody still has to enter the node above
        else
            all.erase(greatest);
    }
    frontier<choice> parts;
    for (piece& p : all) {
        subtree<choice> part;
        part.base = p.path.size();
        part.path = std::move(p.path);
        part.first = p.child;
        part.last = p.child + p.count;
        part.entered = !p.enters;
        parts.push_back(std::move(part));
    }
    return parts;
}

/// The i-th of k disjoint parts of the tree, i from 1: every k-th piece of a cut into many, 64 for
/// each part but no more than a million, or k. All k together are the whole tree; the same i and k
/// give the same part on every machine.
/// @throws std::invalid_argument unless 1 <= i <= k
template <StateSpace Space>
frontier<choice_t<Space>> shard(const Space& root, std::uint64_t i, std::uint64_t k) {
    if (i < 1 || i > k)
        throw std::invalid_argument("espalier: shard " + std::to_string(i) + " of " +
                                    std::to_string(k) +
                                    ": the first number must be from 1 to the "
                                    "second");
    constexpr std::uint64_t pieces_per_shard = 64; // 30 to 100 are known to level out well
    constexpr std::uint64_t most_pieces = std::uint64_t{1} << 20;
    const std::uint64_t pieces =
        k < most_pieces / pieces_per_shard ? k * pieces_per_shard : std::max(k, most_pieces);
    const auto all = cut_tree(root, static_cast<std::size_t>(pieces));
    frontier<choice_t<Space>> mine;
    for (std::size_t p = static_cast<std::size_t>(i - 1); p < all.size();
         p += static_cast<std::size_t>(k))
        mine.push_back(all[p]);
    return mine;
}

} // namespace espalier
