/// Answers for words that are asked for.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;

class BoggleQuery : public testing::Test {
  protected:
    folder files;
    std::string board = files.file("board.txt", "CAT\nSOD\n");
    std::string nowhere = files.path("no such list");
};

TEST_F(BoggleQuery, AnswersInTheGivenOrderWithoutAList) {
    const ended end = run({"--query=toad,DOG,cat,A,dog", board}, {}, nowhere);
    EXPECT_EQ(end.out, "toad YES\nDOG NO\ncat YES\nA YES\ndog NO\n");
    EXPECT_EQ(end.err, "");
    EXPECT_EQ(end.status, 0);
}

TEST_F(BoggleQuery, AllNoEndsWithOne) {
    const ended end = run({"--query", "dog", board});
    EXPECT_EQ(end.out, "dog NO\n");
    EXPECT_EQ(end.err, "");
    EXPECT_EQ(end.status, 1);
}

TEST_F(BoggleQuery, ReadsAFileOfWords) {
    const auto asked = files.file("asked.txt", "\xef\xbb\xbf"
                                               "toad\r\n\r\n  DOG \r\ntoad\r\n");
    EXPECT_EQ(run({"--ask", asked, board}, {}, nowhere).out, "toad YES\nDOG NO\ntoad YES\n");
    EXPECT_EQ(run({"--ask=-", board}, "cat\nact\n").out, "cat YES\nact NO\n");
    EXPECT_EQ(run({"--ask", asked, "-"}, "DOG\n").out, "toad NO\nDOG YES\ntoad NO\n");
}

TEST_F(BoggleQuery, WordsThatNoBoardHoldsAreNotThere) {
    EXPECT_EQ(run({"--query=c-t,it's,4,cat", board}).out, "c-t NO\nit's NO\n4 NO\ncat YES\n");
}

TEST_F(BoggleQuery, KeepsToTheRules) {
    EXPECT_EQ(run({"--query=at,cat", "--min-length=3", board}).out, "at NO\ncat YES\n");
    EXPECT_EQ(run({"--query=coat,cat", "--neighbours=4", board}).out, "coat NO\ncat YES\n");
    EXPECT_EQ(run({"--query=dodo", "--reuse", board}).out, "dodo YES\n");
}

TEST_F(BoggleQuery, SaysWhereTheWordsRun) {
    EXPECT_EQ(run({"--query=at,dog", "--paths", board}).out, "at YES 1,2 1,3\ndog NO\n");
    EXPECT_EQ(run({"--query=oa", "--paths=all", "-"}, "OA\nAO\n").out,
              "oa YES 1,1 1,2\noa YES 1,1 2,1\noa YES 2,2 1,2\noa YES 2,2 2,1\n");
    EXPECT_EQ(run({"--query=at,dog,od", "--show", board}).out, "at YES\n"
                                                               " C  [A1][T2]\n"
                                                               " S   O   D\n"
                                                               "\n"
                                                               "dog NO\n"
                                                               "od YES\n"
                                                               " C   A   T\n"
                                                               " S  [O1][D2]\n");
    EXPECT_EQ(run({"--query=dog", "--show", board}).out, "dog NO\n C  A  T\n S  O  D\n");
}

TEST_F(BoggleQuery, CountsAndScores) {
    EXPECT_EQ(run({"--query=toad,dog,cat", "--count", board}).out, "2\n");
    EXPECT_EQ(run({"--query=toad,dog,cat,at", "--score", board}).out, "2\n");
}

TEST_F(BoggleQuery, ASearchThatWasStoppedSaysWhatItDoesNotKnow) {
    const ended end = run({"--query=coat,cat,zoo,toad", "--max-solutions=1", board});
    EXPECT_EQ(end.out, "coat UNKNOWN\ncat YES\nzoo NO\ntoad UNKNOWN\n");
    EXPECT_EQ(end.err, "boggle: stopped by the solution limit; there may be more words\n");
    EXPECT_EQ(end.status, 3);
}

} // namespace
