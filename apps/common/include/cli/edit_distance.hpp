/// Near names: which known name a mistyped one was meant to be.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cli {

/// The least number of insertions, deletions, replacements and swaps of neighbouring bytes that
/// turn one text into the other, no part edited twice (optimal string alignment). O(|a|·|b|) time,
/// O(|b|) memory.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The known name that was most likely meant, or nothing when none is near: at most one edit for
/// three letters (of the longer one), capitals not told apart, or else a known name that begins
/// with what was typed. The first of several equally near ones.
std::optional<std::string> nearest_name(std::string_view typed, std::span<const std::string> known);

} // namespace cli
