/// The inner loop of `occurrences`: from a list to its neighbours.
#pragma once

#include <cstddef>
#include <cstdint>

#include "boggle/letter_field.hpp"
#include "boggle/occurrences.hpp"

namespace boggle::detail {

/// Where the neighbours go: arrays with room for eight more an occurrence, and eight.
struct gathered {
    std::uint32_t* positions;
    std::uint32_t* parents;
    std::uint16_t* ranks;
};

/// Writes, for each of `count` occurrences, the positions around it whose letters have a rank other
/// than 0, ascending, with their ranks and the number of the occurrence (the first has `number`).
/// Returns how many. `rank_of` has 32 entries, 0 for the wall.
gather_form gather_portable, gather_avx2;

} // namespace boggle::detail
