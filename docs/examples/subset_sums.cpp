#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

#include <espalier/solve.hpp>

/// The subsets of some numbers, of either sign, that add up to a target. Large numbers are decided
/// first, and what is still to come bounds what the sum can become.
struct subset_sums {
    using choice_type = bool; // take the next number, or leave it

    subset_sums(std::vector<int> of, int target) : numbers(std::move(of)), missing(target) {
        std::ranges::sort(numbers, std::ranges::greater(),
                          [](int n) { return std::pair(std::abs(n), n); });
        for (std::size_t k = numbers.size() + 1; k-- > 0;) {
            const int n = k < numbers.size() ? numbers[k] : 0;
            most.insert(most.begin(), (most.empty() ? 0 : most.front()) + std::max(n, 0));
            least.insert(least.begin(), (least.empty() ? 0 : least.front()) + std::min(n, 0));
        }
    }

    std::span<const bool> expand() const {
        static constexpr bool take_or_leave[] = {true, false};
        return taken.size() < numbers.size() ? take_or_leave : std::span<const bool>();
    }
    bool promising(bool take) const {
        const std::size_t next = taken.size();
        const int then = missing - (take ? numbers[next] : 0);
        return least[next + 1] <= then && then <= most[next + 1];
    }
    void apply(bool take) {
        if (take) missing -= numbers[taken.size()];
        taken.push_back(take);
    }
    void undo(bool take) noexcept {
        taken.pop_back();
        if (take) missing += numbers[taken.size()];
    }
    bool is_solution() const { return taken.size() == numbers.size() && missing == 0; }
    std::vector<int> solution() const {
        std::vector<int> subset;
        for (std::size_t k = 0; k < taken.size(); ++k)
            if (taken[k]) subset.push_back(numbers[k]);
        return subset;
    }
    friend bool operator==(const subset_sums&, const subset_sums&) = default;

    std::vector<int> numbers; // by size, the largest first
    int missing;
    std::vector<int> most, least; // that can still be added from each number on
    std::vector<bool> taken;
};

int main() {
    for (const auto& subset :
         espalier::all(subset_sums({15, 22, 14, 26, 32, 9, 16, 8}, 53)).value) {
        for (const int number : subset)
            std::cout << number << ' ';
        std::cout << "= 53\n";
    }
    const auto none = espalier::all(subset_sums({-7, -3, -2, 5, 8}, 0)).value;
    std::cout << none.size() << " subsets add up to 0, the empty one among them\n";
}
