/// The options that ask for pictures of solutions.
#pragma once

#include <optional>
#include <vector>

#include <queens/latex.hpp>
#include <queens/picture.hpp>
#include <queens/placement.hpp>
#include <queens/render.hpp>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"
#include "nqueens/request.hpp"
#include "nqueens/solution.hpp"

namespace nqueens {

/// In the group "Output".
std::vector<cli::option> picture_rows();

/// Whether a solution is to be drawn, in whatever way.
bool asks_for_pictures(const cli::parsed_options& given);

/// How boards are drawn as text, if they are to be; usage_error for what contradicts itself.
std::optional<queens::board_style> read_board_style(const cli::parsed_options& given);

std::optional<queens::latex_style> read_latex_style(const cli::parsed_options& given);

/// The image that is asked for, of boards of size n; usage_error for what contradicts it.
std::optional<image> read_svg(const cli::parsed_options& given, int n);

/// The board that is asked for, without a queen, and with those of a solution.
queens::picture empty_board(const request& wanted);
queens::picture picture_of(const request& wanted, const solution& found);

} // namespace nqueens
