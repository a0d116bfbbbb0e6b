/// How many pieces there is room for, at most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queens/attack_graph.hpp"

namespace queens {

/// The open squares in groups of which each has room for one piece, because all its squares attack
/// each other: rows or columns for a rook, diagonals for a bishop, blocks of two by two for a king.
/// So there is room for at most as many pieces as groups still have a free square, the usual bound
/// for independent sets.
///
/// Groups are found greedily, for any piece and any shape of board: in the order of rows, of
/// columns or of either kind of diagonals, each square joins the oldest or the newest group that
/// takes it. Of these eight covers the smallest are kept, and each is asked.
class clique_cover {
  public:
    /// O(squares · groups) time.
    explicit clique_cover(const attack_graph& graph);

    /// The smallest number that the free squares have room for, by what is known here.
    int room(std::span<const std::uint64_t> free) const;

    /// Whether `room(free)` is at least so much, often known much sooner.
    bool has_room(std::span<const std::uint64_t> free, int wanted) const;

  private:
    /// The words of a set that are not empty: bits_[offset] is its word number `first`.
    struct group {
        std::size_t first, last, offset;
    };
    bool meets(const group& squares, std::span<const std::uint64_t> free) const;

    std::vector<std::vector<group>> covers_;
    std::vector<std::uint64_t> bits_;
};

} // namespace queens
