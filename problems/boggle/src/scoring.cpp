#include "boggle/scoring.hpp"

#include <algorithm>

namespace boggle {

score_table score_table::standard() {
    return {{0, 0, 0, 1, 1, 2, 3, 5, 11}};
}

std::uint32_t score(const score_table& table, std::size_t length) noexcept {
    if (table.points.empty()) return 0;
    return table.points[std::min(length, table.points.size() - 1)];
}

} // namespace boggle
