#include "queens/board_symmetry.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace queens {
namespace {

/// Follows the regions of a board and of its image: each must be met with always the same other.
class region_match {
  public:
    explicit region_match(const picture& board) : board_(board) {}

    bool fits(const square& one, const square& other) {
        if (!board_.is_divided()) return true;
        const int here = board_.region(one.row, one.column);
        const int there = board_.region(other.row, other.column);
        const auto at = static_cast<std::size_t>(here);
        if (at >= partners_.size()) partners_.resize(at + 1, nobody);
        if (partners_[at] == nobody) partners_[at] = there;
        return partners_[at] == there;
    }

  private:
    static constexpr int nobody = -1;
    const picture& board_;
    std::vector<int> partners_;
};

/// It is enough that no region is mapped to two: the squares are as many before as after.
bool keeps(const picture& board, symmetry operation) {
    region_match regions(board);
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            const square here{.row = row, .column = column};
            const square there = image(here, operation, board.rows(), board.columns());
            if (board.at(row, column) != board.at(there.row, there.column) ||
                !regions.fits(here, there))
                return false;
        }
    return true;
}

} // namespace

board_symmetry symmetries_of(const picture& board) {
    board_symmetry kept(board.rows(), board.columns());
    for (const symmetry each : all_symmetries)
        if ((board.rows() == board.columns() || !turns_sides(each)) && keeps(board, each))
            kept.add(each);
    return kept;
}

bool is_canonical(std::span<const square> pieces, const board_symmetry& kept) {
    std::vector<square> turned(pieces.size());
    return std::ranges::none_of(all_symmetries, [&](symmetry each) {
        if (each == symmetry::identity || !kept.has(each)) return false;
        std::ranges::transform(pieces, turned.begin(), [&](const square& piece) {
            return image(piece, each, kept.rows(), kept.columns());
        });
        std::ranges::sort(turned);
        return std::ranges::lexicographical_compare(turned, pieces);
    });
}

} // namespace queens
