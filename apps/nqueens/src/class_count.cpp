#include "class_count.hpp"

#include <espalier/solve.hpp>
#include <queens/turned_board.hpp>

namespace nqueens {
namespace {

espalier::checked_count an_eighth(espalier::checked_count all) {
    all += 7;
    all.divide(8);
    return all;
}

} // namespace

bool counts_by_burnside(const request& wanted) {
    return wanted.goal == goal::count && wanted.fundamental && wanted.method != method::textbook &&
           !wanted.limits.max_solutions && !wanted.limits.node_limit &&
           wanted.sitting.shard.of == 1 && wanted.sitting.merge.empty();
}

void to_classes(answer& found, const request& wanted, espalier::options limits) {
    limits.threads = wanted.sitting.threads;
    const espalier::checked_count all = found.solutions;
    found.solutions = an_eighth(all);
    if (found.status != espalier::status::exhausted) return;
    const auto half = espalier::count(queens::half_turn_board(wanted.n), limits);
    found.status = half.status;
    if (!half.complete()) return;
    const auto quarter = espalier::count(queens::quarter_turn_board(wanted.n), limits);
    found.status = quarter.status;
    if (!quarter.complete()) return;
    found.solutions = queens::classes(wanted.n, all, half.value, quarter.value);
}

} // namespace nqueens
