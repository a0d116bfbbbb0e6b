/// A solution for any board in closed form.
#pragma once

#include <stdexcept>
#include <string>

#include "queens/placement.hpp"

namespace queens {

/// There is a solution on every board but those of size 2 and 3.
constexpr bool has_solution(int n) {
    return n >= 0 && n != 2 && n != 3;
}

/// The column of the queen in that row of a solution, both from 0 (E. Pauls, Das Maximalproblem der
/// Damen auf dem Schachbrete, Deutsche Schachzeitung 29, 1874; the first proof that there is one on
/// every board from 4 on). Counted from 1, the queens climb like knights: first the even columns in
/// order, then the odd ones; for n mod 6 = 2 the odd ones are 3, 1, 7, 9 … and 5 last, and for n
/// mod 6 = 3 the even ones begin with 4 and end with 2, the odd ones begin with 5 and end with 1,
/// 3. O(1).
///
/// n must have a solution, and the row must be on the board.
constexpr int constructed_column(int n, int row) {
    const int evens = n / 2;
    const int remainder = n % 6;
    if (row < evens) {
        if (remainder != 3) return 2 * row + 1;
        return row + 1 < evens ? 2 * row + 3 : 1;
    }
    const int odd = row - evens;
    const int odds = n - evens;
    if (remainder == 2) return odd == 0 ? 2 : odd == 1 ? 0 : odd + 1 == odds ? 4 : 2 * odd + 2;
    if (remainder == 3) return odd + 2 < odds ? 2 * odd + 4 : odd + 2 == odds ? 0 : 2;
    return 2 * odd;
}

/// The whole solution. O(n) time and memory.
/// @throws std::invalid_argument for a size that has none
inline placement constructed_placement(int n) {
    if (!has_solution(n))
        throw std::invalid_argument("queens: there is no solution for n = " + std::to_string(n));
    placement columns;
    columns.reserve(static_cast<std::size_t>(n));
    for (int row = 0; row < n; ++row)
        columns.push_back(constructed_column(n, row));
    return columns;
}

} // namespace queens
