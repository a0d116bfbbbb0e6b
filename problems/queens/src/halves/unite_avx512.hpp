/// `kernel::unite` for processors with AVX-512; there is none for others.
#pragma once

#include <span>

#include "queens/halves/half_lists.hpp"
#include "queens/halves/key.hpp"
#include "queens/halves/top_zones.hpp"

namespace queens::half {

void unite_avx512(std::span<const narrow_key> outer, std::span<const narrow_key> inner,
                  const top_zones& zones, int top_shift, half_lists<narrow_key>& into);

} // namespace queens::half
