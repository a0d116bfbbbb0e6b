/// What tells one search from another.
#pragma once

#include <string>

#include "boggle_app/puzzle.hpp"
#include "boggle_app/request.hpp"

namespace boggle_app {

/// Goal, board, words and rules, with digests of the board and the words: what is saved of a search
/// must not be gone on with in another.
std::string identity_of(const request& wanted, const puzzle& given);

} // namespace boggle_app
