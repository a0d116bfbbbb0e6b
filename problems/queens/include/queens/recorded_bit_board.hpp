/// The bit board that knows its placement.
#pragma once

#include "queens/bit_board.hpp"
#include "queens/recorded.hpp"

namespace queens {

using recorded_bit_board = recorded<bit_board>;

} // namespace queens
