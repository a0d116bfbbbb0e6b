/// The bits of 512 words, sorted by their number in the word. For avx512.cpp.
#pragma once

#if defined(__x86_64__)

#    include <cstddef>
#    include <cstdint>

#    include "lines_avx512.hpp"

namespace queens::half {

/// Rows and columns of 8 × 8 words exchanged: pairs, then pairs of pairs, then halves of registers.
ESPALIER_AVX512 inline void transpose_words(__m512i (&row)[8]) {
    __m512i pair[8], four[8];
    for (int i = 0; i < 8; i += 2) {
        pair[i] = _mm512_unpacklo_epi64(row[i], row[i + 1]);
        pair[i + 1] = _mm512_unpackhi_epi64(row[i], row[i + 1]);
    }
    // In each register of 128-bit lanes, choose the even ones of two, or the odd ones.
    for (int i = 0; i < 8; i += 4)
        for (int j = 0; j < 2; ++j) {
            four[i + j] = _mm512_shuffle_i64x2(pair[i + j], pair[i + j + 2], 0x88);
            four[i + j + 2] = _mm512_shuffle_i64x2(pair[i + j], pair[i + j + 2], 0xdd);
        }
    for (int j = 0; j < 4; ++j) {
        row[j] = _mm512_shuffle_i64x2(four[j], four[j + 4], 0x88);
        row[j + 4] = _mm512_shuffle_i64x2(four[j], four[j + 4], 0xdd);
    }
}

/// Plane b gets bit b of each of the 512 words at `from`, bit i from word i, for so many of the
/// lower bits, up to 48, and the others of their bytes.
///
/// Eight words are sorted by the number of the byte, in each byte's eight the last word first,
/// because a matrix of bits times the unit vectors is the matrix transposed and turned upside down.
/// What is left is to transpose bytes.
ESPALIER_AVX512 inline void make_bit_planes(const std::uint64_t* from, line* planes, int bits) {
    const int bytes_used = (bits + 7) / 8;
    const __m512i bytes_by_number = _mm512_set_epi64(
        0x3f372f271f170f07, 0x3e362e261e160e06, 0x3d352d251d150d05, 0x3c342c241c140c04,
        0x3b332b231b130b03, 0x3a322a221a120a02, 0x3931292119110901, 0x3830282018100800);
    const __m512i bytes_reversed = _mm512_set_epi64(
        0x070f171f272f373f, 0x060e161e262e363e, 0x050d151d252d353d, 0x040c141c242c343c,
        0x030b131b232b333b, 0x020a121a222a323a, 0x0109111921293139, 0x0008101820283038);
    const __m512i unit_vectors = _mm512_set1_epi64(static_cast<long long>(0x8040201008040201));
    alignas(64)
        __m512i bytes[6][8]; // of 64 words each: the eight bits of one byte, a word for each
    for (int block = 0; block < 8; ++block) {
        __m512i part[8];
        for (int i = 0; i < 8; ++i) {
            const __m512i eight = _mm512_loadu_si512(from + 64 * block + 8 * i);
            const __m512i sorted = _mm512_permutexvar_epi8(bytes_reversed, eight);
            part[i] = _mm512_gf2p8affine_epi64_epi8(unit_vectors, sorted, 0);
        }
        transpose_words(part);
        for (int byte = 0; byte < bytes_used; ++byte)
            bytes[byte][block] = _mm512_permutexvar_epi8(bytes_by_number, part[byte]);
    }
    for (int byte = 0; byte < bytes_used; ++byte) {
        transpose_words(bytes[byte]);
        for (int bit = 0; bit < 8; ++bit)
            planes[8 * byte + bit].bits = bytes[byte][bit];
    }
}

} // namespace queens::half

#endif
