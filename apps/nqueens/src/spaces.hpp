/// Which space a request is searched in.
#pragma once

#include <queens/bit_board.hpp>
#include <queens/counted_bit_board.hpp>
#include <queens/fundamental.hpp>
#include <queens/halves.hpp>
#include <queens/masked_bit_board.hpp>
#include <queens/peaceful_pieces.hpp>
#include <queens/recorded.hpp>
#include <queens/recorded_bit_board.hpp>
#include <queens/region_board.hpp>
#include <queens/superqueen_board.hpp>
#include <queens/symmetric_bit_board.hpp>
#include <queens/textbook.hpp>
#include <queens/torus_board.hpp>

#include "nqueens/request.hpp"

namespace nqueens {

/// The forms of the question that are not about a queen in each row of a usual board.
template <class Function>
auto in_space_of_form(const board_form& form, Function f) {
    using namespace queens;
    if (form.pieces)
        return f(peaceful_pieces(form.pieces->plan, form.pieces->kind, form.pieces->pieces));
    if (form.regions) return f(region_board(*form.regions, form.asked.placed));
    if (form.torus) return f(recorded<torus_board>(form.asked.n));
    return f(recorded<superqueen_board>(form.asked.n));
}

/// Calls f with the root of the space whose solutions are to be listed.
template <class Function>
auto in_listing_space(const request& wanted, Function f) {
    using namespace queens;
    if (!wanted.form.is_of_queens()) return in_space_of_form(wanted.form, f);
    if (wanted.method == method::textbook) {
        if (wanted.fundamental) return f(fundamental<textbook>(wanted.n));
        return f(textbook(wanted.n, wanted.form.asked.excluded));
    }
    if (!wanted.form.is_plain()) return f(masked_bit_board(wanted.form.asked));
    if (wanted.fundamental) return f(fundamental<recorded_bit_board>(wanted.n));
    return f(recorded_bit_board(wanted.n));
}

/// The same where solutions are only counted, so that no placements are needed. One walked on a
/// torus stands for several, so not where their number is limited.
template <class Function>
auto in_counting_space(const request& wanted, Function f) {
    if (wanted.method == method::halves) return f(queens::halves(wanted.n));
    if (wanted.form.torus && !wanted.limits.max_solutions)
        return f(queens::torus_board_by_symmetry(wanted.n));
    if (wanted.method == method::bits && wanted.form.is_plain() && !wanted.fundamental)
        return f(queens::bit_board(wanted.n));
    return in_listing_space(wanted, f);
}

/// Whether the bit boards may count by their kernel: not where nodes are shown or limited, nor
/// where solutions are, and not in parts.
inline bool counts_at_once(const request& wanted) {
    const bool by_the_way = wanted.output.stats || wanted.limits.node_limit ||
                            wanted.limits.max_solutions || wanted.fundamental || wanted.unique;
    return wanted.goal == goal::count && wanted.method == method::bits &&
           wanted.form.is_of_queens() && !by_the_way && !wanted.sitting.in_parts();
}

/// Calls f with the root of the space in which `counts_at_once`.
template <class Function>
auto in_space_at_once(const request& wanted, Function f) {
    if (wanted.form.is_plain()) return f(queens::symmetric_bit_board(wanted.n));
    return f(queens::counted_bit_board(wanted.form.asked));
}

} // namespace nqueens
