#include "boggle/compact_board.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "boggle/text.hpp"

namespace boggle {

void compact_board_builder::reserve(std::size_t cells, std::size_t arcs) {
    cells_.reserve(cells);
    neighbour_begin_.reserve(cells + 2);
    neighbours_.reserve(arcs + cells);
}

void compact_board_builder::add_cell(std::string_view label) {
    if (!cells_.empty()) close_cell();
    cells_.push_back(tile_of(label));
}

void compact_board_builder::add_cell(std::string_view label, cell_place place) {
    add_cell(label);
    places_.push_back(place);
}

/// Sorts and merges the neighbours of the cell opened last.
void compact_board_builder::close_cell() {
    const auto first = neighbours_.begin() + neighbour_begin_.back();
    const auto end = neighbours_.end();
    if (std::adjacent_find(first, end, std::greater_equal<>()) != end) {
        std::sort(first, end);
        neighbours_.erase(std::unique(first, end), end);
    }
    end_of_neighbours();
}

void compact_board_builder::end_of_neighbours() {
    if (neighbours_.size() > std::numeric_limits<std::uint32_t>::max())
        throw std::length_error("a board may have at most 2^32 - 1 cells and arcs");
    neighbour_begin_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
}

/// Labels repeat, so each is folded and taken apart once.
std::uint32_t compact_board_builder::tile_of(std::string_view label) {
    const auto id = static_cast<std::uint32_t>(tiles_.size());
    const auto [known, is_new] = tile_ids_.try_emplace(std::string(label), id);
    if (!is_new) return known->second;

    const auto first = static_cast<std::uint32_t>(readings_.size());
    add_readings(label);
    tiles_.push_back(
        {.first_reading = first, .readings = static_cast<std::uint32_t>(readings_.size() - first)});
    return id;
}

void compact_board_builder::add_readings(std::string_view label) {
    if (is_blocked(label)) return;
    if (is_wildcard(label)) {
        for (const auto& each : rules_.any_letter)
            readings_.push_back({each});
        return;
    }
    auto folded = first_ill_formed(label) == std::string_view::npos ? fold(label) : std::string();
    if (rules_.fold_accents) folded = without_accents(folded);
    if (rules_.lone_q_is_qu && folded == "q") folded = "qu";
    reading letters;
    for (const auto cluster : graphemes(folded)) {
        if (!is_letter(cluster)) {
            letters.clear();
            break;
        }
        letters.emplace_back(cluster);
    }
    if (letters.empty())
        throw std::invalid_argument(
            fmt::format("cell {}: label '{}' is not made of letters", cells_.size(), label));
    readings_.push_back(std::move(letters));
}

/// Makes a cell of each reading, in the place of each cell of a tile.
void compact_board_builder::spread() {
    const auto one_each = [](const tile& each) { return each.readings == 1; };
    const bool as_they_are = std::ranges::all_of(tiles_, one_each);
    if (!as_they_are && places_.empty())
        for (cell_id cell = 0; cell < cells_.size(); ++cell)
            places_.push_back({.spot = cell});
    if (as_they_are) {
        for (auto& cell : cells_)
            cell = tiles_[cell].first_reading;
        return;
    }
    std::vector<cell_id> first{0};
    std::vector<std::uint32_t> cells;
    std::vector<cell_place> places;
    for (cell_id cell = 0; cell < cells_.size(); ++cell) {
        const tile& shown = tiles_[cells_[cell]];
        for (std::uint32_t i = 0; i < shown.readings; ++i)
            cells.push_back(shown.first_reading + i);
        places.insert(places.end(), shown.readings, places_[cell]);
        first.push_back(static_cast<cell_id>(cells.size()));
    }
    cells_ = std::move(cells);
    places_ = std::move(places);
    spread_neighbours(first);
}

/// `first` says with which cell those of each begin.
void compact_board_builder::spread_neighbours(const std::vector<cell_id>& first) {
    const auto neighbours = std::exchange(neighbours_, {});
    const auto begin = std::exchange(neighbour_begin_, {0});
    for (std::size_t cell = 0; cell + 1 < first.size(); ++cell)
        for (auto made = first[cell]; made < first[cell + 1]; ++made) {
            for (auto i = begin[cell]; i < begin[cell + 1]; ++i)
                for (auto next = first[neighbours[i]]; next < first[neighbours[i] + 1]; ++next)
                    neighbours_.push_back(next);
            end_of_neighbours();
        }
}

/// The neighbours of the start.
void compact_board_builder::add_beginnings() {
    for (cell_id cell = 0; cell < cells_.size(); ++cell)
        if (places_.empty() || places_[cell].begins) neighbours_.push_back(cell);
    end_of_neighbours();
}

compact_board compact_board_builder::finish() {
    if (!cells_.empty()) close_cell();
    for (const auto next : neighbours_)
        if (next >= cells_.size())
            throw std::invalid_argument(fmt::format("neighbour {} is not a cell", next));
    spread();
    add_beginnings();

    compact_board board;
    std::vector<std::string> all;
    for (const auto& each : readings_)
        all.insert(all.end(), each.begin(), each.end());
    board.alphabet_ = alphabet(std::move(all));
    std::vector<std::vector<letter>> spelled;
    for (const auto& each : readings_) {
        auto& letters = spelled.emplace_back();
        for (const auto& text : each)
            letters.push_back(board.alphabet_.find(text));
    }
    board.letter_begin_.reserve(cells_.size() + 1);
    board.letters_.reserve(cells_.size());
    for (const auto shown : cells_) {
        const auto& letters = spelled[shown];
        board.letters_.insert(board.letters_.end(), letters.begin(), letters.end());
        board.letter_begin_.push_back(static_cast<std::uint32_t>(board.letters_.size()));
    }
    for (const auto& place : places_) {
        board.shares_spots_ |= !board.spots_.empty() && board.spots_.back() == place.spot;
        board.spots_.push_back(place.spot);
        board.spot_count_ = std::max<std::size_t>(board.spot_count_, place.spot + 1);
    }
    board.neighbours_ = std::move(neighbours_);
    board.neighbour_begin_ = std::move(neighbour_begin_);
    return board;
}

} // namespace boggle
