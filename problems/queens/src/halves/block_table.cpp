#include "queens/halves/block_table.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <stdexcept>

namespace queens::half {
namespace {

/// Places the block's queens column by column from the outermost inwards and hands over every
/// placement; in the order of F, if it is told of: for each F, those whose queens are in its half
/// of each column.
template <class Key, class Function>
class placer {
  public:
    placer(const cut_board& board, const key_layout<Key>& layout, column_range columns,
           const allowed_squares& allowed, bool told, const std::stop_token& stop,
           Function& hand_over)
        : board_(board), columns_(columns), stop_(stop), hand_over_(hand_over) {
        for (int x = columns.first; x < columns.last; ++x)
            for (int row = 0; row < board.n; ++row)
                keys_[static_cast<std::size_t>(x)][static_cast<std::size_t>(row)] =
                    layout.queen(row, x, told);
        const std::uint32_t top = (std::uint32_t{1} << board.h) - 1;
        for (std::uint32_t f = 0; f < std::uint32_t{1} << (told ? columns.size() : 0); ++f) {
            allowed_ = allowed;
            for (int x = columns.first; told && x < columns.last; ++x)
                allowed_[static_cast<std::size_t>(x)] &=
                    (f >> (columns.last - 1 - x) & 1) != 0 ? top : ~top;
            place(columns.last - 1, {});
        }
    }

  private:
    struct state {
        std::uint32_t rows = 0;
        std::uint64_t falling = 0;
        std::uint64_t rising = 0;
        Key key = {};
    };

    void place(int x, const state& before) {
        if (x < columns_.first) {
            hand_over_(before.rows, before.key);
            return;
        }
        if (x == columns_.last - 2 && stop_.stop_requested()) throw building_stopped();
        const auto column = static_cast<std::size_t>(x);
        for (std::uint32_t free = allowed_[column] & ~before.rows; free != 0; free &= free - 1) {
            const int row = std::countr_zero(free);
            const auto down = std::uint64_t{1} << board_.falling(row, x);
            const auto up = std::uint64_t{1} << (board_.rising(row, x) - board_.least_rising());
            if (((before.falling & down) | (before.rising & up)) != 0) continue;
            place(x - 1, {.rows = before.rows | (free & (0 - free)),
                          .falling = before.falling | down,
                          .rising = before.rising | up,
                          .key = before.key | keys_[column][static_cast<std::size_t>(row)]});
        }
    }

    cut_board board_;
    column_range columns_;
    allowed_squares allowed_{};
    const std::stop_token& stop_;
    Function& hand_over_;
    std::array<std::array<Key, largest_board>, largest_board / 2> keys_{};
};

} // namespace

/// Two passes: the first counts, the second fills in.
/// @throws std::length_error if there are more placements than 32 bits number
template <class Key>
block_table<Key>::block_table(const cut_board& board, const key_layout<Key>& layout,
                              column_range columns, const allowed_squares& allowed, bool told,
                              const std::stop_token& stop)
    : rank_(board.n, columns.size()), places_(rank_.count()) {
    const auto for_each_placement = [&](auto hand_over) {
        placer<Key, decltype(hand_over)>(board, layout, columns, allowed, told, stop, hand_over);
    };
    for_each_placement([this](std::uint32_t rows, const Key&) { ++places_[rank_(rows)].length; });
    std::size_t end = 0;
    for (place& p : places_) {
        if (end > std::numeric_limits<std::uint32_t>::max())
            throw std::length_error("queens: too many placements for a table");
        p.offset = static_cast<std::uint32_t>(end);
        end += (p.length + padding - 1) / padding * padding;
        size_ += p.length;
        p.length = 0;
    }
    keys_.resize(end, full_key<Key>());
    for_each_placement([this](std::uint32_t rows, const Key& key) {
        place& p = places_[rank_(rows)];
        keys_[p.offset + p.length++] = key;
    });
}

template class block_table<narrow_key>;
template class block_table<wide_key>;

} // namespace queens::half
