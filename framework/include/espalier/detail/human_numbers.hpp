/// Numbers and times as people read them at a glance, in every locale the same.
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>

namespace espalier::detail {

inline std::string fixed(double x, int decimals) {
    std::array<char, 400> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), x,
                                   std::chars_format::fixed, decimals);
    return {text.data(), end.ptr};
}

/// Two or three digits that count and a unit of thousands: "0", "999", "1.2 k", "41 M", "3e+21".
inline std::string short_number(double x) {
    constexpr std::array units{"", " k", " M", " G", " T", " P", " E"};
    std::size_t unit = 0;
    while (x >= 999.5 && unit + 1 < units.size()) {
        x /= 1000;
        ++unit;
    }
    if (x >= 999.5) {
        std::array<char, 32> text;
        const auto end = std::to_chars(text.data(), text.data() + text.size(), x * 1e18,
                                       std::chars_format::scientific, 1);
        return {text.data(), end.ptr};
    }
    const bool whole = unit == 0 && x == std::floor(x);
    return fixed(x, x < 9.95 && !whole ? 1 : 0) + units[unit];
}

/// A part of 1 in per cent, rounded down, so that only all of it is "100 %".
inline std::string per_cent(double part) {
    if (part > 0 && part < 1e-6) return "< 0.0001 %";
    const int decimals = part > 0 && part < 1e-3 ? 4 : 1;
    const double unit = decimals == 1 ? 10 : 1e4;
    return part >= 1 ? "100 %" : fixed(std::floor(part * 100 * unit) / unit, decimals) + " %";
}

/// Seconds as "0:07", "12:34", "3:04:05", "5 days", "1.2 k years"; rounded to whole seconds.
inline std::string short_time(double seconds) {
    constexpr double day = 86400, year = 365.25 * day;
    if (std::isinf(seconds)) return "for ever";
    if (seconds >= 2 * year) return short_number(seconds / year) + " years";
    if (seconds >= 4 * day) return fixed(seconds / day, 0) + " days";
    const auto whole = static_cast<std::uint64_t>(std::llround(seconds));
    const auto two_digits = [](std::uint64_t n) {
        return (n < 10 ? ":0" : ":") + std::to_string(n);
    };
    const std::uint64_t hours = whole / 3600, minutes = whole / 60 % 60;
    return (hours == 0 ? std::to_string(minutes) : std::to_string(hours) + two_digits(minutes)) +
           two_digits(whole % 60);
}

} // namespace espalier::detail
