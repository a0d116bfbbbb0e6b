#include "class_count.hpp"

#include <cstdint>
#include <optional>

#include <espalier/solve.hpp>
#include <queens/turned_board.hpp>

namespace nqueens {
namespace {

/// Every class has as many placements as there are symmetries, or fewer.
espalier::checked_count least_classes(espalier::checked_count all, int symmetries) {
    const auto most = static_cast<std::uint64_t>(symmetries);
    all += most - 1;
    all.divide(most);
    return all;
}

/// How many placements the operation leaves as they are. Nothing if a limit came: the answer says
/// which.
template <class TurnedBoard>
std::optional<espalier::checked_count> turned(const request& wanted, queens::symmetry operation,
                                              const espalier::options& limits, answer& found) {
    if (!wanted.classes.has(operation)) return espalier::checked_count();
    const auto same = espalier::count(TurnedBoard(wanted.form.asked), limits);
    found.status = same.status;
    if (!same.complete()) return std::nullopt;
    return same.value;
}

} // namespace

bool counts_by_burnside(const request& wanted) {
    return wanted.goal == goal::count && wanted.fundamental && wanted.form.is_of_queens() &&
           wanted.method != method::textbook && !wanted.limits.max_solutions &&
           (!wanted.limits.node_limit || wanted.sitting.in_parts()) &&
           wanted.sitting.shard.of == 1 && wanted.sitting.merge.empty();
}

void to_classes(answer& found, const request& wanted, espalier::options limits) {
    limits.threads = wanted.sitting.threads;
    const espalier::checked_count all = found.solutions;
    found.solutions = least_classes(all, wanted.classes.size());
    if (found.status != espalier::status::exhausted) return;
    using enum queens::symmetry;
    const auto half = turned<queens::half_turn_board>(wanted, rotate_180, limits, found);
    if (!half) return;
    const auto quarter = turned<queens::quarter_turn_board>(wanted, rotate_90, limits, found);
    if (!quarter) return;
    found.solutions = queens::classes(wanted.classes, all, *half, *quarter);
}

} // namespace nqueens
