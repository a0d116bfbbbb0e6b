#include <queens/bit_board.hpp>

#include "../by_hand/bit_board.hpp"
#include "make_pair.hpp"

namespace benchmarks {

pair bit_boards(int n) {
    return make_pair("queens_bit_board/" + std::to_string(n), queens::bit_board(n),
                     [n] { return by_hand::bit_board(n); });
}

} // namespace benchmarks
