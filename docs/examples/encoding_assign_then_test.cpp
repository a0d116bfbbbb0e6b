// Encoding 3: the choice is written into an array first, and promising(level) tests what is there.
#include <cstdlib>
#include <ranges>
#include <vector>

#include "encoding_report.hpp"

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

namespace textbook {

struct board {
    int n;
    std::vector<int> column = std::vector<int>(at(n + 1)); // of the queen in rows 1 to n
};

bool promising(const board& b, int level) {
    for (int above = 1; above < level; ++above) {
        const int aside = std::abs(b.column[at(level)] - b.column[at(above)]);
        if (aside == 0 || aside == level - above) return false;
    }
    return true;
}

void queens(board& b, int level, tally& count) {
    ++count.checked;
    if (!promising(b, level)) return;
    ++count.promising;
    if (level == b.n) {
        ++count.solutions;
        return;
    }
    for (int j = 1; j <= b.n; ++j) {
        b.column[at(level + 1)] = j;
        queens(b, level + 1, count);
    }
}

} // namespace textbook

struct assign_then_test {
    using choice_type = int; // a column
    explicit assign_then_test(int size) : n(size) {}

    auto expand() const { return std::views::iota(1, level < n ? n + 1 : 1); }
    bool promising(int j) const {
        for (int above = 1; above <= level; ++above) {
            const int aside = std::abs(j - column[at(above)]);
            if (aside == 0 || aside == level + 1 - above) return false;
        }
        return true;
    }
    void apply(int j) { column[at(++level)] = j; }
    void undo(int) noexcept { column[at(level--)] = 0; }
    bool is_solution() const { return level == n; }

    int n;
    int level = 0;
    std::vector<int> column = std::vector<int>(at(n + 1)); // of the queen in rows 1 to n
};

int main() {
    for (const int n : {4, 8}) {
        tally by_hand{.checked = 0, .promising = 0}; // the root is a call like any other
        textbook::board empty{.n = n};
        textbook::queens(empty, 0, by_hand);
        report(n, by_hand, espalier::count(assign_then_test(n)).statistics);
    }
}
