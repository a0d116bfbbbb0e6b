/// How problems of exact cover and their solutions are shown.
#pragma once

#include <memory>

#include <cover/exact_cover.hpp>
#include <cover/problem.hpp>

#include "cli/module_program.hpp"
#include "request.hpp"

namespace cover_app {

using shared_problem = std::shared_ptr<const cover::problem>;

/// A cover is a board of pentominoes, a line of names for each option, or a line of the options'
/// numbers, as the problem was given.
cli::presentation<cover::exact_cover> presentation_of(const request& wanted,
                                                      const shared_problem& given);

} // namespace cover_app
