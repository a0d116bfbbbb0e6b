#include "reading/input_error.hpp"

#include <utility>

namespace reading {
namespace {

std::string told(std::string_view file, text_place where, std::string_view message) {
    std::string text(file);
    if (where.line != 0)
        for (const std::size_t number : {where.line, where.column})
            text.append(":").append(std::to_string(number));
    return text.append(": ").append(message);
}

} // namespace

input_error::input_error(std::string_view file, text_place where, std::string_view message,
                         std::string remedy)
    : std::runtime_error(told(file, where, message)), where_(where), remedy_(std::move(remedy)) {}

} // namespace reading
