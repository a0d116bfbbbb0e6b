/// A walk that is looked at again and again: what a search of one worker says of itself.
#pragma once

#include <chrono>
#include <cstdint>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>
#include <espalier/progress.hpp>
#include <espalier/shares.hpp>
#include <espalier/subtree.hpp>

namespace espalier::test {

struct wants_nothing {
    bool report(const auto&) { return true; }
};

/// The readings after every `step` judged children, from the start to the end, as if each child
/// took a nanosecond.
template <class Space>
std::vector<reading> walk(Space space, std::uint64_t step) {
    using choice = choice_t<Space>;
    std::vector<reading> seen(1);
    ledger closed;
    frontier<choice> open{subtree<choice>{}};
    wants_nothing goal;
    while (!open.empty()) {
        depth_first_search<Space> search(space, open.front());
        search.advance(goal, step);
        open = search.frontier();
        reading next = seen.back();
        next.counts += search.statistics();
        next.elapsed = std::chrono::nanoseconds(next.counts.checked);
        closed.close(search.retire());
        next.share = closed.share();
        seen.push_back(next);
    }
    return seen;
}

} // namespace espalier::test
