#include <functional>
#include <iostream>

#include "subset_sum.hpp"

/// The subset of the fewest numbers.
struct fewest_numbers : subset_sum {
    using subset_sum::subset_sum;
    using better = std::less<>; // a smaller objective is better

    std::size_t objective() const { return taken.size(); }
    std::size_t bound() const { return taken.size() + (sum < target ? 1 : 0); }
};

int main() {
    const fewest_numbers coins({1, 2, 2, 5, 10, 10, 20, 50}, 34);
    const auto best = espalier::best(coins);
    std::cout << best.value->objective << " coins:";
    for (const int coin : best.value->solution)
        std::cout << ' ' << coin;
    std::cout << "\n"
              << best.statistics.pruned << " nodes pruned, " << to_string(best.status) << '\n';
}
