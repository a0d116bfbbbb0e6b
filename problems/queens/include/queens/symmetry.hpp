/// The symmetry of the square board: eight operations, and what they make of a placement.
///
/// A placement here is a permutation: one queen in each row and in each column, columns from 0.
/// The functions of placements throw std::invalid_argument for anything else. O(n) time and memory.
#pragma once

#include <array>
#include <span>

#include "queens/placement.hpp"
#include "queens/square.hpp"

namespace queens {

/// The operations that map the board onto itself: rotations clockwise, and reflections.
enum class symmetry {
    identity,
    rotate_90,
    rotate_180,
    rotate_270,
    flip_rows,     ///< the first row becomes the last
    flip_columns,  ///< the first column becomes the last
    transpose,     ///< rows become columns
    antitranspose, ///< the same along the other long diagonal
};

inline constexpr std::array all_symmetries{
    symmetry::identity,  symmetry::rotate_90,    symmetry::rotate_180, symmetry::rotate_270,
    symmetry::flip_rows, symmetry::flip_columns, symmetry::transpose,  symmetry::antitranspose,
};

/// Whether the operation makes rows of columns, so that only a square board is mapped onto itself.
bool turns_sides(symmetry operation);

/// Where a square of a board of so many rows and columns is after the operation.
square image(const square& from, symmetry operation, int rows, int columns);

/// The placement after the operation.
placement image(std::span<const int> queens, symmetry operation);

/// The lexicographically least of the eight images: the same for all placements of a class.
placement canonical(std::span<const int> queens);

/// Whether the placement is the canonical one of its class.
bool is_canonical(std::span<const int> queens);

/// How many different placements the eight images are: 1, 2, 4 or 8.
int orbit_size(std::span<const int> queens);

} // namespace queens
