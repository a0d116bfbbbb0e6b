/// Cells of a grid that have the same letters around, of which one is enough to begin words at.
#pragma once

#include <cstddef>
#include <vector>

#include "boggle/letter_field.hpp"

namespace boggle {

/// Whether some rows and columns with all around them come again, and which.
class alike_cells {
  public:
    /// Cells are alike if as many steps in any direction lead over the same letters and ends of the
    /// board. Told for those of equal rows and equal columns: of a board that is made of tiles.
    /// O(cells log cells) for such a board; for one of random letters a few letters of each row and
    /// column are compared.
    alike_cells(const padded_grid& grid, std::size_t steps);

    /// Whether no cell before, row by row, is like this one.
    bool is_first(std::size_t row, std::size_t column) const {
        return first_rows_[row] && first_columns_[column];
    }

  private:
    std::vector<bool> first_rows_, first_columns_;
};

} // namespace boggle
