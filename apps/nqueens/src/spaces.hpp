/// Which space a request is searched in.
#pragma once

#include <utility>

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
#include "tree.hpp"

namespace nqueens {

/// Calls f with the root of a space for what is not a queen in each row of a usual board.
template <class Function>
auto in_space_of_form(const board_form& form, Function f) {
    using namespace queens;
    if (form.pieces)
        return f(peaceful_pieces(form.pieces->plan, form.pieces->kind, form.pieces->pieces));
    if (form.regions) return f(region_board(*form.regions, form.asked.placed));
    if (form.torus) return f(recorded<torus_board>(form.asked.n));
    return f(recorded<superqueen_board>(form.asked.n));
}

/// Calls f with the root of the space whose solutions are to be listed, one of each class under the
/// symmetries that are wanted.
template <class Function>
auto in_listing_space(const request& wanted, Function f) {
    using namespace queens;
    const auto up_to_symmetry = [&](auto space) {
        return f(fundamental(std::move(space), wanted.classes));
    };
    const board_form& form = wanted.form;
    if (!form.is_of_queens()) return in_space_of_form(form, up_to_symmetry);
    if (wanted.method == method::textbook)
        return up_to_symmetry(textbook(wanted.n, form.asked.excluded));
    if (!form.is_plain()) return up_to_symmetry(masked_bit_board(form.asked));
    return up_to_symmetry(recorded_bit_board(wanted.n));
}

/// Whether solutions are counted in a space that has no need of placements.
inline bool counts_without_placements(const request& wanted) {
    if (wanted.fundamental) return false;
    return wanted.method == method::halves ||
           (wanted.form.torus && wanted.tree == bits_tree::up_to_symmetry) ||
           (wanted.method == method::bits && wanted.form.is_plain());
}

/// Calls f with the root of the space in which `counts_without_placements`.
template <class Function>
auto in_space_without_placements(const request& wanted, Function f) {
    if (wanted.method == method::halves) return f(queens::halves(wanted.n));
    if (wanted.form.torus) return f(queens::torus_board_by_symmetry(wanted.n));
    return f(queens::bit_board(wanted.n));
}

/// Whether it is searched in a space with the kernel of the bit boards, which is not asked where
/// nodes are.
inline bool counts_at_once(const request& wanted) {
    if (wanted.goal != goal::count || wanted.method != method::bits || wanted.fundamental ||
        wanted.unique || !wanted.form.is_of_queens())
        return false;
    return wanted.tree == bits_tree::up_to_symmetry || !asks_for_nodes(wanted);
}

/// Calls f with the root of the space in which `counts_at_once`.
template <class Function>
auto in_space_at_once(const request& wanted, Function f) {
    if (wanted.tree == bits_tree::up_to_symmetry) {
        const queens::symmetric_bit_board board(wanted.n);
        return f(asks_for_nodes(wanted) ? board.walked() : board);
    }
    return f(queens::counted_bit_board(wanted.form.asked));
}

} // namespace nqueens
