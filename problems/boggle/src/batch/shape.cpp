#include "step.hpp"

namespace boggle::batch {

namespace {

/// The bit of a cell in a parent; of no cell, one that is always 0, for pshufb makes 0 of that
/// byte.
void set_bit(cell& of, std::size_t neighbour, bool there) {
    constexpr std::uint8_t no_byte = 0x80;
    const unsigned next = of.next[neighbour];
    of.byte[8 + neighbour] =
        there ? static_cast<std::uint8_t>(offsetof(parent, free) + next / 8) : no_byte;
    of.bit[8 + neighbour] = static_cast<std::uint8_t>(1U << next % 8);
}

} // namespace

void set_shape(const board_shape& shape, cells& to) {
    for (std::size_t i = 0; i < shape.cells; ++i) {
        cell& made = to[i];
        made.next = shape.next[i];
        made.others = ~(std::uint64_t{1} << i);
        made.letters.fill(small_board::strange);
        for (std::size_t n = 0; n < made.next.size(); ++n) {
            set_bit(made, n, n < shape.degree[i]);
            made.pairs[n] = pair_of(0, made.next[n]);
        }
    }
}

} // namespace boggle::batch
