#include "queens/conditions.hpp"

#include <cstddef>
#include <stdexcept>
#include <string>

#include "queens/contradiction.hpp"

namespace queens {
namespace {

std::string name_of(const square& at) {
    return "row " + std::to_string(at.row + 1) + ", column " + std::to_string(at.column + 1);
}

std::size_t index(int row) {
    return static_cast<std::size_t>(row);
}

std::uint32_t bit(int column) {
    return std::uint32_t{1} << column;
}

void check(const conditions& asked) {
    const int n = board_size(asked.n);
    diagonals_of_board(asked.excluded, n);
    if (!asked.allowed.empty() && asked.allowed.size() != index(n))
        throw std::invalid_argument("queens: squares for " + std::to_string(asked.allowed.size()) +
                                    " rows on a board of size " + std::to_string(n));
    const std::uint64_t beyond = ~std::uint64_t{0} << n;
    for (const std::uint32_t columns : asked.allowed)
        if ((columns & beyond) != 0)
            throw std::invalid_argument("queens: a square beyond the " + std::to_string(n) +
                                        " columns of the board");
    for (const square& queen : asked.placed)
        if (queen.row < 0 || queen.row >= n || queen.column < 0 || queen.column >= n)
            throw std::invalid_argument("queens: a queen in " + name_of(queen) +
                                        ", which the board of size " + std::to_string(n) +
                                        " does not have");
}

/// What blocked squares and excluded diagonals leave of a row.
std::uint32_t unblocked(const conditions& asked, int row) {
    std::uint32_t left = 0;
    for (int column = 0; column < asked.n; ++column) {
        const bool allowed =
            asked.allowed.empty() || (asked.allowed[index(row)] & bit(column)) != 0;
        const bool excluded = ((asked.excluded.sums >> (row + column) |
                                asked.excluded.differences >> (row - column + asked.n - 1)) &
                               1U) != 0;
        if (allowed && !excluded) left |= bit(column);
    }
    return left;
}

void strike_attacked(row_masks& left, const square& queen, int n) {
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column)
            if (queens_attack(queen, {.row = row, .column = column}))
                left[index(row)] &= ~bit(column);
}

} // namespace

row_masks squares_left(const conditions& asked) {
    check(asked);
    if (const auto wrong = contradiction_in(asked))
        throw std::invalid_argument("queens: " + wrong->text + "; take a queen away");
    row_masks left{};
    for (int row = 0; row < asked.n; ++row)
        left[index(row)] = unblocked(asked, row);
    for (const square& queen : asked.placed)
        strike_attacked(left, queen, asked.n);
    return left;
}

} // namespace queens
