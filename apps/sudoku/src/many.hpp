/// A list of puzzles, each answered on a line.
#pragma once

#include <sudoku/puzzle_reader.hpp>

#include "cli/program.hpp"
#include "cli/streams.hpp"
#include "request.hpp"

namespace sudoku_app {

/// Answers `first` and all that follow it, each as soon as it is read.
cli::outcome solve_many(const request& wanted, sudoku::puzzle_reader& list,
                        sudoku::written_puzzle first, sudoku::written_puzzle second,
                        const cli::streams& io);

} // namespace sudoku_app
