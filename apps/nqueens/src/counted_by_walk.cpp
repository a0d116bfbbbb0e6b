#include <utility>

#include "counted_in.hpp"
#include "searches.hpp"
#include "spaces.hpp"

namespace nqueens {

answer counted_by_walk(const request& wanted, const cli::sitting& told) {
    return in_listing_space(wanted, [&](auto space) { return counted_in(std::move(space), told); });
}

} // namespace nqueens
