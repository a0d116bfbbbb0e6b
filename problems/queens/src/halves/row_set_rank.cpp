#include "queens/halves/row_set_rank.hpp"

#include <bit>

namespace queens::half {
namespace {

std::uint64_t binomial(int n, int k) {
    if (k < 0 || k > n) return 0;
    std::uint64_t b = 1;
    for (int i = 1; i <= k; ++i)
        b = b * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return b;
}

/// The part of the number that those elements contribute, the first of them being the `nth`.
std::uint32_t part(std::uint32_t elements, int offset, int nth) {
    std::uint64_t sum = 0;
    for (; elements != 0; elements &= elements - 1)
        sum += binomial(offset + std::countr_zero(elements), nth++);
    return static_cast<std::uint32_t>(sum);
}

} // namespace

row_set_rank::row_set_rank(int n, int k)
    : split_(n / 2), upper_(std::size_t{1} << (n - split_)), lower_(std::size_t{1} << split_),
      count_(binomial(n, k)) {
    for (std::uint32_t s = 0; s < lower_.size(); ++s)
        lower_[s] = part(s, 0, 1);
    for (std::uint32_t s = 0; s < upper_.size(); ++s)
        if (std::popcount(s) <= k) upper_[s] = part(s, split_, k - std::popcount(s) + 1);
}

} // namespace queens::half
