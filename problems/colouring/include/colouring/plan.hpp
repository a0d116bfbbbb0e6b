/// A graph made ready to be coloured.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "colouring/graph.hpp"

namespace colouring {

/// Neighbours in one array, and a clique: its vertices need a colour each.
class plan {
  public:
    /// O(vertices · edges / 64) time, O(vertices² / 64) memory while it is made.
    /// @throws std::invalid_argument for an edge from a vertex to itself
    explicit plan(const graph& of);

    int vertices() const { return static_cast<int>(begins_.size()) - 1; }
    std::span<const int> neighbours(int vertex) const {
        const auto v = static_cast<std::size_t>(vertex);
        return std::span(neighbours_).subspan(begins_[v], begins_[v + 1] - begins_[v]);
    }
    int degree(int vertex) const { return static_cast<int>(neighbours(vertex).size()); }
    int largest_degree() const;

    /// Found greedily from each vertex, so perhaps not the largest.
    std::span<const int> clique() const { return clique_; }

  private:
    std::vector<std::size_t> begins_{0};
    std::vector<int> neighbours_;
    std::vector<int> clique_;
};

} // namespace colouring
