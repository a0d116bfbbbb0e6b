#include "boggle/room.hpp"

#include <algorithm>
#include <utility>

namespace boggle {

namespace {

constexpr std::uint8_t neither = 2;

/// The half of each cell; nothing if some arc stays within one. With tiles of several letters a
/// step is not a letter, and there are none either.
std::vector<std::uint8_t> halves_of(const compact_board& board) {
    if (!board.one_letter_cells()) return {};
    std::vector<std::uint8_t> halves(board.cell_count(), neither);
    std::vector<cell_id> open;
    for (cell_id first = 0; first < board.cell_count(); ++first) {
        if (halves[first] != neither) continue;
        halves[first] = 0;
        open.push_back(first);
        while (!open.empty()) {
            const cell_id cell = open.back();
            open.pop_back();
            for (const cell_id next : board.neighbours(cell)) {
                if (halves[next] == halves[cell]) return {};
                if (halves[next] != neither) continue;
                halves[next] = static_cast<std::uint8_t>(1 - halves[cell]);
                open.push_back(next);
            }
        }
    }
    return halves;
}

} // namespace

room::room(std::shared_ptr<const compact_board> board)
    : board_(std::move(board)), halves_(halves_of(*board_)),
      tallies_(2 * board_->alphabet().size()), seen_(board_->cell_count()) {}

bool room::holds(cell_id end, const std::vector<bool>& is_used, std::span<const letter> rest) {
    if (++call_ == 0) {
        std::ranges::fill(seen_, 0);
        call_ = 1;
    }
    for (std::size_t i = 0; i < rest.size(); ++i)
        ++of(rest[i], (half_of(end) + i + 1) % 2).in_all;
    missing_ = rest.size();
    rim_.assign(1, end);
    seen_[end] = call_;
    const bool holds = found_in_time(end, is_used, rest);
    for (const letter each : rest)
        of(each, 0) = of(each, 1) = {};
    return holds;
}

bool room::found_in_time(cell_id end, const std::vector<bool>& is_used,
                         std::span<const letter> rest) {
    for (std::size_t i = 0; i < rest.size() && missing_ != 0; ++i) {
        step(is_used);
        tally& here = of(rest[i], (half_of(end) + i + 1) % 2);
        if (here.there < ++here.within) return false;
    }
    return true;
}

/// Enters the cells around those that were entered last.
void room::step(const std::vector<bool>& is_used) {
    next_rim_.clear();
    for (const cell_id from : rim_)
        for (const cell_id next : board_->neighbours(from)) {
            if (seen_[next] == call_ || is_used[board_->spot(next)]) continue;
            seen_[next] = call_;
            const auto letters = board_->letters(next);
            if (!std::ranges::all_of(letters, [&](letter each) { return is_needed(each); }))
                continue;
            next_rim_.push_back(next);
            for (const letter each : letters) {
                tally& here = of(each, half_of(next));
                missing_ -= here.there++ < here.in_all;
            }
        }
    std::swap(rim_, next_rim_);
}

} // namespace boggle
