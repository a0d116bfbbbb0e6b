// To look at a search instead of only running it: along one path, or at its tree.
#include <bit>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <espalier/graph/trace.hpp>
#include <espalier/replay.hpp>
#include <queens/square_name.hpp>
#include <queens/textbook.hpp>

#include "cli/stopwatch.hpp"
#include "names.hpp"
#include "nqueens/answer.hpp"
#include "spaces.hpp"

namespace nqueens {
namespace {

std::string columns(const std::vector<int>& from_0) {
    std::string text;
    for (const int column : from_0)
        text += fmt::format("{}{}", text.empty() ? "" : " ", column + 1);
    return text.empty() ? "none" : text;
}

std::string label_of(const request&, std::uint32_t square) {
    return std::to_string(std::countr_zero(square) + 1);
}

/// A column, or the number of a square.
std::string label_of(const request& wanted, int choice) {
    if (!wanted.form.pieces) return std::to_string(choice + 1);
    const int columns = wanted.form.pieces->plan.columns;
    return queens::square_name({.row = choice / columns, .column = choice % columns});
}

template <class Space>
answer drawn(Space space, const request& wanted, std::ostream& out, const std::stop_token& stop) {
    using choice = espalier::choice_t<Space>;
    espalier::trace_options<choice> how;
    how.max_nodes = wanted.trace_nodes;
    how.title = fmt::format("{} queens, {}", wanted.n, name_of(wanted.method));
    how.label = [&wanted](const choice& c) { return label_of(wanted, c); };
    espalier::options limits = cli::engine_options(wanted.limits, stop);
    if (wanted.goal == goal::first) limits.max_solutions = 1;
    const auto found =
        espalier::trace(out, std::move(space), espalier::counting<Space>{}, limits, std::move(how));
    return answer_of(found);
}

} // namespace

std::string look_along(const request& wanted) {
    std::string text;
    for (const auto& step : espalier::replay(queens::textbook(wanted.n), *wanted.path)) {
        if (step.taken)
            text += fmt::format("row {}, column {}: {}\n", step.depth, *step.taken + 1,
                                !step.listed                           ? "expand does not list it"
                                : step.judged_promising.value_or(true) ? "promising"
                                                                       : "not promising");
        if (!step.listed) break;
        text += fmt::format("  is_solution  {}\n  expand       {}\n  promising    {}\n",
                            step.is_solution ? "yes" : "no", columns(step.candidates),
                            columns(step.promising));
    }
    return text;
}

/// The tree of a space without placements is that of the space with them, but for a torus.
answer draw_tree(const request& wanted, std::ostream& out, const std::stop_token& stop) {
    const cli::stopwatch watch;
    const auto draw = [&](auto space) { return drawn(std::move(space), wanted, out, stop); };
    answer found = wanted.form.torus && counts_without_placements(wanted)
                       ? draw(queens::torus_board_by_symmetry(wanted.n))
                       : in_listing_space(wanted, draw);
    found.elapsed = watch.read();
    return found;
}

} // namespace nqueens
