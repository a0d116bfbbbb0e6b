/// Colourings of a graph with at most so many colours, none twice along an edge.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <ranges>
#include <vector>

#include "colouring/plan.hpp"

namespace colouring {

/// Whether colourings that differ in the names of colours alone are counted each, or as one.
enum class names { distinct, alike };

/// The state space: next comes the vertex that sees the most colours, of these one with the most
/// neighbours (DSATUR: D. Brélaz, New methods to color the vertices of a graph, 1979). The vertices
/// of a clique have their colours at the root.
///
///     espalier::count(colouring::colourings(graph, 3)).value
///     espalier::best(colouring::least_colours(graph)).value->objective       // chromatic number
///
/// Of all that differ in the names of colours the one whose colours come in order is the solution,
/// and its `weight` says how many there are; `prune` cuts what leads to the others. A node costs
/// O(vertices); O(vertices · colours) memory.
class colourings {
  public:
    using choice_type = int;    ///< vertex · colours + colour, both from 0
    using better = std::less<>; ///< fewer colours

    /// @throws std::invalid_argument for less than 0 colours, a plan's error, and for more than 20
    ///         colours whose names are distinct: their number would not fit a word
    colourings(const graph& of, int colours, names count = names::distinct)
        : colourings(std::make_shared<const plan>(of), colours, count) {}
    colourings(std::shared_ptr<const plan> of, int colours, names count);

    /// All colours of the vertex whose turn it is.
    auto expand() const {
        const int first = turn_ * colours_, count = turn_ < 0 || twin_ ? 0 : colours_;
        return std::views::iota(first, first + count);
    }
    bool promising(int choice) const { return seen_[static_cast<std::size_t>(choice)] == 0; }
    /// Whether the last choice left a name out, so that it is a twin of another.
    bool prune() const { return twin_; }
    void apply(int choice);
    void undo(int choice) noexcept;
    bool is_solution() const { return coloured_ == colour_.size(); }

    std::vector<int> solution() const { return colour_; } ///< of the vertices, from 1
    std::uint64_t weight() const;
    int objective() const { return used_; }
    int bound() const;
    int colours() const { return colours_; }

    friend bool operator==(const colourings&, const colourings&) = default;

  private:
    void give(int vertex, int colour) noexcept;
    int most_saturated() const noexcept;

    std::shared_ptr<const plan> plan_;
    int colours_;
    names names_;
    int turn_ = -1;                   // the vertex to be coloured next; below 0: none
    int used_ = 0;                    // how many different colours
    bool twin_ = false;               // a name was left out, and nothing done for it
    std::size_t coloured_ = 0;        // how many vertices have a colour
    std::vector<int> colour_;         // from 1; 0: none
    std::vector<int> order_;          // the vertices with a colour, as they were given it
    std::vector<int> uses_;           // of each colour
    std::vector<int> saturation_;     // of each vertex: how many colours it sees
    std::vector<std::uint16_t> seen_; // by how many neighbours of a vertex each colour is used
};

/// To be asked for the best: with as many colours as the first descent needs.
colourings least_colours(const graph& of);

} // namespace colouring
