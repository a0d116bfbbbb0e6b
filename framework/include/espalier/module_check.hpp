/// Mistakes in a module that C++ would pass over in silence, found when the module is first used.
///
/// A hook is found by its name and its call (`requires`). So a misspelt optional hook would simply
/// not be there, and the search would be slow or wrong. What can be seen is refused, in one line:
///
/// * a member that has the name of a hook but cannot be called as one,
/// * a member function with a name near to that of a hook (`is_promising`, `isSolution`, ...),
/// * a space that lists its hooks, `using hooks = espalier::hook_list<espalier::hook::undo, ...>`,
///   and has others or lacks one.
///
/// A space made of a space (an adaptor) has a hook only if the space that it is made of has it; it
/// says so by `using adapts = TheSpace`, and its members are then taken as they come.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string_view>
#include <type_traits>
#include <vector>

#include <espalier/detail/near_names.hpp>
#include <espalier/state_space.hpp>
#include <espalier/visitors.hpp>

namespace espalier {

/// The optional hooks, for `hook_list`.
enum class hook {
    promising,
    prune,
    undo,
    solution,
    weight,
    count_below,
    objective,
    bound,
};

/// What a space may state to be held to: `using hooks = hook_list<hook::promising, hook::undo>;`.
template <hook... Hooks>
struct hook_list {};

namespace detail {

/// Whether a class has a member of that name at all: public or private, overloaded or a template.
/// If it has, the name is ambiguous in a class that derives from it and from one that has it too.
#define ESPALIER_NAMED(name)                                                                       \
    struct bait_##name {                                                                           \
        int name;                                                                                  \
    };                                                                                             \
    template <class T>                                                                             \
    struct with_bait_##name : T, bait_##name {};                                                   \
    template <class T>                                                                             \
    constexpr bool names_##name() {                                                                \
        if constexpr (std::is_class_v<T> && !std::is_final_v<T>)                                   \
            return !requires { &with_bait_##name<T>::name; };                                      \
        else                                                                                       \
            return requires { &T::name; };                                                         \
    }

ESPALIER_NAMED(promising)
ESPALIER_NAMED(prune)
ESPALIER_NAMED(undo)
ESPALIER_NAMED(solution)
ESPALIER_NAMED(weight)
ESPALIER_NAMED(count_below)
ESPALIER_NAMED(objective)
ESPALIER_NAMED(bound)
ESPALIER_NAMED(enter)
ESPALIER_NAMED(reject)
ESPALIER_NAMED(leave)
#undef ESPALIER_NAMED

/// A knowledge of any kind, to see whether `prune(known)` is there for some.
struct any_knowledge {
    template <class T>
    operator const T&() const;
};

template <class Space>
concept PrunesByKnowledge = requires(const Space& node) { node.prune(any_knowledge{}); };

template <class Space>
concept NamesItsSolution =
    requires(const Space& node) { requires !std::is_void_v<decltype(node.solution())>; };

/// Whether the space has the hook, callable as the search calls it.
template <class Space, hook Hook>
constexpr bool has_hook() {
    switch (Hook) {
    case hook::promising:
        return JudgingStateSpace<Space>;
    case hook::prune:
        return PrunableStateSpace<Space> || PrunesByKnowledge<Space>;
    case hook::undo:
        return ReversibleStateSpace<Space>;
    case hook::solution:
        return NamesItsSolution<Space>;
    case hook::weight:
        return WeightedStateSpace<Space>;
    case hook::count_below:
        return CountingStateSpace<Space>;
    case hook::objective:
        return ObjectiveStateSpace<Space>;
    case hook::bound:
        return BoundedStateSpace<Space>;
    }
    return false;
}

template <class Space, hook... Listed>
constexpr bool keeps_to(hook_list<Listed...>) {
    constexpr auto listed = [](hook h) { return ((h == Listed) || ...); };
    return (has_hook<Space, Listed>() && ...) &&
           listed(hook::promising) == has_hook<Space, hook::promising>() &&
           listed(hook::prune) == has_hook<Space, hook::prune>() &&
           listed(hook::undo) == has_hook<Space, hook::undo>() &&
           listed(hook::solution) == has_hook<Space, hook::solution>() &&
           listed(hook::weight) == has_hook<Space, hook::weight>() &&
           listed(hook::count_below) == has_hook<Space, hook::count_below>() &&
           listed(hook::objective) == has_hook<Space, hook::objective>() &&
           listed(hook::bound) == has_hook<Space, hook::bound>();
}

/// Refuses members that have the name of a hook and cannot be called as one.
template <class Space>
consteval bool check_signatures() {
    static_assert(!names_promising<Space>() || has_hook<Space, hook::promising>(),
                  "espalier: 'promising' must be a public 'bool promising(choice_type) const'");
    static_assert(!names_prune<Space>() || has_hook<Space, hook::prune>(),
                  "espalier: 'prune' must be a public 'bool prune() const' or "
                  "'bool prune(const Knowledge&) const'");
    static_assert(!names_undo<Space>() || has_hook<Space, hook::undo>(),
                  "espalier: 'undo' must be a public 'void undo(choice_type) noexcept'");
    static_assert(!names_solution<Space>() || has_hook<Space, hook::solution>(),
                  "espalier: 'solution' must be a public 'auto solution() const'");
    static_assert(!names_weight<Space>() || has_hook<Space, hook::weight>(),
                  "espalier: 'weight' must be a public 'std::uint64_t weight() const'");
    static_assert(!names_count_below<Space>() || has_hook<Space, hook::count_below>(),
                  "espalier: 'count_below' must be a public "
                  "'espalier::below count_below(std::stop_token) const'");
    static_assert(!names_objective<Space>() || has_hook<Space, hook::objective>(),
                  "espalier: 'objective' must be a public 'auto objective() const' whose result is "
                  "totally ordered");
    static_assert(!names_bound<Space>() || has_hook<Space, hook::bound>(),
                  "espalier: 'bound' must be a public 'auto bound() const', beside 'objective()' "
                  "and convertible to its type");
    return true;
}

template <class Space>
concept HasChoices = requires { typename Space::choice_type; };
template <class Space>
concept ChoosesValues = std::copyable<choice_t<Space>> && std::equality_comparable<choice_t<Space>>;
template <class Space>
concept Expands = requires(const Space& node) { node.expand(); };
template <class Space>
concept Applies = requires(Space& node, const choice_t<Space>& choice) { node.apply(choice); };
template <class Space>
concept KnowsSolutions = requires(const Space& node) { static_cast<bool>(node.is_solution()); };
template <class Space>
concept ListsInThinAir = requires(const Space& node) {
    []<class T>(std::initializer_list<T>) {}(node.expand());
    requires !std::is_reference_v<decltype(node.expand())>;
};

/// Refuses a space that lacks a hook the search cannot do without, or has one that is nearly right.
/// The first error is the one to read, so what would only follow from it is not complained about.
template <class Space>
consteval bool check_module() {
    static_assert(std::is_class_v<Space>,
                  "espalier: a state space is an object of a class; this is a pointer or a number");
    static_assert(HasChoices<Space> || !std::is_class_v<Space>,
                  "espalier: a state space needs a public 'using choice_type = ...': what leads to "
                  "a child (in a class, all is private until 'public:')");
    static_assert(ChoosesValues<Space> || !HasChoices<Space>,
                  "espalier: choice_type must be copyable and comparable with == (in a struct: "
                  "'bool operator==(const choice&) const = default;')");
    static_assert(check_near_names<Space>());
    static_assert(Expands<Space>, "espalier: a state space needs a public 'auto expand() const' "
                                  "that lists the candidate children");
    static_assert(!ListsInThinAir<Space>,
                  "espalier: 'expand() const' returns a std::initializer_list, whose elements are "
                  "gone by then: return a std::vector or a std::array, or a span of what stays");
    static_assert(Applies<Space> || !HasChoices<Space>,
                  "espalier: a state space needs a public 'void apply(choice_type)' that goes down "
                  "to a child");
    static_assert(KnowsSolutions<Space>,
                  "espalier: a state space needs a public 'bool is_solution() const'");
    static_assert(StateSpace<Space> || !ChoosesValues<Space> || !Expands<Space> ||
                      !Applies<Space> || !KnowsSolutions<Space>,
                  "espalier: not a state space: 'expand() const' must return a forward range of "
                  "something convertible to choice_type");
    if constexpr (!requires { typename Space::adapts; }) static_assert(check_signatures<Space>());
    static_assert(ReversibleStateSpace<Space> || std::copy_constructible<Space>,
                  "espalier: a state space needs 'void undo(choice_type) noexcept', or must be "
                  "copyable so that the engine can keep a copy per level");
    if constexpr (requires { typename Space::hooks; })
        static_assert(keeps_to<Space>(typename Space::hooks{}),
                      "espalier: the space does not have exactly the optional hooks that its "
                      "'using hooks = espalier::hook_list<...>' names");
    return true;
}

/// Refuses a space of which the caller could be given no solution: there is neither a copy nor a
/// value.
template <class Space>
consteval bool check_has_solutions_to_give() {
    static_assert(std::copy_constructible<Space> || NamesItsSolution<Space>,
                  "espalier: a space that cannot be copied needs 'auto solution() const': the "
                  "value that the caller is given");
    return true;
}

#define ESPALIER_NOT_AN_EVENT(name, meant)                                                         \
    static_assert(                                                                                 \
        !requires { requires std::is_member_function_pointer_v<decltype(&V::name)>; },             \
        "espalier: '" #name "' is not an event; did you mean '" meant "'?")

/// Refuses a visitor without an event, and events that are nearly right.
template <class Visitor, class Space>
consteval bool check_visitor() {
    using V = std::remove_cvref_t<Visitor>;
    if constexpr (!std::is_same_v<V, no_visitor>) {
        ESPALIER_NOT_AN_EVENT(entered, "enter(node, depth, choice)");
        ESPALIER_NOT_AN_EVENT(on_enter, "enter(node, depth, choice)");
        ESPALIER_NOT_AN_EVENT(rejected, "reject(node, depth, choice)");
        ESPALIER_NOT_AN_EVENT(on_reject, "reject(node, depth, choice)");
        ESPALIER_NOT_AN_EVENT(pruned, "prune(node, depth)");
        ESPALIER_NOT_AN_EVENT(on_prune, "prune(node, depth)");
        ESPALIER_NOT_AN_EVENT(solved, "solution(node, depth)");
        ESPALIER_NOT_AN_EVENT(solutions, "solution(node, depth)");
        ESPALIER_NOT_AN_EVENT(on_solution, "solution(node, depth)");
        ESPALIER_NOT_AN_EVENT(left, "leave(node, depth)");
        ESPALIER_NOT_AN_EVENT(on_leave, "leave(node, depth)");
        ESPALIER_NOT_AN_EVENT(exit, "leave(node, depth)");
        static_assert(!names_enter<V>() || SeesEnter<V, Space>,
                      "espalier: a visitor's 'enter' must be callable as "
                      "enter(const Space&, std::size_t depth, const choice_type*)");
        static_assert(!names_reject<V>() || SeesReject<V, Space>,
                      "espalier: a visitor's 'reject' must be callable as "
                      "reject(const Space&, std::size_t depth, const choice_type&)");
        static_assert(!names_prune<V>() || SeesPrune<V, Space>,
                      "espalier: a visitor's 'prune' must be callable as "
                      "prune(const Space&, std::size_t depth)");
        static_assert(!names_solution<V>() || SeesSolution<V, Space>,
                      "espalier: a visitor's 'solution' must be callable as "
                      "solution(const Space&, std::size_t depth)");
        static_assert(!names_leave<V>() || SeesLeave<V, Space>,
                      "espalier: a visitor's 'leave' must be callable as "
                      "leave(const Space&, std::size_t depth)");
        static_assert(SeesAnything<V, Space>,
                      "espalier: the visitor has none of the events enter, reject, prune, "
                      "solution, leave");
    }
    return true;
}
#undef ESPALIER_NOT_AN_EVENT

} // namespace detail

/// The hooks that a space has, as the search finds them: what a module's author should look at
/// once.
template <StateSpace Space>
std::vector<std::string_view> hooks_of() {
    std::vector<std::string_view> found{"expand", "apply", "is_solution"};
    const auto note = [&](bool has, std::string_view name) {
        if (has) found.push_back(name);
    };
    note(JudgingStateSpace<Space>, "promising");
    note(PrunableStateSpace<Space>, "prune()");
    note(detail::PrunesByKnowledge<Space>, "prune(known)");
    note(ReversibleStateSpace<Space>, "undo");
    note(detail::NamesItsSolution<Space>, "solution");
    note(WeightedStateSpace<Space>, "weight");
    note(CountingStateSpace<Space>, "count_below");
    note(ObjectiveStateSpace<Space>, "objective");
    note(BoundedStateSpace<Space>, "bound");
    return found;
}

} // namespace espalier
