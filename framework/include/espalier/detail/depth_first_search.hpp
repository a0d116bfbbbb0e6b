/// How a search comes to the place where it starts, and back to the root. Included by
/// depth_first_search.hpp.
#pragma once

#include <espalier/depth_first_search.hpp>

namespace espalier {

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
void depth_first_search<Space, Visitor>::announce(const position& at) {
    const std::size_t l = levels_.level_of(at.f);
    if (l > 0) {
        const choice taken = *levels_.at(l - 1)->next;
        visitor_.enter(at.node(), depth_of(at), &taken);
    } else {
        visitor_.enter(at.node(), depth_of(at), prefix_.empty() ? nullptr : &prefix_.back());
    }
}

template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::start(const subtree<choice>& part) {
    if (part.base > part.path.size() || (part.base < part.path.size() && !part.entered))
        throw std::invalid_argument("a subtree must lie below a node on its own path");
    last_ = part.last;
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
    barren_ = at.barren;
}

/// Walks down the path and counts nothing: whoever entered those nodes first has counted them.
/// A node is a dead end if none of its children is promising; whether an earlier walk saw a
/// promising one among the children before `first` is found out anew.
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::follow(position& at, const subtree<choice>& part) {
    const auto misfit = [&](std::size_t depth, const char* why) {
        return std::invalid_argument("the path does not fit the tree at level " +
                                     std::to_string(depth) + ": " + why);
    };
    const auto is_promising = [&] {
        if constexpr (JudgingStateSpace<Space>)
            return static_cast<bool>(at.node().promising(*at.next));
        else
            return true;
    };
    for (std::size_t depth = 0; depth < part.path.size(); ++depth) {
        at.expand();
        std::uint64_t number = 0;
        while (at.next != at.last && !(choice(*at.next) == part.path[depth]))
            ++at.next, ++number;
        if (at.next == at.last) throw misfit(depth + 1, "no such choice among the candidates");
        if (!is_promising()) throw misfit(depth + 1, "the choice is not promising");
        if (depth < part.base) {
            at.step(part.path[depth]);
            prefix_.push_back(part.path[depth]);
        } else {
            if (depth == part.base) index_ = number;
            if (index_ >= last_) throw misfit(depth + 1, "the choice lies beyond the part's end");
            level* const child = levels_.above(at.f);
            try {
                at.down(child);
            } catch (...) {
                levels_.below(child);
                throw;
            }
        }
    }
    if (!part.entered) return;
    if (part.base == part.path.size()) index_ = part.first;
    if (part.first == 0) {
        place_ = place::before_children;
        at.barren = !at.node().is_solution();
        return;
    }
    place_ = place::before_next_child;
    at.expand();
    at.barren = !at.node().is_solution();
    for (std::uint64_t k = 0; k < part.first; ++k, ++at.next) {
        if (at.next == at.last)
            throw misfit(part.path.size() + 1,
                         "the node has fewer children than the part begins with");
        if (is_promising()) at.barren = false;
    }
}

template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::rewind() noexcept {
    if (top_ == nullptr) return;
    position at(top_, *space_);
    while (at.f != levels_.bottom())
        at.up(levels_.below(at.f));
    std::destroy_at(at.f);
    if constexpr (reversible)
        for (; !prefix_.empty(); prefix_.pop_back())
            space_->undo(prefix_.back());
    top_ = nullptr;
    status_ = search_status::exhausted;
}

} // namespace espalier
