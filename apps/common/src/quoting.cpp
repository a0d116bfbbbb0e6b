#include "cli/quoting.hpp"

#include <cstddef>

#include <fmt/format.h>

namespace cli {
namespace {

constexpr std::size_t longest_shown = 60;

bool continues(std::string_view text, std::size_t at) {
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

/// The length in bytes of the printable character that begins the text, 0 when there is none:
/// a control character (C1 included: U+0080 … U+009F), or bytes that are no UTF-8.
std::size_t printable_length(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80U) return lead >= 0x20U && lead != 0x7FU ? 1 : 0;
    if (lead < 0xC2U || lead > 0xF4U) return 0;
    const std::size_t length = lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
    for (std::size_t at = 1; at < length; ++at) {
        if (!continues(text, at)) return 0;
    }
    const auto second = static_cast<unsigned char>(text[1]);
    const bool overlong = (lead == 0xE0U && second < 0xA0U) || (lead == 0xF0U && second < 0x90U);
    const bool beyond = (lead == 0xEDU && second > 0x9FU) || (lead == 0xF4U && second > 0x8FU);
    const bool control = lead == 0xC2U && second < 0xA0U;
    return overlong || beyond || control ? 0 : length;
}

/// The characters of the text, unprintable bytes as \xNN, and "…" in the place of those after
/// the first `most`.
std::string escaped_up_to(std::string_view text, std::size_t most) {
    std::string shown;
    for (std::size_t characters = 0; !text.empty(); ++characters) {
        if (characters == most) return shown + "…";
        const std::size_t length = printable_length(text);
        if (length == 0) {
            shown += fmt::format("\\x{:02X}", static_cast<unsigned char>(text.front()));
        } else {
            shown += text.substr(0, length);
        }
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return shown;
}

} // namespace

std::string escaped(std::string_view text) {
    return escaped_up_to(text, text.size() + 1);
}

std::string in_quotes(std::string_view text) {
    return fmt::format("'{}'", escaped_up_to(text, longest_shown));
}

} // namespace cli
