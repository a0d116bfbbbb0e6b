/// One bit for each of 512 things, or of 256. For avx512.cpp.
#pragma once

#if defined(__x86_64__)

#    include <array>
#    include <cstddef>
#    include <cstdint>

#    include "avx512_functions.hpp"

namespace queens::half {

/// A register with what is done to it.
struct alignas(64) line {
    using bits_type = __m512i;
    static constexpr std::size_t size = 512;

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

/// Half of one.
struct alignas(32) half_line {
    using bits_type = __m256i;
    static constexpr std::size_t size = 256;

    __m256i bits;

    ESPALIER_AVX512 static __m256i load(const void* from) {
        return _mm256_load_si256(static_cast<const __m256i*>(from));
    }
    ESPALIER_AVX512 static __m256i none() { return _mm256_setzero_si256(); }
    ESPALIER_AVX512 static __m256i full() { return _mm256_set1_epi64x(-1); }
    ESPALIER_AVX512 static __m256i both(__m256i a, __m256i b) { return _mm256_and_si256(a, b); }
    ESPALIER_AVX512 static __m256i without(__m256i a, __m256i b) {
        return _mm256_andnot_si256(b, a);
    }
    ESPALIER_AVX512 static __m256i all(__m256i a, __m256i b, __m256i c) {
        return _mm256_ternarylogic_epi64(a, b, c, 0x80);
    }
    ESPALIER_AVX512 static bool is_empty(__m256i a) { return _mm256_testz_si256(a, a) != 0; }
    ESPALIER_AVX512 static __m256i add_count(__m256i sums, __m256i a) {
        return _mm256_add_epi64(sums, _mm256_popcnt_epi64(a));
    }
    ESPALIER_AVX512 static std::uint64_t total(__m256i sums) {
        const __m128i two =
            _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
        return static_cast<std::uint64_t>(_mm_extract_epi64(two, 0)) +
               static_cast<std::uint64_t>(_mm_extract_epi64(two, 1));
    }
};

/// All bits from that one on.
template <class Line>
ESPALIER_AVX512 typename Line::bits_type bits_from(std::size_t first) {
    alignas(Line) std::array<std::uint64_t, Line::size / 64> words;
    for (std::size_t w = 0; w < words.size(); ++w)
        words[w] = first >= 64 * (w + 1) ? 0
                   : first <= 64 * w     ? ~std::uint64_t{0}
                                         : ~std::uint64_t{0} << (first - 64 * w);
    return Line::load(words.data());
}

} // namespace queens::half

#endif
