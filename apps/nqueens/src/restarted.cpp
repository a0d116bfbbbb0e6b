#include <type_traits>
#include <utility>

#include <espalier/restarting.hpp>
#include <queens/smallest_domain.hpp>

#include "one_solution.hpp"
#include "spaces.hpp"

namespace nqueens {
namespace {

template <class Space>
answer restarted_in(Space space, const request& wanted, const solution_handler& handle,
                    const espalier::options& limits) {
    espalier::restarting search(espalier::reshuffled(std::move(space), wanted.seed.value),
                                {.reproducible = wanted.goal == goal::random});
    const auto found = search.go(limits);
    answer made{.solutions = found.value ? 1U : 0U,
                .status = found.status,
                .statistics = found.statistics,
                .elapsed = {}};
    made.effort.workers = limits.threads;
    if (found.value) handle(*found.value);
    return made;
}

} // namespace

answer restarted(const request& wanted, const solution_handler& handle,
                 const espalier::options& limits) {
    const auto search = [&](auto space) {
        return restarted_in(std::move(space), wanted, handle, limits);
    };
    return wanted.form.is_of_queens() ? search(queens::smallest_domain(wanted.form.asked))
                                      : in_space_of_form(wanted.form, search);
}

} // namespace nqueens
