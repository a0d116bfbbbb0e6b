/// A part of a tree, named from the root: what a search starts from and what it leaves behind.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace espalier {

/// The part of a tree that a depth-first walk has still before it.
///
/// `path` leads from the root to a node. Below the node at depth `base` on that path lies all of
/// the part; the siblings of the first `base` choices belong to others. What is to be walked:
///
///     the children of the node at the end of the path, from number `first` on;
///     for each node on the path from depth base to there, the children right of the path;
///     at depth `base` the children before number `last` only.
///
/// So one path and three numbers say what an interrupted walk left, however wide the tree is:
/// O(depth) memory. The whole tree is the default value: the empty path, everything, the root not
/// yet entered.
///
/// Children are numbered from 0 in the order of `expand`, those that `promising` rejects included.
template <class Choice>
struct subtree {
    static constexpr std::uint64_t to_the_end = std::numeric_limits<std::uint64_t>::max();

    std::vector<Choice> path;        ///< from the root to the node at which the walk goes on
    std::size_t base = 0;            ///< depth of the node under which the part lies, <= path size
    std::uint64_t first = 0;         ///< next child of the node at the end of the path
    std::uint64_t last = to_the_end; ///< where the children of the node at depth base end
    bool entered = false;            ///< whether the node at the end of the path was counted

    friend bool operator==(const subtree&, const subtree&) = default;
};

/// The whole subtree under a node, the node itself to be entered first.
template <class Choice>
subtree<Choice> below_path(std::vector<Choice> path) {
    subtree<Choice> part;
    part.base = path.size();
    part.path = std::move(path);
    return part;
}

/// What a search left undone: disjoint parts, in tree order. Empty means that all was walked.
template <class Choice>
using frontier = std::vector<subtree<Choice>>;

} // namespace espalier
