/// What the hooks show of a node, and in what two nodes differ.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include <espalier/module_check.hpp>
#include <espalier/state_space.hpp>
#include <espalier/testing/law_settings.hpp>
#include <espalier/testing/text.hpp>

namespace espalier::testing::detail {

/// A value that is observed if the space has it and it can be compared.
template <bool Seen, class T>
using seen = std::conditional_t<Seen, std::optional<T>, std::monostate>;

template <class Space>
struct objective_value {
    using type = std::monostate;
};
template <ObjectiveStateSpace Space>
struct objective_value<Space> {
    using type = std::decay_t<decltype(std::declval<const Space&>().objective())>;
};
template <class Space>
using objective_value_t = typename objective_value<Space>::type;

template <class Space>
inline constexpr bool compares_solutions = std::equality_comparable<solution_value_t<Space>> &&
                                           std::copy_constructible<solution_value_t<Space>>;

/// The answers of a node's hooks, each asked only where the engine would ask it, and those of the
/// nodes below as far as was wanted.
template <class Space>
struct observation {
    bool is_solution = false;
    bool pruned = false;
    std::uint64_t weight = 1;
    seen<compares_solutions<Space> && NamesItsSolution<Space>, solution_value_t<Space>> solution;
    seen<ObjectiveStateSpace<Space>, objective_value_t<Space>> objective;
    seen<BoundedStateSpace<Space>, objective_value_t<Space>> bound;
    std::vector<choice_t<Space>> candidates;
    std::vector<bool> promising;
    std::vector<observation> below;

    bool operator==(const observation&) const = default;
};

/// The elements of a range, at most one more than `limit`.
template <class Choice>
std::vector<Choice> listed(auto& range, std::uint64_t limit) {
    std::vector<Choice> list;
    const auto end = std::ranges::end(range);
    for (auto at = std::ranges::begin(range); at != end && list.size() <= limit; ++at)
        list.push_back(static_cast<Choice>(*at));
    return list;
}

/// Whether a range still reads like that list.
template <class Choice>
bool reads_as(const std::vector<Choice>& list, auto at, const auto& end) {
    for (const auto& choice : list) {
        if (at == end || !(static_cast<Choice>(*at) == choice)) return false;
        ++at;
    }
    return at == end;
}

/// Looks at the node alone.
template <class Space>
observation<Space> look_at(const Space& node, std::uint64_t max_children) {
    observation<Space> here;
    here.is_solution = static_cast<bool>(node.is_solution());
    if (here.is_solution) {
        here.weight = weight_of(node);
        if constexpr (!std::same_as<decltype(here.solution), std::monostate>)
            here.solution.emplace(node.solution());
        if constexpr (ObjectiveStateSpace<Space>) here.objective.emplace(node.objective());
    }
    if constexpr (PrunableStateSpace<Space>) here.pruned = static_cast<bool>(node.prune());
    if constexpr (BoundedStateSpace<Space>)
        here.bound.emplace(static_cast<objective_value_t<Space>>(node.bound()));
    if (here.pruned) return here;
    auto&& children = node.expand();
    here.candidates = listed<choice_t<Space>>(children, max_children);
    for ([[maybe_unused]] const auto& choice : here.candidates) {
        if constexpr (JudgingStateSpace<Space>)
            here.promising.push_back(static_cast<bool>(node.promising(choice)));
        else
            here.promising.push_back(true);
    }
    return here;
}

/// Looks at the node and at what lies below it, on copies if it can be copied (an `undo` that is
/// wrong then does no harm), at no more than `budget` nodes.
template <class Space>
observation<Space> look_below(Space& node, int depth, std::uint64_t max_children, int& budget) {
    observation<Space> here = look_at(std::as_const(node), max_children);
    if (here.candidates.size() > max_children) return here;
    for (std::size_t k = 0; depth > 0 && k < here.candidates.size() && budget > 0; ++k) {
        if (!here.promising[k]) continue;
        --budget;
        if constexpr (std::copy_constructible<Space>) {
            Space child = std::as_const(node);
            child.apply(here.candidates[k]);
            here.below.push_back(look_below(child, depth - 1, max_children, budget));
        } else {
            node.apply(here.candidates[k]);
            here.below.push_back(look_below(node, depth - 1, max_children, budget));
            node.undo(here.candidates[k]);
        }
    }
    return here;
}

/// In what two observations differ, in words; empty if they are equal.
template <class Space>
std::string difference(const observation<Space>& was, const observation<Space>& is) {
    const auto instead = [](const auto& before, const auto& after) {
        const std::string now = text_of(after), then = text_of(before);
        return now.empty() || now == then ? std::string{} : ": " + now + " instead of " + then;
    };
    if (was == is) return {};
    if (was.candidates != is.candidates)
        return "expand() lists other candidates" + instead(was.candidates, is.candidates);
    for (std::size_t k = 0; k < was.promising.size(); ++k)
        if (was.promising[k] != is.promising[k])
            return "promising(" + text_of(was.candidates[k]) + ") answers otherwise" +
                   instead(bool{was.promising[k]}, bool{is.promising[k]});
    if (was.is_solution != is.is_solution)
        return "is_solution() answers otherwise" + instead(was.is_solution, is.is_solution);
    if (was.pruned != is.pruned)
        return "prune() answers otherwise" + instead(was.pruned, is.pruned);
    if (was.weight != is.weight)
        return "weight() answers otherwise" + instead(was.weight, is.weight);
    if constexpr (!std::same_as<decltype(was.solution), std::monostate>)
        if (was.solution != is.solution) return "solution() is another";
    if constexpr (ObjectiveStateSpace<Space>)
        if (was.objective != is.objective)
            return "objective() answers otherwise" + instead(*was.objective, *is.objective);
    if constexpr (BoundedStateSpace<Space>)
        if (was.bound != is.bound)
            return "bound() answers otherwise" + instead(*was.bound, *is.bound);
    for (std::size_t k = 0; k < std::min(was.below.size(), is.below.size()); ++k)
        if (std::string what = difference(was.below[k], is.below[k]); !what.empty())
            return "one level below, " + what;
    return "what lies below is another";
}

} // namespace espalier::testing::detail
