// A knight goes from the corner to every square of a board once: a state space of one's own.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

struct knights_tour {
    using choice_type = int; // the square to go to; squares are numbered row by row

    knights_tour(int rows, int columns) : reach(at(rows * columns)), visited(at(rows * columns)) {
        for (int from = 0; from < rows * columns; ++from)
            for (int to = 0; to < rows * columns; ++to) {
                const int down = to / columns - from / columns;
                const int right = to % columns - from % columns;
                if (down * down + right * right == 5) reach[at(from)].push_back(to);
            }
        apply(0);
    }

    std::span<const int> expand() const { return reach[at(tour.back())]; }
    bool promising(int square) const { return !visited[at(square)]; }
    void apply(int square) {
        tour.push_back(square);
        visited[at(square)] = true;
    }
    void undo(int square) noexcept {
        tour.pop_back();
        visited[at(square)] = false;
    }
    bool is_solution() const { return tour.size() == reach.size(); }
    bool operator==(const knights_tour&) const = default;
    static std::size_t at(int square) { return static_cast<std::size_t>(square); }

    std::vector<std::vector<int>> reach; // the squares a knight's move away from each square
    std::vector<bool> visited;
    std::vector<int> tour;
};
