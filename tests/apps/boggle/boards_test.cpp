/// Many boards in one file.
#include <random>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;
using testing::HasSubstr;
using testing::StartsWith;

class BoggleBoards : public testing::Test {
  protected:
    ended scored(const std::string& boards, const words& more = {}) const {
        return run(words{"--boards", "-"} + more + words{list}, boards);
    }

    folder files;
    std::string list =
        files.file("words.txt", "cat\nact\ntaco\ncot\nquit\nquoit\nthin\nabcd\nnono\n");
};

TEST_F(BoggleBoards, EachLineIsABoardOfAnySize) {
    const ended end = scored("taco\r\nxxxx\na\nca xt\nt a b c o d e f g\n  cat xyz\nTaQu iotx\n");
    EXPECT_EQ(end.out, "1\t4\t4\ttaco\n"
                       "2\t0\t0\txxxx\n"
                       "3\t0\t0\ta\n"
                       "4\t2\t2\tca xt\n"
                       "5\t4\t4\tt a b c o d e f g\n"
                       "6\t1\t1\tcat xyz\n"
                       "7\t0\t0\tTaQu iotx\n");
    EXPECT_EQ(end.status, 0);
    EXPECT_EQ(end.err, "");
}

TEST_F(BoggleBoards, BlankLinesMakeRoomForRows) {
    EXPECT_EQ(scored("\nca\ntx\n\n\n1 4\nt a c o\n\nab\ncd\n \n taco").out,
              "1\t2\t2\tca tx\n2\t2\t2\t1 4 t a c o\n3\t1\t1\tab cd\n4\t4\t4\ttaco\n");
    EXPECT_EQ(scored("2 2\nca\nxt\n").out, "1\t2\t2\t2 2 ca xt\n") << "a size is no board";
}

TEST_F(BoggleBoards, MistakesNameTheLineAfterTheBoardsBeforeIt) {
    const ended line = scored("taco\nxxxx\ncat\ntaco\n");
    EXPECT_EQ(line.out, "1\t4\t4\ttaco\n2\t0\t0\txxxx\n");
    EXPECT_EQ(line.status, 2);
    EXPECT_THAT(line.err,
                StartsWith("boggle: standard input:3:1: 3 letters on a line are no square\n"));
    EXPECT_THAT(scored("taco\nta7o\n").err, StartsWith("boggle: standard input:2:3: '7' is no"));
    EXPECT_THAT(scored("ta\nco\n\nta\ncox\n").err,
                StartsWith("boggle: standard input:5:3: row has 3 cells"));
    EXPECT_THAT(scored("\n \n").err, StartsWith("boggle: standard input: there is no board\n"));
    EXPECT_THAT(run({"--boards", files.path("none"), list}).err, HasSubstr("cannot be opened"));
    EXPECT_THAT(scored(std::string("ta\0o\n", 5)).err, HasSubstr("NUL byte"));
}

TEST_F(BoggleBoards, JsonIsALineForEach) {
    std::istringstream out(scored("taco\nca xt\n", {"--json"}).out);
    std::string line;
    std::getline(out, line);
    EXPECT_EQ(nlohmann::json::parse(line),
              (nlohmann::json{
                  {"number", 1}, {"line", 1}, {"board", "taco"}, {"count", 4}, {"score", 4}}));
    std::getline(out, line);
    EXPECT_EQ(nlohmann::json::parse(line)["board"], "ca xt");
    EXPECT_FALSE(std::getline(out, line));
}

TEST_F(BoggleBoards, TilesAndLargeBoardsAreSearchedLikeAnyBoard) {
    EXPECT_EQ(scored("Qu I T O\nQ I T U\nTh In X Y\n").out,
              "1\t2\t3\tQu I T O\n2\t1\t1\tQ I T U\n3\t1\t1\tTh In X Y\n")
        << "quit and quoit; quit; thin";
    EXPECT_EQ(scored("QITO\nuoaa\n", {"--qu"}).out, "1\t2\t3\tQITO\n2\t0\t0\tuoaa\n");
    const std::string large = "taco" + std::string(77, 'x');
    EXPECT_EQ(scored(large + "\n" + large + "\n", {"-j2"}).out,
              "1\t2\t2\t" + large + "\n2\t2\t2\t" + large + "\n");
    EXPECT_EQ(scored("noxx\n", {"--reuse"}).out, "1\t1\t1\tnoxx\n");
    EXPECT_EQ(scored("cxxt", {"--neighbours=4", "--min-length=1"}).out, "1\t0\t0\tcxxt\n");
}

/// A batch is 4,096 boards: each board's line must be what the program says of that board alone.
TEST_F(BoggleBoards, EveryLineIsWhatTheBoardAloneComesTo) {
    std::mt19937 random(7);
    std::string boards, one;
    std::vector<std::string> all;
    for (int i = 0; i < 5000; ++i) {
        std::string board;
        for (int cell = 0; cell < 9; ++cell)
            board += "acoitqun"[random() % 8];
        all.push_back(board);
        boards += board + "\n";
    }
    const ended two = scored(boards, {"-j2", "--scores=3:1,4:5"});
    EXPECT_EQ(two.out, scored(boards, {"-j1", "--scores=3:1,4:5"}).out);
    std::istringstream lines(two.out);
    std::string line;
    for (std::size_t i = 0; std::getline(lines, line); ++i) {
        if (i % 500 != 499) continue;
        const ended alone = run({"--score", "--scores=3:1,4:5", "-", list}, all[i] + "\n");
        const ended count = run({"--count", "--scores=3:1,4:5", "-", list}, all[i] + "\n");
        EXPECT_EQ(line + "\n",
                  std::to_string(i + 1) + "\t" + count.out.substr(0, count.out.size() - 1) + "\t" +
                      alone.out.substr(0, alone.out.size() - 1) + "\t" + all[i] + "\n");
    }
}

TEST_F(BoggleBoards, LimitsAreForAllBoardsTogether) {
    EXPECT_EQ(scored("taco\nxxxx\ntaco\n", {"--max-solutions=2"}).out,
              "1\t4\t4\ttaco\n2\t0\t0\txxxx\n");
    const ended nodes = scored("taco\nxxxx\ntaco\n", {"--node-limit=3"});
    EXPECT_EQ(nodes.out, "1\t4\t4\ttaco\n2\t0\t0\txxxx\n") << "the root is a node";
    EXPECT_EQ(nodes.status, 3);
    EXPECT_EQ(nodes.err, "boggle: stopped by the node limit; there may be more boards\n");
    EXPECT_THAT(scored("taco\n", {"--stats"}).err, HasSubstr("by the kernel       1 ("));
}

TEST_F(BoggleBoards, OtherQuestionsAreNotForManyBoards) {
    for (const char* const other : {"--query=cat", "--count", "--paths", "--show", "--estimate"})
        EXPECT_EQ(scored("taco\n", {other}).status, 2) << other;
    EXPECT_THAT(run({"--boards", "-", "board.txt", list}).err,
                StartsWith("boggle: --boards: not together with BOARD\n"));
    EXPECT_THAT(run({"--boards", "-", "-"}).err, HasSubstr("cannot both be standard input"));
}

} // namespace
