/// How long a worker walks before it looks up.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include <espalier/limits.hpp>

namespace espalier::detail {

/// Deals out slices of a walk, as numbers of children to judge, so small that clock, stop requests
/// and the hunger of others are seen to within `options::slice`, and so large that looking up costs
/// nothing. A walk that nothing can interrupt is one slice.
class pacer {
    using clock = std::chrono::steady_clock;

  public:
    pacer(const options& limits, clock::time_point started)
        : limits_(limits), started_(started), slice_start_(started), now_(started),
          slice_(limits.slice.count() == 0 ? 1 : 64),
          interruptible_(limits.threads != 1 || limits.stop.stop_possible() ||
                         limits.on_reading != nullptr ||
                         limits.time_limit != options::no_time_limit) {}

    std::uint64_t slice() const { return interruptible_ ? slice_ : options::unlimited; }

    void start() {
        if (interruptible_) slice_start_ = clock::now();
    }

    /// To be called after each slice: finds the length of the next one.
    void stop() {
        if (!interruptible_) return;
        now_ = clock::now();
        const auto took = now_ - slice_start_;
        if (took < limits_.slice / 2 && slice_ < longest)
            slice_ *= 2;
        else if (took > limits_.slice * 2)
            slice_ = std::max<std::uint64_t>(slice_ / 2, 1);
    }

    bool time_is_up() const {
        return limits_.time_limit != options::no_time_limit &&
               now_ - started_ >= limits_.time_limit;
    }

    clock::time_point now() const { return now_; }

    /// Whether the search has lasted long enough that starting threads pays.
    bool worth_threads() const { return now_ - started_ >= 4 * limits_.slice; }

  private:
    static constexpr std::uint64_t longest = std::uint64_t{1} << 40;

    const options& limits_;
    clock::time_point started_;
    clock::time_point slice_start_;
    clock::time_point now_;
    std::uint64_t slice_;
    bool interruptible_;
};

} // namespace espalier::detail
