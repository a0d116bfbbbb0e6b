#include "queens/symmetry.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>

#include "queens/board_symmetry.hpp"

namespace queens {
namespace {

/// The row of each column's queen: the placement transposed.
placement inverse(std::span<const int> queens) {
    constexpr int nobody = -1;
    placement rows(queens.size(), nobody);
    int row = 0;
    for (const int column : queens) {
        const auto at = static_cast<std::size_t>(column);
        if (at >= rows.size() || rows[at] != nobody)
            throw std::invalid_argument("queens: not one queen in each column");
        rows[at] = row++;
    }
    return rows;
}

/// How an operation is done: transpose or not, then turn the rows and the columns round or not.
struct steps {
    bool transposes;
    bool turns_rows;
    bool turns_columns;
};

constexpr steps steps_of(symmetry operation) {
    using enum symmetry;
    const auto is_one_of = [=](auto... some) { return ((operation == some) || ...); };
    return {.transposes = is_one_of(rotate_90, rotate_270, transpose, antitranspose),
            .turns_rows = is_one_of(rotate_180, rotate_270, flip_rows, antitranspose),
            .turns_columns = is_one_of(rotate_90, rotate_180, flip_columns, antitranspose)};
}

/// The images of one placement, computed square by square, so that a comparison can end early.
class images {
  public:
    explicit images(std::span<const int> queens) : queens_(queens), inverse_(inverse(queens)) {}

    int column(symmetry operation, std::size_t row) const {
        const steps done = steps_of(operation);
        const std::span<const int> source =
            done.transposes ? std::span<const int>(inverse_) : queens_;
        const int last = static_cast<int>(source.size()) - 1;
        const int column = source[done.turns_rows ? source.size() - 1 - row : row];
        return done.turns_columns ? last - column : column;
    }

    placement whole(symmetry operation) const {
        placement turned(queens_.size());
        for (std::size_t row = 0; row < turned.size(); ++row)
            turned[row] = column(operation, row);
        return turned;
    }

    /// The image against the placement itself, as by `<=>`: negative if the image is less.
    int compare(symmetry operation) const {
        for (std::size_t row = 0; row < queens_.size(); ++row)
            if (const int there = column(operation, row); there != queens_[row])
                return there - queens_[row];
        return 0;
    }

  private:
    std::span<const int> queens_;
    placement inverse_;
};

} // namespace

bool turns_sides(symmetry operation) {
    return steps_of(operation).transposes;
}

square image(const square& from, symmetry operation, int rows, int columns) {
    const steps done = steps_of(operation);
    square to = from;
    if (done.transposes) {
        std::swap(to.row, to.column);
        std::swap(rows, columns);
    }
    if (done.turns_rows) to.row = rows - 1 - to.row;
    if (done.turns_columns) to.column = columns - 1 - to.column;
    return to;
}

placement image(std::span<const int> queens, symmetry operation) {
    return images(queens).whole(operation);
}

placement canonical(std::span<const int> queens) {
    const images all(queens);
    placement least(queens.begin(), queens.end());
    for (const symmetry operation : all_symmetries)
        least = std::min(least, all.whole(operation));
    return least;
}

bool is_canonical(std::span<const int> queens) {
    const images all(queens);
    return std::ranges::none_of(all_symmetries,
                                [&](symmetry each) { return all.compare(each) < 0; });
}

bool is_canonical(std::span<const int> queens, const board_symmetry& kept) {
    const images all(queens);
    return std::ranges::none_of(
        all_symmetries, [&](symmetry each) { return kept.has(each) && all.compare(each) < 0; });
}

/// The operations that leave the placement alone are a group, whose cosets are the images.
int orbit_size(std::span<const int> queens) {
    const images all(queens);
    int fixing = 1; // the identity, which comes first
    for (const symmetry each : std::span(all_symmetries).subspan(1))
        if (all.compare(each) == 0) ++fixing;
    return static_cast<int>(all_symmetries.size()) / fixing;
}

} // namespace queens
