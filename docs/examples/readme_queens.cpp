#include <iostream>

#include <espalier/espalier.hpp>

#include "readme_queens.hpp"

void print(const std::vector<int>& columns) {
    for (const int column : columns)
        std::cout << column + 1;
    std::cout << '\n';
}

int main() {
    std::cout << espalier::count(queens(8)).value << '\n';
    print(espalier::first(queens(8)).value->columns);
    for (const queens& solution : espalier::solutions(queens(6)))
        print(solution.columns);
}
