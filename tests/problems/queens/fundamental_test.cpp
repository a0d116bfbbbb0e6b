#include "queens/counted_bit_board.hpp"
#include "queens/fundamental.hpp"
#include "queens/masked_bit_board.hpp"
#include "queens/peaceful_pieces.hpp"
#include "queens/turned_board.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/solve.hpp>
#include <espalier/testing/laws.hpp>

#include "letter_boards.hpp"
#include "pieces_oracle.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using queens::test::after;
using queens::test::classes_by_images;
using queens::test::random_board;
using queens::test::squares_with;
using queens::test::symmetric;
using queens::test::text;

/// Against all permutations: each way of counting, and that what is listed are representatives.
TEST(FundamentalOfConditions, AreTheClassesOfBruteForce) {
    std::mt19937 random(2);
    for (int n = 1; n <= 6; ++n) {
        const auto all = queens::test::brute_force(n);
        for (int round = 0; round < 24; ++round) {
            const auto side = static_cast<std::size_t>(n);
            text board(side, std::string(side, '.'));
            if (round > 0) board = random_board(random, side, side, "..........o");
            board = symmetric(board, all_symmetries.at(random() % all_symmetries.size()));
            if (round % 4 == 3) board = symmetric(board, symmetry::rotate_90);
            if (round % 2 == 1 && !all.empty()) { // queens of a placement, where they may stand
                const auto& some =
                    *std::next(all.begin(), static_cast<std::ptrdiff_t>(random() % all.size()));
                const std::size_t row = random() % side;
                board[row][static_cast<std::size_t>(some[row])] = 'Q';
                const text turned = after(board, symmetry::rotate_180);
                const auto other = side - 1 - row;
                const auto there = turned[other].find('Q');
                if (some[other] == static_cast<int>(there)) board[other][there] = 'Q';
            }
            std::set<text> placements;
            for (const auto& columns : all) {
                text made = board;
                bool fits = true;
                for (std::size_t row = 0; row < side; ++row) {
                    char& c = made[row][static_cast<std::size_t>(columns[row])];
                    fits = fits && c != 'o';
                    c = 'P';
                }
                for (const std::string& row : made)
                    fits = fits && row.find('Q') == std::string::npos;
                if (fits) placements.insert(made);
            }
            conditions asked{.n = n, .placed = squares_with(board, 'Q')};
            asked.allowed.assign(side, (1U << n) - 1);
            for (const square& hole : squares_with(board, 'o'))
                asked.allowed[static_cast<std::size_t>(hole.row)] &= ~(1U << hole.column);
            const board_symmetry kept = symmetries_of(queens::test::picture_of(board));
            const std::size_t expected = classes_by_images(board, placements);
            const auto listed = espalier::all(fundamental(masked_bit_board(asked), kept)).value;
            EXPECT_EQ(listed.size(), expected);
            const auto turned = [&](auto turned_board, symmetry by) {
                return kept.has(by) ? espalier::count(turned_board).value
                                    : espalier::checked_count();
            };
            EXPECT_EQ(classes(kept, espalier::count(counted_bit_board(asked)).value,
                              turned(half_turn_board(asked), symmetry::rotate_180),
                              turned(quarter_turn_board(asked), symmetry::rotate_90)),
                      expected)
                << n << ' ' << round;
            std::set<text> representatives;
            for (const placement& each : listed) {
                text made = board;
                for (std::size_t row = 0; row < side; ++row)
                    made[row][static_cast<std::size_t>(each[row])] = 'P';
                representatives.insert(made);
            }
            EXPECT_EQ(classes_by_images(board, representatives), expected);
        }
    }
}

/// All sets of so many pieces that are at peace, by the oracle's rules.
std::set<text> peaceful_sets(const text& board, const std::string& piece, int pieces) {
    std::set<text> found;
    const auto open = squares_with(board, '.');
    std::vector<square> chosen;
    const std::function<void(std::size_t)> choose = [&](std::size_t from) {
        if (static_cast<int>(chosen.size()) == pieces) {
            text made = board;
            for (const square& each : chosen)
                made[static_cast<std::size_t>(each.row)][static_cast<std::size_t>(each.column)] =
                    'P';
            found.insert(made);
            return;
        }
        for (std::size_t next = from; next < open.size(); ++next) {
            const bool peace = std::ranges::none_of(chosen, [&](const square& other) {
                return queens::test::attacks(board, piece, other.row, other.column,
                                             open[next].row - other.row,
                                             open[next].column - other.column);
            });
            if (!peace) continue;
            chosen.push_back(open[next]);
            choose(next + 1);
            chosen.pop_back();
        }
    };
    choose(0);
    return found;
}

TEST(FundamentalOfPieces, AreTheClassesOfBruteForce) {
    const std::vector<text> boards{{"...", "...", "..."},
                                   {"....", "....", "...."},
                                   {"o...", "....", "...o"},
                                   {".#..", "....", "....", "..#."},
                                   {"....", ".oo.", ".oo.", "...."},
                                   {"..#", "...", "..."}};
    for (const text& board : boards)
        for (const piece kind : all_pieces)
            for (const int pieces : {0, 1, 3}) {
                const picture drawn = queens::test::picture_of(board);
                const board_plan plan{.rows = drawn.rows(),
                                      .columns = drawn.columns(),
                                      .holes = squares_with(board, 'o'),
                                      .walls = squares_with(board, '#')};
                const auto expected = classes_by_images(
                    board, peaceful_sets(board, std::string(name_of(kind)), pieces));
                const fundamental space(peaceful_pieces(plan, kind, pieces), symmetries_of(drawn));
                EXPECT_EQ(espalier::count(space).value, expected)
                    << board.front() << ' ' << name_of(kind) << ' ' << pieces;
            }
}

/// OEIS A000903.
TEST(FundamentalOfPieces, RooksAreThePublishedOnes) {
    const std::vector<unsigned> known{1, 1, 2, 7, 23};
    for (int n = 1; n <= 5; ++n)
        EXPECT_EQ(
            espalier::count(fundamental(peaceful_pieces({.rows = n, .columns = n}, piece::rook, n),
                                        board_symmetry::of_square(n)))
                .value,
            known.at(static_cast<std::size_t>(n) - 1));
}

TEST(FundamentalOfPieces, IsALawfulSpaceWithAndWithoutSymmetry) {
    const peaceful_pieces kings({.rows = 3, .columns = 4}, piece::king, 3);
    for (const auto& [kept, count] :
         {std::pair{board_symmetry(), 34U}, {symmetries_of(picture(3, 4)), 10U}}) {
        const auto report =
            espalier::testing::check_laws(fundamental(kings, kept), {.expected_count = count});
        EXPECT_TRUE(report.ok && report.complete) << report;
    }
}

} // namespace
