#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;
using testing::MatchesRegex;
using testing::StartsWith;

class BoggleLimits : public testing::Test {
  protected:
    void expect_end(const words& options, int status, const std::string& out,
                    const std::string& err) const {
        const ended end = run(options + words{board, list});
        EXPECT_EQ(end.status, status) << testing::PrintToString(options);
        EXPECT_EQ(end.out, out);
        EXPECT_EQ(end.err, err);
    }

    folder files;
    std::string board = files.file("board.txt", "CAT\nSOD\n");
    std::string list = files.file("words.txt", "toad\ncat\ncoat\ndot\n");
    const std::string nodes_over = "boggle: stopped by the node limit; there may be more words\n";
};

TEST_F(BoggleLimits, AStoppedSearchPrintsWhatItHas) {
    expect_end({"--node-limit=4"}, 3, "cat\n", nodes_over);
    expect_end({"--node-limit=4", "--count"}, 3, "at least 1\n", nodes_over);
    expect_end({"--node-limit=4", "--score"}, 3, "at least 1\n", nodes_over);
    expect_end({"--node-limit=4", "--quiet"}, 3, "cat\n", "");
    expect_end({"--node-limit=2"}, 3, "",
               "boggle: stopped by the node limit; no word was found so far\n");
    expect_end({"--node-limit=4", "-j8"}, 3, "cat\n", nodes_over);
}

TEST_F(BoggleLimits, AListingOfAsManyAsWereAskedForIsComplete) {
    expect_end({"--max-solutions=2"}, 0, "cat\ncoat\n", "");
    expect_end({"--max-solutions=4"}, 0, "cat\ncoat\ndot\ntoad\n", "");
    expect_end({"--max-solutions=2", "--reuse"}, 0, "cat\ncoat\n", "");
    expect_end({"--max-solutions=1", "--paths=all"}, 0, "cat 1,1 1,2 1,3\n", "");
    expect_end({"--max-solutions=2", "--count"}, 3, "at least 2\n",
               "boggle: stopped by the solution limit; there may be more words\n");
    expect_end({"--max-solutions=4", "--count"}, 0, "4\n", "");
    expect_end({"--max-solutions=9", "--count"}, 0, "4\n", "");
}

TEST_F(BoggleLimits, ThatWereNotReachedChangeNothing) {
    expect_end({"--node-limit=1000", "--time-limit=1h"}, 0, "cat\ncoat\ndot\ntoad\n", "");
}

TEST_F(BoggleLimits, TimeIsWallClock) {
    std::string big = "4 5\n";
    for (int row = 0; row < 4; ++row)
        big += "AAAAA\n";
    const auto as = files.file("as.txt", std::string(19, 'a') + "\n");
    const ended end =
        run({"--count", "--paths=all", "--time-limit=20ms", files.file("big.txt", big), as});
    EXPECT_EQ(end.status, 3);
    EXPECT_THAT(end.out, MatchesRegex("at least [0-9]+\n"));
    EXPECT_EQ(end.err, "boggle: stopped by the time limit; there may be more words\n");
}

TEST_F(BoggleLimits, OfNoUseAreRefused) {
    for (const std::string option :
         {"--node-limit=0", "--node-limit=-1", "--max-solutions=0", "--time-limit=nan",
          "--time-limit=0", "--threads=-1", "--threads=1025", "--min-length=0", "--min-length=x"}) {
        const ended end = run({option, board, list});
        EXPECT_EQ(end.status, 2) << option;
        EXPECT_EQ(end.out, "");
        EXPECT_THAT(end.err, StartsWith("boggle: " + option.substr(0, option.find('=')) + ": "));
    }
}

} // namespace
