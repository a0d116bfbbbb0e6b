#include "queens/smallest_domain.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>

#include <espalier/uniform_draw.hpp>

namespace queens {
namespace {

constexpr int nobody = -1;

std::size_t checked_size(int n) {
    if (n < 0) throw std::invalid_argument("queens: no board of size " + std::to_string(n));
    return static_cast<std::size_t>(n);
}

std::size_t diagonals_of(std::size_t n) {
    return n == 0 ? 0 : 2 * n - 1;
}

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

} // namespace

smallest_domain::smallest_domain(int n, std::uint64_t seed)
    : order_(checked_size(n)), columns_(index(n), nobody), domains_(index(n), n),
      column_taken_(index(n)), sum_taken_(diagonals_of(index(n))),
      difference_taken_(diagonals_of(index(n))) {
    std::iota(order_.begin(), order_.end(), 0);
    espalier::uniform_draw(seed).shuffle(order_);
    filled_.reserve(index(n));
    row_ = most_constrained();
}

smallest_domain::smallest_domain(const conditions& asked, std::uint64_t seed)
    : smallest_domain(asked.n, seed) {
    const row_masks masks = squares_left(asked);
    left_.assign(masks.begin(), masks.begin() + asked.n);
    std::ranges::transform(left_, domains_.begin(),
                           [](std::uint32_t columns) { return std::popcount(columns); });
    row_ = most_constrained();
}

bool smallest_domain::is_free(int row, int column) const {
    return column >= 0 && column < size() &&
           (left_.empty() || (left_[index(row)] >> column & 1U) != 0) &&
           (column_taken_[index(column)] | sum_taken_[index(row + column)] |
            difference_taken_[index(row - column + size() - 1)]) == 0;
}

void smallest_domain::set(int row, int column, bool taken) noexcept {
    const auto flag = static_cast<std::uint8_t>(taken);
    column_taken_[index(column)] = flag;
    sum_taken_[index(row + column)] = flag;
    difference_taken_[index(row - column + size() - 1)] = flag;
}

/// The queen's lines must not be marked: the squares that she takes are those still free.
void smallest_domain::change_domains(int row, int column, int by) noexcept {
    for (int other = 0; other < size(); ++other) {
        if (columns_[index(other)] != nobody) continue;
        const int away = other - row;
        domains_[index(other)] += by * (is_free(other, column) + is_free(other, column - away) +
                                        is_free(other, column + away));
    }
}

int smallest_domain::most_constrained() const noexcept {
    int best = 0;
    int fewest = std::numeric_limits<int>::max();
    for (const int row : order_)
        if (columns_[index(row)] == nobody && domains_[index(row)] < fewest) {
            best = row;
            fewest = domains_[index(row)];
        }
    return best;
}

void smallest_domain::apply(int column) {
    columns_[index(row_)] = column;
    change_domains(row_, column, -1);
    set(row_, column, true);
    filled_.push_back(row_);
    row_ = most_constrained();
}

void smallest_domain::undo(int column) noexcept {
    row_ = filled_.back();
    filled_.pop_back();
    set(row_, column, false);
    change_domains(row_, column, +1);
    columns_[index(row_)] = nobody;
}

} // namespace queens
