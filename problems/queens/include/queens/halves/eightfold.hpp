/// One board of each eight: which one, and how many the others are.
#pragma once

#include "queens/halves/subsets.hpp"

namespace queens::half {

/// Where the queens of a board lie among its quarters, as four subsets of {0, …, h - 1}: distances
/// from the border. For odd n the rows and columns are those beside the middle ones.
struct profile {
    subset a; ///< those at which the top row's queen is in the left half
    subset b; ///< those at which the bottom row's queen is in the right half
    subset c; ///< those at which the left column's queen is in the top half
    subset d; ///< those at which the right column's queen is in the bottom half
};

/// A rotation or reflection of the board permutes the eight subsets a, b, c, d and their
/// complements, and for each of the eight there is exactly one operation that makes it the `a`. So
/// the sum over all boards is the sum over those whose `a` is the least of the eight, each of which
/// stands for 8 / t boards, where t of the eight are equal to it.
///
/// Returns t, or 0 for a board whose `a` is not the least. A board without queens beside the middle
/// has t = 8; t is 1 to 4 for all others. Valid for even n, and for odd n with a queen in the
/// centre.
constexpr int ties(const profile& of, int h) {
    int equal = 0;
    for (const subset s : {of.a, of.b, of.c, of.d})
        for (const subset image : {s, s ^ whole_set(h)}) {
            if (precedes(image, of.a)) return 0;
            equal += image == of.a ? 1 : 0;
        }
    return equal;
}

/// The unit in which boards are counted: a third of one, so that 8 / t is a whole number for all t.
inline constexpr std::uint64_t units = 3;

/// What a board with that many ties stands for, in units.
constexpr std::uint64_t units_of(int t) {
    return 8 * units / static_cast<std::uint64_t>(t);
}

/// The canonical boards, told from one half alone. The subset F of the columns whose queen is in
/// the top half must lie strictly between two numbers, or be one of the two, which is a tie. (All
/// subsets F that are compared have the size of `a` or of its complement, so that numbers suffice.)
struct top_range {
    std::int64_t low;
    std::int64_t high;

    constexpr bool is_inside(std::int64_t f) const { return low < f && f < high; }
    constexpr bool is_tie(std::int64_t f) const { return f == low || f == high; }
};

/// Every F, no ties.
constexpr top_range any_top() {
    return {-1, std::int64_t{1} << 32};
}

/// What `ties` demands of c, which is the F of the left half.
constexpr top_range left_range(subset a, int h) {
    const bool even_split = 2 * std::popcount(a) == h;
    return {a, even_split ? std::int64_t{a ^ whole_set(h)} : std::int64_t{1} << h};
}

/// What it demands of the complement of d, which is the F of the right half.
constexpr top_range right_range(subset a, int h) {
    const bool even_split = 2 * std::popcount(a) == h;
    return {even_split ? std::int64_t{a} : -1, std::int64_t{a ^ whole_set(h)}};
}

/// How many of a, b and their complements are equal to `a`: the ties before c and d are known.
constexpr int row_ties(subset a, subset b, int h) {
    return 1 + (b == a ? 1 : 0) + (b == (a ^ whole_set(h)) ? 1 : 0);
}

} // namespace queens::half
