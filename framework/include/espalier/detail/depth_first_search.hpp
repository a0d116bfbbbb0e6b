/// How a search comes to the place where it starts, and back to the root. Included by
/// depth_first_search.hpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ranges>

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
    } else if (!prefix_.empty()) {
        const choice taken = prefix_.back(); // a copy: a std::vector<bool> has no bool to point to
        visitor_.enter(at.node(), depth_of(at), &taken);
    } else {
        visitor_.enter(at.node(), depth_of(at), static_cast<const choice*>(nullptr));
    }
}

template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::start(const subtree<choice>& part) {
    if (part.base > part.path.size() || (part.base < part.path.size() && !part.entered))
        throw std::invalid_argument("a subtree must lie below a node on its own path");
    last_ = part.last;
    first_depth_ = part.base;
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
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::follow(position& at, const subtree<choice>& part) {
    const auto misfit = [&](std::size_t depth, const char* why) {
        return std::invalid_argument("the path does not fit the tree at level " +
                                     std::to_string(depth) + ": " + why);
    };
    std::vector<tree_place::digit> digits;
    for (std::size_t depth = 0; depth < part.path.size(); ++depth) {
        at.expand();
        tree_place::digit number{0, at.children_left()};
        while (at.next != at.last && !(choice(*at.next) == part.path[depth]))
            ++at.next, ++number.index;
        if (at.next == at.last) throw misfit(depth + 1, "no such choice among the candidates");
        if (!is_promising(at)) throw misfit(depth + 1, "the choice is not promising");
        digits.push_back(number);
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
    if (part.entered) resume_at(at, part, digits);
    origin_ = tree_place(std::move(digits));
}

/// Comes to the place among the children of the node at the end of the path. A node is a dead end
/// if none of its children is promising; whether there is a promising one among those before
/// `first`, which others have judged, is found out anew.
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::resume_at(position& at, const subtree<choice>& part,
                                                   std::vector<tree_place::digit>& digits) {
    if (part.base == part.path.size()) index_ = part.first;
    if (part.first == 0) {
        place_ = place::before_children;
        digits.push_back({0, 1});
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
    at.barren = !at.node().is_solution();
    for (std::uint64_t k = 0; k < part.first; ++k, ++at.next)
        if (is_promising(at)) at.barren = false;
    digits.push_back({part.first, children});
}

template <class Space, class Visitor>
bool depth_first_search<Space, Visitor>::is_promising(const position& at) {
    if constexpr (JudgingStateSpace<Space>)
        return static_cast<bool>(at.node().promising(*at.next));
    else
        return true;
}

/// The node at the lowest frame. A reversible space is somewhere below; a copy stays there.
template <class Space, class Visitor>
const Space& depth_first_search<Space, Visitor>::base_node(const Space& root) {
    if constexpr (reversible) {
        if (!scout_) {
            scout_.emplace(root);
            for (const choice& taken : prefix_)
                scout_->apply(taken);
        }
        return *scout_;
    } else {
        return node_of(levels_.bottom());
    }
}

/// How many siblings at the base are still to be walked, the child that is being walked not among
/// them. Sets the numbers of the base that nobody asked for before.
template <class Space, class Visitor>
std::uint64_t depth_first_search<Space, Visitor>::count_left_at_base(const Space& root) {
    if (fan_out_ == 0)
        fan_out_ = static_cast<std::uint64_t>(std::ranges::distance(base_node(root).expand()));
    last_ = std::min(last_, fan_out_);
    const std::uint64_t from = index_ + (top_ != levels_.bottom() ? 1 : 0);
    return from < last_ ? last_ - from : 0;
}

/// All siblings at the base belong to others now: the node on the path below it becomes the base.
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::raise_base(const Space& root) {
    base_node(root);
    level* const old = levels_.bottom();
    prefix_.push_back(*old->next);
    prefix_place_.push_back({index_, fan_out_});
    if constexpr (reversible) scout_->apply(prefix_.back());
    std::destroy_at(old);
    levels_.raise_bottom();
    last_ = subtree<choice>::to_the_end;
    index_ = fan_out_ = 0;
    if (levels_.bottom() == top_ && place_ != place::before_next_child) return;
    auto&& children = base_node(root).expand();
    const choice taken = *levels_.bottom()->next;
    for (auto child = std::ranges::begin(children); child != std::ranges::end(children); ++child) {
        if (choice(*child) == taken) index_ = fan_out_;
        ++fan_out_;
    }
}

template <class Space, class Visitor>
auto depth_first_search<Space, Visitor>::split(const Space& root, std::size_t levels)
    -> std::optional<subtree<choice>>
    requires std::copy_constructible<Space>
{
    if (status_ == search_status::exhausted || place_ == place::before_root) return std::nullopt;
    subtree<choice> part;
    part.entered = true;
    std::size_t given = 0, end_of_path = 0;
    while (top_ != levels_.bottom() && given < levels) {
        const std::uint64_t left = count_left_at_base(root);
        if (left > 1 && levels == 1) break;
        if (left != 0 && given++ == 0) {
            part.base = prefix_.size();
            part.last = last_;
        }
        end_of_path = prefix_.size();
        part.first = index_ + 1;
        raise_base(root);
    }
    if (given != 0) {
        part.path.assign(prefix_.begin(),
                         prefix_.begin() + static_cast<std::ptrdiff_t>(end_of_path));
        return part;
    }
    if (top_ == levels_.bottom() && place_ == place::before_children) return std::nullopt;
    const std::uint64_t left = count_left_at_base(root);
    if (left < 2) return std::nullopt;
    part.path = prefix_;
    part.base = prefix_.size();
    part.last = last_;
    part.first = last_ - left / 2;
    last_ = part.first;
    return part;
}

template <class Space, class Visitor>
tree_place depth_first_search<Space, Visitor>::retire() {
    if (status_ == search_status::exhausted) return limit();
    std::vector<tree_place::digit> digits = prefix_place_;
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
    return tree_place(std::move(digits));
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
