// How a list becomes the lists of the letters that may come next.
#include <algorithm>
#include <utility>

#include "boggle/occurrences.hpp"
#include "gathering.hpp"

namespace boggle {

namespace {

/// So many occurrences are spread before it is looked what can be left out of the others.
constexpr std::uint32_t block = 64;

/// On a graph of cells of one letter, where positions are cells. What does not belong is written
/// too, and then written over, as on a grid.
std::size_t gather_on_graph(const compact_board& board, std::span<const occurrence> from,
                            std::uint32_t number, const std::uint16_t* rank_of,
                            const detail::gathered& to) {
    const letter* const letters = board.places().data();
    std::size_t size = 0;
    for (const occurrence& each : from) {
        for (const cell_id next : board.neighbours(each.position)) {
            const std::uint16_t rank = rank_of[letters[next]];
            to.positions[size] = next;
            to.parents[size] = number;
            to.ranks[size] = rank;
            size += rank != 0;
        }
        ++number;
    }
    return size;
}

std::size_t arcs_from(const compact_board& board, std::span<const occurrence> list) {
    std::size_t arcs = 0;
    for (const occurrence& each : list)
        arcs += board.neighbours(each.position).size();
    return arcs;
}

} // namespace

/// 0 if the letter is not in the prefix; 1 if it is the last of it and nowhere before.
std::uint32_t occurrences::steps_to_first(letter edge) const noexcept {
    const level& here = levels_.back();
    std::uint32_t steps = 0;
    if ((here.letters & bit_of(edge)) != 0)
        for (const level& each : levels_)
            if (each.edge == edge) {
                steps = here.length - each.length + 1;
                break;
            }
    return steps;
}

/// In blocks, because a letter that no word goes on from is not looked for any more once it is
/// found.
void occurrences::spread(std::span<const next_letter> next) {
    const auto children = children_.size();
    std::size_t size = 0;
    const auto tidy = [&] {
        for (const next_letter& each : next)
            set_rank(each.edge, 0);
        if (use_ == cell_use::again)
            for (std::size_t i = 0; i < size; ++i)
                found_.seen[found_.positions[i] / 64] = 0;
    };
    try {
        bool more = look_for(next);
        const auto [begin, end] = std::pair(levels_.back().begin, levels_.back().end);
        for (auto from = begin; from < end && more; from += block) {
            const auto before = size;
            const auto to = std::min(end, from + block);
            size = sift(before, gather(from, to, before));
            if (to != end && size != before) more = go_on_looking_for(next);
        }
        sort_out(next, size);
    } catch (...) {
        tidy();
        children_.resize(children);
        throw;
    }
    tidy();
    levels_.back().children = static_cast<std::uint32_t>(children);
}

std::uint16_t occurrences::rank_of(letter edge) const noexcept {
    return field_->grid() ? found_.rank_on_grid[edge] : found_.rank_of[edge];
}

void occurrences::set_rank(letter edge, std::size_t rank) noexcept {
    if (field_->grid())
        found_.rank_on_grid[edge] = static_cast<std::uint8_t>(rank);
    else
        found_.rank_of[edge] = static_cast<std::uint16_t>(rank);
}

/// Whether there is something to look for.
bool occurrences::look_for(std::span<const next_letter> next) {
    bool any = false;
    found_.counts.assign(next.size() + 1, 0);
    found_.steps.assign(next.size() + 1, 0);
    found_.repeats = found_.within = false;
    for (std::size_t i = 0; i < next.size(); ++i) {
        if (!next[i].wanted) continue;
        any = true;
        found_.within = found_.within || !field_->always_ends_cell(next[i].edge);
        set_rank(next[i].edge, i + 1);
        if (use_ == cell_use::again) continue;
        found_.steps[i + 1] = steps_to_first(next[i].edge);
        found_.repeats = found_.repeats || found_.steps[i + 1] != 0;
    }
    return any;
}

/// Whether some letter is still looked for.
bool occurrences::go_on_looking_for(std::span<const next_letter> next) noexcept {
    bool more = false;
    for (std::size_t i = 0; i < next.size(); ++i) {
        if (!next[i].wanted) continue;
        if (next[i].last && found_.counts[i + 1] != 0 && field_->always_ends_cell(next[i].edge))
            set_rank(next[i].edge, 0);
        else
            more = true;
    }
    return more;
}

void occurrences::make_room(std::size_t size) {
    if (size <= found_.ranks.size()) return;
    size = std::max(size, 2 * found_.ranks.size());
    found_.positions.resize(size);
    found_.parents.resize(size);
    found_.ranks.resize(size);
    found_.suspects.resize(size);
}

/// Appends what follows some occurrences to what was found; returns how many there are then. A
/// letter that never stands within a tile leads to other cells only; that is the loop that counts.
std::size_t occurrences::gather(std::uint32_t from, std::uint32_t to, std::size_t size) {
    if (field_->grid() && field_->always_ends_cell(levels_.back().edge))
        return gather_on_grid(from, to, size);
    if (const auto& board = field_->board(); !field_->grid() && board.one_letter_cells()) {
        const auto list = std::span(entries_).subspan(from, to - from);
        make_room(size + arcs_from(board, list) + 1);
        return size + gather_on_graph(board, list, from, found_.rank_of.data(),
                                      {found_.positions.data() + size, found_.parents.data() + size,
                                       found_.ranks.data() + size});
    }
    for (auto i = from; i < to; ++i) {
        const auto position = entries_[i].position;
        const cell_id cell = field_->cell_at(position);
        if (!field_->ends_cell(position)) {
            make_room(size + 1);
            size = take(i, cell, field_->number_in_cell(position) + 1, size);
        } else if (field_->grid()) {
            size = gather_on_grid(i, i + 1, size);
        } else {
            const auto neighbours = field_->board().neighbours(cell);
            make_room(size + neighbours.size());
            for (const cell_id next : neighbours)
                size = take(i, next, 0, size);
        }
    }
    return size;
}

/// Appends a letter of a cell, if it is looked for; returns how many there are then.
std::size_t occurrences::take(std::uint32_t parent, cell_id cell, std::size_t number,
                              std::size_t size) {
    const auto rank = rank_of(field_->board().letters(cell)[number]);
    if (rank == 0) return size;
    found_.positions[size] = field_->position_in(cell, number);
    found_.parents[size] = parent;
    found_.ranks[size] = rank;
    return size + 1;
}

/// The kernel takes each cell for one of one letter; where a letter may also begin a longer one,
/// positions are mended.
std::size_t occurrences::gather_on_grid(std::uint32_t from, std::uint32_t to, std::size_t size) {
    make_room(size + std::size_t{8} * (to - from) + 8);
    const auto all = size + gather_(*field_->grid(), entries_.data() + from, to - from, from,
                                    found_.rank_on_grid.data(),
                                    {found_.positions.data() + size, found_.parents.data() + size,
                                     found_.ranks.data() + size});
    if (found_.within)
        for (auto i = size; i < all; ++i)
            found_.positions[i] = field_->position_in(field_->cell_at(found_.positions[i]), 0);
    return all;
}

/// Takes the rank from what was found but may not stay: a path that meets itself, or, where cells
/// are used again, one that ends where another did. Returns whether there was any.
///
/// No step is taken less where a path has met itself already: the number of steps then hardly
/// changes from one to the next, and the processor foresees it.
bool occurrences::reject(std::size_t from, std::size_t to) noexcept {
    std::uint32_t rejected = 0;
    const auto judge = [&](std::size_t i, bool stays) {
        found_.ranks[i] = stays ? found_.ranks[i] : std::uint16_t{0};
        rejected += !stays;
    };
    if (use_ == cell_use::again) {
        for (auto i = from; i < to; ++i) {
            const auto position = found_.positions[i];
            auto& word = found_.seen[position / 64];
            const auto bit = std::uint64_t{1} << (position % 64);
            judge(i, (word & bit) == 0);
            word |= bit;
        }
        return rejected != 0;
    }
    std::uint32_t* const suspects = found_.suspects.data();
    std::size_t count = 0;
    for (auto i = from; i < to; ++i) {
        suspects[count] = static_cast<std::uint32_t>(i);
        count += found_.steps[found_.ranks[i]] != 0;
    }
    for (std::size_t n = 0; n < count; ++n) {
        const auto i = suspects[n], position = found_.positions[i];
        auto parent = found_.parents[i];
        bool met = false;
        for (auto steps = found_.steps[found_.ranks[i]]; steps != 0; --steps) {
            met |= entries_[parent].position == position;
            parent = entries_[parent].parent;
        }
        judge(i, !met);
    }
    return rejected != 0;
}

/// Counts what was found by letters, and leaves out what may not stay; returns how much is left.
std::size_t occurrences::sift(std::size_t from, std::size_t to) {
    auto kept = to;
    if ((use_ == cell_use::again || found_.repeats) && reject(from, to)) {
        kept = from;
        for (auto i = from; i < to; ++i) {
            found_.positions[kept] = found_.positions[i];
            found_.parents[kept] = found_.parents[i];
            found_.ranks[kept] = found_.ranks[i];
            kept += found_.ranks[i] != 0;
        }
    }
    if (found_.counts.size() == 2)
        found_.counts[1] += static_cast<std::uint32_t>(kept - from);
    else
        for (auto i = from; i < kept; ++i)
            ++found_.counts[found_.ranks[i]];
    return kept;
}

/// Sorts what was found by letters, each in the order in which it was found, on top of the entries.
void occurrences::sort_out(std::span<const next_letter> next, std::size_t size) {
    make_room_for_entries(top_ + size);
    auto begin = static_cast<std::uint32_t>(top_);
    for (std::size_t i = 0; i < next.size(); ++i) {
        children_.push_back({begin, next[i].wanted});
        begin += std::exchange(found_.counts[i + 1], begin);
    }
    children_.push_back({begin, true});
    occurrence* const entries = entries_.data();
    if (next.size() == 1)
        for (std::size_t i = 0; i < size; ++i)
            entries[top_ + i] = {found_.positions[i], found_.parents[i]};
    else
        for (std::size_t i = 0; i < size; ++i)
            entries[found_.counts[found_.ranks[i]]++] = {found_.positions[i], found_.parents[i]};
    top_ = begin;
}

} // namespace boggle
