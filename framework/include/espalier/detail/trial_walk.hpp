/// How long a search takes at a node, measured by searching a little.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include <espalier/depth_first_search.hpp>
#include <espalier/detail/thread_clock.hpp>
#include <espalier/state_space.hpp>
#include <espalier/subtree.hpp>

namespace espalier::detail {

/// A goal that wants nothing.
struct nothing_wanted {
    bool report(const auto&) { return true; }
};

/// Walks on from the parent of the node at the end of each path, for its part of the time, and
/// returns the seconds of processor time that a node took on the average; 0 if there is no path. A
/// random probe cannot tell: drawing lots at a node costs ten times what a fast module's node does.
template <class Space>
double seconds_per_node(Space& space, const std::vector<std::vector<choice_t<Space>>>& paths,
                        std::chrono::nanoseconds time) {
    using clock = std::chrono::steady_clock;
    std::chrono::nanoseconds taken{};
    std::uint64_t nodes = 0;
    nothing_wanted goal;
    for (const auto& path : paths) {
        subtree<choice_t<Space>> from_there;
        from_there.path = path;
        if (!path.empty()) from_there.path.pop_back();
        from_there.entered = !path.empty();
        depth_first_search<Space> search(space, from_there);
        const auto before = thread_clock::now();
        const auto enough = clock::now() + time / static_cast<std::int64_t>(paths.size());
        std::uint64_t slice = 1;
        while (search.advance(goal, slice) != search_status::exhausted && clock::now() < enough)
            if (slice < 4096) slice *= 2;
        taken += thread_clock::now() - before;
        nodes += search.statistics().promising;
    }
    return nodes == 0 ? 0
                      : std::chrono::duration<double>(taken).count() / static_cast<double>(nodes);
}

} // namespace espalier::detail
