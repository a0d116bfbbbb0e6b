#include <iostream>

#include <espalier/adaptors.hpp>

#include "readme_queens.hpp"

void print(const queens& board) {
    for (const int column : board.columns)
        std::cout << column + 1 << ' ';
    std::cout << '\n';
}

int main() {
    // Another order: any solution, another for each seed.
    print(*espalier::first(espalier::shuffled(queens(12), 2024)).value);

    // Another condition, on children: no queen in a corner or on a long diagonal.
    const auto off = [](const queens& node, int c) {
        return c != node.row() && c != node.size - 1 - node.row();
    };
    std::cout << espalier::count(espalier::filtered(queens(8), off)).value
              << " off the diagonals\n";

    // Less of the tree: the heuristic may err twice.
    std::cout << espalier::count(espalier::limited_discrepancy(queens(8), 2)).value
              << " with two discrepancies at most\n";

    // The nodes at each depth, whoever walks them.
    espalier::depth_counts counts;
    espalier::count(espalier::counted_per_depth(queens(8), counts), {.threads = 0});
    for (const auto& level : counts.per_depth())
        std::cout << level.entered << ' ';
    std::cout << '\n';

    // A search with growing limits: the least number of discrepancies that has a solution.
    const auto found = espalier::iterative_deepening(
        [](std::size_t k) { return espalier::limited_discrepancy(queens(20), k); },
        [](auto&& part, const espalier::options& rest) { return espalier::first(part, rest); });
    std::cout << found.limit << " discrepancies: ";
    print(*found.answer.value);

    // A search begun again and again, each time in another order.
    espalier::restarting search{espalier::reshuffled(queens(40)), {.unit = 100}};
    const auto lucky = search.go();
    std::cout << to_string(lucky.status) << " after " << lucky.tries << " tries\n";

    // What a search asks of a space.
    espalier::trace_log log(std::cout);
    espalier::first(espalier::traced(queens(1), log));
}
