#include "boggle/compact_board.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <stdexcept>

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

    auto folded = first_ill_formed(label) == std::string_view::npos ? fold(label) : std::string();
    if (rules_.fold_accents) folded = without_accents(folded);
    if (rules_.lone_q_is_qu && folded == "q") folded = "qu";
    std::vector<std::string> letters;
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
    tiles_.push_back(std::move(letters));
    return id;
}

compact_board compact_board_builder::finish() {
    if (!cells_.empty()) close_cell();
    for (const auto next : neighbours_)
        if (next >= cells_.size())
            throw std::invalid_argument(fmt::format("neighbour {} is not a cell", next));

    compact_board board;
    std::vector<std::string> all;
    for (const auto& tile : tiles_)
        all.insert(all.end(), tile.begin(), tile.end());
    board.alphabet_ = alphabet(std::move(all));

    std::vector<std::vector<letter>> tile_letters;
    for (const auto& tile : tiles_) {
        auto& letters = tile_letters.emplace_back();
        for (const auto& text : tile)
            letters.push_back(board.alphabet_.find(text));
    }
    board.letter_begin_.reserve(cells_.size() + 1);
    board.letters_.reserve(cells_.size());
    for (const auto tile : cells_) {
        const auto& letters = tile_letters[tile];
        board.letters_.insert(board.letters_.end(), letters.begin(), letters.end());
        board.letter_begin_.push_back(static_cast<std::uint32_t>(board.letters_.size()));
    }
    const auto arcs = neighbours_.size();
    neighbours_.resize(arcs + cells_.size());
    std::iota(neighbours_.begin() + static_cast<std::ptrdiff_t>(arcs), neighbours_.end(), 0u);
    end_of_neighbours();
    board.neighbours_ = std::move(neighbours_);
    board.neighbour_begin_ = std::move(neighbour_begin_);
    return board;
}

} // namespace boggle
