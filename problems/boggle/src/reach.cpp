#include "boggle/reach.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace boggle {

reach_stack::reach_stack(const compact_board& board)
    : board_(&board), seen_((board.places().size() + 63) / 64) {
    if (board.one_letter_cells()) return;
    for (cell_id cell = 0; cell < board.cell_count(); ++cell)
        cell_of_.insert(cell_of_.end(), board.letters(cell).size(), cell);
}

std::span<const reach_stack::stop> reach_stack::reached() const noexcept {
    if (begin_.empty()) return {};
    return std::span(stops_).subspan(begin_.back());
}

std::vector<std::uint32_t> reach_stack::places() const {
    std::vector<std::uint32_t> all;
    for (const stop& each : reached())
        all.push_back(each.place);
    return all;
}

bool reach_stack::ends_cell(std::uint32_t place) const noexcept {
    return cell_of_.empty() || place + 1 == board_->place_begin()[cell_of_[place] + 1];
}

cell_id reach_stack::cell_at(std::uint32_t place) const noexcept {
    return cell_of_.empty() ? place : cell_of_[place];
}

bool reach_stack::spelled() const noexcept {
    return std::ranges::any_of(reached(), [&](const stop& each) { return ends_cell(each.place); });
}

std::vector<cell_id> reach_stack::first_walk() const {
    std::vector<cell_id> cells;
    const auto last = reached();
    const auto end =
        std::ranges::find_if(last, [&](const stop& each) { return ends_cell(each.place); });
    if (end == last.end()) return cells;
    stop at = *end;
    for (auto level = begin_.size(); level-- > 0; at = stops_[at.from])
        if (ends_cell(at.place)) cells.push_back(cell_at(at.place));
    std::ranges::reverse(cells);
    return cells;
}

bool reach_stack::leads_to(std::uint32_t place, letter next) const noexcept {
    if (!ends_cell(place)) return board_->places()[place + 1] == next;
    return std::ranges::any_of(board_->neighbours(cell_at(place)),
                               [&](cell_id cell) { return board_->first_letter(cell) == next; });
}

bool reach_stack::can_push(letter next) const noexcept {
    if (begin_.empty())
        return std::ranges::any_of(board_->neighbours(board_->start()), [&](cell_id cell) {
            return board_->first_letter(cell) == next;
        });
    return std::ranges::any_of(reached(),
                               [&](const stop& each) { return leads_to(each.place, next); });
}

/// Steps onto the first letter of a cell, unless it is another letter or was stepped on before.
void reach_stack::reach_cell(cell_id cell, letter next, std::uint32_t from) {
    if (board_->first_letter(cell) != next) return;
    const auto place = board_->place_begin()[cell];
    auto& word = seen_[place / 64];
    const auto bit = std::uint64_t{1} << (place % 64);
    if ((word & bit) != 0) return;
    stops_.push_back({place, from});
    word |= bit;
}

void reach_stack::reach_from(std::uint32_t index, letter next) {
    const std::uint32_t place = stops_[index].place;
    if (!ends_cell(place)) {
        if (board_->places()[place + 1] == next) stops_.push_back({place + 1, index});
        return;
    }
    for (const cell_id cell : board_->neighbours(cell_at(place)))
        reach_cell(cell, next, index);
}

/// A place within a tile is entered from its left neighbour alone, so only first letters can be met
/// twice and need to be marked.
void reach_stack::push(letter next) {
    const bool first = begin_.empty();
    const auto from = first ? 0 : begin_.back();
    const auto to = stops_.size();
    const auto forget = [&] {
        for (auto i = to; i < stops_.size(); ++i)
            seen_[stops_[i].place / 64] = 0;
    };
    begin_.push_back(to);
    try {
        if (first)
            for (const cell_id cell : board_->neighbours(board_->start()))
                reach_cell(cell, next, 0);
        for (auto i = from; i < to; ++i)
            reach_from(static_cast<std::uint32_t>(i), next);
        if (stops_.size() > std::numeric_limits<std::uint32_t>::max())
            throw std::length_error("more than 2^32 - 1 places lie on one path");
    } catch (...) {
        forget();
        pop();
        throw;
    }
    forget();
}

void reach_stack::pop() noexcept {
    stops_.resize(begin_.back());
    begin_.pop_back();
}

} // namespace boggle
