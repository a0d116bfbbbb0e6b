/// How often each condition of an assignment left a variable without a value.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace espalier {

/// A number for each condition, counted up by any number of threads.
class failure_counts {
  public:
    explicit failure_counts(const std::vector<std::uint64_t>& from) : counts_(from.size()) {
        for (std::size_t k = 0; k < from.size(); ++k)
            counts_[k] = from[k];
    }
    void add(std::size_t condition) { counts_[condition].fetch_add(1, std::memory_order_relaxed); }

    /// The numbers, exact when the search is at rest.
    std::vector<std::uint64_t> counts() const { return {counts_.begin(), counts_.end()}; }

  private:
    std::vector<std::atomic<std::uint64_t>> counts_;
};

} // namespace espalier
