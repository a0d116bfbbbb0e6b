/// How many ways there are to complete a board, by a kernel instead of a walk.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

#include "queens/kernels.hpp"

namespace queens {

/// A row that is to get a queen.
struct open_row {
    int row = 0;            ///< where it is on the board, from 0
    std::uint32_t free = 0; ///< bit c: the queens already there leave column c
};

/// The number of ways to put one queen on a free square of each row so that none of these attacks
/// another; 1 if there is no row. Nothing if a stop was requested meanwhile: it is looked at every
/// few hundred states. The rows are in ascending order, at most 32 of them.
///
///     count_completions(std::array<open_row, 2>{{{0, 0b001}, {2, 0b110}}}, {}) == 1
///
/// Memory is that of one block of states a row, kept by the thread for the next call. The method
/// is told in src/blocks/walk.hpp.
std::optional<std::uint64_t> count_completions(std::span<const open_row> rows,
                                               const std::stop_token& stop,
                                               kernels form = kernels_in_use());

} // namespace queens
