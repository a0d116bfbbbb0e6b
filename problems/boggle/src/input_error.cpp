#include "boggle/input_error.hpp"

#include <utility>

#include <fmt/format.h>

namespace boggle {

namespace {

std::string full_message(std::string_view file, text_position where, std::string_view message) {
    if (where.line == 0) return fmt::format("{}: {}", file, message);
    return fmt::format("{}:{}:{}: {}", file, where.line, where.column, message);
}

} // namespace

input_error::input_error(std::string_view file, text_position where, std::string_view message,
                         std::string remedy)
    : std::runtime_error(full_message(file, where, message)), where_(where),
      remedy_(std::move(remedy)) {}

} // namespace boggle
