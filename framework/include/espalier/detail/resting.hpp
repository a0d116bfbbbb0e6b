/// How a search begins to walk, and how it stops. Included by depth_first_search.hpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>

namespace espalier {

template <class Space, class Visitor>
template <class Goal>
search_status depth_first_search<Space, Visitor>::advance(Goal& goal, std::uint64_t budget,
                                                          const std::stop_token& stop) {
    if (status_ == search_status::exhausted) return status_;
    status_ = search_status::ready;
    position at(top_, *space_);
    at.spare = static_cast<std::int64_t>(budget = std::min(budget, no_limit / 2 - 1)) + 1;
    try {
        if (aside(at, [&](position& there) { return begin(there, goal, stop); }))
            walk(at, goal, stop);
    } catch (...) {
        rest(at, budget);
        throw;
    }
    rest(at, budget);
    if (status_ == search_status::exhausted) rewind();
    return status_;
}

/// Puts away what the walk held in its locals. By value: with its address taken, the compiler would
/// keep the position in memory all the time.
template <class Space, class Visitor>
inline void depth_first_search<Space, Visitor>::rest(position& at, std::uint64_t given) {
    at.spare += static_cast<std::int64_t>(booked_at(at) + booked_below(at.f));
    at.save();
    top_ = at.f;
    counts_.checked += given - static_cast<std::uint64_t>(at.spare - 1);
}

/// What comes before the loop: enters the node at which the subtree begins, or lists the children
/// of the node at which the walk rested, and finds a child to try. False if the walk rests again.
template <class Space, class Visitor>
template <class Goal>
[[gnu::noinline]] bool depth_first_search<Space, Visitor>::begin(position& at, Goal& goal,
                                                                 const std::stop_token& stop) {
    bool solution = false;
    levels_.lay_floor((books_ahead ? levels_.level_of(at.f) : levels_.bottom_level()) + 1);
    const place from = std::exchange(place_, place::before_next_child);
    if (from == place::before_root) {
        place_ = from;
        if (at.spare == 1) return false;
        const bool more = arrive(at, goal, solution);
        --at.spare;
        if (!more) return false;
        place_ = place::before_next_child;
    } else if (from == place::before_children) {
        place_ = from;
        solution = at.node().is_solution();
        place_ = place::before_next_child;
    }
    if (from != place::before_next_child && !unfold(at, goal, stop, solution)) return false;
    return step_by_step(at, goal, stop);
}

template <class Space, class Visitor>
const Space& depth_first_search<Space, Visitor>::node_of([[maybe_unused]] const level* l) const {
    if constexpr (reversible)
        return *space_;
    else if constexpr (detail::fits_in_hand<Space>)
        return l->node.value;
    else
        return l->node;
}

template <class Space, class Visitor>
tree_place depth_first_search<Space, Visitor>::origin() const {
    std::vector<tree_place::digit> digits;
    digits.reserve(origin_above_ + origin_below_.size());
    digits.assign(prefix_place_.begin(),
                  prefix_place_.begin() + static_cast<std::ptrdiff_t>(origin_above_));
    digits.insert(digits.end(), origin_below_.begin(), origin_below_.end());
    return tree_place(std::move(digits));
}

/// Where the part of the node at that place ends.
template <class Space, class Visitor>
tree_place
depth_first_search<Space, Visitor>::limit_under(std::vector<tree_place::digit> base) const {
    if (last_ >= fan_out_) return tree_place::after(std::move(base));
    base.push_back({last_, fan_out_});
    return tree_place(std::move(base));
}

template <class Space, class Visitor>
stretch depth_first_search<Space, Visitor>::retire() {
    stretch closed{origin(), {}};
    std::vector<tree_place::digit> digits = std::move(prefix_place_);
    if (status_ == search_status::exhausted) {
        closed.end = limit_under(std::move(digits));
        return closed;
    }
    if (place_ != place::before_root) {
        std::vector<tree_place::digit> upwards;
        position at(top_, *space_);
        if (place_ == place::before_children)
            upwards.push_back({0, 1});
        else
            upwards.push_back(at.f->digit(at.node()));
        while (at.f != levels_.bottom()) {
            at.up(levels_.below(at.f));
            at.load_node();
            upwards.push_back(at.f->digit(at.node()));
        }
        top_ = at.f;
        digits.insert(digits.end(), upwards.rbegin(), upwards.rend());
    }
    rewind();
    closed.end = tree_place(std::move(digits));
    return closed;
}

template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::rewind() noexcept {
    if (top_ == nullptr) return;
    position at(top_, *space_);
    while (at.f != levels_.bottom())
        at.up(levels_.below(at.f));
    std::destroy_at(at.f);
    if constexpr (reversible)
        for (; prefix_.size() > depth_of_space_; prefix_.pop_back())
            space_->undo(prefix_.back());
    prefix_.clear();
    top_ = nullptr;
    status_ = search_status::exhausted;
}

} // namespace espalier
