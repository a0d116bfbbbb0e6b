#include "gathering.hpp"

namespace boggle::detail {

/// What does not belong is written too, and then written over: the loop has no branch to
/// mispredict.
std::size_t gather_portable(const padded_grid& grid, const occurrence* from, std::size_t count,
                            std::uint32_t number, const std::uint8_t* rank_of, const gathered& to) {
    const std::uint32_t stride = grid.stride;
    std::uint32_t offsets[8] = {~stride, 0u - stride, 1u - stride, ~0u,
                                1,       stride - 1,  stride,      stride + 1};
    std::size_t around = 0;
    for (unsigned i = 0; i < 8; ++i)
        if ((grid.sides >> i & 1) != 0) offsets[around++] = offsets[i];
    const std::uint8_t* const letters = grid.letters.data();
    std::size_t size = 0;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = 0; k < around; ++k) {
            const std::uint32_t position = from[i].position + offsets[k];
            const std::uint8_t rank = rank_of[letters[position]];
            to.positions[size] = position;
            to.parents[size] = number + static_cast<std::uint32_t>(i);
            to.ranks[size] = rank;
            size += rank != 0;
        }
    return size;
}

} // namespace boggle::detail
