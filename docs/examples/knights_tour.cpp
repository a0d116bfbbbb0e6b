#include <algorithm>
#include <bit>
#include <cstdint>
#include <iostream>
#include <utility>
#include <vector>

#include <espalier/adaptors/any_of_roots.hpp>
#include <espalier/grid.hpp>
#include <espalier/ranges.hpp>
#include <espalier/solve.hpp>

/// The Hamiltonian paths from a start: every cell once, each a neighbour of the one before. For
/// boards, or any graph, of up to 64 cells.
struct hamiltonian_path {
    using choice_type = int; // the next cell

    hamiltonian_path(const espalier::grid& board, int start) {
        for (int cell = 0; cell < board.cells(); ++cell) {
            near.push_back(board.neighbour_mask(cell));
            left |= std::uint64_t{1} << cell;
        }
        apply(start);
    }

    std::uint64_t free_beside(int cell) const {
        return near[static_cast<std::size_t>(cell)] & left;
    }

    /// The cell with the fewest ways on first (Warnsdorff 1823).
    std::vector<int> expand() const {
        std::vector<std::pair<int, int>> ways;
        for (const int cell : espalier::set_bits(free_beside(path.back())))
            ways.emplace_back(std::popcount(free_beside(cell)), cell);
        std::sort(ways.begin(), ways.end());
        std::vector<int> cells;
        for (const auto& [exits, cell] : ways)
            cells.push_back(cell);
        return cells;
    }
    /// Of the cells still to be visited only the last may have a single free neighbour.
    bool promising(int next) const {
        const std::uint64_t open = left, then = left & ~(std::uint64_t{1} << next);
        int ends = 0;
        for (const int cell : espalier::set_bits(then)) {
            const int ways = std::popcount(near[static_cast<std::size_t>(cell)] & open);
            if (ways == 0 || (ways == 1 && ++ends > 1)) return false;
        }
        return true;
    }
    void apply(int next) {
        path.push_back(next);
        left &= ~(std::uint64_t{1} << next);
    }
    void undo(int last) noexcept {
        left |= std::uint64_t{1} << last;
        path.pop_back();
    }
    bool is_solution() const { return left == 0; }
    std::vector<int> solution() const { return path; }

    std::vector<std::uint64_t> near; // of each cell, its neighbours
    std::uint64_t left = 0;          // not yet visited
    std::vector<int> path;
};

int main() {
    const espalier::grid chess(8, 8, espalier::knight_steps), small(3, 10, espalier::knight_steps);
    const auto tour = espalier::first(hamiltonian_path(chess, 0)).value;
    for (int cell = 0; cell < chess.cells(); ++cell) {
        const auto step = std::find(tour->begin(), tour->end(), cell) - tour->begin() + 1;
        std::cout << (step < 10 ? "  " : " ") << step << (chess.column(cell) == 7 ? "\n" : "");
    }
    std::vector<hamiltonian_path> starts;
    for (int start = 0; start < small.cells(); ++start)
        starts.emplace_back(small, start);
    const auto tours = espalier::count(espalier::any_of_roots(starts), {.threads = 0});
    std::cout << "tours of 3 x 10, from all cells: " << tours.value << '\n';
}
