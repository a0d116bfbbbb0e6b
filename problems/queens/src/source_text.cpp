#include "source_text.hpp"

#include <cstddef>
#include <istream>
#include <utility>

namespace queens {
namespace {

constexpr std::size_t largest_text = std::size_t{1} << 16;

} // namespace

source_text::source_text(std::istream& in, std::string name) : name_(std::move(name)) {
    text_.resize(largest_text + 1);
    in.read(text_.data(), static_cast<std::streamsize>(text_.size()));
    text_.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad()) fail({}, "cannot be read", "give the name of a readable text file");
    if (text_.size() > largest_text)
        fail({}, "the text is larger than any board", "give a file with one board in it");
    if (text_.starts_with("\xef\xbb\xbf")) text_.erase(0, 3);
}

std::vector<std::string_view> source_text::lines() const {
    std::vector<std::string_view> all;
    std::string_view rest = text_;
    while (!rest.empty()) {
        const std::size_t end = rest.find_first_of("\r\n");
        all.push_back(rest.substr(0, end));
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + (rest.substr(end, 2) == "\r\n" ? 2 : 1));
    }
    return all;
}

void source_text::fail(text_place where, const std::string& message,
                       const std::string& remedy) const {
    throw input_error(name_, where, message, remedy);
}

std::string_view first_character(std::string_view text) {
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

} // namespace queens
