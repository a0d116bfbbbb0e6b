/// Every solution, handed to a function in tree order.
#pragma once

#include <concepts>
#include <cstdint>
#include <istream>
#include <memory>
#include <ostream>
#include <utility>
#include <vector>

#include <espalier/checked_count.hpp>
#include <espalier/goal.hpp>
#include <espalier/state_space.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

/// Hands every solution to a function `f(solution)` or `f(solution, weight)`, in tree order; if it
/// returns false the search stops there. The value is how many were handed over, by weight.
///
/// With several workers the function is called by one of them at a time, in tree order; what others
/// find further right is kept until it is its turn.
template <StateSpace Space, class Function>
class calling {
    using solution = solution_t<Space>;

  public:
    explicit calling(Function f) : f_(std::make_shared<Function>(std::move(f))) {}

    bool report(const Space& node) {
        if (!direct_) {
            kept_.emplace_back(solution_of(node), weight_of(node));
            return true;
        }
        return hand_over(solution_of(node), weight_of(node));
    }
    calling fork() const {
        calling keeping = *this;
        keeping.direct_ = false;
        keeping.kept_.clear();
        keeping.handed_over_ = {};
        return keeping;
    }
    bool merge(calling&& right) {
        consumed_ = 0;
        for (auto& [kept, weight] : right.kept_) {
            if (!direct_) {
                kept_.emplace_back(std::move(kept), weight);
                continue;
            }
            ++consumed_;
            if (!hand_over(std::move(kept), weight)) return false;
        }
        return true;
    }
    std::uint64_t consumed() const { return consumed_; }   ///< solutions that were handed over
    std::uint64_t backlog() const { return kept_.size(); } ///< found, not yet handed over
    void save(std::ostream& out) const
        requires Writable<solution>
    {
        text_form<bool>::write(out, direct_);
        out << ' ';
        text_form<checked_count>::write(out, handed_over_);
        out << ' ';
        text_form<decltype(kept_)>::write(out, kept_);
    }
    bool load(std::istream& in)
        requires Writable<solution>
    {
        return text_form<bool>::read(in, direct_) &&
               text_form<checked_count>::read(in, handed_over_) &&
               text_form<decltype(kept_)>::read(in, kept_);
    }
    checked_count value() const { return handed_over_; }

  private:
    bool hand_over(solution&& found, std::uint64_t weight) {
        handed_over_ += weight;
        if constexpr (std::invocable<Function&, solution, std::uint64_t>)
            return detail::call(*f_, std::move(found), weight);
        else
            return detail::call(*f_, std::move(found));
    }

    std::shared_ptr<Function> f_;
    bool direct_ = true;
    std::vector<std::pair<solution, std::uint64_t>> kept_;
    std::uint64_t consumed_ = 0;
    checked_count handed_over_;
};

} // namespace espalier
