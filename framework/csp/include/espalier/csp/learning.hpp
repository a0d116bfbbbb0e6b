/// Restarts of an assignment that learn which conditions are hard.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <ostream>
#include <utility>
#include <vector>

#include <espalier/csp/assignment.hpp>
#include <espalier/restarting.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

/// A source of tries for `restarting`: the same assignment, with conditions that weigh more the
/// more often they left a variable without a value in earlier tries (dom/wdeg: Boussemart, Hemery,
/// Lecoutre & Saïs 2004).
///
///     auto problem = assign(…, dom_wdeg());
///     espalier::restarting search{espalier::learning(problem)};
///     auto found = search.go();
///
/// The weights are fixed while a try goes on, so that it is a search like any other, and they are
/// written down by `restarting::save`.
class learning {
  public:
    explicit learning(assignment problem)
        : problem_(std::move(problem)), weights_(problem_.conditions(), 1) {}

    /// Counts the dead ends of a try by the condition that made them.
    struct failure_counter {
        std::vector<std::uint64_t> failures; ///< for each variable
        void enter(const assignment& node, std::size_t, const int*) {
            if (const auto r = node.failed(); r && *r < failures.size()) ++failures[*r];
        }
    };

    assignment space(std::uint64_t) {
        counter_.failures.assign(weights_.size(), 0);
        problem_.set_weights(weights_);
        return problem_;
    }
    failure_counter& watcher() { return counter_; } ///< see `RestartSource`
    void failed() {
        for (std::size_t r = 0; r < weights_.size(); ++r)
            weights_[r] += counter_.failures[r];
    }

    void save(std::ostream& out) const {
        text_form<std::vector<std::uint64_t>>::write(out, weights_);
    }
    /// False, and unchanged, if these are not weights for this problem.
    bool load(std::istream& in) {
        std::vector<std::uint64_t> weights;
        if (!text_form<std::vector<std::uint64_t>>::read(in, weights) ||
            weights.size() != weights_.size())
            return false;
        weights_ = std::move(weights);
        return true;
    }

    /// Learnt so far, for each variable.
    const std::vector<std::uint64_t>& weights() const { return weights_; }

  private:
    assignment problem_;
    std::vector<std::uint64_t> weights_;
    failure_counter counter_;
};

} // namespace espalier
