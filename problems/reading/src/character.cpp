#include "reading/character.hpp"

namespace reading {

std::string_view character_at(std::string_view text, std::size_t offset) {
    text.remove_prefix(offset);
    const auto lead = static_cast<unsigned char>(text.front());
    std::size_t size = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1;
    for (std::size_t at = 1; at < size; ++at)
        if (at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U) size = 1;
    return text.substr(0, size);
}

std::string shown(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    const bool control =
        character.size() == 2 && first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
    if (character.size() == 1 ? first > 0x20 && first < 0x7F : !control) {
        return std::string("'").append(character).append("'");
    }
    constexpr std::string_view digits = "0123456789ABCDEF";
    return std::string("byte 0x") + digits[first >> 4U] + digits[first & 0xFU];
}

} // namespace reading
