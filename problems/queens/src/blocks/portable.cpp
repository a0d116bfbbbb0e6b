// The kernel for any processor. A child is written in any case, over the one before if that is not
// to be kept: there is no branch to guess wrong but the end of a state's squares.
#include "forms.hpp"

#include <bit>
#include <cstddef>

namespace queens::blocks {
namespace {

struct plain {
    using word = std::uint32_t;
    static constexpr std::size_t surplus = 1;

    static std::size_t children(states<word> of, std::size_t count, const row* here,
                                states<word> to) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const word columns = of.columns[i];
            const word leftward = of.leftward[i];
            const word rightward = of.rightward[i];
            for (word squares = columns & here->free & ~(leftward | rightward); squares != 0;
                 squares &= squares - 1) {
                const word queen = squares & (0 - squares);
                const word left = to.columns[kept] = columns ^ queen;
                const word l = to.leftward[kept] = (leftward | queen) << here[0].step;
                const word r = to.rightward[kept] = (rightward | queen) >> here[0].step;
                const word next = left & here[1].free & ~(l | r);
                const word after = left & here[2].free & ~(l << here[1].step | r >> here[1].step);
                kept += static_cast<std::size_t>(next != 0) & static_cast<std::size_t>(after != 0);
            }
        }
        return kept;
    }

    static std::uint64_t solutions(states<word> of, std::size_t count, const row* here) {
        std::uint64_t found = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const word attacked = of.leftward[i] | of.rightward[i];
            for (word squares = of.columns[i] & here->free & ~attacked; squares != 0;
                 squares &= squares - 1) {
                const word queen = squares & (0 - squares);
                const word left = of.columns[i] ^ queen;
                const word l = (of.leftward[i] | queen) << here->step;
                const word r = (of.rightward[i] | queen) >> here->step;
                found += static_cast<std::uint64_t>(std::popcount(left & here[1].free & ~(l | r)));
            }
        }
        return found;
    }
};

} // namespace

std::optional<std::uint64_t> portable(std::span<const row> rows, std::uint32_t columns,
                                      const std::stop_token& stop) {
    thread_local walk<plain> kept;
    return kept.solutions(rows, columns, stop);
}

} // namespace queens::blocks
