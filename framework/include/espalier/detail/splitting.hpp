/// How a search gives part of its work away. Included by depth_first_search.hpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>

namespace espalier {

/// The node at the lowest frame. A reversible space is somewhere below; a copy of it goes back.
template <class Space, class Visitor>
const Space& depth_first_search<Space, Visitor>::base_node() {
    if constexpr (reversible) {
        if (!scout_) {
            scout_.emplace(*space_);
            for (std::size_t l = levels_.level_of(top_); l-- > levels_.bottom_level();)
                scout_->undo(*levels_.at(l)->next);
        }
        return *scout_;
    } else {
        return node_of(levels_.bottom());
    }
}

/// How many siblings at the base are still to be walked, the child that is being walked not among
/// them. Sets the numbers of the base that nobody asked for before.
template <class Space, class Visitor>
std::uint64_t depth_first_search<Space, Visitor>::count_left_at_base() {
    if (fan_out_ == 0)
        fan_out_ = static_cast<std::uint64_t>(std::ranges::distance(base_node().expand()));
    last_ = std::min(last_, fan_out_);
    const std::uint64_t from = index_ + (top_ != levels_.bottom() ? 1 : 0);
    return from < last_ ? last_ - from : 0;
}

/// All siblings at the base belong to others now: the node on the path below it becomes the base.
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::raise_base() {
    base_node();
    level* const old = levels_.bottom();
    const choice left_for_good = *old->next;
    if constexpr (reversible) scout_->apply(left_for_good);
    prefix_.push_back(left_for_good);
    prefix_place_.push_back({index_, fan_out_});
    std::destroy_at(old);
    levels_.raise_bottom();
    last_ = subtree<choice>::to_the_end;
    index_ = fan_out_ = 0;
    if (levels_.bottom() == top_ && place_ != place::before_next_child) return;
    auto&& children = base_node().expand();
    const choice taken = *levels_.bottom()->next;
    for (auto child = std::ranges::begin(children); child != std::ranges::end(children); ++child) {
        if (choice(*child) == taken) index_ = fan_out_;
        ++fan_out_;
    }
}

template <class Space, class Visitor>
auto depth_first_search<Space, Visitor>::split(std::size_t levels)
    -> std::optional<handed_part<Space>>
    requires std::copy_constructible<Space>
{
    std::optional<handed_part<Space>> given;
    if (status_ == search_status::exhausted || place_ == place::before_root) return given;
    const auto give_from_base = [&](std::uint64_t first) {
        given.emplace(handed_part<Space>{{}, prefix_place_, base_node()});
        given->part.base = prefix_.size();
        given->part.first = first;
        given->part.last = last_;
        given->part.entered = true;
    };
    const std::size_t open = levels_.level_of(top_) - levels_.bottom_level();
    levels = std::clamp<std::size_t>(open / 2, 1, levels);
    std::size_t levels_given = 0, end_of_path = 0;
    while (top_ != levels_.bottom() && levels_given < levels) {
        const std::uint64_t left = count_left_at_base();
        if (left > 1 && levels == 1) break;
        if (left != 0 && levels_given++ == 0) give_from_base(index_ + 1);
        if (given) given->part.first = index_ + 1;
        end_of_path = prefix_.size();
        raise_base();
    }
    if (given) {
        given->part.path.assign(prefix_.begin(),
                                prefix_.begin() + static_cast<std::ptrdiff_t>(end_of_path));
        return given;
    }
    if (top_ == levels_.bottom() && place_ == place::before_children) return given;
    const std::uint64_t left = count_left_at_base();
    if (left < 2) return given;
    give_from_base(last_ - left / 2);
    given->part.path = prefix_;
    last_ = given->part.first;
    return given;
}

/// Digits far down are below the resolution of a double and are left out.
template <class Space, class Visitor>
double depth_first_search<Space, Visitor>::share_walked(const Space& root) const {
    if (status_ == search_status::exhausted) return limit().share() - origin().share();
    std::vector<tree_place::digit> digits = prefix_place_;
    if constexpr (std::copy_constructible<Space>) {
        constexpr std::size_t enough = 64;
        const std::size_t bottom = levels_.bottom_level();
        const std::size_t top = std::min(levels_.level_of(top_), bottom + enough);
        std::optional<Space> probe;
        if constexpr (reversible) {
            if (digits.size() > enough) return tree_place(digits).share() - origin().share();
            probe.emplace(root);
            for (const choice& taken : prefix_)
                probe->apply(taken);
        }
        for (std::size_t l = bottom; l < top; ++l) {
            const choice taken = *levels_.at(l)->next;
            const Space* here = nullptr;
            if constexpr (reversible)
                here = &*probe;
            else
                here = &node_of(levels_.at(l));
            tree_place::digit number{0, 0};
            auto&& children = here->expand();
            for (auto child = std::ranges::begin(children); child != std::ranges::end(children);
                 ++child, ++number.fan_out)
                if (choice(*child) == taken) number.index = number.fan_out;
            digits.push_back(number);
            if constexpr (reversible) probe->apply(taken);
        }
    }
    return std::max(tree_place(std::move(digits)).share() - origin().share(), 0.0);
}

} // namespace espalier
