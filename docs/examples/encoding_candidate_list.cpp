// Encoding 1: a list of candidate squares; promising scans the list of queens already placed.
#include <vector>

#include "encoding_report.hpp"

struct square {
    int row, column;
    friend bool operator==(const square&, const square&) = default;
};

bool attacks(square a, square b) {
    return a.column == b.column || a.row + a.column == b.row + b.column ||
           a.row - a.column == b.row - b.column;
}

std::vector<square> squares_of_row(int row, int n) {
    std::vector<square> squares;
    for (int column = 0; column < n; ++column)
        squares.push_back({row, column});
    return squares;
}

namespace textbook {

bool promising(const std::vector<square>& placed, square candidate) {
    for (const square queen : placed)
        if (attacks(queen, candidate)) return false;
    return true;
}

void place(std::vector<square>& placed, int n, tally& count) {
    for (const square candidate : squares_of_row(static_cast<int>(placed.size()), n)) {
        ++count.checked;
        if (!promising(placed, candidate)) continue;
        ++count.promising;
        placed.push_back(candidate);
        if (static_cast<int>(placed.size()) == n)
            ++count.solutions;
        else
            place(placed, n, count);
        placed.pop_back();
    }
}

} // namespace textbook

struct candidate_list {
    using choice_type = square;
    explicit candidate_list(int size) : n(size) {}

    std::vector<square> expand() const {
        return is_solution() ? std::vector<square>() : squares_of_row(row(), n);
    }
    bool promising(square candidate) const {
        for (const square queen : placed)
            if (attacks(queen, candidate)) return false;
        return true;
    }
    void apply(square candidate) { placed.push_back(candidate); }
    void undo(square) noexcept { placed.pop_back(); }
    bool is_solution() const { return row() == n; }

    int row() const { return static_cast<int>(placed.size()); }
    int n;
    std::vector<square> placed;
};

int main() {
    for (const int n : {4, 8}) {
        tally by_hand;
        std::vector<square> placed;
        textbook::place(placed, n, by_hand);
        report(n, by_hand, espalier::count(candidate_list(n)).statistics);
    }
}
