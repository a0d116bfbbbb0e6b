#include "cli/digest.hpp"

#include <fmt/format.h>

#include <espalier/checkpoint.hpp>

namespace cli {

std::string digest(std::string_view text) {
    return fmt::format("{:016x}", espalier::detail::checksum(text));
}

} // namespace cli
