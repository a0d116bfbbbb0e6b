/// The oracle against published values, so that what is tested with it rests on more than itself.
#include "support/boggle_oracle.hpp"

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "support/cases.hpp"

namespace {

namespace oracle = espalier::test::oracle;

oracle::rules princeton() {
    oracle::rules r;
    r.qu = true;
    return r;
}

/// The lines of a data file that are not comments.
std::vector<std::istringstream> data_lines(const std::string& file) {
    std::ifstream in(std::string(ESPALIER_TEST_DATA) + "/" + file);
    std::vector<std::istringstream> lines;
    for (std::string line; std::getline(in, line);)
        if (!line.starts_with('#')) lines.emplace_back(line);
    return lines;
}

std::filesystem::path boards() {
    return espalier::test::cases_folder() / "boggle/boards";
}

std::set<std::string> words() {
    std::ifstream in(espalier::test::cases_folder() / "boggle/words-yawl-reduced.txt");
    return oracle::parse_words(in);
}

oracle::tiles board(const std::string& name) {
    std::ifstream in(boards() / (name + ".txt"));
    return oracle::parse_sized_board(in);
}

TEST(BoggleOracle, KnowsTheWordsPathsAndPointsOfTheAlgs4Boards) {
    ESPALIER_NEEDS_CASE(boards());
    const auto list = words();
    ASSERT_EQ(list.size(), 10482u);
    auto lines = data_lines("boggle-boards.txt");
    ASSERT_EQ(lines.size(), 26u);
    for (auto& line : lines) {
        std::string name;
        unsigned long word_count = 0, paths = 0, points = 0;
        line >> name >> word_count >> paths >> points;
        const auto found = oracle::solve(board(name), list, princeton());
        EXPECT_EQ(found.paths.size(), word_count) << name;
        EXPECT_EQ(found.path_count(), paths) << name;
        EXPECT_EQ(found.points(), points) << name;
    }
}

/// The values are those of the full list. The reduced one has every word that the right rules, four
/// neighbours or a bare Q find, but only some of what the other faults find.
TEST(BoggleOracle, ShowsTheFingerprintOfEachFault) {
    ESPALIER_NEEDS_CASE(boards());
    const auto list = words();
    auto lines = data_lines("boggle-faults.txt");
    ASSERT_EQ(lines.size(), 131u);
    for (auto& line : lines) {
        std::string name, fault;
        unsigned long word_count = 0, points = 0;
        line >> name >> fault >> word_count >> points;
        auto r = princeton();
        r.reuse = fault == "reuse";
        r.corners = fault != "four";
        r.torus = fault == "torus";
        r.flat_wrap = fault == "flatwrap";
        r.lost_edge = fault == "lost_edge";
        r.bare_q = fault == "q_plain";
        r.qu = !r.bare_q;
        const auto found = oracle::solve(board(name), list, r);
        if (fault == "four" || fault == "q_plain") {
            EXPECT_EQ(found.paths.size(), word_count) << name << ' ' << fault;
            EXPECT_EQ(found.points(), points) << name << ' ' << fault;
        } else {
            EXPECT_LE(found.paths.size(), word_count) << name << ' ' << fault;
            EXPECT_LE(found.points(), points) << name << ' ' << fault;
            const auto right = oracle::solve(board(name), list, princeton()).paths.size();
            if (word_count != right) {
                EXPECT_NE(found.paths.size(), right) << name << ' ' << fault;
            }
        }
    }
}

TEST(BoggleOracle, AnswersTheSmallBoardsPeopleReported) {
    for (auto& line : data_lines("boggle-words.txt")) {
        std::string rows, neighbours, cells, word, expected;
        line >> rows >> neighbours >> cells >> word >> expected;
        std::istringstream split(rows);
        std::vector<std::string> grid;
        for (std::string row; std::getline(split, row, '/');)
            grid.push_back(row);
        oracle::rules r;
        r.min_length = 1;
        r.corners = neighbours == "8";
        r.reuse = cells == "reuse";
        const auto found = oracle::solve(oracle::board_of_rows(grid), {word}, r);
        EXPECT_EQ(found.paths.size() == 1 ? "yes" : "no", expected) << rows << ' ' << word;
    }
}

} // namespace
