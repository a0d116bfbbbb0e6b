#include <array>
#include <bit>
#include <cstdint>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include <espalier/ranges.hpp>
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
                    throw std::invalid_argument("row " + std::to_string(r + 1) + ", column " +
                                                std::to_string(c + 1) + " cannot be so");
                if (number > 0) meet({r, c, number - 1}, number);
            }
    }

    /// The two that have the fewest ways to meet, and these ways; with none the walk turns back:
    /// forward checking, of numbers for a place and of places for a number.
    std::vector<filling> expand() const {
        filling best{};
        std::size_t third = 0;
        std::uint64_t how = ~std::uint64_t{0};
        for (const auto& [x, y, z] : kinds)
            for (std::size_t a = 0; a < square.size(); ++a)
                for (const int b : espalier::set_bits(unmet[x][y][a])) {
                    const std::uint64_t ways = both(x, a, y, static_cast<std::size_t>(b), z);
                    if (std::popcount(ways) >= std::popcount(how)) continue;
                    best[x] = a, best[y] = static_cast<std::size_t>(b), third = z, how = ways;
                }
        std::vector<filling> fillings;
        for (const int c : espalier::set_bits(is_solution() ? 0 : how)) {
            best[third] = static_cast<std::size_t>(c);
            fillings.push_back(best);
        }
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
    for (const auto& square : espalier::all(some, {.threads = 0}).value)
        for (const auto& row : square)
            std::cout << row[0] << row[1] << row[2] << row[3] << (&row == &square[3] ? '\n' : ' ');
}
