/// The one JSON document that --json prints. Include <nlohmann/json.hpp> in the .cpp file that
/// fills it: this header only names the type.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include <nlohmann/json_fwd.hpp>

namespace cli {

/// The largest whole number such that every smaller one is exact in a double, which is what most
/// readers of JSON keep numbers in: 2^53.
inline constexpr std::uint64_t largest_json_number = std::uint64_t{1} << 53U;

/// A count: a number up to 2^53, above it a string of its decimal digits.
nlohmann::ordered_json json_count(std::uint64_t count);

/// The same for counts of any size, given as decimal digits (a leading minus is allowed).
/// std::invalid_argument for any other text.
nlohmann::ordered_json json_count(const std::string& digits);

/// Writes one indented document and a newline, members in the order they were added; bytes that
/// are no UTF-8 become U+FFFD, so that the output is JSON whatever the input was.
void write_document(std::ostream& out, const nlohmann::ordered_json& document);

} // namespace cli
