/// A half with queens, in one word or two: what it takes to know whether two parts go together.
#pragma once

#include <array>
#include <cstdint>

#include "queens/halves/cut_board.hpp"

namespace queens::half {

/// The diagonals of some queens of a half, as bits; the union of two is the key of all their
/// queens. At the top of the first word are the columns whose queen is in the top half (the F of
/// `top_range`), those next to the cut uppermost: so that keys in order are in the order of F.
using narrow_key = std::uint64_t;

/// The same where one word is too small: falling diagonals, and rising ones.
struct wide_key {
    std::uint64_t falling = 0;
    std::uint64_t rising = 0;

    friend constexpr wide_key operator&(wide_key a, wide_key b) {
        return {a.falling & b.falling, a.rising & b.rising};
    }
    friend constexpr wide_key operator|(wide_key a, wide_key b) {
        return {a.falling | b.falling, a.rising | b.rising};
    }
    friend constexpr bool operator==(wide_key, wide_key) = default;
};

constexpr bool is_empty(narrow_key k) {
    return k == 0;
}
constexpr bool is_empty(wide_key k) {
    return (k.falling | k.rising) == 0;
}

constexpr std::uint64_t falling_word(narrow_key k) {
    return k;
}
constexpr std::uint64_t falling_word(wide_key k) {
    return k.falling;
}
constexpr std::uint64_t rising_word(narrow_key k) {
    return k;
}
constexpr std::uint64_t rising_word(wide_key k) {
    return k.rising;
}

/// A key that meets every other; lists are filled up with it.
template <class Key>
constexpr Key full_key() {
    if constexpr (sizeof(Key) == sizeof(std::uint64_t))
        return ~Key{0};
    else
        return {~std::uint64_t{0}, ~std::uint64_t{0}};
}

/// Some neighbouring bits of a word.
struct bit_field {
    int shift = 0;
    int width = 0;

    constexpr std::uint64_t of(std::uint64_t word) const {
        return word >> shift & ((std::uint64_t{1} << width) - 1);
    }
};

/// The diagonals of one direction that reach the other half: the ones most often taken (the middle
/// ones), which tell most pairs apart, and the others in chunks that index a table.
template <int Chunks>
struct direction_fields {
    bit_field cut;
    std::array<bit_field, Chunks> chunk;
};

/// Which bit stands for what. `inner` is how many columns the inner block has: of the diagonals
/// that do not reach the other half, a narrow key has only those that two blocks share.
template <class Key>
class key_layout {
  public:
    static constexpr bool is_wide = sizeof(Key) > sizeof(std::uint64_t);
    static constexpr int chunks = is_wide ? 3 : 2;
    using fields = direction_fields<chunks>;

    key_layout(const cut_board& board, int inner);

    /// The key of a queen on that square; with its column in F if it is `told` of.
    Key queen(int row, int x, bool told) const;

    const fields& falling() const { return falling_; }
    const fields& rising() const { return rising_; }

    /// The lowest bit of F; 64 bits make no shift, so F is never empty.
    int top_shift() const { return 64 - board_.h; }
    std::uint64_t top_of(Key k) const { return falling_word(k) >> top_shift(); }

    int cut_width() const { return falling_.cut.width; }
    /// How many diagonals of a direction cross the cut.
    int crossing() const { return board_.crossing; }

  private:
    /// Lays out the crossing diagonals of a direction from that bit on. Returns the first free one.
    int lay_out(fields& f, int cut_at, int chunks_at) const;
    std::uint64_t crossing_bit(const fields& f, int diagonal) const;

    cut_board board_;
    int inner_;
    fields falling_, rising_;
    int falling_rest_ = 0; // the first bit for diagonals that do not cross
    int rising_rest_ = 0;
};

extern template class key_layout<narrow_key>;
extern template class key_layout<wide_key>;

} // namespace queens::half
