#include <iostream>
#include <span>
#include <vector>

#include <espalier/espalier.hpp>

struct subset_sum {
    using choice_type = bool; // take the next number, or leave it

    std::span<const bool> expand() const {
        static constexpr bool take_or_leave[] = {true, false};
        return next < numbers.size() ? take_or_leave : std::span<const bool>();
    }
    void apply(bool take) {
        if (take) sum += numbers[next];
        ++next;
    }
    bool is_solution() const { return next == numbers.size() && sum == target; }

    std::vector<int> numbers;
    int target;
    std::size_t next = 0; // the numbers before this one are decided
    int sum = 0;          // of those that were taken
};

int main() {
    const subset_sum ten{.numbers = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, .target = 10};
    const auto answer = espalier::count(ten);
    std::cout << answer.value << " subsets, " << answer.statistics.checked << " nodes checked\n";
}
