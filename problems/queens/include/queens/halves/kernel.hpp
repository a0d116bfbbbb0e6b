/// The two loops in which nearly all the time of counting by halves is spent.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

#include "queens/halves/half_lists.hpp"
#include "queens/halves/key.hpp"
#include "queens/halves/top_zones.hpp"
#include "queens/kernels.hpp"

namespace queens::half {

/// How many pairs of a left and a right half were found that go together, by the ties they have.
struct pair_counts {
    std::array<std::uint64_t, 3> with_ties{}; ///< none, one, two
};

/// One form of them, with the memory it works in: each worker has its own.
template <class Key>
class kernel {
  public:
    virtual ~kernel() = default;

    /// Adds to the lists every union of an outer and an inner placement of a pair that do not
    /// attack each other and are canonical by the zones. All are lists of a `block_table`, or like
    /// those: filled up behind their end.
    virtual void unite(std::span<const pair_of_lists<Key>> pairs, const half_zones& zones,
                       half_lists<Key>& into) = 0;

    /// Counts the pairs of a left and a right half no queen of which attacks one of the other.
    /// Nothing if a stop was requested before the end.
    virtual std::optional<pair_counts> match(const half_lists<Key>& left,
                                             const half_lists<Key>& right,
                                             const std::stop_token& stop) = 0;
};

template <class Key>
std::unique_ptr<kernel<Key>> make_portable_kernel(const key_layout<Key>& layout);

/// Null where there are no such processors.
std::unique_ptr<kernel<narrow_key>> make_avx512_kernel(const key_layout<narrow_key>& layout);

/// A kernel in that form, which must run here.
inline std::unique_ptr<kernel<narrow_key>> make_kernel(kernels form,
                                                       const key_layout<narrow_key>& layout) {
    if (form == kernels::avx512)
        if (auto fast = make_avx512_kernel(layout)) return fast;
    return make_portable_kernel(layout);
}

/// Wide keys have a portable kernel alone.
inline std::unique_ptr<kernel<wide_key>> make_kernel(kernels, const key_layout<wide_key>& layout) {
    return make_portable_kernel(layout);
}

} // namespace queens::half
