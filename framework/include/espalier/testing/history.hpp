/// What happens on a walk: the sequence of its events, and the solutions it meets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <espalier/checked_count.hpp>
#include <espalier/goals.hpp>
#include <espalier/state_space.hpp>
#include <espalier/testing/law_settings.hpp>
#include <espalier/testing/observation.hpp>

namespace espalier::testing::detail {

enum class happening { enter, reject, prune, solution, leave };

/// One event of a walk, as visitors see them.
template <class Choice>
struct event {
    happening what;
    std::size_t depth;
    std::optional<Choice> choice; ///< that led to the node, or was rejected

    friend bool operator==(const event&, const event&) = default;
};

template <class Choice>
using history = std::vector<event<Choice>>;

/// The event in words; `text` turns a choice into words.
template <class Choice>
std::string text_of(const event<Choice>& e, const auto& text) {
    const std::string depth = " at depth " + std::to_string(e.depth);
    const std::string choice = e.choice ? text(*e.choice) : "the root";
    switch (e.what) {
    case happening::enter:
        return "enters " + choice + depth;
    case happening::reject:
        return "rejects " + choice + " below depth " + std::to_string(e.depth);
    case happening::prune:
        return "prunes" + depth;
    case happening::solution:
        return "reports a solution" + depth;
    case happening::leave:
        return "leaves the node" + depth;
    }
    return {};
}

/// Visitor that writes down every event.
template <class Choice>
struct recorder {
    history<Choice>* events;

    void enter(const auto&, std::size_t depth, const Choice* choice) {
        note(happening::enter, depth, choice ? std::optional<Choice>(*choice) : std::nullopt);
    }
    void reject(const auto&, std::size_t depth, const Choice& choice) {
        note(happening::reject, depth, choice);
    }
    void prune(const auto&, std::size_t depth) { note(happening::prune, depth); }
    void solution(const auto&, std::size_t depth) { note(happening::solution, depth); }
    void leave(const auto&, std::size_t depth) { note(happening::leave, depth); }

    void note(happening what, std::size_t depth, std::optional<Choice> choice = {}) {
        events->push_back({what, depth, std::move(choice)});
    }
};

/// Where two walks part, in words; empty if they agree. If one of them was cut short, only what
/// both of them saw is compared.
template <class Choice>
std::string parting(const history<Choice>& one, const history<Choice>& other, bool cut_short,
                    const auto& text) {
    const auto [a, b] = std::ranges::mismatch(one, other);
    if (a == one.end() && b == other.end()) return {};
    if (cut_short && (a == one.end() || b == other.end())) return {};
    const auto say = [&](const auto& at, const history<Choice>& walk) {
        return at == walk.end() ? std::string("is over") : text_of(*at, text);
    };
    return "after " + std::to_string(a - one.begin()) + " events the one " + say(a, one) +
           ", the other " + say(b, other);
}

/// A solution that a walk met.
template <class Space>
struct met {
    std::vector<choice_t<Space>> path;
    std::uint64_t weight;
    std::conditional_t<compares_solutions<Space>, solution_value_t<Space>, std::monostate> value;
    std::conditional_t<ObjectiveStateSpace<Space>, objective_value_t<Space>, std::monostate>
        objective;
};

template <class Space>
auto value_or_nothing(const Space& node) {
    if constexpr (compares_solutions<Space>)
        return solution_of(node);
    else
        return std::monostate{};
}

template <class Space>
met<Space> met_at(const Space& node, std::vector<choice_t<Space>> path) {
    if constexpr (ObjectiveStateSpace<Space>)
        return {std::move(path), weight_of(node), value_or_nothing(node), node.objective()};
    else
        return {std::move(path), weight_of(node), value_or_nothing(node), {}};
}

template <class Space>
checked_count total_weight(const std::vector<met<Space>>& solutions) {
    checked_count total;
    for (const met<Space>& s : solutions)
        total += s.weight;
    return total;
}

/// The best objective among solutions.
template <ObjectiveStateSpace Space>
std::optional<objective_value_t<Space>> best_of(const std::vector<met<Space>>& solutions) {
    std::optional<objective_value_t<Space>> best;
    for (const met<Space>& s : solutions)
        if (!best || typename better_of<Space>::type{}(s.objective, *best)) best = s.objective;
    return best;
}

} // namespace espalier::testing::detail
