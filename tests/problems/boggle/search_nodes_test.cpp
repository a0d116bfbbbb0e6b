/// Node counts are a signature of the plain space: whoever changes one must know why.
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "puzzles.hpp"
#include "support/cases.hpp"

namespace {

using namespace boggle;
using boggle::test::puzzle;

struct counted {
    std::uint64_t checked, promising, dead_ends, solutions;
    friend bool operator==(const counted&, const counted&) = default;
    friend void PrintTo(const counted& c, std::ostream* out) {
        *out << c.checked << ' ' << c.promising << ' ' << c.dead_ends << ' ' << c.solutions;
    }
};

counted nodes_of(const puzzle& p) {
    return p.with_trie([&]<class T>(std::shared_ptr<const T> trie) {
        const auto s = espalier::count(word_search<T>(p.board, trie, p.use)).statistics;
        return counted{s.checked, s.promising, s.dead_ends, s.solutions};
    });
}

puzzle algs4(const std::string& name) {
    const auto folder = espalier::test::cases_folder() / "boggle";
    std::ifstream board(folder / "boards" / (name + ".txt"));
    std::ifstream list(folder / "words-yawl-reduced.txt");
    espalier::test::oracle::rules rules;
    rules.qu = true;
    return {boggle::test::grid_of(espalier::test::oracle::parse_sized_board(board)),
            std::string(std::istreambuf_iterator<char>(list), {}), rules};
}

/// The root, A AC ACT, C CA CAS CAST CAT CATS, S SA SAT; the root has four children, others three.
TEST(SearchNodes, OfASmallBoard) {
    const puzzle p({2, 2, {"c", "a", "s", "t"}}, "cat\ncats\nact\nsat\ncast\n", {});
    EXPECT_EQ(nodes_of(p), (counted{41, 13, 0, 5}));
}

TEST(SearchNodes, OfTheAlgs4Boards) {
    ESPALIER_NEEDS_CASE(espalier::test::cases_folder() / "boggle/boards");
    EXPECT_EQ(nodes_of(algs4("board4x4")), (counted{2187, 405, 37, 247}));
    EXPECT_EQ(nodes_of(algs4("board-points1000")), (counted{5754, 993, 99, 599}));
    EXPECT_EQ(nodes_of(algs4("board-points4527")), (counted{12990, 2558, 123, 1726}));
    EXPECT_EQ(nodes_of(algs4("board-dodo")), (counted{6477, 1165, 56, 668}));
    EXPECT_EQ(nodes_of(algs4("board-quinquevalencies")), (counted{1966, 354, 41, 149}));
}

} // namespace
