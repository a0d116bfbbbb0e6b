/// Left halves matched with a group of right ones, by AVX-512. For avx512.cpp.
#pragma once

#if defined(__x86_64__)

#    include <algorithm>
#    include <array>
#    include <bit>
#    include <cstddef>
#    include <cstdint>
#    include <span>
#    include <vector>

#    include "lines_avx512.hpp"
#    include "queens/halves/aligned_vector.hpp"
#    include "queens/halves/classes.hpp"
#    include "queens/halves/key.hpp"

namespace queens::half {

/// Left halves: sorted, with the runs of their classes, or not, without any.
struct items {
    std::span<const narrow_key> keys = {};
    std::vector<class_sorter<narrow_key>::run> runs = {};
};

/// A number of a plane for each bit; that of an empty one where there is no such diagonal.
inline constexpr std::size_t empty_plane = 48;
using plane_order = std::array<std::uint8_t, empty_plane>;

/// How many pairs there are, and how many of these have a right half with a tie.
struct matched {
    std::uint64_t all = 0;
    std::uint64_t tied = 0;
};

/// Tables of lines, which have a bit for each right half of a group. A key is cut into chunks of
/// `Width` bits from bit `First` on, before which are the cuts, of half as many bits each; each
/// chunk and each cut is a place in a table of its own.
template <int Chunks, int Width, int First>
class matching {
    using run = class_sorter<narrow_key>::run;
    static constexpr int cut = First / 2;
    static constexpr std::size_t lines = std::size_t{1} << Width; // of a chunk
    static constexpr std::size_t cut_lines = std::size_t{1} << cut;

  public:
    /// The lines of all tables together.
    static constexpr std::size_t size = Chunks * lines + 2 * cut_lines;

    /// @param planes  the right halves by their diagonals
    /// @param order   for each bit of left keys, the plane of the right halves that do not go with
    /// it
    ESPALIER_AVX512 static void fill(line* tables, const line* planes, const plane_order& order) {
        for (int c = 0; c < Chunks; ++c)
            fill_table(tables + static_cast<std::size_t>(c) * lines, planes,
                       order.data() + First + c * Width, Width);
        fill_table(tables + Chunks * lines, planes, order.data(), cut);
        fill_table(tables + Chunks * lines + cut_lines, planes, order.data() + cut, cut);
    }

    /// @param strict  the first right half with a tie; ignored unless some have a tie and some none
    template <bool Mixed>
    ESPALIER_AVX512 static matched count(const items& of, const line* tables, std::size_t strict) {
        sums sum{.all = line::none(), .tied = line::none(), .who_is_tied = bits_from(strict)};
        if (of.runs.empty())
            for (const narrow_key k : of.keys)
                add<Mixed>(sum, tables, k,
                           candidates(tables, k & (cut_lines - 1), k >> cut & (cut_lines - 1)));
        const std::span runs(of.runs);
        for (std::size_t first = 0; first < runs.size(); first += at_once)
            sum = visit<Mixed>(sum, tables, of.keys.data(),
                               runs.subspan(first, std::min(at_once, runs.size() - first)));
        return {.all = line::total(sum.all), .tied = Mixed ? line::total(sum.tied) : 0};
    }

  private:
    static constexpr std::size_t at_once = 64;

    struct sums {
        __m512i all;
        __m512i tied;
        __m512i who_is_tied;
    };

    /// The lines of all subsets of some planes, each from one with a plane less.
    ESPALIER_AVX512 static void fill_table(line* table, const line* planes,
                                           const std::uint8_t* order, int width) {
        table[0].bits = line::full();
        for (int bit = 0; bit < width; ++bit) {
            const __m512i plane = planes[order[bit]].bits;
            const std::size_t half = std::size_t{1} << bit;
            for (std::size_t i = 0; i < half; ++i)
                table[half + i].bits = line::without(table[i].bits, plane);
        }
    }

    ESPALIER_AVX512 static __m512i candidates(const line* tables, std::size_t falling,
                                              std::size_t rising) {
        const line* const cuts = tables + Chunks * lines;
        return line::both(cuts[falling].bits, cuts[cut_lines + rising].bits);
    }

    /// The line of a key in the table of a chunk: one rotation cuts the chunk out and multiplies it
    /// by the size of a line.
    template <int Chunk>
    ESPALIER_AVX512 static __m512i line_of(const line* tables, narrow_key k) {
        constexpr int line_bits = std::countr_zero(sizeof(line));
        const std::size_t bytes =
            std::rotr(k, First + Chunk * Width - line_bits) & ((lines - 1) << line_bits);
        return line::load(reinterpret_cast<const char*>(tables + Chunk * lines) + bytes);
    }

    /// The right halves of the group that go with a left one, from that chunk on.
    template <int Chunk>
    ESPALIER_AVX512 static __m512i fitting(const line* tables, narrow_key k, __m512i among) {
        if constexpr (Chunk + 1 < Chunks)
            return fitting<Chunk + 2>(
                tables, k,
                line::all(among, line_of<Chunk>(tables, k), line_of<Chunk + 1>(tables, k)));
        else if constexpr (Chunk < Chunks)
            return line::both(among, line_of<Chunk>(tables, k));
        else
            return among;
    }

    template <bool Mixed>
    ESPALIER_AVX512 static void add(sums& sum, const line* tables, narrow_key k, __m512i among) {
        const __m512i found = fitting<0>(tables, k, among);
        sum.all = line::add_count(sum.all, found);
        if constexpr (Mixed)
            sum.tied = line::add_count(sum.tied, line::both(found, sum.who_is_tied));
    }

    /// Nobody can guess which runs have no candidates: so the others are looked for first, without
    /// a branch. (The sums are handed on by value, to stay in registers.)
    template <bool Mixed>
    ESPALIER_AVX512 static sums visit(sums sum, const line* tables, const narrow_key* keys,
                                      std::span<const run> runs) {
        std::array<const run*, at_once> visits;
        std::size_t count = 0;
        for (const run& r : runs) {
            visits[count] = &r;
            count += line::is_empty(candidates(tables, r.falling, r.rising)) ? 0 : 1;
        }
        for (const run* const r : std::span(visits).first(count)) {
            const __m512i among = candidates(tables, r->falling, r->rising);
            for (const narrow_key k : std::span(keys + r->first, keys + r->last))
                add<Mixed>(sum, tables, k, among);
        }
        return sum;
    }
};

/// One such division of the keys.
struct division {
    std::size_t memory;
    void (*fill)(line* tables, const line* planes, const plane_order& order);
    matched (*count)(const items& of, const line* tables, std::size_t strict);
    matched (*count_mixed)(const items& of, const line* tables, std::size_t strict);
};

template <int Chunks, int Width, int First>
inline constexpr division division_into{
    .memory = matching<Chunks, Width, First>::size,
    .fill = matching<Chunks, Width, First>::fill,
    .count = matching<Chunks, Width, First>::template count<false>,
    .count_mixed = matching<Chunks, Width, First>::template count<true>};

} // namespace queens::half

#endif
