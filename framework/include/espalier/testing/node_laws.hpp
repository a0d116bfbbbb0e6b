/// The laws that show at single nodes, checked by a plain recursion over the tree.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include <espalier/testing/below_laws.hpp>
#include <espalier/testing/findings.hpp>
#include <espalier/testing/history.hpp>
#include <espalier/testing/rejected.hpp>
#include <espalier/testing/snapshot.hpp>

namespace espalier::testing::detail {

/// What the plain walk saw: what every other walk is compared with.
template <class Space>
struct plain_walk {
    history<choice_t<Space>> events;
    std::vector<met<Space>> solutions;
    std::uint64_t nodes = 0;
    std::uint64_t judged = 0;
    bool complete = true; ///< every node was seen
    bool sound = true;    ///< the object keeps the laws on which all further checks stand
};

/// Walks the tree by a recursion that knows nothing of the engine, and looks closely at each node.
/// It stops at the first breach of a law without which nothing else can be told.
template <class Space>
class node_laws {
    using choice = choice_t<Space>;
    static constexpr bool reversible = ReversibleStateSpace<Space>;
    static constexpr bool copyable = std::copy_constructible<Space>;

  public:
    node_laws(const law_settings<Space>& settings, findings<Space>& found)
        : settings_(settings), found_(found), rejected_(settings, found), events_{&walk_.events} {}

    void check(Space& root) { visit(root, nullptr); }

    /// What was seen so far.
    const plain_walk<Space>& walk() const { return walk_; }

  private:
    /// Goes to a child of a reversible space, and back when it is left, however that happens.
    struct stay_below {
        Space& node;
        const choice& taken;
        ~stay_below() { node.undo(taken); }
    };

    void unsound(law which, std::string sentence) {
        found_.broken(which, std::move(sentence));
        walk_.sound = false;
    }

    bool going_on() const { return walk_.sound && walk_.complete; }

    harvest<Space> visit(Space& node, const choice* taken) {
        const std::size_t depth = found_.path().size();
        if (!within_limits(depth)) return {};
        ++walk_.nodes;
        ++walk_.judged;
        events_.enter(node, depth, taken);
        const snapshot<Space> before(node, settings_);
        candidates_stay("once expand() is called at this node");
        if (walk_.sound) look_closely(node, before);
        if (!going_on()) return {};
        const observation<Space>& here = before.shown();
        if (here.is_solution) take_in(node, here);
        harvest<Space> below;
        if (here.pruned)
            events_.prune(node, depth);
        else
            below = visit_children(node, before);
        if (!going_on()) return {};
        hold_count_below(std::as_const(node), here, below, found_);
        if (here.is_solution) below.add(here);
        hold_bound(here, below, found_);
        events_.leave(node, depth);
        return below;
    }

    bool within_limits(std::size_t depth) {
        if (depth > settings_.max_depth)
            unsound(law::tree_is_finite,
                    "the tree is deeper than " + std::to_string(settings_.max_depth) +
                        " levels: does every choice use something up? (A deep tree that does end "
                        "needs a greater .max_depth.)");
        if (walk_.nodes == settings_.max_nodes) walk_.complete = false;
        return going_on();
    }

    /// Asks every hook once more: the answers, and the object, must be the same.
    void look_closely(Space& node, const snapshot<Space>& before) {
        const auto& list = before.shown().candidates;
        if (list.size() > settings_.max_nodes)
            return unsound(law::tree_is_finite, "expand() lists more than " +
                                                    std::to_string(settings_.max_nodes) +
                                                    " children: does its range end?");
        if constexpr (compares_spaces<Space>)
            if (!(Space(std::as_const(node)) == std::as_const(node)))
                return unsound(law::copies_are_independent,
                               "operator== says that a copy differs from the node");
        if (auto what = before.change(node))
            return unsound(law::hooks_change_nothing,
                           "after expand(), promising() and the other hooks that only look were "
                           "called, the object is another: " +
                               *what);
        look_again(node, before, "asked twice");
        for (auto k = list.begin(); k != list.end(); ++k)
            if (std::find(list.begin(), k, *k) != k)
                return unsound(law::choices_are_distinct,
                               "expand() lists " + found_.text(*k) + " twice");
        if constexpr (copyable)
            if (walk_.sound) {
                Space twin = std::as_const(node);
                if (auto what = before.change(twin))
                    unsound(law::copies_are_independent, "a copy differs from the node: " + *what);
            }
    }

    void look_again(Space& node, const snapshot<Space>& before, const char* when) {
        if (!walk_.sound) return;
        const auto again = look_at(std::as_const(node), settings_.max_nodes);
        if (const std::string what = difference(before.shown(), again); !what.empty())
            unsound(again.candidates != before.shown().candidates ? law::expand_is_stable
                                                                  : law::answers_are_stable,
                    std::string(when) + ", " + what);
    }

    void take_in(Space& node, const observation<Space>& here) {
        walk_.solutions.push_back(met_at(std::as_const(node), found_.path()));
        events_.solution(node, found_.path().size());
        if (settings_.is_valid && !settings_.is_valid(node, found_.path()))
            found_.broken(law::solutions_are_valid,
                          "the module calls this node a solution, .is_valid does not");
        if (here.weight == 0)
            found_.broken(law::weight_is_positive,
                          "weight() is 0: a solution stands at least for itself");
    }

    harvest<Space> visit_children(Space& node, const snapshot<Space>& before) {
        harvest<Space> below;
        auto&& children = std::as_const(node).expand();
        const auto first = std::ranges::begin(children);
        const auto last = std::ranges::end(children);
        const auto& list = before.shown().candidates;
        open_.push_back([&list, first, last] { return reads_as(list, first, last); });
        for (std::size_t k = 0; k < list.size() && going_on(); ++k) {
            if (before.shown().promising[k]) {
                if constexpr (copyable) try_on_copy(node, before, list[k]);
                if constexpr (reversible) try_undo(node, before, list[k]);
                if (walk_.sound) below += visit_child(node, before, list[k]);
                if (going_on()) look_again(node, before, "asked again after the search was below");
            } else {
                ++walk_.judged;
                events_.reject(node, found_.path().size(), list[k]);
                if (!rejected_.check(node, list[k], before)) walk_.sound = false;
            }
        }
        open_.pop_back();
        return below;
    }

    /// The lists of candidates of all nodes above must still read as when they were expanded.
    void candidates_stay(const std::string& when) {
        for (std::size_t depth = 0; walk_.sound && depth < open_.size(); ++depth)
            if (!open_[depth]())
                unsound(law::candidates_stay, "the range that expand() returned at depth " +
                                                  std::to_string(depth) + " lists other choices " +
                                                  when +
                                                  ": it must not refer to what apply() changes");
    }

    /// Whether `apply` went through; if it threw, the object must be as before.
    bool applied(Space& node, const choice& taken, const snapshot<Space>& before) {
        std::string why = "something that is no std::exception";
        try {
            node.apply(taken);
            return true;
        } catch (const std::exception& e) {
            why = e.what();
        } catch (...) {
        }
        const std::string what = "apply(" + found_.text(taken) + ") threw: " + why;
        if (auto change = before.change(node))
            unsound(law::failed_apply_changes_nothing, what + ", and left a change: " + *change);
        else
            unsound(law::hooks_do_not_throw, what);
        return false;
    }

    void try_on_copy(Space& node, const snapshot<Space>& before, const choice& taken) {
        if (!walk_.sound) return;
        Space twin = std::as_const(node);
        if (!applied(twin, taken, before)) return;
        if (auto what = before.change_of_value(node))
            unsound(law::copies_are_independent,
                    "apply(" + found_.text(taken) + ") on a copy changes the original: " + *what);
    }

    void try_undo(Space& node, const snapshot<Space>& before, const choice& taken) {
        if (!walk_.sound || !applied(node, taken, before)) return;
        candidates_stay("as soon as apply(" + found_.text(taken) + ") was called");
        node.undo(taken);
        if (auto what = before.change(node); what && walk_.sound)
            unsound(law::undo_restores,
                    "after apply(" + found_.text(taken) +
                        ") and undo of the same, the object is another: " + *what);
    }

    harvest<Space> visit_child(Space& node, const snapshot<Space>& before, const choice& taken) {
        harvest<Space> below;
        const std::string after = "after a walk below " + found_.text(taken);
        found_.down(taken);
        if constexpr (reversible) {
            node.apply(taken);
            const stay_below back{node, taken};
            below = visit(node, &taken);
        } else {
            Space child = std::as_const(node);
            child.apply(taken);
            candidates_stay("as soon as apply(" + found_.text(taken) + ") was called on a copy");
            if (walk_.sound) below = visit(child, &taken);
        }
        found_.up();
        if (!walk_.sound) return below;
        candidates_stay(after);
        if (auto what = before.change(node); what && walk_.sound)
            unsound(reversible ? law::undo_restores : law::copies_are_independent,
                    after + ", the node is another: " + *what +
                        (!reversible         ? "; do copies share something?"
                         : before.by_hooks() ? ""
                                             : "; does apply() keep what it overwrites in one "
                                               "place for all levels?"));
        return below;
    }

    const law_settings<Space>& settings_;
    findings<Space>& found_;
    rejected_children<Space> rejected_;
    plain_walk<Space> walk_;
    recorder<choice> events_;
    std::vector<std::function<bool()>> open_; // whether the candidates of each node above stay
};

} // namespace espalier::testing::detail
