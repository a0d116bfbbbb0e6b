/// Restarts of an assignment that learn which conditions are hard.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <ostream>
#include <utility>
#include <vector>

#include <espalier/csp/assignment.hpp>
#include <espalier/csp/failure_counts.hpp>
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
/// The weights are fixed while a try goes on, so that it is a search like any other, for every goal
/// and by all threads; `save_checkpoint` writes them down.
class learning {
  public:
    explicit learning(assignment problem)
        : problem_(std::move(problem)), weights_(problem_.conditions(), 1),
          counted_(std::make_shared<failure_counts>(none())) {}

    /// The problem with the weights learnt so far, which counts its failures here.
    assignment space(std::uint64_t) {
        counted_ = std::make_shared<failure_counts>(counted_->counts());
        problem_.set_weights(weights_);
        problem_.count_failures(counted_);
        return problem_;
    }
    void failed() {
        const std::vector<std::uint64_t> counts = counted_->counts();
        for (std::size_t r = 0; r < weights_.size(); ++r)
            weights_[r] += counts[r];
        counted_ = std::make_shared<failure_counts>(none());
    }

    void save(std::ostream& out) const {
        text_form<numbers>::write(out, weights_);
        out << ' ';
        text_form<numbers>::write(out, counted_->counts());
    }
    /// False, and unchanged, if these are not numbers for this problem.
    bool load(std::istream& in) {
        numbers weights, counts;
        if (!text_form<numbers>::read(in, weights) || !text_form<numbers>::read(in, counts) ||
            weights.size() != weights_.size() || counts.size() != weights_.size())
            return false;
        weights_ = std::move(weights);
        counted_ = std::make_shared<failure_counts>(counts);
        return true;
    }

    /// Learnt so far, for each condition.
    const std::vector<std::uint64_t>& weights() const { return weights_; }

  private:
    using numbers = std::vector<std::uint64_t>;
    numbers none() const { return numbers(weights_.size(), 0); }

    assignment problem_;
    numbers weights_;
    std::shared_ptr<failure_counts> counted_; // in this try; of every copy its own, from `space` on
};

} // namespace espalier
