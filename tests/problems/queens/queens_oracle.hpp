/// What is known of queens without any of the code under test: brute force and plain geometry.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

namespace queens::test {

using board = std::vector<int>;
using square_set = std::set<std::pair<int, int>>;

/// Two queens at a time, as the rules of chess say it.
inline bool attacks_nobody(const board& columns) {
    const int n = static_cast<int>(columns.size());
    for (int a = 0; a < n; ++a)
        for (int b = a + 1; b < n; ++b) {
            const int across = std::abs(columns.at(static_cast<std::size_t>(a)) -
                                        columns.at(static_cast<std::size_t>(b)));
            if (across == 0 || across == b - a) return false;
        }
    return true;
}

/// Every permutation is tried. O(n · n!)
inline std::set<board> brute_force(int n) {
    std::set<board> found;
    board columns(static_cast<std::size_t>(n));
    std::iota(columns.begin(), columns.end(), 0);
    do
        if (attacks_nobody(columns)) found.insert(columns);
    while (std::next_permutation(columns.begin(), columns.end()));
    return found;
}

inline square_set squares_of(const board& columns) {
    square_set squares;
    for (int row = 0; const int column : columns)
        squares.emplace(row++, column);
    return squares;
}

/// The eight images of a placement as sets of squares, by quarter turns and one reflection.
inline std::vector<square_set> turned_and_reflected(const board& columns) {
    const int last = static_cast<int>(columns.size()) - 1;
    std::vector<square_set> images{squares_of(columns)};
    const auto append = [&](auto where) {
        square_set moved;
        for (const auto& [row, column] : images.back())
            moved.insert(where(row, column));
        images.push_back(moved);
    };
    const auto quarter_turn = [&](int row, int column) { return std::pair(column, last - row); };
    for (int turn = 0; turn < 3; ++turn)
        append(quarter_turn);
    append([](int row, int column) { return std::pair(column, row); });
    for (int turn = 0; turn < 3; ++turn)
        append(quarter_turn);
    return images;
}

/// Burnside's lemma: the number of classes is the mean number of placements that an operation
/// leaves alone. The solutions must be all of their board.
template <class Solutions>
long classes_by_burnside(const Solutions& solutions) {
    long fixed = 0;
    for (const board& each : solutions)
        for (const square_set& moved : turned_and_reflected(each))
            fixed += moved == squares_of(each);
    return fixed / 8;
}

} // namespace queens::test
