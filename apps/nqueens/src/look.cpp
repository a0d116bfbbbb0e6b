// The tree of a search, drawn.
#include <bit>
#include <ostream>
#include <string>
#include <utility>

#include <fmt/format.h>

#include <espalier/graph/trace.hpp>
#include <queens/square_name.hpp>

#include "cli/stopwatch.hpp"
#include "names.hpp"
#include "nqueens/answer.hpp"
#include "path_option.hpp"
#include "spaces.hpp"

namespace nqueens {
namespace {

std::string label_of(const request&, std::uint32_t square) {
    return std::to_string(std::countr_zero(square) + 1);
}

/// A column, or the number of a square.
std::string label_of(const request& wanted, int choice) {
    if (!wanted.form.pieces) return std::to_string(choice + 1);
    return queens::square_name(square_of(wanted.form, 0, choice));
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
