/// How a search comes to the place where it starts. Included by depth_first_search.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>

namespace espalier {

template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::start(const subtree<choice>& part,
                                               std::vector<tree_place::digit> stands_at) {
    if (part.base > part.path.size() || (part.base < part.path.size() && !part.entered))
        throw std::invalid_argument("a subtree must lie below a node on its own path");
    if (stands_at.size() > part.base)
        throw std::invalid_argument("a search must begin above the part that it walks");
    if (part.first != 0 && !part.entered)
        throw std::invalid_argument("a subtree that begins behind a child must be entered");
    last_ = part.last;
    first_depth_ = part.base;
    depth_of_space_ = stands_at.size();
    prefix_place_ = std::move(stands_at);
    prefix_.assign(part.path.begin(),
                   part.path.begin() + static_cast<std::ptrdiff_t>(depth_of_space_));
    top_ = levels_.bottom();
    if constexpr (reversible)
        std::construct_at(top_);
    else
        std::construct_at(top_, *space_);
    top_->next = {};
    top_->last = {};
    position at(top_, *space_);
    try {
        follow(at, part);
    } catch (...) {
        at.save();
        top_ = at.f;
        rewind();
        throw;
    }
    at.save();
    top_ = at.f;
}

/// Walks down the path from where the space stands and counts nothing: whoever entered those nodes
/// first has counted them.
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::follow(position& at, const subtree<choice>& part) {
    const auto misfit = [&](std::size_t depth, const char* why) {
        return std::invalid_argument("the path does not fit the tree at level " +
                                     std::to_string(depth) + ": " + why);
    };
    for (std::size_t depth = depth_of_space_; depth < part.path.size(); ++depth) {
        at.expand();
        tree_place::digit number{0, at.children_left()};
        while (at.next != at.last && !(choice(*at.next) == part.path[depth]))
            ++at.next, ++number.index;
        if (at.next == at.last) throw misfit(depth + 1, "no such choice among the candidates");
        if (!was_promising(at)) throw misfit(depth + 1, "the choice is not promising");
        if (depth < part.base) {
            at.step(part.path[depth]);
            prefix_.push_back(part.path[depth]);
            prefix_place_.push_back(number);
            continue;
        }
        if (depth == part.base) {
            index_ = number.index;
            fan_out_ = number.fan_out;
            if (index_ >= last_) throw misfit(depth + 1, "the choice lies beyond the part's end");
        }
        origin_below_.push_back(number);
        level* const child = levels_.above(at.f);
        try {
            at.down(child);
        } catch (...) {
            levels_.below(child);
            throw;
        }
    }
    if (part.base == part.path.size() && last_ != subtree<choice>::to_the_end) {
        at.expand();
        fan_out_ = at.children_left();
    }
    origin_above_ = prefix_place_.size();
    if (part.entered) resume_at(at, part);
}

/// Comes to the place among the children of the node at the end of the path. A node is a dead end
/// if none of its children is promising; whether there is a promising one among those before
/// `first`, which others have judged, is found out anew.
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::resume_at(position& at, const subtree<choice>& part) {
    if (part.base == part.path.size()) index_ = part.first;
    if (part.first == 0) {
        place_ = place::before_children;
        origin_below_.push_back({0, 1});
        return;
    }
    place_ = place::before_next_child;
    at.expand();
    const std::uint64_t children = at.children_left();
    if (part.first > children)
        throw std::invalid_argument("the path does not fit the tree at level " +
                                    std::to_string(part.path.size() + 1) + ": the node has " +
                                    std::to_string(children) +
                                    " children, fewer than the part begins with");
    if (part.base == part.path.size()) fan_out_ = children;
    barren_ = part.first != children && !at.node().is_solution(); // or it was counted before
    for (std::uint64_t k = 0; k < part.first; ++k, ++at.next)
        if (was_promising(at)) barren_ = false;
    origin_below_.push_back({part.first, children});
}

/// Whether a child that was judged before is promising. A space that counts what it is asked says
/// so by `promising_again`.
template <class Space, class Visitor>
bool depth_first_search<Space, Visitor>::was_promising(const position& at) {
    if constexpr (requires { at.node().promising_again(*at.next); })
        return static_cast<bool>(at.node().promising_again(*at.next));
    else if constexpr (JudgingStateSpace<Space>)
        return static_cast<bool>(at.node().promising(*at.next));
    else
        return true;
}

} // namespace espalier
