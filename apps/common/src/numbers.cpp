#include "cli/numbers.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/quoting.hpp"

namespace cli::detail {

bool is_whole_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() &&
           std::ranges::all_of(text, [](char digit) { return digit >= '0' && digit <= '9'; });
}

std::string not_a_number(std::string_view text) {
    return text.empty() ? "the number is missing" : in_quotes(text) + " is not a whole number";
}

std::string out_of_range(std::string_view text) {
    return in_quotes(text) + " is out of range";
}

std::string range_remedy(std::string_view least, std::string_view most) {
    return fmt::format("write a whole number from {} to {}", least, most);
}

} // namespace cli::detail
