/// The columns of a placement of any size, written as they come.
#pragma once

#include <ostream>
#include <span>
#include <string_view>

#include <fmt/format.h>

namespace nqueens {

/// From 1, with the separator between. What is buffered does not grow with the placement.
inline void write_columns(std::ostream& out, std::span<const int> queens,
                          std::string_view separator) {
    constexpr std::size_t piece = 1U << 16U;
    fmt::memory_buffer text;
    for (std::size_t row = 0; row < queens.size(); ++row) {
        if (row != 0) text.append(separator);
        const fmt::format_int number(queens[row] + 1);
        text.append(std::string_view(number.data(), number.size()));
        if (text.size() < piece) continue;
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        text.clear();
    }
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
}

} // namespace nqueens
