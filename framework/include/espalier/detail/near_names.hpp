/// Names that people give to hooks by mistake. A misspelt optional hook would otherwise be passed
/// over in silence. Only member functions are refused: data may be called what it likes.
#pragma once

#include <type_traits>

namespace espalier::detail {

#define ESPALIER_NOT_A_HOOK(name, meant)                                                           \
    static_assert(                                                                                 \
        !requires { requires std::is_member_function_pointer_v<decltype(&Space::name)>; },         \
        "espalier: '" #name "' is not a hook; did you mean '" meant "'?")

/// Refuses near misses of the names of hooks.
template <class Space>
consteval bool check_near_names() {
    ESPALIER_NOT_A_HOOK(expands, "expand()");
    ESPALIER_NOT_A_HOOK(children, "expand()");
    ESPALIER_NOT_A_HOOK(get_children, "expand()");
    ESPALIER_NOT_A_HOOK(successors, "expand()");
    ESPALIER_NOT_A_HOOK(branch, "expand()");
    ESPALIER_NOT_A_HOOK(candidates, "expand()");
    ESPALIER_NOT_A_HOOK(is_promising, "promising(choice)");
    ESPALIER_NOT_A_HOOK(isPromising, "promising(choice)");
    ESPALIER_NOT_A_HOOK(promissing, "promising(choice)");
    ESPALIER_NOT_A_HOOK(is_feasible, "promising(choice)");
    ESPALIER_NOT_A_HOOK(feasible, "promising(choice)");
    ESPALIER_NOT_A_HOOK(pruned, "prune()");
    ESPALIER_NOT_A_HOOK(should_prune, "prune()");
    ESPALIER_NOT_A_HOOK(is_pruned, "prune()");
    ESPALIER_NOT_A_HOOK(pruning, "prune()");
    ESPALIER_NOT_A_HOOK(do_apply, "apply(choice)");
    ESPALIER_NOT_A_HOOK(make_move, "apply(choice)");
    ESPALIER_NOT_A_HOOK(apply_choice, "apply(choice)");
    ESPALIER_NOT_A_HOOK(unapply, "undo(choice)");
    ESPALIER_NOT_A_HOOK(revert, "undo(choice)");
    ESPALIER_NOT_A_HOOK(un_do, "undo(choice)");
    ESPALIER_NOT_A_HOOK(undo_apply, "undo(choice)");
    ESPALIER_NOT_A_HOOK(undo_choice, "undo(choice)");
    ESPALIER_NOT_A_HOOK(isSolution, "is_solution()");
    ESPALIER_NOT_A_HOOK(is_goal, "is_solution()");
    ESPALIER_NOT_A_HOOK(is_a_solution, "is_solution()");
    ESPALIER_NOT_A_HOOK(solved, "is_solution()");
    ESPALIER_NOT_A_HOOK(is_solved, "is_solution()");
    ESPALIER_NOT_A_HOOK(is_complete, "is_solution()");
    ESPALIER_NOT_A_HOOK(get_solution, "solution()");
    ESPALIER_NOT_A_HOOK(to_solution, "solution()");
    ESPALIER_NOT_A_HOOK(weights, "weight()");
    ESPALIER_NOT_A_HOOK(get_weight, "weight()");
    ESPALIER_NOT_A_HOOK(counts_below, "count_below(stop)");
    ESPALIER_NOT_A_HOOK(count_bellow, "count_below(stop)");
    ESPALIER_NOT_A_HOOK(countBelow, "count_below(stop)");
    ESPALIER_NOT_A_HOOK(objectives, "objective()");
    ESPALIER_NOT_A_HOOK(get_objective, "objective()");
    ESPALIER_NOT_A_HOOK(objective_value, "objective()");
    ESPALIER_NOT_A_HOOK(bounds, "bound()");
    ESPALIER_NOT_A_HOOK(upper_bound, "bound()");
    ESPALIER_NOT_A_HOOK(lower_bound, "bound()");
    ESPALIER_NOT_A_HOOK(get_bound, "bound()");
    return true;
}
#undef ESPALIER_NOT_A_HOOK

} // namespace espalier::detail
