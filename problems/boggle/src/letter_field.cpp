#include "boggle/letter_field.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <utility>

#include "boggle/alike.hpp"

namespace boggle {

namespace {

/// Columns and kind of the only grid that a board can be, as its first cell tells.
struct shape {
    std::size_t columns;
    bool corners;
};

std::optional<shape> shape_of(const compact_board& board) {
    const auto cells = board.cell_count();
    if (cells == 0) return std::nullopt;
    const auto first = board.neighbours(0);
    if (first.empty()) return cells == 1 ? std::optional(shape{1, true}) : std::nullopt;
    if (first.size() == 1 && first[0] == 1) {
        // A row or a column: the same graph.
        return shape{cells, true};
    }
    if (first.size() == 2 && first[0] == 1) return shape{first[1], false};
    if (first.size() == 3 && first[0] == 1) return shape{first[1], true};
    return std::nullopt;
}

bool is_grid(const compact_board& board, const shape& s) {
    const auto cells = board.cell_count();
    if (s.columns == 0 || cells % s.columns != 0) return false;
    const auto rows = cells / s.columns;
    std::array<cell_id, 8> around;
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < s.columns; ++c) {
            const auto cell = r * s.columns + c;
            std::size_t n = 0;
            const auto row_of_three = [&](std::size_t middle, bool sides, bool itself) {
                if (sides && c > 0) around[n++] = static_cast<cell_id>(middle - 1);
                if (itself) around[n++] = static_cast<cell_id>(middle);
                if (sides && c + 1 < s.columns) around[n++] = static_cast<cell_id>(middle + 1);
            };
            if (r > 0) row_of_three(cell - s.columns, s.corners, true);
            row_of_three(cell, true, false);
            if (r + 1 < rows) row_of_three(cell + s.columns, s.corners, true);
            const auto there = board.neighbours(static_cast<cell_id>(cell));
            if (!std::equal(there.begin(), there.end(), around.begin(),
                            around.begin() + static_cast<std::ptrdiff_t>(n)))
                return false;
        }
    return true;
}

} // namespace

std::optional<padded_grid> as_grid(const compact_board& board) {
    if (board.alphabet().size() > padded_grid::wall) return {};
    const auto s = shape_of(board);
    if (!s || !is_grid(board, *s)) return {};
    padded_grid grid;
    grid.columns = static_cast<std::uint32_t>(s->columns);
    grid.stride = grid.columns + 1;
    grid.sides = s->corners ? padded_grid::all_eight : padded_grid::four_sides;
    const auto rows = board.cell_count() / s->columns;
    grid.rows = static_cast<std::uint32_t>(rows);
    constexpr std::size_t slack = 16; // four bytes are read at once
    grid.letters.assign((rows + 2) * grid.stride + 1 + slack, padded_grid::wall);
    cell_id cell = 0;
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < s->columns; ++c)
            grid.letters[(r + 1) * grid.stride + 1 + c] =
                static_cast<std::uint8_t>(board.first_letter(cell++));
    return grid;
}

/// The positions are sorted by their letters, by counting.
letter_field::letter_field(std::shared_ptr<const compact_board> board, std::size_t longest)
    : board_(std::move(board)), grid_(as_grid(*board_)), within_(board_->alphabet().size()),
      start_begin_(board_->alphabet().size() + 1) {
    const auto cells = static_cast<cell_id>(board_->cell_count());
    if (!board_->one_letter_cells())
        for (cell_id cell = 0; cell < cells; ++cell) {
            const auto letters = board_->letters(cell);
            most_letters_ = std::max(most_letters_, letters.size());
            cell_of_.insert(cell_of_.end(), letters.size(), cell);
            for (const letter each : letters.first(letters.size() - 1))
                within_[each] = true;
        }
    if (grid_ && grid_->letters.size() > std::numeric_limits<std::uint32_t>::max() / most_letters_)
        grid_.reset();
    if (grid_) cell_of_.clear();
    const auto first = cells_to_start_at(longest);
    for (const cell_id cell : first)
        ++start_begin_[board_->first_letter(cell) + std::size_t{1}];
    std::partial_sum(start_begin_.begin(), start_begin_.end(), start_begin_.begin());
    starts_.resize(first.size());
    auto next = start_begin_;
    for (const cell_id cell : first)
        starts_[next[board_->first_letter(cell)]++] = position_in(cell, 0);
}

std::vector<cell_id> letter_field::cells_to_start_at(std::size_t longest) const {
    const auto all = board_->neighbours(board_->start());
    std::vector<cell_id> cells(all.begin(), all.end());
    if (!grid_ || longest == unknown || !board_->one_letter_cells()) return cells;
    const alike_cells alike(*grid_, longest - std::min<std::size_t>(longest, 1));
    std::erase_if(cells, [&](cell_id cell) {
        return !alike.is_first(cell / grid_->columns, cell % grid_->columns);
    });
    return cells;
}

} // namespace boggle
