// The kernel for AVX-512: a vector of states gives its children one round after another, in each of
// them the one in the lowest square that a state still has. Those to be kept are pushed together by
// vpcompress (in a register, then stored whole: several times as fast as into memory) and appended.
// A board of up to 16 columns has 32 states in a vector, a wider one 16.
#include "forms.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>

#if defined(__x86_64__)
#    include <immintrin.h>

#    define ESPALIER_AVX512 __attribute__((target("avx512f,avx512bw,avx512vbmi2,avx512vpopcntdq")))
#    define ESPALIER_AVX512_PIECE ESPALIER_AVX512 __attribute__((always_inline)) static inline

namespace queens::blocks {
namespace {

/// What depends on the width of a word.
struct words_of_16 {
    using word = std::uint16_t;
    using mask = __mmask32;

    ESPALIER_AVX512_PIECE __m512i all(word x) { return _mm512_set1_epi16(static_cast<short>(x)); }
    ESPALIER_AVX512_PIECE __m512i load(mask which, const word* from) {
        return _mm512_maskz_loadu_epi16(which, from);
    }
    ESPALIER_AVX512_PIECE __m512i only(mask which, __m512i x) {
        return _mm512_maskz_mov_epi16(which, x);
    }
    ESPALIER_AVX512_PIECE void append(word* to, mask which, __m512i x) {
        _mm512_storeu_si512(to, _mm512_maskz_compress_epi16(which, x));
    }
    ESPALIER_AVX512_PIECE __m512i negative(__m512i x) {
        return _mm512_sub_epi16(_mm512_setzero_si512(), x);
    }
    ESPALIER_AVX512_PIECE __m512i to_left(__m512i x, __m128i by) { return _mm512_sll_epi16(x, by); }
    ESPALIER_AVX512_PIECE __m512i to_right(__m512i x, __m128i by) {
        return _mm512_srl_epi16(x, by);
    }
    ESPALIER_AVX512_PIECE mask meet(mask which, __m512i x, __m512i y) {
        return _mm512_mask_test_epi16_mask(which, x, y);
    }
};

/// Its shifts are masked, though by all, because g++ 12 warns of the plain ones (its bug 105593).
struct words_of_32 {
    using word = std::uint32_t;
    using mask = __mmask16;

    ESPALIER_AVX512_PIECE __m512i all(word x) { return _mm512_set1_epi32(static_cast<int>(x)); }
    ESPALIER_AVX512_PIECE __m512i load(mask which, const word* from) {
        return _mm512_maskz_loadu_epi32(which, from);
    }
    ESPALIER_AVX512_PIECE __m512i only(mask which, __m512i x) {
        return _mm512_maskz_mov_epi32(which, x);
    }
    ESPALIER_AVX512_PIECE void append(word* to, mask which, __m512i x) {
        _mm512_storeu_si512(to, _mm512_maskz_compress_epi32(which, x));
    }
    ESPALIER_AVX512_PIECE __m512i negative(__m512i x) {
        return _mm512_sub_epi32(_mm512_setzero_si512(), x);
    }
    ESPALIER_AVX512_PIECE __m512i to_left(__m512i x, __m128i by) {
        return _mm512_maskz_sll_epi32(0xffff, x, by);
    }
    ESPALIER_AVX512_PIECE __m512i to_right(__m512i x, __m128i by) {
        return _mm512_maskz_srl_epi32(0xffff, x, by);
    }
    ESPALIER_AVX512_PIECE mask meet(mask which, __m512i x, __m512i y) {
        return _mm512_mask_test_epi32_mask(which, x, y);
    }
};

/// A vector of states.
struct vector {
    __m512i columns;
    __m512i leftward;
    __m512i rightward;
};

template <class Words>
struct vectors {
    using word = typename Words::word;
    using mask = typename Words::mask;
    static constexpr std::size_t width = sizeof(__m512i) / sizeof(word);
    static constexpr std::size_t surplus = width;

    ESPALIER_AVX512 static std::size_t children(states<word> of, std::size_t count, const row* here,
                                                states<word> to) {
        const __m512i next = Words::all(static_cast<word>(here[1].free));
        const __m512i after = Words::all(static_cast<word>(here[2].free));
        const __m128i step = _mm_cvtsi32_si128(here[0].step);
        const __m128i further = _mm_cvtsi32_si128(here[1].step);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; i += width) {
            const vector parents = load(of.from(i), count - i);
            __m512i squares = squares_of(parents, here->free);
            for (mask some; (some = Words::meet(all_of_them, squares, squares)) != 0;) {
                const vector child = place(parents, squares, step);
                const vector moved = {child.columns, Words::to_left(child.leftward, further),
                                      Words::to_right(child.rightward, further)};
                mask keep = Words::meet(some, unattacked(child), next);
                keep = Words::meet(keep, unattacked(moved), after);
                Words::append(to.columns + kept, keep, child.columns);
                Words::append(to.leftward + kept, keep, child.leftward);
                Words::append(to.rightward + kept, keep, child.rightward);
                kept += static_cast<std::size_t>(std::popcount(keep));
            }
        }
        return kept;
    }

    ESPALIER_AVX512 static std::uint64_t solutions(states<word> of, std::size_t count,
                                                   const row* here) {
        const __m512i next = Words::all(static_cast<word>(here[1].free));
        const __m128i step = _mm_cvtsi32_si128(here[0].step);
        __m512i found = _mm512_setzero_si512();
        for (std::size_t i = 0; i < count; i += width) {
            const vector parents = load(of.from(i), count - i);
            __m512i squares = squares_of(parents, here->free);
            for (mask some; (some = Words::meet(all_of_them, squares, squares)) != 0;) {
                const vector child = place(parents, squares, step);
                const __m512i last = _mm512_and_si512(unattacked(child), next);
                found = _mm512_add_epi64(found, _mm512_popcnt_epi64(Words::only(some, last)));
            }
        }
        std::array<std::uint64_t, 8> parts;
        _mm512_storeu_si512(parts.data(), found);
        return std::accumulate(parts.begin(), parts.end(), std::uint64_t{0});
    }

  private:
    static constexpr mask all_of_them = static_cast<mask>(~mask{0});

    ESPALIER_AVX512_PIECE vector load(states<word> of, std::size_t count) {
        const mask there = count < width ? static_cast<mask>((1U << count) - 1) : all_of_them;
        return {Words::load(there, of.columns), Words::load(there, of.leftward),
                Words::load(there, of.rightward)};
    }

    /// columns & ~(leftward | rightward): what is attacked no column lets through.
    ESPALIER_AVX512_PIECE __m512i unattacked(const vector& of) {
        return _mm512_ternarylogic_epi32(of.columns, of.leftward, of.rightward, 0x10);
    }

    ESPALIER_AVX512_PIECE __m512i squares_of(const vector& of, std::uint32_t free) {
        return _mm512_and_si512(unattacked(of), Words::all(static_cast<word>(free)));
    }

    /// Takes the lowest square of each state away and puts a queen there.
    ESPALIER_AVX512_PIECE vector place(const vector& of, __m512i& squares, __m128i step) {
        const __m512i queen = _mm512_and_si512(squares, Words::negative(squares));
        squares = _mm512_xor_si512(squares, queen);
        return {_mm512_xor_si512(of.columns, queen),
                Words::to_left(_mm512_or_si512(of.leftward, queen), step),
                Words::to_right(_mm512_or_si512(of.rightward, queen), step)};
    }
};

template <class Words>
std::optional<std::uint64_t> counted(std::span<const row> rows, std::uint32_t columns,
                                     const std::stop_token& stop) {
    thread_local walk<vectors<Words>> kept;
    return kept.solutions(rows, static_cast<typename Words::word>(columns), stop);
}

} // namespace

std::optional<std::uint64_t> avx512(std::span<const row> rows, std::uint32_t columns,
                                    const std::stop_token& stop) {
    return std::bit_width(columns) <= 16 ? counted<words_of_16>(rows, columns, stop)
                                         : counted<words_of_32>(rows, columns, stop);
}

} // namespace queens::blocks

#else

namespace queens::blocks {

std::optional<std::uint64_t> avx512(std::span<const row> rows, std::uint32_t columns,
                                    const std::stop_token& stop) {
    return portable(rows, columns, stop); // never asked for: no other processor can run it
}

} // namespace queens::blocks

#endif
