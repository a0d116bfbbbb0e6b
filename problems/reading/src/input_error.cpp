#include "reading/input_error.hpp"

#include <utility>

namespace reading {
namespace {

std::string at(const std::string& file, text_place where) {
    if (where.line == 0) return file;
    return file + ":" + std::to_string(where.line) + ":" + std::to_string(where.column);
}

} // namespace

input_error::input_error(const std::string& file, text_place where, const std::string& message,
                         std::string remedy)
    : std::runtime_error(at(file, where) + ": " + message), where_(where),
      remedy_(std::move(remedy)) {}

} // namespace reading
