#include <iostream>

#include "subset_sum.hpp"

void print(const std::vector<int>& subset) {
    const char* between = "";
    for (const int number : subset)
        std::cout << std::exchange(between, " + ") << number;
    std::cout << '\n';
}

int main() {
    const subset_sum ten({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 10);

    const auto count = espalier::count(ten);
    std::cout << count.value << " subsets, " << count.statistics.checked << " nodes checked\n";

    const auto first = espalier::first(ten);
    std::cout << "the first: ";
    print(*first.value);

    std::cout << "every one:\n";
    espalier::for_each(ten, print);

    const auto some = espalier::all(ten, {.max_solutions = 3});
    std::cout << some.value.size() << " of them; ended by: " << to_string(some.status) << '\n';
    const auto others = espalier::solve(ten, espalier::counting<subset_sum>{}, {}, some.frontier);
    std::cout << others.value << " more; ended by: " << to_string(others.status) << '\n';

    const auto none = espalier::first(subset_sum({2, 4, 6}, 5));
    std::cout << "odd from even: " << (none.value ? "found" : "none") << ", "
              << to_string(none.status) << '\n';
}
