#include "queens/board_plan.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "queens/attack_graph.hpp"
#include "queens/square_name.hpp"

namespace queens {
namespace {

std::string piece_on(piece kind, const square& where) {
    return "the " + std::string(name_of(kind)) + " on " + square_name(where);
}

void check(const board_plan& board, const attack_graph& graph, piece kind) {
    for (auto each = board.placed.begin(); each != board.placed.end(); ++each) {
        if (!graph.is_open(graph.number_of(*each)))
            throw std::invalid_argument(piece_on(kind, *each) +
                                        " stands where none may; take it away");
        const auto attacker = std::find_if(board.placed.begin(), each, [&](const square& other) {
            return other != *each && graph.attacks(graph.number_of(other), graph.number_of(*each));
        });
        if (attacker != each)
            throw std::invalid_argument(piece_on(kind, *each) + " and " +
                                        piece_on(kind, *attacker) +
                                        " attack each other; take one away");
    }
}

} // namespace

board_plan with_placed_as_holes(const board_plan& board, piece kind) {
    const attack_graph graph(board, kind);
    check(board, graph, kind);
    board_plan left = board;
    left.placed.clear();
    for (const square& each : board.placed) {
        left.holes.push_back(each);
        for (int s = 0; s < graph.squares(); ++s)
            if (graph.is_open(s) && s != graph.number_of(each) &&
                graph.attacks(s, graph.number_of(each)))
                left.holes.push_back(graph.square_at(s));
    }
    return left;
}

} // namespace queens
