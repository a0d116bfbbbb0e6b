// The kernel for processors with AVX-512 and its extensions for bits: the method of portable.cpp,
// eight keys or 512 pairs at a time.
#include "queens/halves/kernel.hpp"

#if defined(__x86_64__)

#    include <array>
#    include <bit>
#    include <vector>

#    include "bit_planes_avx512.hpp"
#    include "queens/halves/classes.hpp"

namespace queens::half {
namespace {

constexpr std::size_t chunks = 4;

/// Where a left half finds its lines, in each of its tables, as distances in bytes.
using entries = std::array<std::uint16_t, chunks>;
static_assert(sizeof(entries) == sizeof(narrow_key));

ESPALIER_AVX512 inline __m512i load(const void* from) {
    return _mm512_load_si512(from);
}

/// The lines of all subsets of some planes, each from one with a plane less.
ESPALIER_AVX512 void fill_table(line* table, const line* planes, int width) {
    table[0].bits = _mm512_set1_epi64(-1);
    for (int bit = 0; bit < width; ++bit) {
        const __m512i plane = planes[bit].bits;
        const std::size_t size = std::size_t{1} << bit;
        for (std::size_t i = 0; i < size; ++i)
            table[size + i].bits = _mm512_andnot_si512(plane, table[i].bits);
    }
}

/// All bits from that one on.
ESPALIER_AVX512 __m512i bits_from(std::size_t first) {
    alignas(cache_line) std::uint64_t words[8];
    for (std::size_t w = 0; w < 8; ++w)
        words[w] = first >= 64 * (w + 1) ? 0
                   : first <= 64 * w     ? ~std::uint64_t{0}
                                         : ~std::uint64_t{0} << (first - 64 * w);
    return load(words);
}

ESPALIER_AVX512 inline __m512i line_at(const line* table, std::size_t bytes) {
    return load(reinterpret_cast<const char*>(table) + bytes);
}

class avx512_kernel : public kernel<narrow_key> {
    /// Left halves, sorted by class: where each finds its lines.
    struct items {
        aligned_vector<entries> places;
        std::vector<class_sorter<narrow_key>::run> runs;
    };

  public:
    explicit avx512_kernel(const key_layout<narrow_key>& layout)
        : layout_(layout), sorter_(layout), cuts_(std::size_t{2} << layout.cut_width()) {
        std::size_t end = 0;
        for (std::size_t c = 0; c < chunks; ++c) {
            starts_[c] = end;
            end += std::size_t{1} << field(c).width;
        }
        tables_.resize(end);
    }

    void unite(std::span<const narrow_key> outer, std::span<const narrow_key> inner,
               const top_zones& zones, int top_shift, half_lists<narrow_key>& into) override;

    std::optional<pair_counts> match(const half_lists<narrow_key>& left,
                                     const half_lists<narrow_key>& right,
                                     const std::stop_token& stop) override;

  private:
    const bit_field& field(std::size_t c) const {
        return (c < 2 ? layout_.falling() : layout_.rising()).chunk[c % 2];
    }

    void take_items(std::span<const narrow_key> keys, items& into);
    void fill_tables(const narrow_key* keys);
    template <bool Mixed>
    std::array<std::uint64_t, 2> count(const items& of, std::size_t strict) const;

    key_layout<narrow_key> layout_;
    class_sorter<narrow_key> sorter_;
    std::array<std::size_t, chunks> starts_{};
    aligned_vector<line> tables_, cuts_;
    sorted_groups<narrow_key> groups_;
    aligned_vector<narrow_key> sorted_;
    items strict_, tied_;
};

/// Eight outer keys with one inner key at a time; those that do not meet it are united with it and
/// stored without gaps. The store is of the whole register, behind whose end there is room: a
/// compressing store to memory is much slower.
ESPALIER_AVX512 void avx512_kernel::unite(std::span<const narrow_key> outer,
                                          std::span<const narrow_key> inner, const top_zones& zones,
                                          int top_shift, half_lists<narrow_key>& into) {
    const std::size_t most = outer.size() * inner.size() + 8;
    narrow_key* strict = into.strict.room(most);
    narrow_key* tied = into.tied.room(most);
    const __m512i none = _mm512_set1_epi64(-1);
    const __m512i first = _mm512_set1_epi64(static_cast<long long>(zones.inside.first));
    const __m512i last = _mm512_set1_epi64(static_cast<long long>(zones.inside.last));
    for (std::size_t i = 0; i < outer.size(); i += 8) {
        const __m512i keys = load(outer.data() + i);
        const __mmask8 inside =
            _mm512_cmpge_epu64_mask(keys, first) & _mm512_cmple_epu64_mask(keys, last);
        if (inside != 0) {
            const __m512i those = _mm512_mask_mov_epi64(none, inside, keys);
            for (const narrow_key in : inner) {
                const __m512i other = _mm512_set1_epi64(static_cast<long long>(in));
                const __mmask8 fit = _mm512_testn_epi64_mask(those, other);
                const __m512i fitting =
                    _mm512_maskz_compress_epi64(fit, _mm512_or_si512(those, other));
                const int count = std::popcount(static_cast<unsigned>(fit));
                _mm256_storeu_si256(reinterpret_cast<__m256i*>(strict),
                                    _mm512_castsi512_si256(fitting));
                if (count > 4) [[unlikely]]
                    _mm512_storeu_si512(strict, fitting);
                strict += count;
            }
        }
        if (inside == 0xff) continue;
        for (const auto& [where, range] : zones.edges) {
            if (where.empty()) continue;
            const __mmask8 there =
                _mm512_cmpge_epu64_mask(keys,
                                        _mm512_set1_epi64(static_cast<long long>(where.first))) &
                _mm512_cmple_epu64_mask(keys,
                                        _mm512_set1_epi64(static_cast<long long>(where.last)));
            if (there == 0) continue;
            const __m512i those = _mm512_mask_mov_epi64(none, there, keys);
            for (const narrow_key in : inner) {
                const auto f = static_cast<std::int64_t>(in >> top_shift);
                const bool is_tie = range.is_tie(f);
                if (!is_tie && !range.is_inside(f)) continue;
                const __m512i other = _mm512_set1_epi64(static_cast<long long>(in));
                const __mmask8 fit = _mm512_testn_epi64_mask(those, other);
                narrow_key*& end = is_tie ? tied : strict;
                _mm512_storeu_si512(
                    end, _mm512_maskz_compress_epi64(fit, _mm512_or_si512(those, other)));
                end += std::popcount(static_cast<unsigned>(fit));
            }
        }
    }
    into.strict.end_at(strict);
    into.tied.end_at(tied);
}

/// One instruction cuts the four chunks of eight keys out, each shifted left by the size of a line:
/// a byte from any bit of the key on, for each of the two bytes of an entry.
ESPALIER_AVX512 void avx512_kernel::take_items(std::span<const narrow_key> keys, items& into) {
    const std::size_t padded = (keys.size() + 7) / 8 * 8;
    sorted_.resize(padded);
    into.places.resize(padded);
    sorter_.sort(keys, sorted_.data(), into.runs);
    constexpr int line_bits = 6;
    std::uint64_t from = 0, mask = 0;
    for (std::size_t c = 0; c < chunks; ++c) {
        const auto [shift, width] = field(c);
        const auto byte = [&](int at) { return static_cast<std::uint64_t>((at + 64) % 64); };
        from |= (byte(shift - line_bits) | byte(shift - line_bits + 8) << 8) << (16 * c);
        mask |= ((((std::uint64_t{1} << width) - 1) << line_bits) & 0xffff) << (16 * c);
    }
    const __m512i places = _mm512_set1_epi64(static_cast<long long>(from));
    const __m512i masks = _mm512_set1_epi64(static_cast<long long>(mask));
    for (std::size_t i = 0; i < padded; i += 8) {
        const __m512i eight = load(sorted_.data() + i);
        _mm512_store_si512(into.places.data() + i,
                           _mm512_and_si512(_mm512_multishift_epi64_epi8(places, eight), masks));
    }
}

ESPALIER_AVX512 void avx512_kernel::fill_tables(const narrow_key* keys) {
    line planes[48];
    make_bit_planes(keys, planes);
    for (std::size_t c = 0; c < chunks; ++c) {
        const auto& other = c < 2 ? layout_.rising() : layout_.falling();
        fill_table(tables_.data() + starts_[c], planes + other.chunk[c % 2].shift, field(c).width);
    }
    const int width = layout_.cut_width();
    fill_table(cuts_.data(), planes + layout_.rising().cut.shift, width);
    fill_table(cuts_.data() + (std::size_t{1} << width), planes + layout_.falling().cut.shift,
               width);
}

/// The pairs of the left halves with the right ones of the group; if it is mixed, with the first
/// ones, which have no tie, and with the others.
template <bool Mixed>
ESPALIER_AVX512 std::array<std::uint64_t, 2> avx512_kernel::count(const items& of,
                                                                  std::size_t strict) const {
    const line* const t0 = tables_.data() + starts_[0];
    const line* const t1 = tables_.data() + starts_[1];
    const line* const t2 = tables_.data() + starts_[2];
    const line* const t3 = tables_.data() + starts_[3];
    const line* const rising_cuts = cuts_.data() + (std::size_t{1} << layout_.cut_width());
    const __m512i tied = bits_from(strict);
    __m512i in_all = _mm512_setzero_si512();
    __m512i in_tied = _mm512_setzero_si512();
    for (const auto& r : of.runs) {
        const __m512i candidates =
            _mm512_and_si512(cuts_[r.falling].bits, rising_cuts[r.rising].bits);
        if (_mm512_test_epi64_mask(candidates, candidates) == 0) continue;
        const entries* const end = of.places.data() + r.last;
        for (const entries* e = of.places.data() + r.first; e != end; ++e) {
            const __m512i half = _mm512_and_si512(line_at(t0, (*e)[0]), line_at(t1, (*e)[1]));
            const __m512i other = _mm512_and_si512(line_at(t2, (*e)[2]), line_at(t3, (*e)[3]));
            const __m512i left = _mm512_ternarylogic_epi64(half, other, candidates, 0x80);
            in_all = _mm512_add_epi64(in_all, _mm512_popcnt_epi64(left));
            if constexpr (Mixed)
                in_tied =
                    _mm512_add_epi64(in_tied, _mm512_popcnt_epi64(_mm512_and_si512(left, tied)));
        }
    }
    const auto all = static_cast<std::uint64_t>(_mm512_reduce_add_epi64(in_all));
    const auto of_tied = static_cast<std::uint64_t>(_mm512_reduce_add_epi64(in_tied));
    return {all - of_tied, of_tied};
}

std::optional<pair_counts> avx512_kernel::match(const half_lists<narrow_key>& left,
                                                const half_lists<narrow_key>& right,
                                                const std::stop_token& stop) {
    take_items(left.strict.keys(), strict_);
    take_items(left.tied.keys(), tied_);
    groups_.take(right, sorter_);
    pair_counts found;
    for (std::size_t g = 0; g < groups_.count(); ++g) {
        if (stop.stop_requested()) return std::nullopt;
        fill_tables(groups_[g]);
        const std::size_t strict = groups_.strict_in(g);
        const bool mixed = strict != 0 && strict != sorted_groups<narrow_key>::size;
        for (std::size_t ties = 0; ties < 2; ++ties) {
            const items& of = ties == 0 ? strict_ : tied_;
            const auto [without, with] = mixed ? count<true>(of, strict) : count<false>(of, strict);
            if (mixed) found.with_ties[ties] += without;
            found.with_ties[ties + (strict == 0 || mixed ? 1U : 0U)] += mixed ? with : without;
        }
    }
    return found;
}

} // namespace

std::unique_ptr<kernel<narrow_key>> make_avx512_kernel(const key_layout<narrow_key>& layout) {
    return std::make_unique<avx512_kernel>(layout);
}

} // namespace queens::half

#else

namespace queens::half {

std::unique_ptr<kernel<narrow_key>> make_avx512_kernel(const key_layout<narrow_key>&) {
    return nullptr;
}

} // namespace queens::half

#endif
