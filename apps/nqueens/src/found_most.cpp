#include <cstdint>

#include <queens/peaceful_pieces.hpp>

#include "cli/sitting.hpp"
#include "searches.hpp"

namespace nqueens {

answer found_most(const request& wanted, const solution_handler& handle, const cli::sitting& told) {
    using space = queens::most_pieces;
    space root(wanted.form.pieces->plan, wanted.form.pieces->kind);
    const auto found = cli::sit(root, espalier::best_solution<space>{}, told);
    if (found.value && wanted.goal == goal::first) handle(found.value->solution);
    const int pieces = found.value ? found.value->objective : 0;
    return answer_of(found, espalier::checked_count(static_cast<std::uint64_t>(pieces)));
}

} // namespace nqueens
