#include "cli/duration.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

#include "cli/quoting.hpp"

namespace cli {
namespace {

using std::chrono::nanoseconds;

struct unit {
    std::string_view name;
    double in_nanoseconds;
};

constexpr std::array<unit, 5> units{{{.name = "", .in_nanoseconds = 1e9},
                                     {.name = "ms", .in_nanoseconds = 1e6},
                                     {.name = "s", .in_nanoseconds = 1e9},
                                     {.name = "m", .in_nanoseconds = 60e9},
                                     {.name = "h", .in_nanoseconds = 3600e9}}};

parsed_value<nanoseconds> failed(std::string error) {
    return {.error = std::move(error),
            .remedy = "write a time such as 500ms, 30s, 2m, 1.5h or 10 (seconds)"};
}

const unit* find_unit(std::string_view name) {
    for (const unit& known : units) {
        if (known.name == name) return &known;
    }
    return nullptr;
}

bool is_decimal(std::string_view text) {
    return text.find_first_of("0123456789") != std::string_view::npos &&
           text.find('.') == text.rfind('.');
}

bool is_below_one(std::string_view digits) {
    const auto first = digits.find_first_not_of('0');
    return first != std::string_view::npos && digits[first] == '.';
}

} // namespace

parsed_value<nanoseconds> parse_duration(std::string_view text) {
    if (text.empty()) return failed("the time is missing");
    const auto end = std::min(text.find_first_not_of("0123456789."), text.size());
    const std::string_view digits = text.substr(0, end);
    if (text.front() == '-') return failed(in_quotes(text) + " is a negative time");
    if (!is_decimal(digits)) return failed(in_quotes(text) + " is not a time");
    const unit* const scale = find_unit(text.substr(end));
    if (scale == nullptr) return failed(in_quotes(text) + " has an unknown unit of time");

    double number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool underflow = read.ec == std::errc::result_out_of_range && is_below_one(digits);
    const bool more_than_zero = underflow || number > 0;
    const double span = underflow ? 0 : std::round(number * scale->in_nanoseconds);
    constexpr double longest = static_cast<double>(nanoseconds(longest_duration).count());
    if ((read.ec != std::errc{} && !underflow) || span > longest) {
        return failed(in_quotes(text) + " is longer than a hundred years");
    }
    if (more_than_zero && span < 1) return {.value = nanoseconds(1)};
    return {.value = nanoseconds(static_cast<nanoseconds::rep>(span))};
}

} // namespace cli
