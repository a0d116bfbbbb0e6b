#include "queens/halves/key.hpp"

#include <algorithm>

namespace queens::half {
namespace {

/// Wide enough that whole classes of halves exclude each other, narrow enough that the classes are
/// large: found by trial.
int cut_width_for(const cut_board& board, bool wide) {
    const int wanted = wide ? 7 : board.n >= 22 ? 5 : 3;
    return std::min(wanted, std::max(board.crossing, 0));
}

} // namespace

template <class Key>
key_layout<Key>::key_layout(const cut_board& board, int inner) : board_(board), inner_(inner) {
    const int cut = cut_width_for(board, is_wide);
    falling_.cut.width = rising_.cut.width = cut;
    if constexpr (is_wide) {
        falling_rest_ = lay_out(falling_, 0, cut);
        rising_rest_ = lay_out(rising_, 0, cut);
    } else {
        const int behind = lay_out(falling_, 0, 2 * cut);
        falling_rest_ = lay_out(rising_, cut, behind);
        rising_rest_ = falling_rest_ + inner_ + board_.middle;
    }
}

template <class Key>
int key_layout<Key>::lay_out(fields& f, int cut_at, int chunks_at) const {
    f.cut.shift = cut_at;
    int left = board_.crossing - f.cut.width;
    for (int c = 0; c < chunks; ++c) {
        const int width = (left + chunks - c - 1) / (chunks - c);
        f.chunk[static_cast<std::size_t>(c)] = {.shift = chunks_at, .width = width};
        chunks_at += width;
        left -= width;
    }
    return chunks_at;
}

/// The chunks are the diagonals before the cut, and behind it.
template <class Key>
std::uint64_t key_layout<Key>::crossing_bit(const fields& f, int diagonal) const {
    const int before = (board_.crossing - f.cut.width) / 2;
    int bit = 0;
    if (diagonal >= before && diagonal < before + f.cut.width)
        bit = f.cut.shift + diagonal - before;
    else
        bit = f.chunk[0].shift + diagonal - (diagonal < before ? 0 : f.cut.width);
    return std::uint64_t{1} << bit;
}

template <class Key>
Key key_layout<Key>::queen(int row, int x, bool told) const {
    const int down = board_.falling(row, x);
    const int up = board_.rising(row, x);
    const auto rest = [this](int first, int nth) {
        const bool has_it = is_wide || nth < inner_ + board_.middle;
        return has_it ? std::uint64_t{1} << (first + nth) : std::uint64_t{0};
    };
    const std::uint64_t falling = down < board_.crossing
                                      ? crossing_bit(falling_, down)
                                      : rest(falling_rest_, down - board_.crossing);
    const std::uint64_t rising = up >= 0 ? crossing_bit(rising_, up) : rest(rising_rest_, -1 - up);
    const bool on_top = told && row < board_.h;
    const std::uint64_t top = on_top ? std::uint64_t{1} << (63 - x) : 0;
    if constexpr (is_wide)
        return {falling | top, rising};
    else
        return falling | rising | top;
}

template class key_layout<narrow_key>;
template class key_layout<wide_key>;

} // namespace queens::half
