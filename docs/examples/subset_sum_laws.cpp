#include <iostream>
#include <numeric>

#include <espalier/testing/laws.hpp>

#include "subset_sum.hpp"

int main() {
    const auto adds_up = [](const std::vector<int>& subset) {
        return std::accumulate(subset.begin(), subset.end(), 0) == 7;
    };
    const auto report = espalier::testing::check_laws(subset_sum({1, 2, 3, 4, 5}, 7),
                                                      {.is_valid = adds_up, .expected_count = 3});
    std::cout << report;
    return report.ok ? 0 : 1;
}
