#pragma once

#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include <espalier/espalier.hpp>

/// The subsets of some positive numbers that add up to a target.
struct subset_sum {
    using choice_type = bool; // take the next number, or leave it

    subset_sum(std::vector<int> of, int wanted)
        : numbers(std::move(of)), target(wanted),
          rest(std::accumulate(numbers.begin(), numbers.end(), 0)) {}

    std::span<const bool> expand() const {
        static constexpr bool take_or_leave[] = {true, false};
        return next < numbers.size() ? take_or_leave : std::span<const bool>();
    }
    bool promising(bool take) const {
        const int then = sum + (take ? numbers[next] : 0);
        return then <= target && then + (rest - numbers[next]) >= target;
    }
    void apply(bool take) {
        if (take) taken.push_back(numbers[next]);
        if (take) sum += numbers[next];
        rest -= numbers[next++];
    }
    void undo(bool take) noexcept {
        rest += numbers[--next];
        if (take) sum -= numbers[next];
        if (take) taken.pop_back();
    }
    bool is_solution() const { return next == numbers.size() && sum == target; }
    std::vector<int> solution() const { return taken; }

    friend bool operator==(const subset_sum&, const subset_sum&) = default;

    std::vector<int> numbers;
    int target;
    std::size_t next = 0;   // the numbers before this one are decided
    int sum = 0;            // of those that were taken
    int rest;               // the sum of those not yet decided
    std::vector<int> taken; // in the order of `numbers`
};
