/// Every solution, handed to a function as soon as it is found.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>

#include <espalier/checked_count.hpp>
#include <espalier/goal.hpp>
#include <espalier/state_space.hpp>

namespace espalier {

/// As `calling`, but as soon as found: in no particular order, one call at a time.
template <StateSpace Space, class Function>
class calling_unordered {
  public:
    static constexpr bool commutes = true;
    static constexpr bool anywhere = true;

    explicit calling_unordered(Function f) : shared_(std::make_shared<shared>(std::move(f))) {}

    bool report(const Space& node) {
        const std::uint64_t weight = weight_of(node);
        auto found = solution_of(node);
        const std::lock_guard lock(shared_->mutex);
        if (shared_->enough) return false;
        handed_over_ += weight;
        if constexpr (std::invocable<Function&, solution_t<Space>, std::uint64_t>)
            shared_->enough = !detail::call(shared_->f, std::move(found), weight);
        else
            shared_->enough = !detail::call(shared_->f, std::move(found));
        return !shared_->enough;
    }
    void merge(const calling_unordered& right) { handed_over_ += right.handed_over_; }
    checked_count value() const { return handed_over_; }

  private:
    struct shared {
        explicit shared(Function function) : f(std::move(function)) {}
        std::mutex mutex;
        Function f;
        bool enough = false;
    };
    std::shared_ptr<shared> shared_;
    checked_count handed_over_;
};

} // namespace espalier
