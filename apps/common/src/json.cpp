#include "cli/json.hpp"

#include <charconv>
#include <ostream>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "cli/numbers.hpp"

namespace cli {

nlohmann::ordered_json json_count(std::uint64_t count) {
    if (count <= largest_json_number) return count;
    return std::to_string(count);
}

nlohmann::ordered_json json_count(const std::string& digits) {
    if (!detail::is_whole_number(digits)) throw std::invalid_argument("not a count: " + digits);
    constexpr auto largest = static_cast<std::int64_t>(largest_json_number);
    const auto small = parse_int<std::int64_t>(digits, -largest, largest);
    if (small.value) return *small.value;
    return digits;
}

void write_document(std::ostream& out, const nlohmann::ordered_json& document) {
    constexpr int indent = 2;
    out << document.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
        << '\n';
}

} // namespace cli
