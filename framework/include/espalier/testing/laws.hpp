/// Checks that every module must pass: the laws of the hooks, on a small instance.
///
///     const auto report = espalier::testing::check_laws(
///         queens{6}, {.is_valid = [](const std::vector<int>& columns) { return peaceful(columns);
///         },
///                     .expected_count = 4});
///     EXPECT_TRUE(report.ok) << report;              // or: if (!report.ok) std::cerr << report;
///
/// It needs no test library. Read the notes of a report that is ok: they say what could not be
/// checked, and its list of hooks says which ones the engine found in the module.
///
/// | law | what is done |
/// | --- | --- |
/// | the tree is finite | no path is longer than `.max_depth`, no list of children has no end |
/// | no hook throws | as it says |
/// | hooks that look change nothing | the object before and after all const hooks is compared |
/// | a hook asked twice answers the same | also after the search was below |
/// | expand is stable | the same list in the same order, also after the search was below |
/// | no choice is listed twice | by `==` of choices |
/// | the candidates stay | what `expand` returned reads the same while the search is below |
/// | undo restores | after apply and undo, and after a walk below, the object is as before |
/// | an apply that throws changes nothing | where it throws by itself, or at `.throwing_path` |
/// | a copy is equal and independent | apply on a copy leaves the original; both walk alike |
/// | every solution is valid | `.is_valid` agrees |
/// | the solutions are those expected | `.expected_solutions`, `.expected_count` |
/// | promising loses no solution | nothing valid lies below a child that it rejects |
/// | a weight is at least 1 | of each solution |
/// | bound is admissible | nothing at or below a node is better; `best` finds the best |
/// | count_below agrees | with the weight that a walk finds below the node, at each node |
/// | prune keeps the answers it claims | `.prune_keeps`, as in the tree where it is hidden |
/// | two walks agree | event by event, and the engine's with a plain recursion |
/// | stop and resume agree with one walk | value and statistics, stopped after every k children |
/// | prune(known) and join keep the fold | `check_fold` in fold_laws.hpp |
///
/// After a breach of a law without which the object cannot be trusted (the first ten of the table,
/// but for those about solutions) the check ends there: what follows would only mislead.
#pragma once

#include <concepts>
#include <exception>
#include <string>
#include <type_traits>
#include <utility>

#include <espalier/module_check.hpp>
#include <espalier/testing/answer_laws.hpp>
#include <espalier/testing/findings.hpp>
#include <espalier/testing/fold_laws.hpp>
#include <espalier/testing/law_report.hpp>
#include <espalier/testing/law_settings.hpp>
#include <espalier/testing/node_laws.hpp>
#include <espalier/testing/search_laws.hpp>

namespace espalier::testing {

namespace detail {

/// The last choice of `.throwing_path` must throw and leave the object as it was.
template <class Space>
void check_failed_apply(Space& node, const law_settings<Space>& settings, findings<Space>& found,
                        std::size_t depth = 0) {
    const choice_t<Space>& choice = settings.throwing_path[depth];
    found.at({settings.throwing_path.begin(),
              settings.throwing_path.begin() + static_cast<std::ptrdiff_t>(depth)});
    if (depth + 1 < settings.throwing_path.size()) {
        node.apply(choice);
        check_failed_apply(node, settings, found, depth + 1);
        if constexpr (ReversibleStateSpace<Space>) node.undo(choice);
        return;
    }
    const snapshot<Space> before(node, settings);
    try {
        node.apply(choice);
    } catch (...) {
        if (auto what = before.change(node))
            found.broken(law::failed_apply_changes_nothing,
                         "apply(" + found.text(choice) + ") threw and left a change: " + *what);
        return;
    }
    found.broken(law::failed_apply_changes_nothing,
                 "apply(" + found.text(choice) + ") does not throw, though .throwing_path says so");
    if constexpr (ReversibleStateSpace<Space>) node.undo(choice);
}

/// What the settings leave unchecked.
template <class Space>
void note_what_is_missing(const law_settings<Space>& settings, findings<Space>& found) {
    const bool expectation = settings.expected_solutions || settings.expected_count;
    if constexpr (JudgingStateSpace<Space>) {
        if (!settings.is_valid && !expectation)
            found.note("promising: whether it loses a solution was not checked; .is_valid would "
                       "judge, or .expected_count");
        else if (!settings.apply_unpromising && !expectation)
            found.note("promising: whether it loses a solution was not checked; with "
                       ".apply_unpromising = false it takes .expected_solutions or "
                       ".expected_count");
    }
    if constexpr (PrunesByKnowledge<Space>)
        found.note("prune(known): check_fold compares the fold with one that does not prune");
}

template <class Space>
void check_all(Space& space, const law_settings<Space>& settings, law_report& report) {
    findings<Space> found(report, settings);
    note_what_is_missing(settings, found);
    node_laws<Space> at_nodes(settings, found);
    const plain_walk<Space>& plain = at_nodes.walk();
    try {
        at_nodes.check(space);
        if (plain.sound && search_laws<Space>(settings, found, plain).check(space))
            answer_laws<Space>(settings, found, plain.solutions).check(space);
        if (!settings.throwing_path.empty()) check_failed_apply(space, settings, found);
    } catch (const std::exception& e) {
        found.broken(law::hooks_do_not_throw, std::string("a hook threw: ") + e.what());
    } catch (...) {
        found.broken(law::hooks_do_not_throw, "a hook threw something that is no std::exception");
    }
    report.nodes = plain.nodes;
    report.complete = plain.complete && plain.sound;
}

} // namespace detail

/// Checks the laws on the tree below `space`. The object is copied if it can be, otherwise it is
/// borrowed, changed in place, and brought back (if its `undo` is right).
///
/// The time is that of a few walks, times what a comparison of two nodes costs, so take an instance
/// of some hundred to some ten thousand nodes.
template <class Space>
law_report check_laws(Space&& space,
                      const law_settings<std::remove_cvref_t<Space>>& settings = {}) {
    using space_type = std::remove_cvref_t<Space>;
    static_assert(detail::check_module<space_type>());
    law_report report;
    for (const std::string_view hook : hooks_of<space_type>())
        report.hooks.push_back(hook);
    report.comparison = detail::comparison(settings);
    if constexpr (std::copy_constructible<space_type>) {
        space_type copy = std::as_const(space);
        detail::check_all(copy, settings, report);
    } else {
        static_assert(!std::is_const_v<std::remove_reference_t<Space>>,
                      "espalier: a space that cannot be copied must be handed over non-const");
        detail::check_all(space, settings, report);
    }
    return report;
}

} // namespace espalier::testing
