/// Whole numbers of the command line: one way to read them all.
///
///     const int n = cli::demand(cli::parse_int<int>(text, 0, 32), "N");
///
/// std::from_chars is used because streams and lexical casts read "-1" as 4294967295.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/usage_error.hpp"

namespace cli {

/// A value, or the error and how to mend it (both lower case, without a final stop, naming the
/// range); exactly one of value and error is set.
template <class T>
struct parsed_value {
    std::optional<T> value = {};
    std::string error = {};
    std::string remedy = {};
};

/// The value, or a usage_error that begins with the subject: "N", "--threads".
template <class T>
T demand(parsed_value<T> parsed, std::string_view subject) {
    if (parsed.value) return *std::move(parsed.value);
    throw usage_error(std::string(subject) + ": " + parsed.error, std::move(parsed.remedy));
}

namespace detail {

/// Is the text an optional minus and decimal digits, and nothing else?
bool is_whole_number(std::string_view text);
std::string not_a_number(std::string_view text);
std::string out_of_range(std::string_view text);
std::string range_remedy(std::string_view least, std::string_view most);

} // namespace detail

/// Reads the whole text as a decimal number from min to max. No sign but a minus, no blanks, no
/// base prefix, no exponent.
template <std::integral T>
    requires(!std::same_as<T, bool>)
parsed_value<T> parse_int(std::string_view text, std::type_identity_t<T> min,
                          std::type_identity_t<T> max) {
    const auto failed = [&](std::string error) {
        return parsed_value<T>{
            {}, std::move(error), detail::range_remedy(std::to_string(min), std::to_string(max))};
    };
    if (!detail::is_whole_number(text)) return failed(detail::not_a_number(text));
    T number{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || number < min || number > max) {
        return failed(detail::out_of_range(text));
    }
    return {.value = number};
}

} // namespace cli
