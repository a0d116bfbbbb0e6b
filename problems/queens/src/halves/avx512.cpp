// The kernel for processors with AVX-512 and its extensions for bits: the method of portable.cpp,
// eight keys or 512 pairs at a time.
#include "queens/halves/kernel.hpp"

#if defined(__x86_64__)

#    include <array>
#    include <bit>
#    include <vector>

#    include "bit_planes_avx512.hpp"
#    include "queens/halves/classes.hpp"
#    include "unite_avx512.hpp"

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

/// The right halves of the group, among the candidates, that go with the left one at that place.
ESPALIER_AVX512 inline __m512i fitting(const line* const* tables, const entries& at,
                                       __m512i candidates) {
    const __m512i one = _mm512_and_si512(line_at(tables[0], at[0]), line_at(tables[1], at[1]));
    const __m512i two = _mm512_and_si512(line_at(tables[2], at[2]), line_at(tables[3], at[3]));
    return _mm512_ternarylogic_epi64(one, two, candidates, 0x80);
}

/// How many they were, and how many of these had a tie.
struct sums {
    __m512i all;
    __m512i tied;
};

template <bool Mixed>
ESPALIER_AVX512 inline sums sum_with(sums so_far, __m512i found, __m512i tied) {
    so_far.all = _mm512_add_epi64(so_far.all, _mm512_popcnt_epi64(found));
    if constexpr (Mixed)
        so_far.tied =
            _mm512_add_epi64(so_far.tied, _mm512_popcnt_epi64(_mm512_and_si512(found, tied)));
    return so_far;
}

class avx512_kernel : public kernel<narrow_key> {
    /// Left halves, sorted by class: where each finds its lines.
    struct items {
        aligned_vector<entries> places;
        std::vector<class_sorter<narrow_key>::run> runs; ///< none if they are not sorted
        std::span<const narrow_key> keys = {};           ///< if they are not
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
               const top_zones& zones, int top_shift, half_lists<narrow_key>& into) override {
        unite_avx512(outer, inner, zones, top_shift, into);
    }

    std::optional<pair_counts> match(const half_lists<narrow_key>& left,
                                     const half_lists<narrow_key>& right,
                                     const std::stop_token& stop) override;

  private:
    const bit_field& field(std::size_t c) const {
        return (c < 2 ? layout_.falling() : layout_.rising()).chunk[c % 2];
    }

    void take_items(std::span<const narrow_key> keys, bool sorted, items& into);
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

/// One instruction cuts the four chunks of eight keys out, each shifted left by the size of a line:
/// a byte from any bit of the key on, for each of the two bytes of an entry.
ESPALIER_AVX512 void avx512_kernel::take_items(std::span<const narrow_key> keys, bool sorted,
                                               items& into) {
    const std::size_t padded = (keys.size() + 7) / 8 * 8;
    into.places.resize(padded);
    into.runs.clear();
    into.keys = keys;
    if (sorted) {
        sorted_.resize(padded);
        sorter_.sort(keys, sorted_.data(), into.runs);
        into.keys = {sorted_.data(), keys.size()};
    }
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
        const __m512i eight = load(into.keys.data() + i);
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
    const line* const tables[chunks] = {tables_.data() + starts_[0], tables_.data() + starts_[1],
                                        tables_.data() + starts_[2], tables_.data() + starts_[3]};
    const __m512i tied = bits_from(strict);
    sums sum{.all = _mm512_setzero_si512(), .tied = _mm512_setzero_si512()};
    const int width = layout_.cut_width();
    const line* const falling = cuts_.data();
    const line* const rising = falling + (std::size_t{1} << width);
    if (of.runs.empty()) {
        const std::uint64_t mask = (std::uint64_t{1} << width) - 1;
        for (std::size_t i = 0; i < of.keys.size(); ++i) {
            const narrow_key key = of.keys[i];
            const __m512i candidates =
                _mm512_and_si512(falling[key & mask].bits, rising[key >> width & mask].bits);
            sum = sum_with<Mixed>(sum, fitting(tables, of.places[i], candidates), tied);
        }
    }
    for (const auto& r : of.runs) {
        const __m512i candidates = _mm512_and_si512(falling[r.falling].bits, rising[r.rising].bits);
        if (_mm512_test_epi64_mask(candidates, candidates) == 0) continue;
        const entries* const end = of.places.data() + r.last;
        for (const entries* e = of.places.data() + r.first; e != end; ++e)
            sum = sum_with<Mixed>(sum, fitting(tables, *e, candidates), tied);
    }
    const auto all = static_cast<std::uint64_t>(_mm512_reduce_add_epi64(sum.all));
    const auto of_tied = Mixed ? static_cast<std::uint64_t>(_mm512_reduce_add_epi64(sum.tied))
                         : strict == 0 ? all
                                       : 0;
    return {all - of_tied, of_tied};
}

std::optional<pair_counts> avx512_kernel::match(const half_lists<narrow_key>& left,
                                                const half_lists<narrow_key>& right,
                                                const std::stop_token& stop) {
    const bool sorted = groups_.count_for(right) > groups_.few;
    take_items(left.strict.keys(), sorted, strict_);
    take_items(left.tied.keys(), sorted, tied_);
    groups_.take(right, sorted ? &sorter_ : nullptr);
    pair_counts found;
    for (std::size_t g = 0; g < groups_.count(); ++g) {
        if (stop.stop_requested()) return std::nullopt;
        fill_tables(groups_[g]);
        const std::size_t strict = groups_.strict_in(g);
        const bool mixed = strict != 0 && strict != sorted_groups<narrow_key>::size;
        for (std::size_t ties = 0; ties < 2; ++ties) {
            const items& of = ties == 0 ? strict_ : tied_;
            const auto [without, with] = mixed ? count<true>(of, strict) : count<false>(of, strict);
            found.with_ties[ties] += without;
            found.with_ties[ties + 1] += with;
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
