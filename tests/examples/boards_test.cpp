// Knight's tours, Golomb rulers, Latin squares, the travelling salesman.
#include <algorithm>
#include <fstream>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/restarting.hpp>
#include <espalier/testing/laws.hpp>

#include "support/cases.hpp"
#include "support/seeds.hpp"

#pragma GCC diagnostic ignored "-Wreturn-type" // main, by another name
#define main golomb_ruler_program
#include "../docs/examples/golomb_ruler.cpp"
#undef main
#define main knights_tour_program
#include "../docs/examples/knights_tour.cpp"
#undef main
#define main latin_square_program
#include "../docs/examples/latin_square.cpp"
#undef main
#define main travelling_salesman_program
#include "../docs/examples/travelling_salesman.cpp"
#undef main

namespace espalier::test {
namespace {

/// Walks of a knight over every square, by plain recursion.
class plain_tours {
  public:
    plain_tours(int rows, int columns) : rows_(rows), columns_(columns) {}
    unsigned from(int row, int column, std::set<std::pair<int, int>> seen = {}) {
        if (row < 0 || column < 0 || row >= rows_ || column >= columns_) return 0;
        if (!seen.insert({row, column}).second) return 0;
        if (static_cast<int>(seen.size()) == rows_ * columns_) return 1;
        unsigned sum = 0;
        for (int down = -2; down <= 2; ++down)
            for (int right = -2; right <= 2; ++right)
                if (down * down + right * right == 5) sum += from(row + down, column + right, seen);
        return sum;
    }

  private:
    int rows_, columns_;
};

TEST(KnightsTour, AreAllThereAre) {
    for (const auto& [rows, columns] :
         {std::pair(1, 1), std::pair(3, 3), std::pair(3, 4), std::pair(4, 3)})
        for (int start = 0; start < rows * columns; ++start) {
            const hamiltonian_path space(grid(rows, columns, knight_steps), start);
            EXPECT_EQ(count(space).value,
                      plain_tours(rows, columns).from(start / columns, start % columns))
                << rows << " x " << columns << " from " << start;
        }
}

TEST(KnightsTour, ObeysTheLaws) {
    const auto report =
        testing::check_laws(hamiltonian_path(grid(3, 4, knight_steps), 0), {.expected_count = 2});
    EXPECT_TRUE(report.ok) << report;
}

TEST(KnightsTour, OfTheSharedCases) {
    const auto file = cases_folder() / "knights" / "tours.tsv";
    ESPALIER_NEEDS_CASE(file);
    std::ifstream in(file);
    std::string heading;
    std::getline(in, heading);
    for (unsigned rows, columns, open, closed, starts;
         in >> rows >> columns >> open >> closed >> starts;) {
        const grid board(static_cast<int>(rows), static_cast<int>(columns), knight_steps);
        unsigned tours = 0, round = 0, begun = 0;
        for (int start = 0; start < board.cells(); ++start) {
            const auto found = all(hamiltonian_path(board, start)).value;
            tours += static_cast<unsigned>(found.size());
            begun += !found.empty();
            for (const auto& path : found)
                round += std::ranges::count(board.neighbours(path.back()), start) != 0;
        }
        EXPECT_EQ(tours, open) << rows << " x " << columns;
        EXPECT_EQ(round, closed) << rows << " x " << columns;
        EXPECT_EQ(begun, starts) << rows << " x " << columns;
    }
}

TEST(KnightsTour, StartsFromEverySquareOfSixBySix) { // freeCodeCamp/freeCodeCamp#40055
    const grid board(6, 6, knight_steps);
    for (int start = 0; start < board.cells(); ++start)
        EXPECT_TRUE(first(hamiltonian_path(board, start)).value) << start;
    EXPECT_TRUE(first(hamiltonian_path(grid(5, 5, knight_steps), 0)).value);
}

TEST(GolombRuler, AreAllThereAre) {
    for (int marks = 2; marks <= 5; ++marks)
        for (int length = 1; length <= 13; ++length) {
            unsigned wanted = 0; // rulers of that length at most, mirror images counted, by sets
            for (unsigned bits = 1; bits < 2u << length; bits += 2) {
                std::vector<int> places;
                std::set<int> apart;
                for (int k = 0; k <= length; ++k)
                    if (bits >> k & 1) places.push_back(k);
                if (static_cast<int>(places.size()) != marks) continue;
                for (const int a : places)
                    for (const int b : places)
                        if (a < b) apart.insert(b - a);
                wanted += static_cast<int>(apart.size()) == marks * (marks - 1) / 2;
            }
            const auto rulers = count(golomb_ruler(marks, length)).value.to_uint64();
            EXPECT_EQ(rulers * (marks == 2 ? 1 : 2), wanted)
                << marks << " marks, length " << length;
        }
}

TEST(GolombRuler, ObeysTheLaws) {
    const auto report = testing::check_laws(golomb_ruler(5, 13));
    EXPECT_TRUE(report.ok) << report;
}

TEST(GolombRuler, OfTheSharedCases) {
    const auto file = cases_folder() / "golomb" / "optimal.tsv";
    ESPALIER_NEEDS_CASE(file);
    std::ifstream in(file);
    std::string heading;
    std::getline(in, heading);
    constexpr std::size_t most = 10;
    std::size_t seen = 0;
    for (std::size_t marks, length, rulers; in >> marks >> length >> rulers && marks <= most;
         ++seen) {
        const auto found = shortest(static_cast<int>(marks));
        EXPECT_EQ(found.limit, length);
        EXPECT_EQ(found.answer.value.size() * (marks == 2 ? 1 : 2), rulers);
    }
    EXPECT_EQ(seen, most - 1);
}

TEST(LatinSquare, AreAllThereAre) {
    const std::vector<unsigned> orders{1, 2, 12, 576}; // OEIS A002860
    for (std::size_t n = 1; n <= 4; ++n)
        EXPECT_EQ(count(latin_square(latin_square::rows(n, std::vector<std::size_t>(n)))).value,
                  orders[n - 1]);
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 20; ++round) {
        latin_square::rows square(3, std::vector<std::size_t>(3));
        for (int given = 0; given < 3; ++given) { // numbers that may leave no solution
            square[random() % 3][random() % 3] = 1 + random() % 3;
        }
        unsigned wanted = 0;
        for (unsigned n = 0; n < 19683; ++n) { // all fillings, and the contradictions with them
            latin_square::rows filled(3, std::vector<std::size_t>(3));
            bool right = true;
            for (unsigned cell = 0, rest = n; cell < 9; ++cell, rest /= 3) {
                filled[cell / 3][cell % 3] = 1 + rest % 3;
                right = right && (square[cell / 3][cell % 3] == 0 ||
                                  square[cell / 3][cell % 3] == filled[cell / 3][cell % 3]);
            }
            for (std::size_t k = 0; k < 3; ++k)
                right = right &&
                        std::set<std::size_t>(filled[k].begin(), filled[k].end()).size() == 3 &&
                        std::set<std::size_t>{filled[0][k], filled[1][k], filled[2][k]}.size() == 3;
            wanted += right;
        }
        try {
            EXPECT_EQ(count(latin_square(square)).value, wanted);
        } catch (const std::invalid_argument&) {
            EXPECT_EQ(wanted, 0u);
        }
    }
    EXPECT_THROW(latin_square({{1, 2}, {1}}), std::invalid_argument);
    EXPECT_THROW(latin_square({{0, 9}, {0, 0}}), std::invalid_argument);
}

TEST(LatinSquare, ObeysTheLaws) {
    const auto report =
        testing::check_laws(latin_square(latin_square::rows(3, {0, 0, 0})), {.expected_count = 12});
    EXPECT_TRUE(report.ok) << report;
}

/// A square with its rows, columns and numbers renamed at random for each try.
struct relabelled {
    latin_square::rows given;
    std::mt19937 random;
    std::vector<std::size_t> row = {}, column = {}, number = {};

    latin_square space(std::uint64_t) {
        const std::size_t n = given.size();
        row.resize(n);
        std::iota(row.begin(), row.end(), std::size_t{0});
        column = number = row;
        for (auto* names : {&row, &column, &number})
            std::shuffle(names->begin(), names->end(), random);
        latin_square::rows renamed = given;
        for (std::size_t r = 0; r < n; ++r)
            for (std::size_t c = 0; c < n; ++c)
                renamed[row[r]][column[c]] = given[r][c] == 0 ? 0 : number[given[r][c] - 1] + 1;
        return latin_square(renamed);
    }
    /// A square of the last try by the names that were given.
    latin_square::rows given_names(const latin_square::rows& renamed) const {
        latin_square::rows square = renamed;
        for (std::size_t r = 0; r < row.size(); ++r)
            for (std::size_t c = 0; c < row.size(); ++c)
                square[r][c] = 1 + static_cast<std::size_t>(
                                       std::ranges::find(number, renamed[row[r]][column[c]] - 1) -
                                       number.begin());
        return square;
    }
};

TEST(LatinSquare, FillsAQuasigroupOfThirtyRows) { // CSPLib prob067
    const auto file = cases_folder() / "qcp" / "qwh-o30-h375-01.dzn";
    ESPALIER_NEEDS_CASE(file);
    std::ifstream in(file);
    latin_square::rows square;
    std::string line;
    while (std::getline(in, line)) {
        std::ranges::replace_if(line, [](char c) { return c == ',' || c == '|'; }, ' ');
        std::istringstream numbers(line);
        std::vector<std::size_t> row{std::istream_iterator<std::size_t>(numbers), {}};
        if (!row.empty()) square.push_back(row);
    }
    std::ptrdiff_t holes = 0;
    for (const auto& row : square)
        holes += std::ranges::count(row, std::size_t{0});
    EXPECT_EQ(holes, 375);
#ifdef __OPTIMIZE__ // ten thousand nodes of nine hundred places each
    restarting search{relabelled{square, std::mt19937(4)}, {.unit = 500}};
    const auto found = search.go({.node_limit = 100'000});
    ASSERT_TRUE(found.value) << to_string(found.status) << " after " << found.tries << " tries";
    const latin_square::rows filled = search.source().given_names(*found.value);
    std::set<std::size_t> numbers;
    for (std::size_t r = 0; r < 30; ++r) {
        EXPECT_EQ(std::set<std::size_t>(filled[r].begin(), filled[r].end()).size(), 30u);
        for (std::size_t c = 0; c < 30; ++c) {
            EXPECT_TRUE(square[r][c] == 0 || square[r][c] == filled[r][c]);
            numbers.insert(filled[r][c] * 100 + c); // each number once in each column
        }
    }
    EXPECT_EQ(numbers.size(), 900u);
#endif
}

TEST(Salesman, FindsTheShortestOfAllTours) { // vadimkantorov/tsp-bb#1: asymmetric, edge home
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 12; ++round) {
        const std::size_t n = 1 + random() % 6;
        distances far(n, std::vector<int>(n));
        for (auto& row : far)
            for (int& d : row)
                d = static_cast<int>(random() % 30);
        std::vector<std::size_t> order(n);
        std::iota(order.begin(), order.end(), std::size_t{0});
        int least = 1'000'000;
        do {
            int length = 0;
            for (std::size_t k = 0; k < n; ++k)
                length += far[order[k]][order[(k + 1) % n]];
            least = std::min(least, length);
        } while (std::next_permutation(order.begin() + 1, order.end()));
        for (const unsigned crew : {1u, 3u})
            EXPECT_EQ(best(salesman(far), {.threads = crew, .slice = {}}).value->objective, least);
        if (round > 2) continue;
        const auto report = testing::check_laws(salesman(far));
        EXPECT_TRUE(report.ok) << report;
    }
}

TEST(Salesman, OfTheSharedCases) {
    const auto file = cases_folder() / "tsp" / "burma14.tsp";
    ESPALIER_NEEDS_CASE(file);
    std::ifstream in(file);
    const distances burma = read_tsplib(in);
    EXPECT_EQ(burma[1][0], 153);
    std::ifstream matrix(cases_folder() / "tsp" / "br17.atsp");
    const distances far = read_tsplib(matrix);
    EXPECT_EQ(far.size(), 17u);
    EXPECT_EQ(far[16][14], 8);
#ifdef __OPTIMIZE__ // a hundred thousand nodes, and four million
    EXPECT_EQ(best(salesman(burma)).value->objective, 3323);
    EXPECT_EQ(best(salesman(far)).value->objective, 39);
#endif
    for (const char* text :
         {"DIMENSION: 2\nEDGE_WEIGHT_TYPE: ATT\nNODE_COORD_SECTION\n1 0 0\n2 1 1\n",
          "DIMENSION: 3\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n1 0 0\n", ""}) {
        std::istringstream cut(text);
        EXPECT_THROW(read_tsplib(cut), std::invalid_argument) << text;
    }
}

} // namespace
} // namespace espalier::test
