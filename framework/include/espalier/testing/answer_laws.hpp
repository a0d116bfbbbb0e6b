/// The laws about answers: those expected of the module, and those that `prune()` claims to keep.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>
#include <espalier/goals.hpp>
#include <espalier/testing/findings.hpp>
#include <espalier/testing/goals.hpp>
#include <espalier/testing/history.hpp>
#include <espalier/testing/without_hooks.hpp>

namespace espalier::testing::detail {

/// The answer in words.
constexpr const char* name_of(answer kept) {
    switch (kept) {
    case answer::count:
        return "count";
    case answer::any:
        return "any";
    case answer::first:
        return "first";
    case answer::all:
        return "all";
    case answer::set:
        return "set";
    case answer::best:
        return "best";
    }
    return "unknown";
}

template <class Space>
class answer_laws {
    using choice = choice_t<Space>;
    using solutions = std::vector<met<Space>>;
    static constexpr bool by_value = compares_solutions<Space>;

  public:
    answer_laws(const law_settings<Space>& settings, findings<Space>& found,
                const solutions& met_by_walk)
        : settings_(settings), found_(found), met_(met_by_walk) {
        found_.at({});
    }

    void check(Space& space) {
        if constexpr (ObjectiveStateSpace<Space>) hold_best(space);
        if constexpr (PrunableStateSpace<Space>) hold_prune(space);
        if (!found_.ok()) return; // that will be the reason why an expectation is not met
        if (settings_.expected_count) hold_count(space);
        if (settings_.expected_solutions) hold_solutions();
    }

  private:
    static bool same(const met<Space>& a, const met<Space>& b) {
        if constexpr (by_value)
            return a.value == b.value;
        else
            return a.path == b.path;
    }

    static bool holds(const solutions& list, const met<Space>& wanted) {
        return std::ranges::any_of(list, [&](const met<Space>& s) { return same(s, wanted); });
    }

    void hold_count(Space& space) {
        const checked_count counted = search_all(space, counting<Space>{}).goal.value();
        if (counted != *settings_.expected_count)
            found_.broken(law::solutions_are_expected,
                          "the count is " + to_string(counted) + ", .expected_count is " +
                              std::to_string(*settings_.expected_count));
    }

    /// As sets: every solution found is expected, and every one expected is found.
    void hold_solutions() {
        if constexpr (by_value) {
            const auto& expected = *settings_.expected_solutions;
            for (const auto& value : expected)
                if (std::ranges::none_of(met_, [&](const auto& s) { return s.value == value; }))
                    found_.broken(law::solutions_are_expected,
                                  "an expected solution is not found: " + text_of(value));
            for (const met<Space>& s : met_)
                if (std::ranges::find(expected, s.value) == expected.end())
                    found_.broken(law::solutions_are_expected,
                                  "the solution at " + found_.text(s.path) + " is not expected");
        } else {
            found_.broken(law::solutions_are_expected,
                          ".expected_solutions can only be compared if solutions have operator==");
        }
    }

    /// Branch and bound finds the best of all solutions.
    void hold_best(Space& space) {
        if constexpr (std::copy_constructible<solution_value_t<Space>>) {
            const auto found = std::move(search_all(space, best_solution<Space>{}).goal).value();
            const auto wanted = best_of(met_);
            if (found.has_value() != wanted.has_value() ||
                (found && !(found->objective == *wanted)))
                found_.broken(law::bound_is_admissible,
                              "best() finds " + (found ? text_of(found->objective) : "nothing") +
                                  ", the best of all solutions is " +
                                  (wanted ? text_of(*wanted) : "none"));
        }
    }

    void hold_prune(Space& space) {
        if (settings_.prune_keeps.empty())
            return found_.note("prune: nothing was compared; name the answers that it keeps in "
                               ".prune_keeps");
        solutions all;
        if constexpr (ReversibleStateSpace<Space>) {
            without_prune<Space&> whole(space);
            all = every(whole);
        } else {
            without_prune<Space> whole{Space(std::as_const(space))};
            all = every(whole);
        }
        for (const answer kept : settings_.prune_keeps)
            if (std::string what = lost(kept, all); !what.empty())
                found_.broken(law::prune_keeps_answers, std::string("the answer '") +
                                                            name_of(kept) +
                                                            "' is not kept: " + what);
    }

    /// Every solution of a tree in which nothing is pruned, as far as the limits go.
    template <class Whole>
    solutions every(Whole& whole) {
        solutions list;
        depth_first_search<Whole> search(whole);
        stop_at_each goal;
        const auto left = [&] {
            return settings_.max_nodes - std::min(settings_.max_nodes, search.statistics().checked);
        };
        while (search.advance(goal, left()) == search_status::at_solution)
            list.push_back(met_at(search.node().inner(), search.path()));
        if (search.status() != search_status::exhausted)
            found_.note("prune: the tree without it is too large; only a part of it was compared");
        return list;
    }

    /// What is lost of an answer by pruning, in words; empty if nothing is.
    std::string lost(answer kept, const solutions& all) const {
        const auto at = [&](const met<Space>& s) { return found_.text(s.path); };
        switch (kept) {
        case answer::count:
            if (total_weight(met_) != total_weight(all))
                return to_string(total_weight(met_)) + " solutions instead of " +
                       to_string(total_weight(all));
            break;
        case answer::any:
            if (met_.empty() != all.empty()) return "none is left";
            break;
        case answer::first:
            if (met_.empty() != all.empty()) return "none is left";
            if (!all.empty() && !same(met_.front(), all.front()))
                return "the first is at " + at(met_.front()) + " instead of " + at(all.front());
            break;
        case answer::all:
            if (met_.size() != all.size())
                return std::to_string(met_.size()) + " instead of " + std::to_string(all.size());
            for (std::size_t k = 0; k < all.size(); ++k)
                if (!same(met_[k], all[k])) return "another one in place of that at " + at(all[k]);
            break;
        case answer::set:
            for (const met<Space>& s : all)
                if (!holds(met_, s)) return "the solution at " + at(s) + " is missing";
            break;
        case answer::best:
            if constexpr (ObjectiveStateSpace<Space>) {
                if (best_of(met_) != best_of(all)) return "the best objective is another";
            } else {
                return "the space has no objective()";
            }
            break;
        }
        return {};
    }

    const law_settings<Space>& settings_;
    findings<Space>& found_;
    const solutions& met_;
};

} // namespace espalier::testing::detail
