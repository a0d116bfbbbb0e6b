/// Spans of time on the command line: 500ms, 30s, 2m, 1.5h; a bare number is seconds.
#pragma once

#include <chrono>
#include <string_view>

#include "cli/numbers.hpp"

namespace cli {

/// The longest span that is accepted: 100 years, so that adding it to any clock cannot overflow.
inline constexpr std::chrono::hours longest_duration{876'000};

/// Reads a decimal number ("30", "0.5", ".5") followed at once by ms, s, m, h or nothing (seconds).
/// No sign, no exponent, no nan or infinity; from 0 to longest_duration. What is more than zero
/// never becomes zero: it is rounded up to a nanosecond.
parsed_value<std::chrono::nanoseconds> parse_duration(std::string_view text);

} // namespace cli
