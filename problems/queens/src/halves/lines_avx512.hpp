/// One bit for each of 512 things. For avx512.cpp.
#pragma once

#if defined(__x86_64__)

#    include <array>
#    include <cstddef>
#    include <cstdint>

#    include "avx512_functions.hpp"

namespace queens::half {

/// A register with what is done to it.
struct alignas(64) line {
    __m512i bits;

    ESPALIER_AVX512 static __m512i load(const void* from) { return _mm512_load_si512(from); }
    ESPALIER_AVX512 static __m512i none() { return _mm512_setzero_si512(); }
    ESPALIER_AVX512 static __m512i full() { return _mm512_set1_epi64(-1); }
    ESPALIER_AVX512 static __m512i both(__m512i a, __m512i b) { return _mm512_and_si512(a, b); }
    ESPALIER_AVX512 static __m512i without(__m512i a, __m512i b) {
        return _mm512_andnot_si512(b, a);
    }
    ESPALIER_AVX512 static __m512i all(__m512i a, __m512i b, __m512i c) {
        return _mm512_ternarylogic_epi64(a, b, c, 0x80);
    }
    ESPALIER_AVX512 static bool is_empty(__m512i a) { return _mm512_test_epi64_mask(a, a) == 0; }
    ESPALIER_AVX512 static __m512i add_count(__m512i sums, __m512i a) {
        return _mm512_add_epi64(sums, _mm512_popcnt_epi64(a));
    }
    ESPALIER_AVX512 static std::uint64_t total(__m512i sums) {
        return static_cast<std::uint64_t>(_mm512_reduce_add_epi64(sums));
    }
};

/// All bits from that one on.
ESPALIER_AVX512 inline __m512i bits_from(std::size_t first) {
    alignas(line) std::array<std::uint64_t, 8> words;
    for (std::size_t w = 0; w < words.size(); ++w)
        words[w] = first >= 64 * (w + 1) ? 0
                   : first <= 64 * w     ? ~std::uint64_t{0}
                                         : ~std::uint64_t{0} << (first - 64 * w);
    return line::load(words.data());
}

} // namespace queens::half

#endif
