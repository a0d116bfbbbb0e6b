#include <iostream>
#include <stop_token>

#include <espalier/espalier.hpp>

#include "readme_queens.hpp"

int main() {
    const queens board(8);

    // One solution: the goal itself is content.
    const auto one = espalier::first(board);
    std::cout << "first: " << to_string(one.status) << ", " << one.statistics.promising
              << " nodes\n";

    // Limits: what was found by then is the answer, and the status says why it is not more.
    const auto some = espalier::all(board, {.max_solutions = 10});
    std::cout << "all, at most 10: " << some.value.size() << ", " << to_string(some.status) << '\n';
    const auto part = espalier::count(board, {.node_limit = 1'000});
    std::cout << "count: at least " << part.value << ", " << to_string(part.status) << '\n';

    // Nothing is lost: the frontier is what is left, and the search goes on from it.
    const auto rest = espalier::solve(board, espalier::counting<queens>{}, {}, part.frontier);
    std::cout << "and " << rest.value << " more: " << to_string(rest.status) << '\n';

    // A function that has enough says so by returning false.
    int seen = 0;
    const auto called = espalier::for_each(board, [&seen](const queens& solution) {
        ++seen;
        return solution.columns.front() < 3;
    });
    std::cout << "for_each: " << seen << " seen, " << to_string(called.status) << '\n';

    // A loop that is left.
    for (const queens& solution : espalier::solutions(board))
        if (solution.columns.front() == 3) {
            std::cout << "a queen in column 4 of the first row\n";
            break;
        }

    // From outside: another thread, or a handler of signals, holds the source of the token.
    std::stop_source source;
    source.request_stop();
    const auto stopped = espalier::count(board, {.stop = source.get_token()});
    std::cout << "stop token: " << to_string(stopped.status) << ", complete: " << std::boolalpha
              << stopped.complete() << '\n';
}
