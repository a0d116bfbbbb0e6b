/// A sudoku solver for tests: row by row, a symbol after the other, with nothing but the rule. It
/// shares nothing with the module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace sudoku::test {

struct brute_force {
    int box_rows, box_columns;
    std::vector<std::uint8_t> cells;
    std::vector<std::vector<std::uint8_t>> solutions = {};

    int side() const { return box_rows * box_columns; }

    bool fits(int row, int column, int symbol) const {
        for (int r = 0; r < side(); ++r)
            for (int c = 0; c < side(); ++c) {
                if (r == row && c == column) continue;
                const bool sees =
                    r == row || c == column ||
                    (r / box_rows == row / box_rows && c / box_columns == column / box_columns);
                if (sees && cells[static_cast<std::size_t>(r * side() + c)] == symbol) return false;
            }
        return true;
    }
    void solve(int cell = 0) {
        if (cell == side() * side()) return solutions.push_back(cells);
        auto& here = cells[static_cast<std::size_t>(cell)];
        const int given = here;
        for (int symbol = 1; symbol <= side(); ++symbol) {
            if ((given != 0 && given != symbol) || !fits(cell / side(), cell % side(), symbol))
                continue;
            here = static_cast<std::uint8_t>(symbol);
            solve(cell + 1);
        }
        here = static_cast<std::uint8_t>(given);
    }
};

/// Whether every row, column and box has every symbol.
inline bool is_solved(int box_rows, int box_columns, const std::vector<std::uint8_t>& cells) {
    const int side = box_rows * box_columns;
    std::set<int> seen;
    for (int cell = 0; cell < side * side; ++cell) {
        const int row = cell / side, column = cell % side,
                  symbol = cells.at(static_cast<std::size_t>(cell));
        const int box = row / box_rows * box_rows + column / box_columns;
        if (symbol < 1 || symbol > side) return false;
        for (const int unit : {row, 100 + column, 200 + box})
            seen.insert(unit * 100 + symbol);
    }
    return seen.size() == static_cast<std::size_t>(3 * side * side);
}

} // namespace sudoku::test
