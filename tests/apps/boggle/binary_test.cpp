#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_boggle.hpp"
#include "support/child_process.hpp"

namespace {

using espalier::test::child_process;
using testing::HasSubstr;
using testing::MatchesRegex;

class BoggleBinary : public testing::Test {
  protected:
    std::vector<std::string> boggle(std::vector<std::string> words) const {
        words.insert(words.begin(), BOGGLE_BINARY);
        return words;
    }
    /// Counts paths for hours: there are more than 10^12 on the board of As.
    std::vector<std::string> endless(std::vector<std::string> words = {}) const {
        words.insert(words.end(), {"--count", "--paths=all", as, many_as});
        return boggle(words);
    }

    boggle_app::test::folder files;
    std::string board = files.file("board.txt", "CAT\nSOD\n");
    std::string list = files.file("words.txt", "toad\ncat\n");
    std::string as = files.file("as.txt", "AAAAAA\nAAAAAA\nAAAAAA\nAAAAAA\nAAAAAA\nAAAAAA\n");
    std::string many_as = files.file("many.txt", std::string(30, 'a') + "\n");
};

TEST_F(BoggleBinary, PrintsTheWords) {
    const auto end = child_process(boggle({board, list})).wait();
    EXPECT_EQ(end.out, "cat\ntoad\n");
    EXPECT_EQ(end.err, "");
    EXPECT_EQ(end.status, 0);
}

TEST_F(BoggleBinary, ReadsFromAPipe) {
    const auto end =
        child_process(
            {"/bin/sh", "-c", "printf 'CAT\\nSOD\\n' | \"$0\" - --query=cat,dog", BOGGLE_BINARY})
            .wait();
    EXPECT_EQ(end.out, "cat YES\ndog NO\n");
    EXPECT_EQ(end.status, 0);
}

TEST_F(BoggleBinary, ExitStatusArrives) {
    EXPECT_EQ(child_process(boggle({"--query=dog", board})).wait().status, 1);
    EXPECT_EQ(child_process(boggle({board, files.path("missing")})).wait().status, 2);
    EXPECT_EQ(child_process(boggle({"--node-limit=2", board, list})).wait().status, 3);
    EXPECT_EQ(child_process(boggle({"--help"})).wait().status, 0);
}

TEST_F(BoggleBinary, UsesTheSystemsList) {
    if (!std::filesystem::exists(boggle_app::system_word_list))
        GTEST_SKIP() << "no " << boggle_app::system_word_list;
    const auto end = child_process(boggle({board})).wait();
    EXPECT_THAT(end.out, HasSubstr("toad\n"));
    EXPECT_EQ(end.status, 0);
}

class BoggleSignal : public BoggleBinary, public testing::WithParamInterface<int> {};

INSTANTIATE_TEST_SUITE_P(Each, BoggleSignal, testing::Values(SIGINT, SIGTERM));

TEST_P(BoggleSignal, StopsACountWhichIsThenALowerBound) {
    for (const std::string threads : {"-j1", "-j2"}) {
        child_process counting(endless({threads}));
        counting.await_blocked(GetParam());
        counting.send(GetParam());
        const auto end = counting.wait();
        EXPECT_EQ(end.signal, GetParam());
        EXPECT_THAT(end.out, MatchesRegex("at least [0-9]+\n"));
        EXPECT_EQ(end.err, "boggle: stopped by a signal; there may be more words\n");
    }
}

TEST_P(BoggleSignal, LeavesAWholeDocument) {
    child_process counting(endless({"--json"}));
    counting.await_blocked(GetParam());
    counting.send(GetParam());
    const auto end = counting.wait();
    EXPECT_EQ(end.signal, GetParam());
    const auto document = nlohmann::json::parse(end.out);
    EXPECT_EQ(document.at("complete"), false);
    EXPECT_EQ(document.at("status"), "stop requested");
}

TEST_F(BoggleBinary, AFullDiskIsAnError) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    for (const auto& words : {boggle({board, list}), boggle({"--json", board, list}),
                              boggle({"--count", board, list}), boggle({"--help"})}) {
        const auto end = child_process(words, "/dev/full").wait();
        EXPECT_EQ(end.status, 2) << testing::PrintToString(words);
        EXPECT_THAT(end.err, HasSubstr("could not be written: no space left on device"));
    }
}

} // namespace
