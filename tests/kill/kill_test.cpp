// SIGKILL at random instants, fifty times over: whoever resumes until all is done has the very
// bytes of a search that nobody disturbed.
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "killing.hpp"
#include "support/folder.hpp"
#include "support/seeds.hpp"

namespace espalier::test {
namespace {

using command = std::vector<std::string>;

class Killed : public testing::Test {
  protected:
    static constexpr int kills = 50;

    /// Runs the words with and without kills; `output` is a file that must be the same too.
    void expect_same(const command& words, const std::string& output = {}) {
        const auto undisturbed = child_process(words).wait();
        ASSERT_EQ(undisturbed.status, 0) << undisturbed.err;
        const auto written = [&] { return output.empty() ? "" : files.read(output); };
        const std::string listed = written();
        if (!output.empty()) {
            ASSERT_GT(listed.size(), 1000u);
            files.remove(output);
        }
        const auto with_file = [&](bool resumes) {
            command line = words;
            line.insert(line.end(), {"--checkpoint", saved, "--checkpoint-every=5ms"});
            if (resumes) line.insert(line.end(), {"--resume", saved});
            return line;
        };
        expect_survived(with_file, [&](const child_process::ended& end) {
            ASSERT_EQ(end.status, 0) << end.err;
            ASSERT_EQ(end.out, undisturbed.out);
            ASSERT_EQ(written(), listed);
        });
    }

    template <class Command, class Check>
    void expect_survived(Command words, Check check) {
        const unsigned seed = new_seed();
        std::mt19937 random(seed);
        const kill_count count = kill_and_resume(kills, random, saved, words, check);
        std::cout << count << "; " << seed_line(seed) << '\n';
        EXPECT_EQ(count.kills, kills) << seed_line(seed);
        EXPECT_GE(count.recoveries, kills / 2) << seed_line(seed);
        EXPECT_GE(count.rounds, 1) << seed_line(seed);
        EXPECT_FALSE(HasFailure()) << seed_line(seed);
    }

    folder files;
    std::string saved = files.path("saved");
};

TEST_F(Killed, CountOfQueens) {
    expect_same({NQUEENS_BINARY, "--method=bits", QUEENS, "-j2"});
}

/// In the tree of the rows.
TEST_F(Killed, CountOfQueensOnABlockedBoard) {
    expect_same({NQUEENS_BINARY, "--blocked=c3", BLOCKED_QUEENS, "-j2"});
}

TEST_F(Killed, ListOfQueens) {
    expect_same({NQUEENS_BINARY, "--all", "12", "-j2", "--output", files.path("list")}, "list");
}

/// Words of three letters on a board of three, most of which nearly are on it.
TEST_F(Killed, Boggle) {
    std::mt19937 random(1);
    const auto letters = [&](std::size_t count) {
        std::string text;
        for (; count > 0; --count)
            text += "ABC"[random() % 3];
        return text;
    };
    std::string board, words;
    for (int row = 0; row < 6; ++row)
        board += letters(6) + '\n';
    for (int word = 0; word < 6000; ++word)
        words += letters(9 + random() % 8) + '\n';
    expect_same(
        {BOGGLE_BINARY, "--paths", "-j2", files.file("board", board), files.file("words", words)});
}

TEST_F(Killed, BranchAndBound) {
    const command program{KNAPSACK_BINARY, saved};
    const auto undisturbed = child_process(program).wait();
    ASSERT_EQ(undisturbed.status, 0) << undisturbed.err;
    files.remove("saved");
    expect_survived([&](bool) { return program; },
                    [&](const child_process::ended& end) { ASSERT_EQ(end.out, undisturbed.out); });
}

} // namespace
} // namespace espalier::test
