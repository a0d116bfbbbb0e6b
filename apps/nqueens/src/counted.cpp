#include <utility>

#include "counted_in.hpp"
#include "searches.hpp"
#include "spaces.hpp"

namespace nqueens {

/// Shards are cut where nodes may be walked one by one: the parts are equal, and those of whoever
/// walks so.
answer counted_at_once(const request& wanted, const cli::sitting& told) {
    return in_space_at_once(wanted, [&](auto space) {
        const auto tree = space.walked();
        return counted_in(std::move(space), told, &tree);
    });
}

answer counted_without_placements(const request& wanted, const cli::sitting& told) {
    return in_space_without_placements(
        wanted, [&](auto space) { return counted_in(std::move(space), told); });
}

} // namespace nqueens
