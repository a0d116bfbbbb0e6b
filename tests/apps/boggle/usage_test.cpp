#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

class BoggleUsage : public testing::Test {
  protected:
    void expect_refused(const words& line, const std::string& err,
                        const std::string& input = {}) const {
        const ended end = run(line, input, missing);
        EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
        EXPECT_EQ(end.out, "");
        EXPECT_EQ(end.err, "boggle: " + err) << testing::PrintToString(line);
    }

    folder files;
    std::string board = files.file("board.txt", "CAT\nSOD\n");
    std::string list = files.file("words.txt", "cat\n");
    std::string missing = files.path("missing");
};

TEST_F(BoggleUsage, HelpAndVersionComeBeforeAnyOtherCheck) {
    const ended help = run({"--nonsense", "--help"});
    EXPECT_EQ(help.status, 0);
    EXPECT_EQ(help.err, "");
    EXPECT_THAT(help.out, AllOf(StartsWith("Usage: boggle [OPTION]... BOARD [WORDS]\n"),
                                HasSubstr("the shortest that scores, 3;"),
                                HasSubstr("(default: /usr/share/dict/words)"),
                                HasSubstr("with a capital letter are left out"),
                                HasSubstr("8, 4, lines"), HasSubstr("Exit status:")));
    const ended version = run({"--version"});
    EXPECT_EQ(version.status, 0);
    EXPECT_THAT(version.out, StartsWith("boggle (Espalier) "));
}

TEST_F(BoggleUsage, WithoutASystemsListOneMustBeNamed) {
    expect_refused({board}, missing + ": the system has no list of words\n"
                                      "  name a file of words as the second argument, or install a "
                                      "list (apt install wamerican)\n");
}

TEST_F(BoggleUsage, FilesThatAreNotThereAreNamed) {
    expect_refused({missing, list},
                   missing + ": cannot be opened: no such file or directory\n"
                             "  check the name and the folder, or write - for standard input\n");
    expect_refused({board, missing},
                   missing + ": cannot be opened: no such file or directory\n"
                             "  check the name and the folder, or write - for standard input\n");
    EXPECT_EQ(run({"--ask", missing, board}).status, 2);
    EXPECT_EQ(run({files.path("."), list}).status, 2);
}

TEST_F(BoggleUsage, StandardInputCanBeReadOnce) {
    const std::string remedy = "  name a file for one of them\n";
    expect_refused({"-", "-"}, "BOARD and WORDS cannot both be standard input\n" + remedy);
    expect_refused({"-", "--ask=-"}, "BOARD and --ask cannot both be standard input\n" + remedy);
}

TEST_F(BoggleUsage, OptionsThatContradictEachOther) {
    const std::string remedy = "  leave one of them out\n";
    expect_refused({"--count", "--score", board, list},
                   "--count: not together with --score\n" + remedy);
    expect_refused({"--query=a", "--ask=b", board}, "--query: not together with --ask\n" + remedy);
    expect_refused({"--show", "--json", board, list},
                   "--show: not together with --json\n" + remedy);
    expect_refused({"--show", "--count", board, list},
                   "--show: not together with --count\n" + remedy);
    expect_refused({"--score", "--paths", board, list},
                   "--score: not together with --paths\n" + remedy);
    expect_refused({"--count", "--paths", board, list},
                   "--count: not together with --paths\n"
                   "  write --paths=all to count all paths, or leave --paths out\n");
    for (const std::string asking : {"query", "ask"})
        expect_refused({"--" + asking + "=a", board, list},
                       "--" + asking +
                           ": not together with a list of words\n"
                           "  leave out WORDS, the second argument\n");
}

TEST_F(BoggleUsage, MistakesInTheCommandLine) {
    EXPECT_THAT(run({}).err, StartsWith("boggle: "));
    EXPECT_EQ(run({}).status, 2);
    EXPECT_EQ(run({board, list, "third"}).status, 2);
    EXPECT_THAT(run({"--neighbors=4", board, list}).err, HasSubstr("--neighbours"));
    EXPECT_EQ(run({"--neighbours=6", board, list}).status, 2);
    EXPECT_EQ(run({"--paths=some", board, list}).status, 2);
}

TEST_F(BoggleUsage, WordsAskedForThatAreNone) {
    expect_refused({"--query=a,,b", board},
                   "--query: a word is empty\n  write one comma between two words\n");
    expect_refused({"--query=a,", board},
                   "--query: a word is empty\n  write one comma between two words\n");
    expect_refused({"--query= ", board}, "--query: there is no word\n  write a word at least\n");
    expect_refused({"--query=a\nb", board}, "--query: a line ends between the words\n"
                                            "  write commas between them, or a file of words and "
                                            "--ask\n");
    expect_refused({"--ask=-", board},
                   "standard input: there is no word\n  write a word at least\n", "\n \n");
    expect_refused({"--ask=-", board},
                   "standard input:2: the word is not UTF-8\n  write the words in UTF-8\n",
                   "cat\ncaf\xe9\n");
}

TEST_F(BoggleUsage, BoardsThatAreNoneAreNamedWithPlaceAndRemedy) {
    const ended ragged = run({"-", list}, "CAT\nSO\n");
    EXPECT_EQ(ragged.status, 2);
    EXPECT_THAT(ragged.err, testing::MatchesRegex("boggle: standard input:2:[0-9]+: .*\n  .*\n"));
    const ended digit = run({files.file("bad.txt", "CAT\nS7D\n"), list});
    EXPECT_EQ(digit.status, 2);
    EXPECT_THAT(digit.err, StartsWith("boggle: " + files.path("bad.txt") + ":2:2: "));
    EXPECT_EQ(run({"-", list}, "").status, 2);
    EXPECT_EQ(run({"-", list}, "3 3\nCAT\nSOD\n").status, 2);
    const std::string nul("cat\0\n", 5);
    EXPECT_EQ(run({board, "-"}, nul).status, 2);
    EXPECT_THAT(run({board, "-"}, nul).err, StartsWith("boggle: standard input:1:"));
}

} // namespace
