/// The textbook's queens counter as one writes it without an engine.
#pragma once

#include <cstdint>

namespace by_hand {

/// The number of solutions on a board of size n, 0 to 32.
std::uint64_t textbook(int n);

} // namespace by_hand
