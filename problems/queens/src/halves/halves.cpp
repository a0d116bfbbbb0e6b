#include "queens/halves.hpp"

#include <bit>
#include <utility>
#include <vector>

#include "queens/halves/row_sets.hpp"
#include "queens/halves/subsets.hpp"

namespace queens {

using namespace half;

/// What all nodes share.
struct halves::knowledge {
    knowledge(int n, kernels form, key_width width)
        : board(n), subsets(board.h), subsets_but_one(board.h < 1 ? 0 : board.h - 1),
          join(make_joiner(n, form, width)) {
        for (int row = 0; row < n; ++row)
            rows.push_back(static_cast<choice_type>(row));
        middles.push_back(0);
        for (int below = 1; below < board.h; ++below)
            middles.push_back(static_cast<choice_type>(below));
    }

    cut_board board;
    subset_list subsets;
    subset_list subsets_but_one; ///< of h - 1 elements
    std::vector<choice_type> rows, middles;
    std::unique_ptr<const joiner> join;
};

namespace {

/// The subset of one element more, from which that element was left out.
subset with(subset others, int element) {
    const subset lower = whole_set(element);
    return (others & lower) | (others & ~lower) << 1 | subset{1} << element;
}

} // namespace

halves::halves(int n, kernels form, key_width width)
    : known_(std::make_shared<const knowledge>(board_size(n), form, width)), size_(n),
      stage_(n % 2 == 0 ? stage::top : stage::middle) {}

/// The `a` of half the size of the columns: the upper half of them are complements of the lower.
std::span<const halves::choice_type> halves::expand() const {
    const knowledge& known = *known_;
    const int h = half();
    switch (stage_) {
    case stage::middle:
        return known.middles;
    case stage::top: {
        if (below_ != 0) return known.subsets.at_least(1);
        const auto all = known.subsets.at_least((h + 1) / 2);
        const std::size_t twins = h % 2 == 0 ? known.subsets.of_size(h / 2).size() / 2 : 0;
        return all.first(all.size() - twins);
    }
    case stage::bottom: {
        const int size = std::popcount(a_);
        if (below_ != 0) return known.subsets_but_one.of_size(size - 1);
        return known.subsets.between(a_, 2 * size == h ? a_ ^ whole_set(h) : whole_set(h));
    }
    case stage::columns:
        break;
    }
    return std::span(known.rows).first(placed_ < 2 * h ? known.rows.size() : 0);
}

halves::column halves::next_column() const {
    const bool right = placed_ % 2 != 0;
    const int x = half() - 1 - placed_ / 2;
    return {.number = right ? size_ - half() + x : half() - 1 - x, .x = x, .right = right};
}

bool halves::promising(choice_type choice) const {
    if (stage_ != stage::columns) return true;
    const int row = static_cast<int>(choice);
    const column next = next_column();
    const bool free = ((next.right ? right_free_ : left_free_) >> row & 1) != 0;
    const bool attacked =
        ((sums_ >> (row + next.number) | differences_ >> (row - next.number + size_ - 1)) & 1) != 0;
    const bool too_near = below_ != 0 && row == half() && next.x + 1 <= below_;
    return free && !attacked && !too_near;
}

void halves::flip(int row, int number) noexcept {
    sums_ ^= std::uint64_t{1} << (row + number);
    differences_ ^= std::uint64_t{1} << (row - number + size_ - 1);
}

void halves::apply(choice_type choice) {
    switch (stage_) {
    case stage::middle:
        below_ = static_cast<middle_queens>(choice);
        flip(middle_queen_row(known_->board, below_), half());
        stage_ = stage::top;
        return;
    case stage::top:
        a_ = choice;
        stage_ = stage::bottom;
        return;
    case stage::bottom: {
        b_ = below_ == 0 ? choice : with(choice, half() - below_);
        const row_sets rows = rows_of(known_->board, below_, a_, b_);
        left_free_ = rows.left;
        right_free_ = rows.right;
        stage_ = stage::columns;
        return;
    }
    case stage::columns:
        break;
    }
    const int row = static_cast<int>(choice);
    const column next = next_column();
    (next.right ? right_free_ : left_free_) ^= std::uint32_t{1} << row;
    flip(row, next.number);
    rows_[next.right ? 1 : 0][static_cast<std::size_t>(placed_ / 2)] = row;
    ++placed_;
}

void halves::undo(choice_type choice) noexcept {
    if (placed_ > 0) {
        --placed_;
        const int row = static_cast<int>(choice);
        const column last = next_column();
        (last.right ? right_free_ : left_free_) ^= std::uint32_t{1} << row;
        flip(row, last.number);
        rows_[last.right ? 1 : 0][static_cast<std::size_t>(placed_ / 2)] = 0;
        return;
    }
    switch (stage_) {
    case stage::columns:
        left_free_ = right_free_ = 0;
        b_ = 0;
        stage_ = stage::bottom;
        return;
    case stage::bottom:
        a_ = 0;
        stage_ = stage::top;
        return;
    case stage::top:
    case stage::middle:
        flip(middle_queen_row(known_->board, below_), half());
        below_ = 0;
        stage_ = stage::middle;
    }
}

/// Boards whose middle queens are not in the centre are one of eight by their choice.
int halves::board_ties() const {
    if (below_ != 0) return 1;
    subset c = 0, d = 0;
    for (int k = 0; k < half(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        const subset x = subset{1} << k;
        if (rows_[0][at] < half()) c |= x;
        if (rows_[1][at] >= half()) d |= x;
    }
    return ties({.a = a_, .b = b_, .c = c, .d = d}, half());
}

bool halves::is_solution() const {
    return stage_ == stage::columns && placed_ == 2 * half() && board_ties() != 0;
}

std::uint64_t halves::weight() const {
    return units_of(board_ties());
}

placement halves::solution() const {
    placement columns(static_cast<std::size_t>(size_));
    const auto put = [&](int row, int number) { columns[static_cast<std::size_t>(row)] = number; };
    if (size_ % 2 != 0) put(middle_queen_row(known_->board, below_), half());
    for (int k = 0; k < half(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        put(rows_[0][at], k);
        put(rows_[1][at], size_ - 1 - k);
    }
    return columns;
}

espalier::below halves::count_below(const std::stop_token& stop) const {
    const joiner* const join = known_->join.get();
    if (stage_ != stage::columns || join == nullptr || placed_ != 2 * join->given_columns())
        return espalier::below::walk();
    const auto given = static_cast<std::size_t>(join->given_columns());
    const auto found = join->count({.below = below_,
                                    .a = a_,
                                    .b = b_,
                                    .left_rows = std::span(rows_[0]).first(given),
                                    .right_rows = std::span(rows_[1]).first(given)},
                                   stop);
    return found ? espalier::below::counted(*found) : espalier::below::given_up();
}

void halves::prepare() const {
    if (known_->join == nullptr) return;
    const auto middles =
        std::span(known_->middles).first(size_ % 2 == 0 ? 1 : known_->middles.size());
    for (const choice_type below : middles)
        known_->join->prepare(static_cast<middle_queens>(below));
}

} // namespace queens
