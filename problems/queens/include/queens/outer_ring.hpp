/// The queens on the border of a board, one choice for all boards that are images of each other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "queens/square.hpp"

namespace queens {

/// A placement has one queen on each side of the board; one in a corner is on two. Side after side,
/// clockwise from the last row, such a *ring* is four places, counted along each side from 0. The
/// eight operations of the board turn and reverse these four, so of all its images only the least
/// ring is taken, in lexicographic order, and stands for as many as there are. The number of
/// solutions with a ring is that of each image, so
///
///     solutions of the board == sum over the rings taken of orbit() · solutions with the ring
///
/// The least ring has its first queen nearest to a corner, so that the other queens, which attack
/// more of the inner board, are near its first rows: who walks these first has far fewer nodes.
class outer_ring {
  public:
    /// No queen yet on the sides of the board of size n, 1 to 32.
    explicit outer_ring(int n) : size_(n) {}

    bool is_complete() const { return sides_ == places_.size(); }

    /// The places, as bits, that the queen of the next side may have. O(n)
    std::uint32_t next_places() const;

    void add(int place) { places_[sides_++] = static_cast<std::uint8_t>(place); }
    void take_back() { places_[--sides_] = 0; }

    /// Of a complete ring: how many different rings its images are, 8, 4 or 2; 1 if n is 1.
    std::uint64_t orbit() const;

    /// The squares of the queens; a corner twice.
    std::vector<square> queens() const;

    friend bool operator==(const outer_ring&, const outer_ring&) = default;

  private:
    using places = std::array<std::uint8_t, 4>;

    std::array<places, 8> images() const;
    square square_at(std::size_t side) const;
    bool is_peaceful() const;
    bool is_least() const;

    int size_;
    std::size_t sides_ = 0;
    places places_{};
};

} // namespace queens
