// How two blocks are united by AVX-512: eight outer keys with one inner key at a time.
#include "unite_avx512.hpp"

#if defined(__x86_64__)

#    include <algorithm>
#    include <array>
#    include <bit>
#    include <cstddef>

#    include "avx512_functions.hpp"

namespace queens::half {
namespace {

/// Unites up to eight times `Vectors` outer keys with each of the inner ones in turn; those that do
/// not meet it are stored without gaps. They are few: mostly half a register is enough, whose store
/// is cheaper, and much more so than a compressing store to memory.
template <std::size_t Vectors>
ESPALIER_AVX512 narrow_key* cross(const narrow_key* outer, std::size_t count,
                                  std::span<const narrow_key> inner, narrow_key* end) {
    __m512i those[Vectors];
    for (std::size_t v = 0; v + 1 < Vectors; ++v)
        those[v] = _mm512_loadu_si512(outer + 8 * v);
    const auto lanes = static_cast<__mmask8>((1U << (count - 8 * (Vectors - 1))) - 1);
    those[Vectors - 1] =
        _mm512_mask_loadu_epi64(_mm512_set1_epi64(-1), lanes, outer + 8 * (Vectors - 1));
    for (const narrow_key in : inner) {
        const __m512i other = _mm512_set1_epi64(static_cast<long long>(in));
#    pragma GCC unroll 8
        for (std::size_t v = 0; v < Vectors; ++v) {
            const __mmask8 fit = _mm512_testn_epi64_mask(those[v], other);
            const __m512i fitting =
                _mm512_maskz_compress_epi64(fit, _mm512_or_si512(those[v], other));
            const int found = std::popcount(static_cast<unsigned>(fit));
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(end), _mm512_castsi512_si256(fitting));
            if (found > 4) [[unlikely]]
                _mm512_storeu_si512(end, fitting);
            end += found;
        }
    }
    return end;
}

ESPALIER_AVX512 inline narrow_key* cross_all(const narrow_key* outer, std::size_t count,
                                             std::span<const narrow_key> inner, narrow_key* end) {
    if (inner.empty()) return end;
    for (; count > 32; count -= 32, outer += 32)
        end = cross<4>(outer, 32, inner, end);
    switch ((count + 7) / 8) {
    case 4:
        return cross<4>(outer, count, inner, end);
    case 3:
        return cross<3>(outer, count, inner, end);
    case 2:
        return cross<2>(outer, count, inner, end);
    case 1:
        return cross<1>(outer, count, inner, end);
    default:
        return end;
    }
}

/// Where each zone ends in a list.
ESPALIER_AVX512 std::array<std::size_t, 4> ends_of(std::span<const narrow_key> keys,
                                                   const top_zones& zones) {
    __m512i last[4];
    for (std::size_t z = 0; z < 4; ++z)
        last[z] = _mm512_set1_epi64(static_cast<long long>(zones.last[z]));
    std::array<std::size_t, 4> ends{};
    for (std::size_t i = 0; i < keys.size(); i += 8) {
        const __m512i eight = _mm512_load_si512(keys.data() + i);
        for (std::size_t z = 0; z < 4; ++z)
            ends[z] += static_cast<std::size_t>(
                std::popcount(static_cast<unsigned>(_mm512_cmple_epu64_mask(eight, last[z]))));
    }
    for (std::size_t& end : ends) // what the list is filled up with was counted too
        end = std::min(end, keys.size());
    return ends;
}

} // namespace

ESPALIER_AVX512 void unite_avx512(std::span<const narrow_key> outer,
                                  std::span<const narrow_key> inner, const top_zones& zones,
                                  int top_shift, half_lists<narrow_key>& into) {
    const std::size_t most = outer.size() * inner.size();
    narrow_key* strict = into.strict.room(most);
    if (zones.unbounded()) {
        into.strict.end_at(cross_all(outer.data(), outer.size(), inner, strict));
        return;
    }
    narrow_key* tied = into.tied.room(most);
    const auto ends = ends_of(outer, zones);
    strict = cross_all(outer.data() + ends[1], ends[2] - ends[1], inner, strict);
    for_each_edge(outer, ends, inner, zones, top_shift, [&](auto some, auto others, bool is_tied) {
        narrow_key*& end = is_tied ? tied : strict;
        end = cross_all(some.data(), some.size(), others, end);
    });
    into.strict.end_at(strict);
    into.tied.end_at(tied);
}

} // namespace queens::half

#endif
