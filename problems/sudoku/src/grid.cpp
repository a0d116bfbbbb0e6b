#include "sudoku/grid.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "conclusions.hpp"

namespace sudoku {
namespace {

void check(const puzzle& given, const layout& board) {
    if (board.shape() != given.shape ||
        given.cells.size() != static_cast<std::size_t>(given.shape.cells()))
        throw std::invalid_argument("sudoku: the cells do not fit the board");
    for (const std::uint8_t symbol : given.cells)
        if (symbol > given.shape.side())
            throw std::invalid_argument("sudoku: a symbol is greater than the side");
}

} // namespace

grid::grid(const puzzle& given, std::shared_ptr<const layout> board)
    : board_(board ? std::move(board) : std::make_shared<const layout>(given.shape)) {
    check(given, *board_);
    states_.reserve(4 * state_size());
    for (int s = 0; s < side(); ++s)
        states_.insert(states_.end(), board_->all().begin(), board_->all().end());
    states_.resize(state_size());
    const int turn = conclude(*board_, states_.data(), [&](auto& follows) {
        for (std::size_t cell = 0; cell < given.cells.size(); ++cell)
            if (given.cells[cell] != 0) follows.settle(cell, given.cells[cell] - 1U);
        follows.doubt_all();
        return follows.draw();
    });
    states_.back() = static_cast<std::uint64_t>(turn);
}

void grid::apply(int placement) {
    const std::size_t before = states_.size(), size = state_size();
    states_.resize(before + size); // throws or not, the node is as it was
    std::copy_n(states_.begin() + static_cast<std::ptrdiff_t>(before - size), size,
                states_.begin() + static_cast<std::ptrdiff_t>(before));
    const auto at = static_cast<std::size_t>(placement), of = static_cast<std::size_t>(side());
    const int turn = conclude(*board_, states_.data() + before, [&](auto& follows) {
        follows.settle(at / of, at % of);
        return follows.draw();
    });
    states_.back() = static_cast<std::uint64_t>(turn);
}

std::uint32_t grid::symbols_of(int cell) const {
    std::uint32_t found = 0;
    if (cell < 0) return found;
    const auto at = static_cast<std::size_t>(cell);
    for (std::size_t s = 0; s < static_cast<std::size_t>(side()); ++s)
        found |= static_cast<std::uint32_t>(set(s)[at / 64] >> at % 64 & 1U) << s;
    return found;
}

symbols grid::solution() const {
    symbols cells(static_cast<std::size_t>(board_->shape().cells()));
    for (std::size_t s = 0; s < static_cast<std::size_t>(side()); ++s)
        for (std::size_t word = 0; word < board_->words(); ++word)
            for (const int bit : espalier::set_bits(set(s)[word]))
                cells[word * 64 + static_cast<std::size_t>(bit)] = static_cast<std::uint8_t>(s + 1);
    return cells;
}

} // namespace sudoku
