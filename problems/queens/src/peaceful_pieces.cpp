#include "queens/peaceful_pieces.hpp"

#include <stdexcept>
#include <string>

namespace queens {

peaceful_pieces::peaceful_pieces(const board_plan& board, piece kind, int pieces)
    : board_(board, kind), pieces_(pieces) {
    if (pieces < 0)
        throw std::invalid_argument("queens: no placement of " + std::to_string(pieces) +
                                    " pieces; place 0 or more");
}

} // namespace queens
