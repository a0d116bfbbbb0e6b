/// Choices, objectives and the like in words, as far as they can be printed.
#pragma once

#include <concepts>
#include <ostream>
#include <ranges>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>

namespace espalier::testing::detail {

template <class T>
concept Printable = requires(std::ostream& out, const T& value) { out << value; };

template <class T>
concept Pair = requires(const T& value) {
    value.first;
    value.second;
};

/// The value in words, or empty if there is no way to print it.
template <class T>
std::string text_of(const T& value) {
    std::ostringstream out;
    if constexpr (std::same_as<T, bool>) {
        out << (value ? "true" : "false");
    } else if constexpr (std::same_as<T, char>) {
        out << '\'' << value << '\'';
    } else if constexpr (std::integral<T>) {
        out << +value;
    } else if constexpr (Printable<T>) {
        out << value;
    } else if constexpr (std::is_enum_v<T>) {
        out << +static_cast<std::underlying_type_t<T>>(value);
    } else if constexpr (Pair<T>) {
        const std::string first = text_of(value.first), second = text_of(value.second);
        if (!first.empty() && !second.empty()) out << '(' << first << ", " << second << ')';
    } else if constexpr (std::ranges::forward_range<const T>) {
        const char* comma = "";
        for (const auto& part : value) {
            const std::string word = text_of(part);
            if (word.empty()) return {};
            out << std::exchange(comma, ", ") << word;
        }
        return '{' + out.str() + '}';
    }
    return out.str();
}

} // namespace espalier::testing::detail
