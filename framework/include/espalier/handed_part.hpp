/// A part of a tree that one search hands to another in the same process.
#pragma once

#include <vector>

#include <espalier/shares.hpp>
#include <espalier/state_space.hpp>
#include <espalier/subtree.hpp>

namespace espalier {

/// A part, and a copy of the node under which it lies: who takes it over need not walk down from
/// the root, which in a deep tree takes longer than the part itself. (A part that is written down
/// has only its path.)
///
///     if (auto given = search.split()) {
///         espalier::depth_first_search other(given->node, given->part, given->stands_at);
///         while (other.next()) print(other.node());        // in another thread
///     }
template <StateSpace Space>
struct handed_part {
    subtree<choice_t<Space>> part;            ///< what is to be walked
    std::vector<tree_place::digit> stands_at; ///< the numbers of the choices that lead to the node
    Space node;                               ///< the one at depth `part.base`
};

} // namespace espalier
