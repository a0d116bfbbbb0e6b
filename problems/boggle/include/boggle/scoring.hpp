/// What a word is worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace boggle {

/// Points by length in letters: `points[n]` for a word of n letters, the last entry for all longer.
struct score_table {
    std::vector<std::uint32_t> points;

    /// 3 and 4 letters 1, 5: 2, 6: 3, 7: 5, from 8: 11; shorter words nothing.
    static score_table standard();
};

/// Zero for an empty table.
std::uint32_t score(const score_table& table, std::size_t length) noexcept;

} // namespace boggle
