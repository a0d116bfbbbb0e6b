#include "boggle/alike.hpp"

#include <set>

namespace boggle {

namespace {

/// The number of the first line that is the same, for each; `letter_at(line, i)` is one of `length`
/// letters.
template <class Letters>
std::vector<std::size_t> named(std::size_t lines, std::size_t length, Letters letter_at) {
    const auto less = [&](std::size_t a, std::size_t b) {
        for (std::size_t i = 0; i < length; ++i)
            if (const auto x = letter_at(a, i), y = letter_at(b, i); x != y) return x < y;
        return false;
    };
    std::set<std::size_t, decltype(less)> different(less);
    std::vector<std::size_t> names;
    for (std::size_t line = 0; line < lines; ++line)
        names.push_back(*different.insert(line).first);
    return names;
}

/// For each line whether none before has the same lines around it.
template <class Letters>
std::vector<bool> first_ones(std::size_t lines, std::size_t length, std::size_t steps,
                             Letters letter_at) {
    constexpr std::size_t too_many = 10'000'000;
    if (steps >= lines || steps > too_many / lines) return std::vector<bool>(lines, true);
    const auto names = named(lines, length, letter_at);
    const auto around = [&](std::size_t line, std::size_t i) {
        const auto there = line + i; // `steps` more
        return there < steps || there - steps >= lines ? lines : names[there - steps];
    };
    const auto surroundings = named(lines, 2 * steps + 1, around);
    std::vector<bool> first;
    for (std::size_t line = 0; line < lines; ++line)
        first.push_back(surroundings[line] == line);
    return first;
}

} // namespace

alike_cells::alike_cells(const padded_grid& grid, std::size_t steps) {
    const std::size_t columns = grid.columns, rows = grid.rows;
    const auto letter_at = [&](std::size_t row, std::size_t column) {
        return grid.letters[(row + 1) * grid.stride + column + 1];
    };
    first_rows_ = first_ones(rows, columns, steps, letter_at);
    first_columns_ = first_ones(columns, rows, steps, [&](std::size_t column, std::size_t row) {
        return letter_at(row, column);
    });
}

} // namespace boggle
