/// So many pieces on a board of any shape, none attacking another; or as many as there is room for.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include <espalier/state_space.hpp>

#include "queens/board_plan.hpp"
#include "queens/piece.hpp"
#include "queens/piece_stack.hpp"
#include "queens/square_bits.hpp"

namespace queens {

/// The state space of all placements of so many pieces, those of the plan included, squares in
/// ascending order. `promising` asks the clique cover whether the rest would still find room.
///
///     espalier::count(queens::peaceful_pieces({.rows = 8, .columns = 8}, piece::bishop, 14)).value
///     // 256
class peaceful_pieces {
  public:
    using choice_type = int; ///< the number of the next piece's square, row by row from 0

    /// @throws std::invalid_argument for a board that is none (see `attack_graph`), and for less
    ///         than no pieces
    peaceful_pieces(const board_plan& board, piece kind, int pieces);

    square_bits expand() const {
        return missing() <= 0 ? square_bits{} : square_bits(board_.free());
    }
    bool promising(int square) const { return board_.has_room_after(square, missing() - 1); }
    void apply(int square) { board_.place(square); }
    void undo(int) noexcept { board_.take_back(); }
    bool is_solution() const { return missing() == 0; }
    std::vector<square> solution() const { return board_.squares(); }

    /// The last piece may stand on any free square.
    espalier::below count_below(const std::stop_token&) const {
        return missing() == 1
                   ? espalier::below::counted(static_cast<std::uint64_t>(board_.free_squares()))
                   : espalier::below::walk();
    }

    friend bool operator==(const peaceful_pieces&, const peaceful_pieces&) = default;

  private:
    int missing() const { return pieces_ - board_.pieces(); }

    piece_stack board_;
    int pieces_;
};

/// The same for `best`: as many pieces as there is room for. Every placement is a solution, and
/// the clique cover bounds what may still be placed.
///
///     espalier::best(queens::most_pieces({.rows = 8, .columns = 8}, piece::king)).value->objective
///     // 16
class most_pieces {
  public:
    using choice_type = int; ///< as in `peaceful_pieces`

    /// @throws std::invalid_argument for a board that is none (see `attack_graph`)
    most_pieces(const board_plan& board, piece kind) : board_(board, kind) {}

    square_bits expand() const { return square_bits(board_.free()); }
    void apply(int square) { board_.place(square); }
    void undo(int) noexcept { board_.take_back(); }
    bool is_solution() const { return true; }
    std::vector<square> solution() const { return board_.squares(); }
    int objective() const { return board_.pieces(); }
    int bound() const { return board_.pieces() + board_.room(); }

    friend bool operator==(const most_pieces&, const most_pieces&) = default;

  private:
    piece_stack board_;
};

} // namespace queens
