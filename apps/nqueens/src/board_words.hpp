/// What was said of the board, as the command line spells it.
#pragma once

#include <string>
#include <vector>

#include "nqueens/board_form.hpp"

namespace nqueens {

/// Each list in the order of the board, nothing twice.
struct board_words {
    std::vector<std::string> placed;
    std::vector<std::string> blocked;
    std::vector<std::string> walls;
    std::vector<std::string> regions; ///< a row of letters each
    std::vector<int> excluded_sums;
    std::vector<int> excluded_differences;
};

board_words words_of(const board_form& form);

} // namespace nqueens
