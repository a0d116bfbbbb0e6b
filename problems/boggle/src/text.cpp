#include "boggle/text.hpp"

#include <cstdlib>
#include <memory>
#include <stdexcept>

#include <fmt/format.h>
#include <utf8proc.h>

namespace boggle {

namespace {

struct decoded {
    utf8proc_int32_t code; ///< -1 where the bytes are not UTF-8
    std::size_t size;
};

decoded decode(std::string_view text) noexcept {
    utf8proc_int32_t code = -1;
    const auto size = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                       static_cast<utf8proc_ssize_t>(text.size()), &code);
    if (size <= 0) return {.code = -1, .size = 1};
    return {.code = code, .size = static_cast<std::size_t>(size)};
}

std::string mapped(std::string_view text, utf8proc_option_t options) {
    utf8proc_uint8_t* result = nullptr;
    const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                   static_cast<utf8proc_ssize_t>(text.size()), &result, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
    if (size == UTF8PROC_ERROR_NOMEM) throw std::bad_alloc();
    if (size < 0) throw std::invalid_argument("text is not well-formed UTF-8");
    return {reinterpret_cast<const char*>(result), static_cast<std::size_t>(size)};
}

constexpr auto to_nfc = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE);
constexpr auto to_folded = static_cast<utf8proc_option_t>(to_nfc | UTF8PROC_CASEFOLD);

bool starts_letter(utf8proc_category_t category) noexcept {
    switch (category) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
        return true;
    default:
        return false;
    }
}

/// Marks, the rest of a Korean syllable in parts, and the joiners that shape Indic and Persian
/// text.
bool continues_letter(decoded d, utf8proc_category_t category) noexcept {
    constexpr utf8proc_int32_t non_joiner = 0x200c, joiner = 0x200d;
    return starts_letter(category) || category == UTF8PROC_CATEGORY_MN ||
           category == UTF8PROC_CATEGORY_MC || category == UTF8PROC_CATEGORY_ME ||
           d.code == non_joiner || d.code == joiner;
}

template <class Predicate>
bool any_category(std::string_view text, Predicate holds) noexcept {
    while (!text.empty()) {
        const auto d = decode(text);
        if (d.code >= 0 && holds(utf8proc_category(d.code))) return true;
        text.remove_prefix(d.size);
    }
    return false;
}

} // namespace

std::size_t first_ill_formed(std::string_view text) noexcept {
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const auto d = decode(text.substr(at));
        if (d.code < 0) return at;
        at += d.size;
    }
    return std::string_view::npos;
}

std::string compose(std::string_view text) {
    return mapped(text, to_nfc);
}

std::string fold(std::string_view text) {
    return mapped(text, to_folded);
}

std::string without_accents(std::string_view text) {
    constexpr auto to_nfd = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE);
    const std::string apart = mapped(text, to_nfd);
    std::string bare;
    for (std::string_view left = apart; !left.empty();) {
        const auto d = decode(left);
        if (d.code < 0x300 || d.code > 0x36f) bare += left.substr(0, d.size);
        left.remove_prefix(d.size);
    }
    return compose(bare);
}

std::size_t grapheme_size(std::string_view text) noexcept {
    if (text.empty()) return 0;
    auto before = decode(text);
    std::size_t size = before.size;
    utf8proc_int32_t state = 0;
    while (size < text.size()) {
        const auto next = decode(text.substr(size));
        if (before.code < 0 || next.code < 0 ||
            utf8proc_grapheme_break_stateful(before.code, next.code, &state))
            break;
        size += next.size;
        before = next;
    }
    return size;
}

std::vector<std::string_view> graphemes(std::string_view text) {
    std::vector<std::string_view> result;
    while (!text.empty()) {
        result.push_back(text.substr(0, grapheme_size(text)));
        text.remove_prefix(result.back().size());
    }
    return result;
}

bool is_letter(std::string_view cluster) noexcept {
    if (cluster.empty()) return false;
    auto d = decode(cluster);
    if (d.code < 0 || !starts_letter(utf8proc_category(d.code))) return false;
    for (cluster.remove_prefix(d.size); !cluster.empty(); cluster.remove_prefix(d.size)) {
        d = decode(cluster);
        if (d.code < 0 || !continues_letter(d, utf8proc_category(d.code))) return false;
    }
    return true;
}

bool is_blank(std::string_view cluster) noexcept {
    if (cluster.empty()) return false;
    if (cluster == "\t" || cluster == " ") return true;
    const auto d = decode(cluster);
    return d.size == cluster.size() && d.code >= 0 &&
           utf8proc_category(d.code) == UTF8PROC_CATEGORY_ZS;
}

bool has_capital(std::string_view text) noexcept {
    return any_category(text, [](utf8proc_category_t category) {
        return category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LT;
    });
}

bool has_small(std::string_view text) noexcept {
    return any_category(
        text, [](utf8proc_category_t category) { return category == UTF8PROC_CATEGORY_LL; });
}

std::size_t display_width(std::string_view text) noexcept {
    std::size_t width = 0;
    while (!text.empty()) {
        const auto d = decode(text);
        if (d.code >= 0) width += static_cast<std::size_t>(utf8proc_charwidth(d.code));
        text.remove_prefix(d.size);
    }
    return width;
}

std::string quoted(std::string_view cluster) {
    const auto d = decode(cluster);
    if (d.code < 0)
        return fmt::format("byte 0x{:02X}", static_cast<unsigned char>(cluster.front()));
    if (d.code < ' ' || utf8proc_charwidth(d.code) == 0) return fmt::format("U+{:04X}", d.code);
    return fmt::format("'{}'", cluster);
}

} // namespace boggle
