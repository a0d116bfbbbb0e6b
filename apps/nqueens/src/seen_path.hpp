/// What the hooks of a space answer along a path, told as text or as JSON. Each choice is a number,
/// as `read_path` has it, whatever the space calls it.
#pragma once

#include <iosfwd>
#include <optional>
#include <vector>

#include "nqueens/request.hpp"

namespace nqueens {

/// One node. A hook that the space does not have answers nothing.
struct seen_node {
    std::optional<int> taken = {};   ///< the choice that leads here; nothing at the root
    bool listed = true;              ///< by `expand` of the node before; if not, the path ends
    std::optional<bool> judged = {}; ///< what `promising` said of it there
    bool is_solution = false;
    std::vector<int> candidates = {};               ///< by `expand`
    std::optional<std::vector<int>> promising = {}; ///< those of them that `promising` lets through
    std::optional<int> objective = {}; ///< pieces that stand, where the most are wanted
    std::optional<int> bound = {};     ///< and how many there may be in the end
};

/// From the root to the end of the path, or to the first choice that is not listed.
using seen_path = std::vector<seen_node>;

/// One document.
void write_json(std::ostream& out, const request& wanted, const seen_path& seen);

} // namespace nqueens
