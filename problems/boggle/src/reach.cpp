#include "boggle/reach.hpp"

#include <algorithm>

namespace boggle {

reach_stack::reach_stack(const compact_board& board)
    : board_(&board), seen_((board.places().size() + 63) / 64) {
    if (board.one_letter_cells()) return;
    for (cell_id cell = 0; cell < board.cell_count(); ++cell)
        cell_of_.insert(cell_of_.end(), board.letters(cell).size(), cell);
}

std::span<const std::uint32_t> reach_stack::places() const noexcept {
    if (begin_.empty()) return {};
    return std::span(places_).subspan(begin_.back());
}

bool reach_stack::ends_cell(std::uint32_t place) const noexcept {
    return cell_of_.empty() || place + 1 == board_->place_begin()[cell_of_[place] + 1];
}

bool reach_stack::spelled() const noexcept {
    const auto reached = places();
    return std::ranges::any_of(reached, [&](auto place) { return ends_cell(place); });
}

/// Steps onto the first letter of a cell, unless it is another letter or was stepped on before.
void reach_stack::reach_cell(cell_id cell, letter next) {
    if (board_->first_letter(cell) != next) return;
    const auto place = board_->place_begin()[cell];
    auto& word = seen_[place / 64];
    const auto bit = std::uint64_t{1} << (place % 64);
    if ((word & bit) != 0) return;
    places_.push_back(place);
    word |= bit;
}

void reach_stack::reach_from(std::uint32_t place, letter next) {
    if (!ends_cell(place)) {
        if (board_->places()[place + 1] == next) places_.push_back(place + 1);
        return;
    }
    for (const auto cell : board_->neighbours(cell_of_.empty() ? place : cell_of_[place]))
        reach_cell(cell, next);
}

/// A place within a tile is entered from its left neighbour alone, so only first letters can be met
/// twice and need to be marked.
void reach_stack::push(letter next) {
    const bool first = begin_.empty();
    const auto from = first ? 0 : begin_.back();
    const auto to = places_.size();
    const auto forget = [&] {
        for (auto i = to; i < places_.size(); ++i)
            seen_[places_[i] / 64] = 0;
    };
    begin_.push_back(to);
    try {
        if (first)
            for (cell_id cell = 0; cell < board_->cell_count(); ++cell)
                reach_cell(cell, next);
        for (auto i = from; i < to; ++i)
            reach_from(places_[i], next);
    } catch (...) {
        forget();
        pop();
        throw;
    }
    forget();
}

void reach_stack::pop() noexcept {
    places_.resize(begin_.back());
    begin_.pop_back();
}

} // namespace boggle
