#pragma once

#include <cstdlib>
#include <ranges>
#include <vector>

struct queens {
    using choice_type = int; // the column of the next row's queen

    explicit queens(int n) : size(n) {}

    auto expand() const { return std::views::iota(0, row() < size ? size : 0); }
    bool promising(int column) const {
        for (int r = 0; const int other : columns) {
            const int aside = std::abs(other - column);
            if (aside == 0 || aside == row() - r++) return false;
        }
        return true;
    }
    void apply(int column) { columns.push_back(column); }
    void undo(int) noexcept { columns.pop_back(); }
    bool is_solution() const { return row() == size; }

    int row() const { return static_cast<int>(columns.size()); }
    int size;
    std::vector<int> columns;
};
