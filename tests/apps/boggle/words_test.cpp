/// What is printed of the words that are found.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;

/// C A T
/// S O D
class BoggleWords : public testing::Test {
  protected:
    void expect_answer(const words& options, const std::string& out, int status = 0) const {
        const ended end = run(options + words{board, list});
        EXPECT_EQ(end.out, out) << testing::PrintToString(options);
        EXPECT_EQ(end.err, "") << testing::PrintToString(options);
        EXPECT_EQ(end.status, status);
    }

    folder files;
    std::string board = files.file("board.txt", "CAT\nSOD\n");
    std::string list =
        files.file("words.txt", "toad\nCAT\ncoat\ndot\nat\ndog\ncost\nTOADS\ncats\n");
};

TEST_F(BoggleWords, AreSortedEachOnceAsTheListSpellsThem) {
    expect_answer({}, "CAT\ncoat\ndot\ntoad\n");
}

TEST_F(BoggleWords, ComeFromStandardInput) {
    EXPECT_EQ(run({board, "-"}, "at\ncat\n").out, "cat\n");
    EXPECT_EQ(run({"-", list}, "CAT\nSOD\n").out, "CAT\ncoat\ndot\ntoad\n");
}

TEST_F(BoggleWords, ComeFromTheSystemsListWithoutItsNames) {
    const auto system = files.file("system", "Cato\ncat\nToad\nO'Cat\ncoat\nCat\n");
    EXPECT_EQ(run({board}, {}, system).out, "cat\ncoat\n");
    EXPECT_EQ(run({board, system}).out, "cat\nCato\ncoat\nToad\n") << "a list that is named";
    EXPECT_THAT(run({"--stats", board}, {}, system).err, HasSubstr("capitals          3\n"));
}

/// For the statistics the list is read as a whole, else for the letters of the board.
TEST_F(BoggleWords, AreTheSameHoweverTheListIsRead) {
    const auto messy =
        files.file("messy", "\xef\xbb\xbftoad\r\nzoo\r\n\r\nCAT\r\n cost \r\nc\xff\r\n"
                            "cat's\r\nCoat\r\ncoat\r\nat\r\ndog\r\nc\xc3\xb6st");
    for (const words& options : {words{},
                                 {"--fold-case=no"},
                                 {"--apostrophes=in"},
                                 {"--fold-accents"},
                                 {"--paths"},
                                 {"-m2"},
                                 {"--qu"}}) {
        const ended end = run(options + words{board, messy});
        const ended told = run(options + words{"--stats", board, messy});
        EXPECT_EQ(end.out, told.out);
        EXPECT_EQ(end.status, told.status);
        EXPECT_THAT(end.err, testing::StartsWith("boggle: " + messy + ":6: not UTF-8"));
        EXPECT_THAT(told.err, testing::EndsWith(end.err));
    }
    const auto nul = files.file("nul", std::string("zoo\r\nzoo\r\nz\0o\n", 14));
    EXPECT_EQ(run({board, nul}).err, run({"--stats", board, nul}).err);
    EXPECT_THAT(run({board, nul}).err, HasSubstr("nul:3:2: file has a NUL byte"));
}

TEST_F(BoggleWords, HaveTheirFirstPaths) {
    expect_answer({"--paths"}, "CAT 1,1 1,2 1,3\n"
                               "coat 1,1 2,2 1,2 1,3\n"
                               "dot 2,3 2,2 1,3\n"
                               "toad 1,3 2,2 1,2 2,3\n");
    expect_answer({"--paths=first", "--min-length=4"}, "coat 1,1 2,2 1,2 1,3\n"
                                                       "toad 1,3 2,2 1,2 2,3\n");
}

TEST_F(BoggleWords, HaveAllTheirPaths) {
    const ended end = run({"--paths=all", "-", "-m2", list}, "AT\nTA\n");
    EXPECT_EQ(end.out, "at 1,1 1,2\nat 1,1 2,1\nat 2,2 1,2\nat 2,2 2,1\n");
    EXPECT_EQ(run({"--paths", "-", "-m2", list}, "AT\nTA\n").out, "at 1,1 1,2\n");
}

TEST_F(BoggleWords, AreCountedAndScored) {
    expect_answer({"--count"}, "4\n");
    expect_answer({"-c", "--min-length", "2"}, "5\n");
    expect_answer({"--score"}, "4\n");
    expect_answer({"-s", "-m4"}, "2\n");
    EXPECT_EQ(run({"--count", "--paths=all", "-m2", "-", list}, "AT\nTA\n").out, "4\n");
}

TEST_F(BoggleWords, AreWorthTheStandardPoints) {
    const auto letters = files.file("long.txt", "a\nab\nabc\nabcd\nabcde\nabcdef\nabcdefg\n"
                                                "abcdefgh\nabcdefghi\n");
    EXPECT_EQ(run({"--score", "-m1", "-", letters}, "1 9\nABCDEFGHI\n").out, "34\n");
}

TEST_F(BoggleWords, OfFewerLettersAreLeftOut) {
    expect_answer({"--min-length=4"}, "coat\ntoad\n");
    expect_answer({"--min-length=1"}, "at\nCAT\ncoat\ndot\ntoad\n");
}

TEST_F(BoggleWords, RunOverSidesAloneIfSoWished) {
    expect_answer({"--neighbours=4"}, "CAT\n");
    expect_answer({"--neighbours=8"}, "CAT\ncoat\ndot\ntoad\n");
}

TEST_F(BoggleWords, MayUseCellsAgain) {
    const auto again = files.file("again.txt", "tact\ndodo\ntaco\nadd\n");
    EXPECT_EQ(run({"--reuse", "--paths", board, again}).out, "dodo 2,3 2,2 2,3 2,2\n"
                                                             "taco 1,3 1,2 1,1 2,2\n")
        << "the one T is no neighbour of C, and the D not one of itself";
    EXPECT_EQ(run({"--paths", board, again}).out, "taco 1,3 1,2 1,1 2,2\n");
    EXPECT_EQ(run({"--reuse", "--paths=all", "-", again}, "DOD\n").out,
              "dodo 1,1 1,2 1,1 1,2\ndodo 1,1 1,2 1,3 1,2\n"
              "dodo 1,3 1,2 1,1 1,2\ndodo 1,3 1,2 1,3 1,2\n");
}

TEST_F(BoggleWords, ReadALoneQAsQuIfSoWished) {
    const auto qu = files.file("qu.txt", "quit\nqit\n");
    EXPECT_EQ(run({"-", qu}, "QIT\n").out, "qit\n");
    EXPECT_EQ(run({"--qu", "--paths", "-", qu}, "1 3\nQIT\n").out, "quit 1,1 1,2 1,3\n");
    EXPECT_EQ(run({"--paths", "-", qu}, "Qu I T\n").out, "quit 1,1 1,2 1,3\n");
}

TEST_F(BoggleWords, AreShownOnTheBoard) {
    expect_answer({"--show", "-m4"}, "coat\n"
                                     "[C1][A3][T4]\n"
                                     " S  [O2] D\n"
                                     "\n"
                                     "toad\n"
                                     " C  [A3][T1]\n"
                                     " S  [O2][D4]\n");
    const ended coloured = run({"--show", "--color=always", "-m2", "-", list}, "AT\n");
    EXPECT_EQ(coloured.out, "at\n\x1b[1;33m[A1]\x1b[0m\x1b[1;33m[T2]\x1b[0m\n");
}

TEST_F(BoggleWords, ThatAreNotThereAreSaidSo) {
    const auto none = files.file("none.txt", "dog\nat\n");
    const ended end = run({board, none});
    EXPECT_EQ(end.out, "");
    EXPECT_EQ(end.err, "boggle: no word of 3 letters or more from " + none + " is on the board\n");
    EXPECT_EQ(end.status, 1);
    EXPECT_EQ(run({"--quiet", board, none}).err, "");
    EXPECT_EQ(run({"--quiet", board, none}).status, 1);
    EXPECT_EQ(run({"--show", "-q", board, none}).out, " C  A  T\n S  O  D\n");
    EXPECT_EQ(run({"--count", board, none}).out, "0\n");
    EXPECT_EQ(run({"--count", board, none}).status, 0) << "a complete count of none is an answer";
    EXPECT_EQ(run({"--score", board, none}).status, 0);
}

TEST_F(BoggleWords, ThatCannotBeReadAreRemarked) {
    const auto bad = files.file("latin1.txt", "cat\ncaf\xe9\nna\xefve\n");
    const ended end = run({board, bad});
    EXPECT_EQ(end.out, "cat\n");
    EXPECT_EQ(end.err, "boggle: " + bad + ":2: not UTF-8; left out, as 2 such lines in all\n");
    EXPECT_EQ(end.status, 0);
}

TEST_F(BoggleWords, OfAnyScriptAreFound) {
    const auto korean = files.file("korean.txt", "가나\n나다\n가다\n");
    EXPECT_EQ(run({"-m2", "-", korean}, "1 3\n가나다\n").out, "가나\n나다\n");
    const auto accents = files.file("accents.txt", "\xc3\x89t\xc3\xa9\nete\n");
    EXPECT_EQ(run({"-", accents}, "1 3\n\xc3\xa9TE\xcc\x81\n").out, "\xc3\x89t\xc3\xa9\n");
}

TEST_F(BoggleWords, DoNotDependOnTheNumberOfThreads) {
    const ended one = run({"--paths", "-j1", board, list});
    for (const std::string threads : {"-j0", "-j2", "-j7", "--threads=3"}) {
        EXPECT_EQ(run({"--paths", threads, board, list}).out, one.out);
    }
}

TEST_F(BoggleWords, StatisticsSayRulesListAndSearch) {
    const auto messy = files.file("messy.txt", "\xef\xbb\xbf"
                                               "cat\r\n\r\ncat\r\nCat's\r\ncats2\r\n"
                                               "zoo\r\ntoot\r\nat\r\ncoat");
    const ended end = run({"--stats", "-j1", board, messy});
    EXPECT_EQ(end.out, "cat\ncoat\n");
    EXPECT_EQ(end.status, 0);
    EXPECT_THAT(end.err, MatchesRegex("board               2 x 3\n"
                                      "neighbours          8\n"
                                      "a cell is used      once\n"
                                      "a lone Q is         Q\n"
                                      "shortest word       3\n"
                                      "points              3:1,5:2,6:3,7:5,8:11\n"
                                      "words with capitals in\n"
                                      "with apostrophes    out\n"
                                      "accents             kept\n"
                                      "lines of words      9\n"
                                      "  blank             1\n"
                                      "  repeated          1\n"
                                      "  capitals          0\n"
                                      "  apostrophes       1\n"
                                      "  other signs       1\n"
                                      "  not UTF-8         0\n"
                                      "  words             5\n"
                                      "    too short       1\n"
                                      "    other letters   1\n"
                                      "    too many of one 1\n"
                                      "    searched        2\n"
                                      "status              satisfied\n"
                                      "checked             [0-9]+\n"
                                      "promising           [0-9]+\n"
                                      "pruned              [0-9]+\n"
                                      "dead ends           [0-9]+\n"
                                      "solutions           2\n"
                                      "deepest             4\n"
                                      "threads             1\n"
                                      "wall time           [0-9.]+ s\n"
                                      "CPU time            [0-9.]+ s\n"));
    EXPECT_THAT(run({"--stats", "--reuse", "--qu", "--neighbours=4", board, list}).err,
                AllOf(HasSubstr("neighbours          4\n"),
                      HasSubstr("a cell is used      again\n"),
                      HasSubstr("a lone Q is         Qu\n")));
}

} // namespace
