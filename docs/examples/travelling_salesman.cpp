#include <algorithm>
#include <functional>
#include <iostream>
#include <limits>
#include <sstream>
#include <utility>
#include <vector>

#include <espalier/solve.hpp>

#include "tsplib.hpp"

/// The shortest way through all cities and home again; there and back may differ.
struct salesman {
    using choice_type = std::size_t; // the next city
    using better = std::less<>;

    explicit salesman(distances between) : far(std::move(between)), tour{0} {}

    /// The nearest city first.
    std::vector<std::size_t> expand() const {
        std::vector<std::size_t> cities;
        for (std::size_t city = 0; city < far.size(); ++city)
            if (std::ranges::find(tour, city) == tour.end()) cities.push_back(city);
        std::ranges::sort(cities, {},
                          [&](std::size_t c) { return std::pair(far[tour.back()][c], c); });
        return cities;
    }
    void apply(std::size_t city) {
        length += far[tour.back()][city];
        tour.push_back(city);
    }
    void undo(std::size_t city) noexcept {
        tour.pop_back();
        length -= far[tour.back()][city];
    }
    bool is_solution() const { return tour.size() == far.size(); }
    int objective() const { return length + far[tour.back()][0]; }

    /// The way home from here spans what is left, and is no shorter than the least tree that does
    /// (Prim 1957): the 1-tree of Held & Karp 1970 with the tour so far as its one.
    int bound() const {
        std::vector<std::size_t> left = expand();
        if (left.empty()) return objective();
        left.push_back(0);
        std::vector<int> gap(far.size(), std::numeric_limits<int>::max());
        int tree = length;
        for (std::size_t joined = tour.back(); !left.empty();) {
            for (const std::size_t c : left)
                gap[c] = std::min({gap[c], far[joined][c], far[c][joined]});
            const auto next =
                std::ranges::min_element(left, {}, [&](std::size_t c) { return gap[c]; });
            tree += gap[joined = *next];
            left.erase(next);
        }
        return tree;
    }
    std::vector<std::size_t> solution() const { return tour; }
    friend bool operator==(const salesman&, const salesman&) = default;

    distances far; // from each city to each
    std::vector<std::size_t> tour;
    int length = 0;
};

int main() {
    std::istringstream square(
        "NAME: six\nDIMENSION: 6\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n"
        "1 0 0\n2 40 30\n3 0 30\n4 40 0\n5 20 50\n6 20 10\nEOF\n");
    const auto best = espalier::best(salesman(read_tsplib(square)), {.threads = 0});
    std::cout << "length " << best.value->objective << ':';
    for (const std::size_t city : best.value->solution)
        std::cout << ' ' << city + 1;
    std::cout << '\n';
}
