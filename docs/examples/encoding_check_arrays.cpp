// Encoding 2: three arrays say which columns and diagonals are taken.
#include <ranges>
#include <vector>

#include "encoding_report.hpp"

using flags = std::vector<bool>;

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

namespace textbook {

struct board {
    int n;
    flags column_taken = flags(at(n));
    flags sum_taken = flags(at(2 * n - 1));
    flags difference_taken = flags(at(2 * n - 1));
};

void place(board& b, int row, tally& count) {
    if (row == b.n) {
        ++count.solutions;
        return;
    }
    for (int column = 0; column < b.n; ++column) {
        ++count.checked;
        const auto sum = at(row + column), difference = at(row - column + b.n - 1);
        if (b.column_taken[at(column)] || b.sum_taken[sum] || b.difference_taken[difference])
            continue;
        ++count.promising;
        b.column_taken[at(column)] = b.sum_taken[sum] = b.difference_taken[difference] = true;
        place(b, row + 1, count);
        b.column_taken[at(column)] = b.sum_taken[sum] = b.difference_taken[difference] = false;
    }
}

} // namespace textbook

struct check_arrays {
    using choice_type = int; // a column
    explicit check_arrays(int size) : n(size) {}

    auto expand() const { return std::views::iota(0, is_solution() ? 0 : n); }
    bool promising(int column) const {
        return !column_taken[at(column)] && !sum_taken[sum(column)] &&
               !difference_taken[difference(column)];
    }
    void apply(int column) {
        mark(column, true);
        ++row;
    }
    void undo(int column) noexcept {
        --row;
        mark(column, false);
    }
    bool is_solution() const { return row == n; }

    void mark(int column, bool taken) noexcept {
        column_taken[at(column)] = sum_taken[sum(column)] = difference_taken[difference(column)] =
            taken;
    }
    std::size_t sum(int column) const { return at(row + column); }
    std::size_t difference(int column) const { return at(row - column + n - 1); }

    int n;
    int row = 0;
    flags column_taken = flags(at(n));
    flags sum_taken = flags(at(2 * n - 1));
    flags difference_taken = flags(at(2 * n - 1));
};

int main() {
    for (const int n : {4, 8}) {
        tally by_hand;
        textbook::board empty{.n = n};
        textbook::place(empty, 0, by_hand);
        report(n, by_hand, espalier::count(check_arrays(n)).statistics);
    }
}
