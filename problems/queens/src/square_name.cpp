#include "queens/square_name.hpp"

#include <charconv>
#include <cstddef>

namespace queens {
namespace {

constexpr int letters = 26;
constexpr int largest = 1'000'000;

/// The number that is the whole of the text, from 1.
std::optional<int> parse_number(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end || number < 1 || number > largest) return {};
    return number;
}

/// The number that letters stand for, from 1; nothing where there are none, or where it is too
/// large.
std::optional<int> parse_letters(std::string_view text) {
    int number = 0;
    for (const char c : text) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (small < 'a' || small > 'z') return {};
        number = number * letters + (small - 'a' + 1);
        if (number > largest) return {};
    }
    if (number == 0) return {};
    return number;
}

} // namespace

std::string square_name(square where) {
    std::string name;
    for (int rest = where.column + 1; rest > 0; rest = (rest - 1) / letters)
        name.insert(name.begin(), static_cast<char>('a' + (rest - 1) % letters));
    return name + std::to_string(where.row + 1);
}

std::optional<square> parse_square(std::string_view text) {
    const std::size_t colon = text.find(':');
    const bool in_numbers = colon != std::string_view::npos;
    const std::size_t cut = in_numbers ? colon : text.find_first_of("0123456789");
    if (cut == std::string_view::npos) return {};
    const std::string_view left = text.substr(0, cut);
    const auto row = parse_number(in_numbers ? left : text.substr(cut));
    const auto column = in_numbers ? parse_number(text.substr(cut + 1)) : parse_letters(left);
    if (!row || !column) return {};
    return square{.row = *row - 1, .column = *column - 1};
}

} // namespace queens
