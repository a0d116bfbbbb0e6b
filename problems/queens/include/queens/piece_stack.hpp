/// Pieces on a board, and where the next one may stand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "queens/attack_graph.hpp"
#include "queens/board_plan.hpp"
#include "queens/clique_cover.hpp"
#include "queens/piece.hpp"

namespace queens {

/// Pieces placed in the order of their squares, and the squares that are still free: those after
/// the last piece that nobody attacks. One set of squares a level, so that taking a piece back
/// restores nothing. What does not change is shared by all copies.
class piece_stack {
  public:
    piece_stack(const board_plan& board, piece kind);

    using words = attack_graph::words;

    words free() const { return words(free_).subspan(placed_.size() * width_, width_); }
    int free_squares() const;

    /// How many pieces there are, those of the plan included.
    int pieces() const { return static_cast<int>(given_.size() + placed_.size()); }

    /// How many more pieces there is room for, at most.
    int room() const { return rules_->cover.room(free()); }

    /// Whether by the same measure there is room for so many more after a piece on this square.
    bool has_room_after(int square, int more) const;

    void place(int square);
    void take_back() noexcept { placed_.pop_back(); }

    /// All pieces' squares, row by row.
    std::vector<square> squares() const;

    friend bool operator==(const piece_stack& a, const piece_stack& b) {
        return a.rules_ == b.rules_ && a.placed_ == b.placed_;
    }

  private:
    struct rules {
        rules(const board_plan& board, piece kind)
            : graph(with_placed_as_holes(board, kind), kind), cover(graph) {}
        attack_graph graph;
        clique_cover cover;
    };
    std::shared_ptr<const rules> rules_;
    std::size_t width_;
    std::vector<std::uint64_t> free_; // by level
    std::vector<int> placed_;
    std::vector<square> given_; // by the plan
};

} // namespace queens
