#include "line_masks.hpp"

namespace boggle::detail {
namespace {

/// One bit of each of eight bytes, the first byte's lowest.
std::uint64_t bits_of(std::uint64_t bytes, unsigned bit) noexcept {
    constexpr std::uint64_t each = 0x0101010101010101, gather = 0x0102040810204080;
    return (bytes >> bit & each) * gather >> 56;
}

} // namespace

line_masks line_masks_portable(const char* block, const byte_kinds& kinds) noexcept {
    line_masks made{};
    for (unsigned i = 0; i < block_size; i += 8) {
        std::uint64_t eight = 0;
        for (unsigned k = 0; k < 8; ++k)
            eight |= std::uint64_t{kinds[static_cast<unsigned char>(block[i + k])]} << 8 * k;
        made.wanted |= bits_of(eight, 0) << i;
        made.letters |= bits_of(eight, 1) << i;
        made.feeds |= bits_of(eight, 2) << i;
        made.returns |= bits_of(eight, 3) << i;
    }
    return made;
}

} // namespace boggle::detail
