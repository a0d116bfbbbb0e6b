/// Other questions than a queen in each row: pieces of any kind on a board of any shape.
#pragma once

#include <string>

#include <queens/board_plan.hpp>
#include <queens/piece.hpp>

namespace nqueens {

/// So many pieces, none attacking another, or as many as there is room for.
struct pieces_form {
    queens::board_plan plan = {};
    queens::piece kind = queens::piece::queen;
    int pieces = 0;    ///< those of the plan included
    bool most = false; ///< instead: as many as there is room for
};

/// "5 knights on 5 by 8", "as many kings as possible on 8 by 8".
std::string text_of(const pieces_form& form);

} // namespace nqueens
