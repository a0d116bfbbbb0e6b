/// What the user wants, read from the command line.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <cover/pentominoes.hpp>
#include <cover/problem_reader.hpp>

#include "cli/module_options.hpp"
#include "cli/program.hpp"

namespace cover_app {

inline const std::vector<cli::module_goal> goals{cli::module_goal::first, cli::module_goal::unique,
                                                 cli::module_goal::count, cli::module_goal::all};

struct request {
    std::optional<std::string> file; ///< nothing: the board is the problem
    cli::module_options search;
    std::optional<cover::form> form = {};
    std::optional<cover::pentomino_board> board = {};
    bool up_to_symmetry = false;
};

/// Name, help and options of the program.
cli::program describe();

/// usage_error for a value that is none, and for options that exclude each other.
request read_request(const cli::parsed_options& given);

} // namespace cover_app
