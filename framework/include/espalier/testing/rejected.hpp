/// The law of `promising`: below a rejected child lies no solution.
#pragma once

#include <concepts>
#include <cstdint>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include <espalier/testing/findings.hpp>
#include <espalier/testing/observation.hpp>
#include <espalier/testing/snapshot.hpp>

namespace espalier::testing::detail {

/// Goes down to rejected children all the same and asks, of whatever the module calls a solution
/// there, an independent judge.
template <class Space>
class rejected_children {
    using choice = choice_t<Space>;
    static constexpr bool copyable = std::copy_constructible<Space>;

  public:
    rejected_children(const law_settings<Space>& settings, findings<Space>& found)
        : settings_(settings), found_(found) {}

    /// Looks below one rejected child. False if the object did not come back from there.
    bool check(Space& node, const choice& rejected, const snapshot<Space>& before) {
        if (!settings_.is_valid || !settings_.apply_unpromising || lost_) return true;
        path_ = found_.path();
        try {
            go_down(node, rejected);
        } catch (const std::exception& e) {
            found_.broken(law::hooks_do_not_throw,
                          "below " + found_.text(rejected) +
                              ", which promising() rejects, a hook threw: " + e.what() + advice);
            return false;
        }
        if constexpr (!copyable)
            if (auto what = before.change(node)) {
                found_.broken(law::undo_restores,
                              "undo(" + found_.text(rejected) +
                                  ") does not restore the object after a choice "
                                  "that promising() rejects: " +
                                  *what + advice);
                return false;
            }
        return true;
    }

  private:
    static constexpr const char* advice =
        "; if the module cannot go there, set .apply_unpromising = false";

    void go_down(Space& node, const choice& taken) {
        path_.push_back(taken);
        if constexpr (copyable) {
            Space child = std::as_const(node);
            child.apply(taken);
            hunt(child);
        } else {
            node.apply(taken);
            hunt(node);
            node.undo(taken);
        }
        path_.pop_back();
    }

    void hunt(Space& node) {
        if (++looked_at_ > settings_.max_nodes || path_.size() > settings_.max_depth) {
            found_.note("promising: the tree without it is too large; only a part of what it "
                        "rejects was looked at");
            return;
        }
        if (node.is_solution() && settings_.is_valid(node, path_)) {
            const std::size_t depth = found_.path().size();
            found_.broken(law::promising_is_admissible,
                          "promising(" + found_.text(path_[depth]) +
                              ") is false, but below lies the valid solution at " +
                              found_.text(path_));
            lost_ = true;
        }
        if (lost_) return;
        auto&& children = std::as_const(node).expand();
        for (const choice& taken : listed<choice>(children, settings_.max_nodes))
            if (!lost_) go_down(node, taken);
    }

    const law_settings<Space>& settings_;
    findings<Space>& found_;
    std::vector<choice> path_;
    std::uint64_t looked_at_ = 0;
    bool lost_ = false;
};

} // namespace espalier::testing::detail
