/// Text compared by its first bytes, which decide nearly always.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace boggle {

/// The first eight bytes as a number that orders as they do, with zeros after the end.
inline std::uint64_t leading_bytes(std::string_view text) noexcept {
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < 8; ++i)
        key = key << 8 | (i < text.size() ? static_cast<unsigned char>(text[i]) : 0u);
    return key;
}

/// The same for a text, not empty, that lies in a longer one: its first `readable` bytes are there
/// to be read, whatever they are. From eight on it is a load and a shift.
inline std::uint64_t leading_bytes(std::string_view text, std::size_t readable) noexcept {
    if (readable < 8) return leading_bytes(text);
    std::uint64_t key = 0;
    std::memcpy(&key, text.data(), sizeof key);
    if constexpr (std::endian::native == std::endian::little) key = __builtin_bswap64(key);
    const std::size_t beyond = 8 - std::min<std::size_t>(text.size(), 8);
    return key >> 8 * beyond << 8 * beyond;
}

} // namespace boggle
