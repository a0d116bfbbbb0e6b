#include "boggle/occurrences.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <utility>

#include "gathering.hpp"

namespace boggle {

occurrences::occurrences(std::shared_ptr<const letter_field> field, cell_use use, const pieces& cut,
                         kernels form)
    : field_(std::move(field)), use_(use), cut_(cut),
      longest_list_(std::max(cut.first, cut.longest)),
      gather_(form == kernels::avx2 ? detail::gather_avx2 : detail::gather_portable) {
    if (cut.first == 0) throw std::invalid_argument("a piece of a list needs an occurrence");
    cut_.longest =
        use == cell_use::again ? std::numeric_limits<std::uint32_t>::max() : longest_list_;
    if (!field_->grid()) found_.rank_of.resize(field_->board().alphabet().size());
    if (use_ == cell_use::again) found_.seen.resize((field_->position_count() + 63) / 64);
}

void occurrences::start(letter first) {
    const auto starts = field_->starts(first);
    make_room_for_entries(top_ + starts.size());
    level made{.begin = static_cast<std::uint32_t>(top_),
               .end = static_cast<std::uint32_t>(top_ + starts.size()),
               .top = static_cast<std::uint32_t>(top_),
               .length = 1,
               .edge = first,
               .letters = bit_of(first)};
    levels_.push_back(made);
    for (const auto position : starts)
        entries_[top_++] = {position, 0};
}

std::uint32_t occurrences::piece_count() const noexcept {
    const level& here = levels_.back();
    const std::uint32_t size = here.end - here.begin;
    if (size <= longest_list_ || here.piece) return 0;
    if (use_ == cell_use::again && here.length > 1) return 0;
    std::uint32_t count = 1;
    while (cut_.begin(count, size) < size)
        ++count;
    return count;
}

void occurrences::enter_piece(std::uint32_t which) {
    level made = levels_.back();
    const std::uint32_t size = made.end - made.begin;
    made.end = made.begin + cut_.begin(which + 1, size);
    made.begin += cut_.begin(which, size);
    made.top = static_cast<std::uint32_t>(top_);
    made.children = not_spread;
    made.piece = true;
    levels_.push_back(made);
}

void occurrences::enter(std::size_t which, letter edge) {
    const level& parent = levels_.back();
    const child* const c = children_.data() + parent.children + which;
    levels_.push_back({.begin = c->begin,
                       .end = c[1].begin,
                       .top = static_cast<std::uint32_t>(top_),
                       .length = parent.length + 1,
                       .edge = edge,
                       .letters = parent.letters | bit_of(edge)});
}

void occurrences::leave() noexcept {
    const level& here = levels_.back();
    if (here.children != not_spread) children_.resize(here.children);
    top_ = here.top;
    levels_.pop_back();
}

void occurrences::make_room_for_entries(std::size_t size) {
    if (size <= entries_.size()) return;
    if (size > std::numeric_limits<std::uint32_t>::max())
        throw std::length_error("more than 2^32 - 1 occurrences lie on one path");
    entries_.resize(std::max(size, 2 * entries_.size()));
}

bool occurrences::spelled() const noexcept {
    return std::ranges::any_of(
        list(), [&](const occurrence& each) { return field_->ends_cell(each.position); });
}

std::vector<cell_id> occurrences::first_path() const {
    std::vector<cell_id> cells;
    const auto all = list();
    const auto first = std::ranges::find_if(
        all, [&](const occurrence& each) { return field_->ends_cell(each.position); });
    if (first == all.end()) return cells;
    occurrence at = *first;
    for (auto left = levels_.back().length;; at = entries_[at.parent]) {
        if (field_->ends_cell(at.position)) cells.push_back(field_->cell_at(at.position));
        if (--left == 0) break;
    }
    std::ranges::reverse(cells);
    return cells;
}

bool operator==(const occurrences& a, const occurrences& b) {
    const auto same_step = [](const occurrences::level& x, const occurrences::level& y) {
        return x.edge == y.edge && x.piece == y.piece;
    };
    return std::ranges::equal(a.levels_, b.levels_, same_step) &&
           std::ranges::equal(a.list(), b.list(), {}, &occurrence::position, &occurrence::position);
}

} // namespace boggle
