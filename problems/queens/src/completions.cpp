#include "queens/completions.hpp"

#include <array>
#include <bit>
#include <cstddef>

#include "blocks/forms.hpp"
#include "queens/board_size.hpp"

namespace queens {
namespace {

std::uint32_t columns_of(std::span<const open_row> rows) {
    std::uint32_t columns = 0;
    for (const open_row& each : rows)
        columns |= each.free;
    return columns;
}

} // namespace

std::optional<std::uint64_t> count_completions(std::span<const open_row> rows,
                                               const std::stop_token& stop, kernels form) {
    if (rows.empty()) return 1;
    if (rows.size() == 1) return std::popcount(rows[0].free);
    const std::uint32_t columns = columns_of(rows);
    if (static_cast<std::size_t>(std::popcount(columns)) < rows.size()) return 0;

    const int first = std::countr_zero(columns);
    std::array<blocks::row, largest_board> packed;
    for (std::size_t i = 0; i < rows.size(); ++i)
        packed.at(i) = {.free = rows[i].free >> first,
                        .step = i + 1 < rows.size() ? rows[i + 1].row - rows[i].row : 0};
    const std::span<const blocks::row> some(packed.data(), rows.size());
    return form == kernels::avx512 ? blocks::avx512(some, columns >> first, stop)
                                   : blocks::portable(some, columns >> first, stop);
}

} // namespace queens
