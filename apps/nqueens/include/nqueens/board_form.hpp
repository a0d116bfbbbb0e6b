/// What the board is besides its size, and what is to stand on it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <queens/conditions.hpp>
#include <queens/region_map.hpp>

#include "nqueens/pieces_form.hpp"

namespace nqueens {

/// A board on which something stands already, or where not every square may be used; an empty
/// one of size `asked.n` if nothing was said.
struct board_form {
    queens::conditions asked = {};
    bool torus = false;                     ///< what leaves on one side comes in on the other
    bool superqueens = false;               ///< that move like knights as well
    std::optional<pieces_form> pieces = {}; ///< instead of a queen in each row
    std::optional<queens::region_map> regions = {}; ///< no two queens in one, none touching

    /// What stands on the board already.
    const std::vector<queens::square>& placed() const {
        return pieces ? pieces->plan.placed : asked.placed;
    }
    bool is_plain() const;
    /// Whether a solution is a queen in each row and column, of the usual kind or on a usual board.
    bool is_of_queens() const { return !torus && !superqueens && !pieces && !regions; }
    /// Whether nothing but diagonals is excluded, which the textbook's space can do too.
    bool only_excludes_diagonals() const;
};

/// All of it in words, the same for the same board however it was given: ", placed a1 c5, blocked
/// b2"; nothing for a plain board. Saved searches are told apart by it.
std::string identity_of(const board_form& form);

} // namespace nqueens
