#include "sudoku/layout.hpp"

#include <stdexcept>
#include <string>

namespace sudoku {
namespace {

constexpr std::size_t bits = 64;

std::size_t words_for(const shape& of) {
    if (of.box_rows < 1 || of.box_columns < 1 || of.box_rows > largest_side ||
        of.box_columns > largest_side || of.side() > largest_side)
        throw std::invalid_argument("sudoku: boxes of " + std::to_string(of.box_rows) + " x " +
                                    std::to_string(of.box_columns) + " cells; a box has 1 to " +
                                    std::to_string(largest_side));
    return (static_cast<std::size_t>(of.cells()) + bits - 1) / bits;
}

} // namespace

layout::layout(const sudoku::shape& of) : shape_(of), words_(words_for(of)) {
    const auto side = static_cast<std::size_t>(of.side());
    const std::size_t cells = side * side;
    all_.resize(words_);
    units_.resize(3 * side * words_);
    peers_.resize(cells * words_);
    const auto add = [&](std::vector<std::uint64_t>& sets, std::size_t at, std::size_t cell) {
        sets[at * words_ + cell / bits] |= std::uint64_t{1} << cell % bits;
    };
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const std::size_t row = cell / side, column = cell % side;
        const auto box =
            static_cast<std::size_t>(of.box_of(static_cast<int>(row), static_cast<int>(column)));
        units_of_.push_back({static_cast<std::uint8_t>(row),
                             static_cast<std::uint8_t>(side + column),
                             static_cast<std::uint8_t>(2 * side + box)});
        add(all_, 0, cell);
        for (const std::uint8_t unit : units_of_.back())
            add(units_, unit, cell);
    }
    for (std::size_t cell = 0; cell < cells; ++cell) {
        for (const std::uint8_t unit : units_of_[cell])
            for (std::size_t word = 0; word < words_; ++word)
                peers_[cell * words_ + word] |= units_[unit * words_ + word];
        peers_[cell * words_ + cell / bits] &= ~(std::uint64_t{1} << cell % bits);
    }
}

} // namespace sudoku
