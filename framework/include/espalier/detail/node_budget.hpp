/// The node limit, shared out among workers.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include <espalier/limits.hpp>

namespace espalier::detail {

/// How many nodes may still be entered. A worker takes some before it walks, and gives back what it
/// did not use; towards the end they become few, so that the others get some too. One worker keeps
/// the limit to the node.
class node_budget {
  public:
    node_budget(std::uint64_t limit, unsigned workers) : left_(limit), workers_(workers) {}

    bool limited() const { return left_ != options::unlimited; }

    /// At most so many; 0 if none are left.
    std::uint64_t take(std::uint64_t wanted) {
        if (!limited()) return wanted;
        std::uint64_t left = left_.load();
        std::uint64_t taken = 0;
        do {
            if (left == 0) return 0;
            taken = std::min(wanted, std::max<std::uint64_t>(left / (2 * workers_ - 1), 1));
        } while (!left_.compare_exchange_weak(left, left - taken));
        return taken;
    }
    void give_back(std::uint64_t taken, std::uint64_t used) {
        if (limited()) left_ += taken - used;
    }

  private:
    std::atomic<std::uint64_t> left_;
    unsigned workers_;
};

} // namespace espalier::detail
