#include "line_masks.hpp"

#if defined(__x86_64__)

#    include <immintrin.h>

#    define ESPALIER_AVX2 __attribute__((target("avx2")))

namespace boggle::detail {
namespace {

ESPALIER_AVX2 inline __m256i load_twice(const std::uint8_t* sixteen) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(sixteen)));
}

ESPALIER_AVX2 inline std::uint64_t signs_of(__m256i bytes) {
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(bytes));
}

/// The masks of 32 bytes. A letter's kind comes from two tables of sixteen in registers.
ESPALIER_AVX2 inline line_masks masks_of_half(const char* from, __m256i low, __m256i high) {
    const __m256i text = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
    const __m256i small = _mm256_or_si256(text, _mm256_set1_epi8(0x20));
    const __m256i number = _mm256_sub_epi8(small, _mm256_set1_epi8('a'));
    const __m256i is_letter =
        _mm256_cmpeq_epi8(_mm256_min_epu8(number, _mm256_set1_epi8(25)), number);
    const __m256i upper_half = _mm256_slli_epi16(number, 3); // bit 4 becomes the sign
    const __m256i kind = _mm256_blendv_epi8(_mm256_shuffle_epi8(low, number),
                                            _mm256_shuffle_epi8(high, number), upper_half);
    const __m256i is_wanted = _mm256_slli_epi16(kind, 7); // bit 0 becomes the sign
    return {.wanted = signs_of(_mm256_and_si256(is_wanted, is_letter)),
            .letters = signs_of(is_letter),
            .feeds = signs_of(_mm256_cmpeq_epi8(text, _mm256_set1_epi8('\n'))),
            .returns = signs_of(_mm256_cmpeq_epi8(text, _mm256_set1_epi8('\r')))};
}

} // namespace

ESPALIER_AVX2 line_masks line_masks_avx2(const char* block, const byte_kinds& kinds) noexcept {
    const __m256i low = load_twice(&kinds['a']), high = load_twice(&kinds['a' + 16]);
    const line_masks first = masks_of_half(block, low, high);
    const line_masks second = masks_of_half(block + block_size / 2, low, high);
    return {.wanted = first.wanted | second.wanted << 32,
            .letters = first.letters | second.letters << 32,
            .feeds = first.feeds | second.feeds << 32,
            .returns = first.returns | second.returns << 32};
}

} // namespace boggle::detail

#else

namespace boggle::detail {

/// Never chosen here.
line_masks line_masks_avx2(const char* block, const byte_kinds& kinds) noexcept {
    return line_masks_portable(block, kinds);
}

} // namespace boggle::detail

#endif
