/// What a check of the laws found, and how it is told.
#pragma once

#include <algorithm>
#include <cstdint>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace espalier::testing {

/// The laws that a module must obey; `laws.hpp` says what each of them means.
enum class law {
    tree_is_finite,
    hooks_do_not_throw,
    hooks_change_nothing,
    answers_are_stable,
    expand_is_stable,
    choices_are_distinct,
    candidates_stay,
    undo_restores,
    failed_apply_changes_nothing,
    copies_are_independent,
    solutions_are_valid,
    solutions_are_expected,
    promising_is_admissible,
    weight_is_positive,
    bound_is_admissible,
    count_below_agrees,
    prune_keeps_answers,
    walks_agree,
    resuming_agrees,
    fold_is_kept,
};

/// The law in words.
constexpr std::string_view to_string(law broken) {
    switch (broken) {
    case law::tree_is_finite:
        return "the tree is finite";
    case law::hooks_do_not_throw:
        return "no hook throws";
    case law::hooks_change_nothing:
        return "hooks that look change nothing";
    case law::answers_are_stable:
        return "a hook asked twice answers the same";
    case law::expand_is_stable:
        return "expand is stable";
    case law::choices_are_distinct:
        return "no choice is listed twice";
    case law::candidates_stay:
        return "the candidates stay while the search is below";
    case law::undo_restores:
        return "undo restores the object";
    case law::failed_apply_changes_nothing:
        return "an apply that throws changes nothing";
    case law::copies_are_independent:
        return "a copy is equal and independent";
    case law::solutions_are_valid:
        return "every solution is valid";
    case law::solutions_are_expected:
        return "the solutions are those expected";
    case law::promising_is_admissible:
        return "promising loses no solution";
    case law::weight_is_positive:
        return "a weight is at least 1";
    case law::bound_is_admissible:
        return "bound is admissible";
    case law::count_below_agrees:
        return "count_below agrees with the walk";
    case law::prune_keeps_answers:
        return "prune keeps the answers it claims";
    case law::walks_agree:
        return "two walks agree";
    case law::resuming_agrees:
        return "stop and resume agree with one walk";
    case law::fold_is_kept:
        return "prune(known) and join keep the fold";
    }
    return "unknown";
}

/// One law that was found broken: where (the choices from the root) and how.
struct violation {
    law broken;           ///< which one
    std::string path;     ///< the choices from the root, in words
    std::string sentence; ///< what was found there
};

/// The outcome of a check. It prints itself: `EXPECT_TRUE(report.ok) << report;`.
struct law_report {
    bool ok = true;                      ///< no law was found broken
    bool complete = true;                ///< the whole tree was seen, not the first nodes only
    std::vector<violation> violations;   ///< the first place of each law found broken
    std::vector<std::string> notes;      ///< what could not be checked, and what would help
    std::vector<std::string_view> hooks; ///< the hooks that the engine finds in the module
    std::string comparison;              ///< how two states of the object were compared
    std::uint64_t nodes = 0;             ///< nodes of the tree that were looked at

    /// Whether that law was found broken.
    bool breaks(law which) const {
        return std::ranges::any_of(violations,
                                   [=](const violation& v) { return v.broken == which; });
    }
};

inline std::ostream& operator<<(std::ostream& out, const law_report& report) {
    out << (report.ok ? "the laws hold" : "laws are broken") << " (" << report.nodes
        << " nodes, compared by " << report.comparison << "; hooks:";
    for (const std::string_view hook : report.hooks)
        out << ' ' << hook;
    out << ")\n";
    for (const violation& v : report.violations)
        out << "  broken: " << to_string(v.broken) << "\n    at " << v.path << ": " << v.sentence
            << '\n';
    for (const std::string& note : report.notes)
        out << "  note: " << note << '\n';
    return out;
}

/// The report as it prints itself.
inline std::string to_string(const law_report& report) {
    std::ostringstream out;
    out << report;
    return out.str();
}

} // namespace espalier::testing
