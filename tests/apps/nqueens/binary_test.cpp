#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "support/child_process.hpp"

namespace {

using espalier::test::child_process;
using testing::EndsWith;
using testing::HasSubstr;
using testing::MatchesRegex;

std::vector<std::string> nqueens(std::vector<std::string> words) {
    words.insert(words.begin(), NQUEENS_BINARY);
    return words;
}

TEST(NqueensBinary, PrintsTheCount) {
    const auto end = child_process(nqueens({"8"})).wait();
    EXPECT_EQ(end.out, "92\n");
    EXPECT_EQ(end.err, "");
    EXPECT_EQ(end.status, 0);
}

TEST(NqueensBinary, ReadsFromAPipe) {
    const auto end = child_process({"/bin/sh", "-c", "echo 8 | \"$0\" -", NQUEENS_BINARY}).wait();
    EXPECT_EQ(end.out, "92\n");
    EXPECT_EQ(end.status, 0);
}

/// The forms of the kernels that a processor may have are for the environment to choose.
TEST(NqueensBinary, TheEnvironmentNamesTheKernels) {
    const auto with = [](const std::string& kernels) {
        return child_process(
                   {"/bin/sh", "-c", "ESPALIER_KERNELS=" + kernels + " \"$0\" 13", NQUEENS_BINARY})
            .wait();
    };
    EXPECT_EQ(with("portable").out, "73712\n");
    EXPECT_EQ(with("").out, "73712\n");
    EXPECT_EQ(with("mmx").status, 2);
    EXPECT_EQ(with("mmx").err, "nqueens: ESPALIER_KERNELS=mmx: there are no such kernels; write "
                               "portable or avx512\n");
}

TEST(NqueensBinary, ExitStatusArrives) {
    EXPECT_EQ(child_process(nqueens({"--first", "3"})).wait().status, 1);
    EXPECT_EQ(child_process(nqueens({"33"})).wait().status, 2);
    EXPECT_EQ(child_process(nqueens({"--node-limit=5", "8"})).wait().status, 3);
    EXPECT_EQ(child_process(nqueens({"--help"})).wait().status, 0);
}

/// The 39 thousand million solutions of 20 queens take hours: the lines can only be there if they
/// do not wait for the end.
TEST(NqueensBinary, SolutionsArePrintedAsTheyCome) {
    child_process all(nqueens({"--all", "20"}));
    EXPECT_EQ(all.read_line(), "1 3 5 2 4 13 15 12 18 20 17 9 16 19 8 10 7 14 6 11");
    EXPECT_THAT(all.read_line(), MatchesRegex("1 3 5( [0-9]+)+"));
}

class NqueensSignal : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(Each, NqueensSignal, testing::Values(SIGINT, SIGTERM));

TEST_P(NqueensSignal, StopsACountWhichIsThenALowerBound) {
    child_process counting(nqueens({"27"}));
    counting.await_blocked(GetParam());
    counting.send(GetParam());
    const auto end = counting.wait();
    EXPECT_EQ(end.signal, GetParam());
    EXPECT_THAT(end.out, MatchesRegex("at least [0-9]+\n"));
    EXPECT_THAT(end.err,
                MatchesRegex("(nqueens: this will take about [0-9]+ (days|years), with [0-9]+ "
                             "threads?; --checkpoint=FILE saves what is done\n)?"
                             "nqueens: stopped by a signal; there may be more solutions\n"));
}

TEST_P(NqueensSignal, StopsAListingAfterAWholeLine) {
    child_process listing(nqueens({"--all", "20"}));
    listing.read_line();
    listing.send(GetParam());
    const auto end = listing.wait();
    EXPECT_EQ(end.signal, GetParam());
    EXPECT_THAT(end.out, MatchesRegex("(([0-9]+ ){19}[0-9]+\n)*"));
    EXPECT_EQ(end.err, "nqueens: stopped by a signal; there may be more solutions\n");
}

TEST_P(NqueensSignal, LeavesAWholeDocument) {
    child_process listing(nqueens({"--all", "--json", "20"}));
    std::string text;
    for (int line = 0; line < 3; ++line)
        text += listing.read_line();
    listing.send(GetParam());
    const auto end = listing.wait();
    EXPECT_EQ(end.signal, GetParam());
    const auto document = nlohmann::json::parse(text + end.out);
    EXPECT_EQ(document.at("complete"), false);
    EXPECT_EQ(document.at("status"), "stop requested");
    EXPECT_EQ(document.at("count"), document.at("solutions").size());
}

TEST(NqueensBinary, AShellSees130AfterCtrlC) {
    child_process shell(
        {"/bin/sh", "-c", "trap : INT; \"$0\" --all 20; echo status $?", NQUEENS_BINARY});
    shell.read_line();
    shell.send_to_group(SIGINT);
    EXPECT_THAT(shell.wait().out, EndsWith("\nstatus 130\n"));
}

TEST(NqueensBinary, EndsWhenNobodyReads) {
    child_process listing(nqueens({"--all", "20"}));
    listing.read_line();
    listing.close_output();
    const auto end = listing.wait();
    EXPECT_EQ(end.signal, SIGPIPE);
    EXPECT_EQ(end.err, "");
}

TEST(NqueensBinary, AFullDiskEndsAnEndlessListingToo) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    for (const auto& words : {nqueens({"8"}), nqueens({"--json", "8"}), nqueens({"--all", "20"}),
                              nqueens({"--all", "--json", "20"}), nqueens({"--help"})}) {
        const auto end = child_process(words, "/dev/full").wait();
        EXPECT_EQ(end.status, 2) << testing::PrintToString(words);
        EXPECT_THAT(end.err, HasSubstr("could not be written: no space left on device"));
    }
}

} // namespace
