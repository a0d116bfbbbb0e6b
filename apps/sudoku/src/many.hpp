/// A list of puzzles, each answered on a line.
#pragma once

#include <sudoku/puzzle_reader.hpp>

#include "cli/program.hpp"
#include "cli/streams.hpp"
#include "request.hpp"

namespace sudoku_app {

/// Answers `first` and all that follow it, in their order: what is at hand by all threads, and
/// nothing waits for input that is not.
cli::outcome solve_many(const request& wanted, sudoku::puzzle_reader& list,
                        sudoku::written_puzzle first, sudoku::written_puzzle second,
                        const cli::streams& io);

} // namespace sudoku_app
