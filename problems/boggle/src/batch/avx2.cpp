// The step for AVX2: a parent is one vector, in which the bits of all neighbours are looked up at
// once, those of their letters and those of their cells. (Bits looked up by pshufb: W. Muła,
// SIMDized check which bytes are in a set, 2018.)
#include "step.hpp"

#if defined(__x86_64__)
#    include <bit>

#    include <immintrin.h>

#    define ESPALIER_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))

namespace boggle::batch {

namespace {

/// For each set of eight the numbers of its elements, in ascending order.
constexpr auto elements = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (std::size_t set = 0; set < 256; ++set) {
        std::size_t size = 0;
        for (std::uint8_t i = 0; i < 8; ++i)
            if ((set >> i & 1) != 0) table[set][size++] = i;
    }
    return table;
}();

template <class T>
ESPALIER_AVX2 inline __m128i vector_at(const T* place) {
    return _mm_load_si128(reinterpret_cast<const __m128i*>(place));
}

template <class T>
ESPALIER_AVX2 inline __m128i half_vector_at(const T* place) {
    return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(place));
}

/// Sixteen cells are one vector: a cell's neighbours pick their letters from it.
ESPALIER_AVX2 void set_neighbours(const small_board& board, cells& to) {
    const std::size_t size = board.shape->cells;
    std::array<std::uint8_t, board_shape::most_cells> bytes, bits;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = board.letters[i] >> 3;
        bits[i] = static_cast<std::uint8_t>(1U << (board.letters[i] & 7));
    }
    for (std::size_t i = 0; i < size; ++i) {
        cell& made = to[i];
        made.below = (std::uint32_t{1} << board.letters[i]) - 1;
        if (size <= 16) {
            const __m128i next = half_vector_at(made.next.data());
            const auto pick = [&](const auto& from, auto& into) __attribute__((
                                  always_inline, target("avx2,bmi,bmi2,popcnt"))) {
                const auto all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from.data()));
                _mm_storel_epi64(reinterpret_cast<__m128i*>(into.data()),
                                 _mm_shuffle_epi8(all, next));
            };
            pick(bytes, made.byte);
            pick(bits, made.bit);
        } else {
            for (std::size_t n = 0; n < 8; ++n) {
                made.byte[n] = bytes[made.next[n]];
                made.bit[n] = bits[made.next[n]];
            }
        }
    }
}

ESPALIER_AVX2 made take_step(const mask_trie::node* trie, const cells& board, const parent* parents,
                             const pair* pairs, std::size_t count, target to) {
    const pair* const first_pair = to.pairs;
    const trie_node* const first_hit = to.hits;
    std::uint32_t number = 0;
    for (const pair* const end = pairs + count; pairs != end; ++pairs) {
        const parent& from = parent_of(*pairs, parents);
        const cell& at = cell_of(*pairs, board);
        const trie_node child =
            from.node.first + static_cast<trie_node>(std::popcount(from.node.mask & at.below));
        *to.hits = child;
        to.hits += trie[child].mask >> 31;

        const __m128i here = _mm_insert_epi64(half_vector_at(trie + child),
                                              static_cast<long long>(from.free & at.others), 1);
        _mm_store_si128(
            reinterpret_cast<__m128i*>(reinterpret_cast<std::byte*>(to.parents) + number), here);
        const __m128i bit = vector_at(at.bit.data());
        const __m128i there = _mm_and_si128(_mm_shuffle_epi8(here, vector_at(at.byte.data())), bit);
        const auto found =
            static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(there, bit)));
        const std::uint32_t on = found & found >> 8;

        const __m256i next = _mm256_permutevar8x32_epi32(
            _mm256_load_si256(reinterpret_cast<const __m256i*>(at.pairs.data())),
            _mm256_cvtepu8_epi32(half_vector_at(elements[on].data())));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to.pairs),
                            _mm256_or_si256(next, _mm256_set1_epi32(static_cast<int>(number))));
        to.pairs += std::popcount(on);
        number += on != 0 ? static_cast<std::uint32_t>(sizeof(parent)) : 0;
    }
    return {.pairs = static_cast<std::size_t>(to.pairs - first_pair),
            .hits = static_cast<std::size_t>(to.hits - first_hit)};
}

} // namespace

const form avx2{.set_letters = set_neighbours, .step = take_step};

} // namespace boggle::batch

#else

namespace boggle::batch {

const form avx2 = portable; // never asked for

} // namespace boggle::batch

#endif
