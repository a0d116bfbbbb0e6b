/// What 64 bytes of a word file say about its lines: the inner loop of `line_filter`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "boggle/kernels.hpp"

namespace boggle::detail {

/// A byte's bits; the bytes are those of a block, the lowest bit its first.
struct line_masks {
    std::uint64_t wanted;  ///< letters that are looked for, of either case
    std::uint64_t letters; ///< a … z and A … Z
    std::uint64_t feeds, returns;
};

enum byte_kind : std::uint8_t { is_wanted = 1, is_a_to_z = 2, is_feed = 4, is_return = 8 };

/// The kinds of each byte.
using byte_kinds = std::array<std::uint8_t, 256>;

inline constexpr std::size_t block_size = 64;

/// Takes the kinds of letters from the table; `block` has 64 bytes.
using line_masks_form = line_masks(const char* block, const byte_kinds& kinds) noexcept;
line_masks_form line_masks_portable, line_masks_avx2;

inline line_masks_form* line_masks_of(kernels form) {
    return form == kernels::portable ? line_masks_portable : line_masks_avx2;
}

} // namespace boggle::detail
