// The program as it is built: signals, full disks, terminals.
#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_nqueens.hpp"
#include "support/child_process.hpp"
#include "support/folder.hpp"

namespace {

using espalier::test::child_process;
using nqueens::test::run;
using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;

class NqueensChild : public testing::Test {
  protected:
    static std::vector<std::string> nqueens(std::vector<std::string> words) {
        words.insert(words.begin(), NQUEENS_BINARY);
        return words;
    }

    espalier::test::folder files;
    std::string saved = files.path("saved");
};

/// With --stats node by node, which takes long enough for a signal to come in the middle.
TEST_F(NqueensChild, ASignalLeavesAFileToGoOnFrom) {
    child_process counting(
        nqueens({"14", "--method=bits", "--stats", "--checkpoint", saved, "-j2"}));
    counting.await_blocked(SIGTERM);
    counting.send(SIGTERM);
    const auto end = counting.wait();
    EXPECT_EQ(end.signal, SIGTERM);
    EXPECT_THAT(end.out, MatchesRegex("at least [0-9]+\n"));
    EXPECT_THAT(files.read("saved"), HasSubstr("\nwaiting "));
    EXPECT_EQ(run({"14", "--method=bits", "--resume", saved}).out, "365596\n");
}

TEST_F(NqueensChild, ASignalEndsACountInBlocks) {
    child_process counting(nqueens({"--blocked=c3", "20", "--checkpoint", saved, "-j2"}));
    counting.await_blocked(SIGTERM);
    counting.send(SIGTERM);
    EXPECT_EQ(counting.wait().signal, SIGTERM);
    const auto again =
        run({"--blocked=c3", "20", "--time-limit=20ms", "--resume", saved, "--quiet"});
    EXPECT_EQ(again.status, 3) << again.err;
    EXPECT_THAT(again.out, MatchesRegex("at least [0-9]+\n"));
}

TEST_F(NqueensChild, ADiskThatIsFullLeavesTheOldFile) {
    run({"9", "--node-limit=300", "--checkpoint", saved});
    const std::string before = files.read("saved");
    const auto end = child_process({"/bin/sh", "-c",
                                    "trap '' XFSZ; ulimit -f 0; exec \"$0\" 9 --resume \"$1\" "
                                    "--checkpoint \"$1\"",
                                    NQUEENS_BINARY, saved})
                         .wait();
    EXPECT_EQ(end.status, 2);
    EXPECT_THAT(end.err, HasSubstr("saved.new: cannot be written: File too large"));
    EXPECT_EQ(files.read("saved"), before);
    EXPECT_FALSE(files.has("saved.new"));
    EXPECT_EQ(run({"9", "--resume", saved}).out, "352\n");
}

TEST_F(NqueensChild, ProgressIsShownOnATerminal) {
    const std::string script = "/usr/bin/script";
    if (!std::filesystem::exists(script)) GTEST_SKIP() << "no " << script << " here";
    const std::string command = std::string(NQUEENS_BINARY) + " --time-limit=900ms 27";
    const auto shown = [&](const std::string& term, const std::string& option) {
        return child_process({script, "-qec", "TERM=" + term + " " + command + option, "/dev/null"})
            .wait()
            .out;
    };
    const std::string line = shown("xterm", "");
    EXPECT_THAT(line, AllOf(HasSubstr(" nodes/s \u00b7 "), HasSubstr("\r\x1b[K"), HasSubstr(" %")));
    EXPECT_LT(line.rfind("nodes/s"), line.find("at least")) << "the line is gone before the answer";
    for (const std::string& silent :
         {shown("dumb", ""), shown("xterm", " --progress=never"), shown("xterm", " --quiet")})
        EXPECT_THAT(silent, testing::Not(HasSubstr("nodes/s")));
}

TEST_F(NqueensChild, ADirectoryAsStandardInputIsCalledOne) {
    const auto end = child_process({"/bin/sh", "-c", "\"$0\" - </", NQUEENS_BINARY}).wait();
    EXPECT_EQ(end.status, 2);
    EXPECT_EQ(end.err, "nqueens: standard input: is a directory, not a file\n"
                       "  redirect a file inside it, or write into a pipe\n");
}

} // namespace
