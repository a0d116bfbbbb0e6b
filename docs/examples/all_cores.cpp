#include <iostream>

#include <espalier/espalier.hpp>

#include "readme_queens.hpp"

int main() {
    const queens board(9);

    const auto one = espalier::count(board);
    const auto all = espalier::count(board, {.threads = 0}); // 0: all processors it may use
    std::cout << one.value << " with one thread, " << all.value << " with all\n";
    std::cout << "the same nodes: " << std::boolalpha << (one.statistics == all.statistics) << '\n';

    // The leftmost solution, and the same order, whoever found it.
    const auto first = espalier::first(board, {.threads = 4});
    for (const int column : first.value->columns)
        std::cout << column + 1;
    std::cout << '\n';

    // Where the order does not matter: each solution at once, one call at a time.
    int corner = 0;
    espalier::for_each_unordered(
        board, [&corner](const queens& solution) { corner += solution.columns.front() == 0; },
        {.threads = 4});
    std::cout << corner << " with a queen in the corner\n";
}
