/// Every goal of the engine in one shape, so that a test can be run with each of them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <espalier/goals.hpp>

#include "support/toy_oracle.hpp"
#include "support/toy_spaces.hpp"

namespace espalier::test {

/// What a goal came to, as numbers.
using digest = std::vector<std::uint64_t>;

inline digest as_digest(const std::vector<int>& numbers) {
    return digest(numbers.begin(), numbers.end());
}

/// One goal: how to make it (it may write into a log), how to read its value, what it must come to.
template <class Make, class Read>
struct goal_case {
    std::string name;
    Make make; ///< (std::vector<int>& log) -> a goal
    Read read; ///< (value, log) -> digest
    obeyed hooks;
    digest (*expected)(const prophecy&);
    bool knows = false; ///< whether its knowledge cuts: fresh goals for parts then count otherwise
};
template <class Make, class Read>
goal_case(std::string, Make, Read, obeyed, digest (*)(const prophecy&), bool)
    -> goal_case<Make, Read>;

namespace detail {

inline auto remember(std::vector<int>& known, const auto& node) {
    node.tree->touch(call::step);
    known.push_back(node.here);
}
inline void join(std::vector<int>& left, const std::vector<int>& right) {
    left.insert(left.end(), right.begin(), right.end());
}
inline digest solutions_of(const prophecy& told) {
    return as_digest(told.solutions);
}

template <class Solutions>
digest numbers_of(const Solutions& solutions) {
    digest numbers;
    for (const auto& solution : solutions)
        numbers.push_back(static_cast<std::uint64_t>(node_number(solution)));
    return numbers;
}

} // namespace detail

template <class Space>
auto count_case(obeyed hooks) {
    return goal_case{"count",
                     [](std::vector<int>&) { return counting<Space>{}; },
                     [](const checked_count& value, const std::vector<int>&) {
                         return digest{value.to_uint64()};
                     },
                     hooks,
                     +[](const prophecy& told) { return digest{told.weight}; },
                     false};
}

template <class Space>
auto first_case(obeyed hooks) {
    return goal_case{"first",
                     [](std::vector<int>&) { return first_solution<Space>{}; },
                     [](const auto& value, const std::vector<int>&) {
                         return value ? digest{static_cast<std::uint64_t>(node_number(*value))}
                                      : digest{};
                     },
                     hooks,
                     +[](const prophecy& told) {
                         return told.solutions.empty()
                                    ? digest{}
                                    : digest{static_cast<std::uint64_t>(told.solutions.front())};
                     },
                     false};
}

template <class Space>
auto all_case(obeyed hooks) {
    return goal_case{
        "all",
        [](std::vector<int>&) { return all_solutions<Space>{}; },
        [](const auto& value, const std::vector<int>&) { return detail::numbers_of(value); },
        hooks,
        &detail::solutions_of,
        false};
}

template <class Space>
auto for_each_case(obeyed hooks) {
    return goal_case{"for each",
                     [](std::vector<int>& log) {
                         auto note = [&log](const auto& solution, std::uint64_t) {
                             log.push_back(node_number(solution));
                         };
                         return calling<Space, decltype(note)>(note);
                     },
                     [](const checked_count& value, const std::vector<int>& log) {
                         digest numbers = as_digest(log);
                         numbers.push_back(value.to_uint64());
                         return numbers;
                     },
                     hooks,
                     +[](const prophecy& told) {
                         digest numbers = as_digest(told.solutions);
                         numbers.push_back(told.weight);
                         return numbers;
                     },
                     false};
}

template <class Space>
auto best_case(obeyed hooks) {
    hooks.bounding = BoundedStateSpace<Space>;
    return goal_case{
        "best",
        [](std::vector<int>&) { return best_solution<Space>{}; },
        [](const auto& value, const std::vector<int>&) {
            return value ? digest{static_cast<std::uint64_t>(node_number(value->solution))}
                         : digest{};
        },
        hooks,
        +[](const prophecy& told) {
            return told.best ? digest{static_cast<std::uint64_t>(*told.best)} : digest{};
        },
        BoundedStateSpace<Space>};
}

template <class Space>
auto fold_case(obeyed hooks) {
    hooks.patience = PrunableBy<Space, std::vector<int>>;
    return goal_case{
        "fold",
        [](std::vector<int>&) {
            auto step = [](std::vector<int>& known, const Space& node) {
                detail::remember(known, node);
            };
            auto join = [](std::vector<int>& left, const std::vector<int>& right) {
                detail::join(left, right);
            };
            return folding<Space, std::vector<int>, decltype(step), decltype(join)>({}, step, join);
        },
        [](const std::vector<int>& value, const std::vector<int>&) { return as_digest(value); },
        hooks,
        &detail::solutions_of,
        PrunableBy<Space, std::vector<int>>};
}

/// Calls `check` with every goal that the space can serve.
template <class Space, class Check>
void for_every_goal(obeyed hooks, Check check) {
    check(count_case<Space>(hooks));
    check(first_case<Space>(hooks));
    check(all_case<Space>(hooks));
    check(for_each_case<Space>(hooks));
    check(fold_case<Space>(hooks));
    if constexpr (ObjectiveStateSpace<Space>) check(best_case<Space>(hooks));
}

/// A goal that hands solutions on to another, which outlives the search: one type for all goals, so
/// that the engine is compiled once for them.
template <class Space>
struct handed_on {
    void* inner;
    bool (*report_to)(void*, const Space&);

    bool report(const Space& node) { return report_to(inner, node); }
    void merge(handed_on&&) {}
    int value() && { return 0; }
};

/// The same for a goal that cuts.
template <class Space>
struct handed_on_with_cuts : handed_on<Space> {
    bool (*ask)(void*, const Space&);

    bool prune(const Space& node) const { return ask(this->inner, node); }
};

template <class Space, class Inner>
auto hand_on(Inner& goal) {
    const handed_on<Space> plain{&goal, [](void* inner, const Space& node) {
                                     return static_cast<Inner*>(inner)->report(node);
                                 }};
    if constexpr (espalier::detail::PruningGoal<Inner, Space>)
        return handed_on_with_cuts<Space>{plain, [](void* inner, const Space& node) {
                                              return static_cast<Inner*>(inner)->prune(node);
                                          }};
    else
        return plain;
}

} // namespace espalier::test
