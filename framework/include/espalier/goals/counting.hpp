/// The goal *count*.
#pragma once

#include <cstdint>
#include <istream>
#include <ostream>

#include <espalier/checked_count.hpp>
#include <espalier/goal.hpp>
#include <espalier/state_space.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

/// Counts solutions by weight, in units of 1/`count_divisor` until the end. 64 bits on the way, a
/// carry into 128; O(1).
template <StateSpace Space>
class counting {
  public:
    static constexpr bool commutes = true;

    bool report(const Space& node) {
        add(weight_of(node));
        return true;
    }
    void add(std::uint64_t weight) { total_ += weight; }
    void merge(const counting& right) { total_ += right.total_; }

    void save(std::ostream& out) const { text_form<checked_count>::write(out, total_); }
    bool load(std::istream& in) { return text_form<checked_count>::read(in, total_); }

    /// The number of solutions; if the search was stopped, rounded down to a whole one.
    checked_count value() const {
        checked_count whole = total_;
        if constexpr (count_divisor<Space>() != 1) whole.divide(count_divisor<Space>());
        return whole;
    }

  private:
    checked_count total_;
};

} // namespace espalier
