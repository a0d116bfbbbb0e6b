// Checks the module by the laws on a small board, then counts the tours of the 5 x 5 board.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "knights_tour.hpp"

namespace {

/// Judged without the module: every square of the 3 x 4 board but the corner, each a knight's move
/// from the one before.
bool is_tour(const std::vector<int>& squares) {
    std::vector<int> sorted = squares;
    std::ranges::sort(sorted);
    for (int square = 1; square < 12; ++square)
        if (sorted.size() != 11 || sorted[knights_tour::at(square - 1)] != square) return false;
    int last = 0;
    return std::ranges::all_of(squares, [&last](int square) {
        const int down = std::abs(square / 4 - last / 4), right = std::abs(square % 4 - last % 4);
        last = square;
        return (down == 1 && right == 2) || (down == 2 && right == 1);
    });
}

} // namespace

int main() {
    // After a square was visited twice, undo could not tell: rejected choices must not be applied.
    const auto report = espalier::testing::check_laws(
        knights_tour(3, 4), {.is_valid = is_tour, .apply_unpromising = false, .expected_count = 2});
    std::cout << (report.ok && report.complete ? "the laws hold\n" : "the laws are broken\n");
    if (!report.ok) std::cerr << report;

    const auto tours = espalier::count(knights_tour(5, 5));
    std::cout << tours.value << " tours of the 5 x 5 board from a corner\n";
    return report.ok && tours.complete() ? 0 : 1;
}
