#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <espalier/solve.hpp>

/// A square with holes to be filled so that each row and column has every number from 1 to n once.
/// A filling is a row, a column and a number, each of which must meet every one of the other two
/// kinds once. The masks say what has not met yet; the AND of two is what can bring two together.
struct latin_square {
    using rows = std::vector<std::vector<std::size_t>>;
    using filling = std::array<std::size_t, 3>; // row, column, number, from 0
    using choice_type = filling;
    /// Rows of numbers, 0 for a hole; n is 63 at most.
    explicit latin_square(const rows& given) : square(given) {
        const std::size_t n = given.size();
        for (auto& kind : unmet)
            kind.fill(std::vector<std::uint64_t>(n, (std::uint64_t{1} << n % 64) - 1));
        for (std::size_t r = 0; r < n; ++r)
            for (std::size_t c = 0; c < n; ++c) {
                const std::size_t number = given[r].size() == n && n < 64 ? given[r][c] : n + 1;
                if (number > n || (number > 0 && !(both(0u, r, 1u, c, 2u) >> (number - 1) & 1)))
                    throw std::invalid_argument("row " + std::to_string(r + 1) + " cannot be so");
                if (number > 0) meet({r, c, number - 1}, number);
            }
    }
    /// The two with the fewest ways to meet, or of equals with most still to meet; and these ways,
    /// the least in the way of others first. Without any the walk turns back: forward checking.
    std::vector<filling> expand() const {
        filling best{};
        std::uint64_t third = 0, how = 0;
        for (int narrowest = 64 * 256; const auto& [x, y, z] : kinds)
            for (std::size_t a = 0; a < square.size(); ++a)
                for (std::size_t b = 0; b < square.size(); ++b) {
                    const std::uint64_t ways = both(x, a, y, b, z);
                    const int width = 256 * std::popcount(ways) - std::popcount(unmet[x][y][a]) -
                                      std::popcount(unmet[y][x][b]);
                    if (width >= narrowest || (unmet[x][y][a] >> b & 1) == 0) continue;
                    best[x] = a, best[y] = b, third = z, how = ways, narrowest = width;
                }
        std::vector<filling> fillings;
        for (best[third] = 0; best[third] < square.size(); ++best[third])
            if (how >> best[third] & 1) fillings.push_back(best);
        std::ranges::sort(fillings, {}, [&](const filling& f) {
            return std::pair(std::popcount(both(0u, f[0], 1u, f[1], 2u)) +
                                 std::popcount(both(0u, f[0], 2u, f[2], 1u)) +
                                 std::popcount(both(1u, f[1], 2u, f[2], 0u)),
                             f);
        });
        return fillings;
    }
    void apply(const filling& f) { meet(f, f[2] + 1); }
    void undo(const filling& f) noexcept { meet(f, 0); }
    bool is_solution() const { return unmet[0][1] == std::vector<std::uint64_t>(square.size()); }
    rows solution() const { return square; }
    /// Of kind z, what can bring a of kind x and b of kind y together.
    std::uint64_t both(auto x, auto a, auto y, auto b, auto z) const {
        return unmet[x][z][a] & unmet[y][z][b];
    }
    void meet(const filling& f, std::size_t number) noexcept {
        for (std::size_t x = 0; x < 3; ++x)
            for (std::size_t y = 0; y < 3; ++y)
                if (x != y) unmet[x][y][f[x]] ^= std::uint64_t{1} << f[y];
        square[f[0]][f[1]] = number;
    }
    static constexpr filling kinds[] = {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}};
    rows square;
    std::array<std::array<std::vector<std::uint64_t>, 3>, 3> unmet; // [x][y][a]: bits of y
};

int main() {
    const latin_square some({{0, 2, 0, 0}, {0, 0, 0, 1}, {0, 0, 0, 0}, {4, 0, 0, 0}});
    std::cout << espalier::count(some, {.threads = 0}).value << " squares\n";
}
