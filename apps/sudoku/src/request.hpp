/// What the user wants, read from the command line.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <sudoku/puzzle.hpp>

#include "cli/module_options.hpp"
#include "cli/program.hpp"

namespace sudoku_app {

inline const std::vector<cli::module_goal> goals{cli::module_goal::first, cli::module_goal::unique,
                                                 cli::module_goal::count, cli::module_goal::all};

struct request {
    std::string file;
    cli::module_options search;
    std::optional<sudoku::shape> box = {};
    bool clues = false;            ///< the file lists clues
    std::optional<bool> grid = {}; ///< solutions are drawn; nothing: as the puzzle was written
};

/// Name, help and options of the program.
cli::program describe();

/// usage_error for a value that is none, and for options that exclude each other.
request read_request(const cli::parsed_options& given);

} // namespace sudoku_app
