#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

void expect_refused(const words& line, const std::string& beginning,
                    const std::string& input = {}) {
    const ended end = run(line, input);
    EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
    EXPECT_EQ(end.out, "");
    EXPECT_THAT(end.err, StartsWith("nqueens: " + beginning)) << testing::PrintToString(line);
}

TEST(Nqueens, RefusesWhatIsNoSizeAndSaysTheRange) {
    for (const std::string bad :
         {"2.5", "abc", "", "99999999999999999999", "8x", "33", "+8", " 8", "8 ", "0x8", "1e1",
          "\xef\xbc\x98", "8\n", "eight", "--1", "4294967304"}) {
        const ended end = run({"--", bad});
        EXPECT_EQ(end.status, 2) << bad;
        EXPECT_EQ(end.out, "") << bad;
        EXPECT_THAT(end.err, AllOf(StartsWith("nqueens: N: "), HasSubstr("from 0 to 32"))) << bad;
    }
    EXPECT_THAT(run({"--", "-1"}).err, HasSubstr("from 0 to 32"));
    EXPECT_EQ(run({"-1"}).status, 2);
    EXPECT_EQ(run({"-1"}).out, "");
}

TEST(Nqueens, RefusesWhatIsNoSizeOnStandardInput) {
    for (const std::string bad : {"", "\n", "abc", "-1", "33", "2.5", "8x", "8,"}) {
        const ended end = run({"-"}, bad);
        EXPECT_EQ(end.status, 2) << bad;
        EXPECT_EQ(end.out, "") << bad;
        EXPECT_THAT(end.err,
                    AllOf(StartsWith("nqueens: standard input: "), HasSubstr("from 0 to 32")));
    }
    expect_refused({"-"}, "standard input: more than one number", "8 9\n");
    expect_refused({"-"}, "standard input: more than one number", "8\n9\n");
    expect_refused({"-"}, "standard input: '", std::string(1'000'000, '8'));
}

TEST(Nqueens, RefusesContradictions) {
    expect_refused({"--first", "--all", "8"}, "--first: not together with --all\n  leave one");
    expect_refused({"--board", "--json", "8"}, "--board: not together with --json\n");
    expect_refused({"--ascii", "--json", "8"}, "--ascii: not together with --json\n");
}

TEST(Nqueens, RefusesWhatItDoesNotKnow) {
    expect_refused({"--fundamentl", "8"},
                   "unknown option '--fundamentl'; did you mean '--fundamental'?\n");
    expect_refused({"--method=fast", "8"}, "--method: 'fast' is not one of its values\n  choose");
    expect_refused({"--method", "8"}, "--method: '8' is not one of its values\n");
    expect_refused({"--first=1", "8"}, "--first");
    expect_refused({}, "N is missing\n");
    expect_refused({"8", "9"}, "one argument too many: '9'\n");
}

/// Else a user at a terminal would have to type a size to be told of a misspelt option.
TEST(Nqueens, OptionsAreReadBeforeTheInput) {
    expect_refused({"--time-limit=soon", "-"}, "--time-limit: ", "");
    expect_refused({"--first", "--all", "-"}, "--first: ", "");
}

TEST(Nqueens, HelpShowsExamplesGroupsDefaultsAndExitStatus) {
    const ended end = run({"--help"});
    EXPECT_EQ(end.status, 0);
    EXPECT_EQ(end.err, "");
    EXPECT_EQ(run({"-h", "--frobnicate"}).out, end.out);
    for (const std::string part : {"Usage: nqueens [OPTION]... N\n",
                                   "\nExamples:\n",
                                   "  nqueens 8 ",
                                   "prints 92\n",
                                   "  nqueens --first 8 ",
                                   "prints 1 5 8 6 3 7 2 4\n",
                                   "\nGoals:\n",
                                   "\nSearch:\n",
                                   "\nLimits:\n",
                                   "\nOutput:\n",
                                   "  -f, --first ",
                                   "  -a, --all ",
                                   "      --fundamental ",
                                   "  -b, --board ",
                                   "      --ascii ",
                                   "      --method=NAME ",
                                   "      --node-limit=N ",
                                   "      --max-solutions=N ",
                                   "      --time-limit=TIME ",
                                   "      --json ",
                                   "      --stats ",
                                   "(default: none)",
                                   "0 to 32",
                                   "\nExit status:\n",
                                   "at least 17"})
        EXPECT_THAT(end.out, HasSubstr(part));
}

/// What the help says of the examples is so.
TEST(Nqueens, ExamplesOfTheHelpAreTrue) {
    EXPECT_EQ(run({"8"}).out, "92\n");
    EXPECT_EQ(run({"--first", "8"}).out, "1 5 8 6 3 7 2 4\n");
}

TEST(Nqueens, VersionIsPrinted) {
    const ended end = run({"--version"});
    EXPECT_EQ(end.status, 0);
    EXPECT_THAT(end.out, StartsWith("nqueens (Espalier) "));
}

} // namespace
