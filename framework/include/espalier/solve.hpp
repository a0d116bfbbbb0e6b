/// The entry points: count, first, all, for_each, best, fold, and solve for a goal of one's own.
#pragma once

#include <cstdint>
#include <iterator>
#include <type_traits>
#include <utility>

#include <espalier/goals.hpp>
#include <espalier/limits.hpp>
#include <espalier/module_check.hpp>
#include <espalier/run.hpp>
#include <espalier/subtree.hpp>

namespace espalier {

/// Searches for a goal of any kind: the general entry point.
///
/// @param space   borrowed: a reversible space is changed in place and is back in its state at the
///                end, however it ends; a const space is copied
/// @param goal    what is wanted
/// @param limits  how far to go
/// @param from    the parts to walk, in order: the whole tree, or the frontier of an earlier result
/// @param visitor watches the walk
/// @throws std::invalid_argument if a part does not fit the tree; what a hook throws
template <class Space, class G, class Visitor = no_visitor>
auto solve(Space&& space, G goal, const options& limits = {},
           frontier<choice_t<std::remove_cvref_t<Space>>> from =
               whole_tree<choice_t<std::remove_cvref_t<Space>>>(),
           Visitor&& visitor = {}) {
    using space_type = std::remove_cvref_t<Space>;
    if constexpr (std::is_const_v<std::remove_reference_t<Space>>) {
        static_assert(std::copy_constructible<space_type>,
                      "espalier: a space that cannot be copied must be handed over non-const");
        space_type copy = space;
        return solve(copy, std::move(goal), limits, std::move(from),
                     std::forward<Visitor>(visitor));
    } else {
        static_assert(detail::check_module<space_type>());
        static_assert(Goal<G, space_type>,
                      "espalier: a goal needs report(node), merge(goal) and value()");
        run<space_type, G> search(space, std::move(goal), std::move(from));
        search.go(limits, visitor);
        return std::move(search).result();
    }
}

/// The number of solutions, by weight.
///
///     espalier::count(queens{8}).value == 92
template <class Space>
auto count(Space&& space, const options& limits = {}) {
    static_assert(detail::check_module<std::remove_cvref_t<Space>>());
    return solve(space, counting<std::remove_cvref_t<Space>>{}, limits);
}

/// The first solution in tree order, if there is one; the status is then *satisfied*.
template <class Space>
auto first(Space&& space, const options& limits = {}) {
    static_assert(detail::check_module<std::remove_cvref_t<Space>>());
    static_assert(detail::check_has_solutions_to_give<std::remove_cvref_t<Space>>());
    return solve(space, first_solution<std::remove_cvref_t<Space>>{}, limits);
}

/// Any solution, whichever worker finds one first: no promise which.
template <class Space>
auto any(Space&& space, const options& limits = {}) {
    static_assert(detail::check_module<std::remove_cvref_t<Space>>());
    static_assert(detail::check_has_solutions_to_give<std::remove_cvref_t<Space>>());
    return solve(space, any_solution<std::remove_cvref_t<Space>>{}, limits);
}

/// Every solution, in tree order, as a vector.
template <class Space>
auto all(Space&& space, const options& limits = {}) {
    static_assert(detail::check_module<std::remove_cvref_t<Space>>());
    static_assert(detail::check_has_solutions_to_give<std::remove_cvref_t<Space>>());
    return solve(space, all_solutions<std::remove_cvref_t<Space>>{}, limits);
}

/// Calls `f(solution)`, or `f(solution, weight)`, for every solution in tree order. If f returns
/// false the search stops there. The solution is a value, the caller's to keep.
template <class Space, class Function>
auto for_each(Space&& space, Function f, const options& limits = {}) {
    static_assert(detail::check_module<std::remove_cvref_t<Space>>());
    static_assert(detail::check_has_solutions_to_give<std::remove_cvref_t<Space>>());
    return solve(space, calling<std::remove_cvref_t<Space>, Function>(std::move(f)), limits);
}

/// As `for_each`, but in no particular order and nothing kept back: each solution as soon as some
/// worker finds it, one call at a time.
template <class Space, class Function>
auto for_each_unordered(Space&& space, Function f, const options& limits = {}) {
    static_assert(detail::check_module<std::remove_cvref_t<Space>>());
    static_assert(detail::check_has_solutions_to_give<std::remove_cvref_t<Space>>());
    return solve(space, calling_unordered<std::remove_cvref_t<Space>, Function>(std::move(f)),
                 limits);
}

/// The best solution, the leftmost of equal ones: branch and bound. The space needs `objective()`;
/// with `bound()` it cuts.
template <class Space>
auto best(Space&& space, const options& limits = {}) {
    static_assert(detail::check_module<std::remove_cvref_t<Space>>());
    static_assert(detail::check_has_solutions_to_give<std::remove_cvref_t<Space>>());
    using space_type = std::remove_cvref_t<Space>;
    static_assert(ObjectiveStateSpace<space_type>,
                  "espalier: best() asks the space for `auto objective() const`, totally ordered");
    return solve(space, best_solution<space_type>{}, limits);
}

/// Folds all solutions: `step(accumulator, node)` for each in tree order, where a result of false
/// means *enough*; `join(accumulator, right)` puts two folds together, left one first. `initial` is
/// where every worker begins, so it must be neutral: joining it changes nothing. The space
/// may have `prune(const Accumulator&) const`.
template <class Space, class Accumulator, class Step, class Join>
auto fold(Space&& space, Accumulator initial, Step step, Join join, const options& limits = {}) {
    static_assert(detail::check_module<std::remove_cvref_t<Space>>());
    using goal = folding<std::remove_cvref_t<Space>, Accumulator, Step, Join>;
    return solve(space, goal(std::move(initial), std::move(step), std::move(join)), limits);
}

} // namespace espalier
