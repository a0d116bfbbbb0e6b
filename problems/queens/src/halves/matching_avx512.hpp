/// Left halves matched with a group of right ones, by AVX-512. For avx512.cpp.
#pragma once

#if defined(__x86_64__)

#    include <algorithm>
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

/// How many pairs there are, and how many of these have a right half with a tie.
struct matched {
    std::uint64_t all = 0;
    std::uint64_t tied = 0;
};

/// Tables of lines, which have a bit for each right half of a group. A key is cut into chunks of
/// `Width` bits from bit `First` on, before which are the cuts, of half as many bits each; each
/// chunk and each cut is a place in a table of its own.
template <class Line, int Chunks, int Width, int First>
class matching {
    using bits = typename Line::bits_type;
    using run = class_sorter<narrow_key>::run;
    static constexpr int cut = First / 2;
    static constexpr std::size_t lines = std::size_t{1} << Width; // of a chunk
    static constexpr std::size_t cut_lines = std::size_t{1} << cut;

  public:
    /// The lines of all tables together, of whole size.
    static constexpr std::size_t size = Chunks * lines + 2 * cut_lines;

    /// @param planes  the right halves by their diagonals, in the order of the bits of left keys;
    ///                of each the bits of as many groups as fit
    /// @param which   the group's number among them
    ESPALIER_AVX512 static void fill(line* memory, const line* planes, std::size_t which) {
        Line* const tables = tables_in(memory);
        for (int c = 0; c < Chunks; ++c)
            fill_table(tables + static_cast<std::size_t>(c) * lines, planes + First + c * Width,
                       Width, which);
        fill_table(tables + Chunks * lines, planes, cut, which);
        fill_table(tables + Chunks * lines + cut_lines, planes + cut, cut, which);
    }

    /// @param strict  the first right half with a tie; ignored unless some have a tie and some none
    template <bool Mixed>
    ESPALIER_AVX512 static matched count(const items& of, const line* memory, std::size_t strict) {
        const Line* const tables = tables_in(memory);
        sums sum{.all = Line::none(), .tied = Line::none(), .who_is_tied = bits_from<Line>(strict)};
        if (of.runs.empty())
            for (const narrow_key k : of.keys)
                add<Mixed>(sum, tables, k,
                           candidates(tables, k & (cut_lines - 1), k >> cut & (cut_lines - 1)));
        const std::span runs(of.runs);
        for (std::size_t first = 0; first < runs.size(); first += at_once)
            visit<Mixed>(sum, tables, of.keys.data(),
                         runs.subspan(first, std::min(at_once, runs.size() - first)));
        return {.all = Line::total(sum.all), .tied = Mixed ? Line::total(sum.tied) : 0};
    }

  private:
    static constexpr std::size_t at_once = 64;

    struct sums {
        bits all;
        bits tied;
        bits who_is_tied;
    };

    static Line* tables_in(line* memory) { return reinterpret_cast<Line*>(memory); }
    static const Line* tables_in(const line* memory) {
        return reinterpret_cast<const Line*>(memory);
    }

    /// The lines of all subsets of some planes, each from one with a plane less.
    ESPALIER_AVX512 static void fill_table(Line* table, const line* planes, int width,
                                           std::size_t which) {
        table[0].bits = Line::full();
        for (int bit = 0; bit < width; ++bit) {
            const bits plane = Line::load(reinterpret_cast<const Line*>(planes + bit) + which);
            const std::size_t half = std::size_t{1} << bit;
            for (std::size_t i = 0; i < half; ++i)
                table[half + i].bits = Line::without(table[i].bits, plane);
        }
    }

    ESPALIER_AVX512 static bits candidates(const Line* tables, std::size_t falling,
                                           std::size_t rising) {
        const Line* const cuts = tables + Chunks * lines;
        return Line::both(cuts[falling].bits, cuts[cut_lines + rising].bits);
    }

    /// The line of a key in the table of a chunk: one rotation cuts the chunk out and multiplies it
    /// by the size of a line.
    template <int Chunk>
    ESPALIER_AVX512 static bits line_of(const Line* tables, narrow_key k) {
        constexpr int line_bits = std::countr_zero(sizeof(Line));
        const std::size_t bytes =
            std::rotr(k, First + Chunk * Width - line_bits) & ((lines - 1) << line_bits);
        return Line::load(reinterpret_cast<const char*>(tables + Chunk * lines) + bytes);
    }

    /// The right halves of the group that go with a left one, from that chunk on.
    template <int Chunk>
    ESPALIER_AVX512 static bits fitting(const Line* tables, narrow_key k, bits among) {
        if constexpr (Chunk + 1 < Chunks)
            return fitting<Chunk + 2>(
                tables, k,
                Line::all(among, line_of<Chunk>(tables, k), line_of<Chunk + 1>(tables, k)));
        else if constexpr (Chunk < Chunks)
            return Line::both(among, line_of<Chunk>(tables, k));
        else
            return among;
    }

    template <bool Mixed>
    ESPALIER_AVX512 static void add(sums& sum, const Line* tables, narrow_key k, bits among) {
        const bits found = fitting<0>(tables, k, among);
        sum.all = Line::add_count(sum.all, found);
        if constexpr (Mixed)
            sum.tied = Line::add_count(sum.tied, Line::both(found, sum.who_is_tied));
    }

    /// Nobody can guess which runs have no candidates: so the others are looked for first, without
    /// a branch.
    template <bool Mixed>
    ESPALIER_AVX512 static void visit(sums& sum, const Line* tables, const narrow_key* keys,
                                      std::span<const run> runs) {
        struct {
            bits among;
            const run* of;
        } visits[at_once];
        std::size_t count = 0;
        for (const run& r : runs) {
            const bits among = candidates(tables, r.falling, r.rising);
            visits[count] = {among, &r};
            count += Line::is_empty(among) ? 0 : 1;
        }
        for (std::size_t i = 0; i < count; ++i) {
            const bits among = visits[i].among;
            const narrow_key* const last = keys + visits[i].of->last;
            for (const narrow_key* k = keys + visits[i].of->first; k != last; ++k)
                add<Mixed>(sum, tables, *k, among);
        }
    }
};

/// One such division of the keys.
struct division {
    std::size_t group; ///< how many right halves
    std::size_t memory;
    void (*fill)(line* memory, const line* planes, std::size_t which);
    matched (*count)(const items& of, const line* memory, std::size_t strict);
    matched (*count_mixed)(const items& of, const line* memory, std::size_t strict);
};

template <class Line, int Chunks, int Width, int First>
inline constexpr division division_into{
    .group = Line::size,
    .memory = matching<Line, Chunks, Width, First>::size,
    .fill = matching<Line, Chunks, Width, First>::fill,
    .count = matching<Line, Chunks, Width, First>::template count<false>,
    .count_mixed = matching<Line, Chunks, Width, First>::template count<true>};

} // namespace queens::half

#endif
