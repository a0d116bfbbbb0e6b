#include <iostream>

#include <espalier/adaptors.hpp>
#include <espalier/espalier.hpp>

#include "readme_queens.hpp"

/// Left and right are the same: the first queen stands in the left half, and a solution stands for
/// two, itself and its mirror image. In the middle column of an odd board the queen of the second
/// row decides.
struct half_the_queens : queens {
    using queens::queens;

    bool prune() const {
        if (columns.empty()) return false;
        const int last = size - 1;
        if (2 * columns[0] != last) return 2 * columns[0] > last;
        return columns.size() > 1 && 2 * columns[1] > last;
    }
    std::uint64_t weight() const { return size < 2 ? 1 : 2; }
    bool is_solution() const { return queens::is_solution() && !prune(); }
};

/// Where a queen goes by a quarter of a turn of the board, made so many times, and by a mirror.
std::vector<espalier::symmetry<int>> images(int size) {
    std::vector<espalier::symmetry<int>> all;
    for (int turns = 0; turns < 4; ++turns)
        for (const bool mirrored : {false, true})
            if (turns > 0 || mirrored)
                all.push_back([=](std::size_t depth, int column) {
                    int row = static_cast<int>(depth);
                    if (mirrored) column = size - 1 - column;
                    for (int turn = 0; turn < turns; ++turn)
                        row = size - 1 - std::exchange(column, row);
                    return std::pair(static_cast<std::size_t>(row), column);
                });
    return all;
}

template <class Found>
void print(const char* what, const Found& found) {
    std::cout << what << ": " << found.value << " solutions, " << found.statistics.promising
              << " nodes, " << found.statistics.solutions << " seen\n";
}

int main() {
    print("all", espalier::count(queens(8)));
    print("half", espalier::count(half_the_queens(8)));
    print("classes", espalier::count(espalier::with_symmetry(queens(8), images(8))));
    print("half of nine", espalier::count(half_the_queens(9)));
}
