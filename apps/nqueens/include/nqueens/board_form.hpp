/// What the board is besides its size.
#pragma once

#include <string>

#include <queens/conditions.hpp>

namespace nqueens {

/// A board on which something stands already, or where not every square may be used; an empty
/// one of size `asked.n` if nothing was said.
struct board_form {
    queens::conditions asked = {};

    bool is_plain() const;
    /// Whether nothing but diagonals is excluded, which the textbook's space can do too.
    bool only_excludes_diagonals() const;
};

/// All of it in words, the same for the same board however it was given: ", placed a1 c5, blocked
/// b2"; nothing for a plain board. Saved searches are told apart by it.
std::string identity_of(const board_form& form);

} // namespace nqueens
