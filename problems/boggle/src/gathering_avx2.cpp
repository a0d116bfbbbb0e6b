#include "gathering.hpp"

#if defined(__x86_64__)

#    include <array>

#    include <immintrin.h>

#    define ESPALIER_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))

namespace boggle::detail {
namespace {

/// For each set of eight neighbours, the numbers of those that are in it, ascending.
constexpr auto members = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (unsigned set = 0; set < 256; ++set)
        for (std::uint8_t i = 0, n = 0; i < 8; ++i)
            if ((set >> i & 1) != 0) table[set][n++] = i;
    return table;
}();

/// The ranks of sixteen letters below 32.
ESPALIER_AVX2 inline __m128i ranks_of(__m128i letters, __m128i low, __m128i high) {
    const __m128i upper_half = _mm_slli_epi16(letters, 3); // bit 4 becomes the sign
    return _mm_blendv_epi8(_mm_shuffle_epi8(low, letters), _mm_shuffle_epi8(high, letters),
                           upper_half);
}

ESPALIER_AVX2 inline __m128i load_four(const std::uint8_t* from) {
    return _mm_loadu_si32(from);
}

} // namespace

/// The eight letters around come by three loads of four and a shuffle, their ranks by two table
/// look-ups in registers; those with a rank are moved together by another.
ESPALIER_AVX2 std::size_t gather_avx2(const padded_grid& grid, const occurrence* from,
                                      std::size_t count, std::uint32_t number,
                                      const std::uint8_t* rank_of, const gathered& to) {
    const auto load = [](const std::uint8_t* at) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    };
    const __m128i low = load(rank_of), high = load(rank_of + 16), nothing = _mm_setzero_si128();
    const __m128i around = _mm_setr_epi8(0, 1, 2, 4, 6, 8, 9, 10, -1, -1, -1, -1, -1, -1, -1, -1);
    const int stride = static_cast<int>(grid.stride);
    const __m256i offsets =
        _mm256_setr_epi32(-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1);
    const std::uint8_t* const letters = grid.letters.data();
    std::size_t size = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t position = from[i].position;
        const std::uint8_t* const middle = letters + position - 1;
        const __m128i rows =
            _mm_unpacklo_epi64(_mm_unpacklo_epi32(load_four(middle - stride), load_four(middle)),
                               load_four(middle + stride));
        const __m128i ranks = ranks_of(_mm_shuffle_epi8(rows, around), low, high);
        const auto without =
            static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(ranks, nothing)));
        const unsigned with = ~without & grid.sides;
        const __m128i which =
            _mm_loadl_epi64(reinterpret_cast<const __m128i*>(members[with].data()));
        const __m256i moved = _mm256_permutevar8x32_epi32(offsets, _mm256_cvtepu8_epi32(which));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to.positions + size),
                            _mm256_add_epi32(_mm256_set1_epi32(static_cast<int>(position)), moved));
        _mm256_storeu_si256(
            reinterpret_cast<__m256i*>(to.parents + size),
            _mm256_set1_epi32(static_cast<int>(number + static_cast<std::uint32_t>(i))));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to.ranks + size),
                         _mm_cvtepu8_epi16(_mm_shuffle_epi8(ranks, which)));
        size += static_cast<std::size_t>(_mm_popcnt_u32(with));
    }
    return size;
}

} // namespace boggle::detail

#else

namespace boggle::detail {

/// Never chosen here.
std::size_t gather_avx2(const padded_grid& grid, const occurrence* from, std::size_t count,
                        std::uint32_t number, const std::uint8_t* rank_of, const gathered& to) {
    return gather_portable(grid, from, count, number, rank_of, to);
}

} // namespace boggle::detail

#endif
