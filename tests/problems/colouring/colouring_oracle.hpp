/// Colours vertices one after the other and tests edges at the end: it shares nothing with the
/// module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace colouring::test {

using edges = std::vector<std::pair<int, int>>;

inline bool is_proper(const edges& graph, const std::vector<int>& colours) {
    for (const auto& [a, b] : graph)
        if (colours.at(static_cast<std::size_t>(a)) == colours.at(static_cast<std::size_t>(b)))
            return false;
    return true;
}

/// Every assignment of that many colours is looked at: colours to the power of vertices.
inline std::uint64_t count_colourings(int vertices, const edges& graph, int colours) {
    std::vector<int> given(static_cast<std::size_t>(vertices));
    std::uint64_t count = 0;
    for (;;) {
        if (colours > 0 || vertices == 0) count += is_proper(graph, given);
        std::size_t at = 0;
        while (at < given.size() && given[at] + 1 >= colours)
            given[at++] = 0;
        if (at == given.size()) return count;
        ++given[at];
    }
}

} // namespace colouring::test
