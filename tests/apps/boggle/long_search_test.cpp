// Searches over several sittings, threads and shards come to what one search comes to.
#include <csignal>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_boggle.hpp"
#include "support/altered.hpp"
#include "support/child_process.hpp"

namespace {

using namespace boggle_app::test;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

class BoggleLong : public testing::Test {
  protected:
    ended in_sittings(const words& line, const std::string& nodes) {
        ended end = run(line + words{"--checkpoint", saved, "--node-limit", nodes});
        for (sittings = 1; end.status == 3 && sittings < 1000; ++sittings)
            end =
                run(line + words{"--checkpoint", saved, "--resume", saved, "--node-limit", nodes});
        return end;
    }

    void expect_refused(const words& line, const std::string& why) {
        const ended end = run(line);
        EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
        EXPECT_EQ(end.out, "");
        EXPECT_THAT(end.err, AllOf(StartsWith("boggle: "), HasSubstr(why), EndsWith("\n")));
    }

    folder files;
    std::string board = files.file("board.txt", "CATS\nSODA\nTARE\nNEST\n");
    std::string list =
        files.file("words.txt", "toad\ncat\ncats\ncoat\ndot\nsoda\ntare\nnest\ntoads\n"
                                "rest\nread\noar\noars\nears\ntear\ntears\nseat\n"
                                "roast\nads\nado\nstone\nzoo\neat\neats\nate\n");
    std::string saved = files.path("saved");
    int sittings = 0;
};

TEST_F(BoggleLong, AnswersAreTheSame) {
    for (const words& options :
         {words{"--paths"}, words{"--paths=all"}, words{"--paths=all", "--count"}, words{"--score"},
          words{"--reuse", "--paths"}, words{"--reuse", "--paths=all"}, words{"--show"}}) {
        const words line = options + words{board, list};
        const ended end = in_sittings(line, "25");
        EXPECT_EQ(end.out, run(line).out) << testing::PrintToString(options);
        EXPECT_EQ(end.status, 0);
        EXPECT_GT(sittings, 2) << testing::PrintToString(options);
    }
}

TEST_F(BoggleLong, AStoppedSearchIsPartialAndGoesOnWithAnyThreads) {
    const ended part = run({board, list, "--node-limit=30", "--checkpoint", saved});
    EXPECT_EQ(part.status, 3);
    EXPECT_LT(part.out.size(), run({board, list}).out.size());
    for (const std::string threads : {"-j1", "-j2", "-j5"})
        EXPECT_EQ(run({board, list, "--paths", threads, "--resume", saved}).out,
                  run({board, list, "--paths"}).out);
}

/// What a search is of is what it reads, not what its files are called.
TEST_F(BoggleLong, TheFileMustBeOfTheSameSearch) {
    run({board, list, "--node-limit=30", "--checkpoint", saved});
    const auto other_board = files.file("other.txt", "CATS\nSODA\nTARE\nNESS\n");
    expect_refused({other_board, list, "--resume", saved},
                   "saved: the checkpoint is of another problem: 'boggle each word, board 4 x 4 #");
    const auto more_words = files.file("more.txt", files.read("words.txt") + "net\n");
    expect_refused({board, more_words, "--resume", saved}, "not 'boggle each word, board 4 x 4 #");
    expect_refused({board, more_words, "--resume", saved}, " 26 words #");
    expect_refused({board, list, "--resume", saved, "-m4"}, "of 4 letters or more");
    expect_refused({board, list, "--resume", saved, "--neighbours=4"}, "4 neighbours");
    expect_refused({board, list, "--resume", saved, "--reuse"}, "cells again");
    expect_refused({board, list, "--resume", saved, "--qu"}, "a lone Q is Qu");
    expect_refused({board, list, "--resume", saved, "--paths=all"}, "not 'boggle every path");
    expect_refused({board, list, "--resume", saved, "--shard=1/2"}, "shard 1/2'");
    expect_refused({board, list, "--resume", saved, "--max-solutions=2"}, "each word, at most 2,");
    expect_refused({board, list, "--resume", files.path("absent")}, "absent: cannot be opened");

    const auto same_board = files.file("same.txt", "4 4\nc a t s\ns o d a\nt a r e\nn e s t\n");
    const auto same_words = files.file("same-words.txt", "CAT\n" + files.read("words.txt"));
    EXPECT_EQ(run({same_board, same_words, "--resume", saved, "--count"}).status, 0);
}

TEST_F(BoggleLong, AnAlteredFileIsRefusedWithTheReason) {
    run({board, list, "--node-limit=30", "--checkpoint", saved});
    for (const auto& [text, reason] : espalier::test::alterations(files.read("saved")))
        expect_refused({board, list, "--resume", files.file("altered", text)}, reason);
}

TEST_F(BoggleLong, AFileOfTheFirstFormatIsRead) {
    const auto few = files.file("few.txt", "toad\ncat\ncats\ncoat\ndot\nsoda\ntare\nnest\n");
    EXPECT_EQ(run({board, few, "--resume", ESPALIER_TEST_DATA "/checkpoint-1-boggle.txt"}).out,
              "cat\ncats\ncoat\ndot\nnest\nsoda\ntare\ntoad\n");
}

TEST_F(BoggleLong, ShardsMakeUpTheWhole) {
    for (const words& options : {words{"--paths"}, words{"--paths=all"}, words{"--score"},
                                 words{"--paths=all", "--count"}, words{"--reuse", "--paths"}}) {
        const words line = options + words{board, list};
        words merged = line;
        for (const std::string i : {"1", "2", "3"}) {
            run(line + words{"--shard", i + "/3", "--checkpoint", saved + i});
            merged.push_back("--merge=" + saved + i);
        }
        const ended end = run(merged);
        EXPECT_EQ(end.out, run(line).out) << testing::PrintToString(options);
        EXPECT_EQ(end.err, "");
    }
}

TEST_F(BoggleLong, AShardThatHasEveryWordIsDoneAllTheSame) {
    const words line{"--query=tear", "--paths", board};
    for (const std::string i : {"1", "2"})
        run(line + words{"--shard", i + "/2", "--checkpoint", saved + i});
    EXPECT_EQ(run(line + words{"--merge", saved + "1", "--merge", saved + "2"}).out, run(line).out);
}

TEST_F(BoggleLong, ShardsThatAreMissingOrThereTwiceAreNamed) {
    for (const std::string i : {"1", "2", "3"})
        run({board, list, "--shard", i + "/3", "--checkpoint", saved + i});
    const words merge{board, list, "--merge", saved + "1", "--merge", saved + "3"};
    expect_refused(merge, "a part of the search is missing: shard 2/3");
    expect_refused(merge + words{"--merge", saved + "1"}, "saved1: what it holds is in another");
    run({board, list, "--shard=2/3", "--checkpoint", saved + "2", "--node-limit=3"});
    expect_refused(merge + words{"--merge", saved + "2"}, "saved2: that search is not done");
    expect_refused(merge + words{"-m4"}, "saved1: it is of another search: 'boggle each word");
}

TEST_F(BoggleLong, APathIsReplayed) {
    const auto small = files.file("small.txt", "CA\nTX\n");
    const auto words_of = files.file("two.txt", "cat\ntac\n");
    const words line{small, words_of, "--at"};
    EXPECT_EQ(run(line + words{"1,1 1,2 2,1"}).out, "  is_solution  no\n"
                                                    "  expand       1,1 1,2 2,1 2,2\n"
                                                    "  promising    1,1 2,1\n"
                                                    "step 1, cell 1,1 C: promising\n"
                                                    "  is_solution  no\n"
                                                    "  expand       1,2 2,1 2,2\n"
                                                    "  promising    1,2\n"
                                                    "step 2, cell 1,2 A: promising\n"
                                                    "  is_solution  no\n"
                                                    "  expand       1,1 2,1 2,2\n"
                                                    "  promising    2,1\n"
                                                    "step 3, cell 2,1 T: promising\n"
                                                    "  is_solution  yes\n"
                                                    "  expand       1,1 1,2 2,2\n"
                                                    "  promising    none\n");
    EXPECT_THAT(run(line + words{"1,1,1,1"}).out,
                EndsWith("step 2, cell 1,1 C: expand does not list it\n"));
    EXPECT_THAT(run(line + words{"2,2"}).out, HasSubstr("step 1, cell 2,2 X: not promising\n"));
    expect_refused(line + words{"3,1"}, "--at: '3' is out of range");
    expect_refused(line + words{"1,1 2"}, "--at: row 2 has no column");
}

TEST_F(BoggleLong, TheTreeIsEstimated) {
    const auto one = files.file("one.txt", "A\n");
    const auto letter = files.file("a.txt", "a\n");
    EXPECT_THAT(run({one, letter, "-m1", "--estimate"}).out,
                StartsWith("tree       all paths; to find each word once needs fewer\n"
                           "probes     10000\nnodes      2 (95 %: 2 to 2)\n"));
    EXPECT_THAT(run({one, letter, "-m1", "--reuse", "--estimate"}).out,
                StartsWith("tree       beginnings of words\nprobes     10000\nnodes      2 (95 %"));
}

TEST_F(BoggleLong, OptionsThatSayNothingAreRefused) {
    expect_refused({board, list, "--trace", saved, "--shard=1/2"}, "not together with --shard");
    expect_refused({board, list, "--merge", saved, "--resume", saved}, "--merge only adds up");
    expect_refused({board, list, "--checkpoint-every=1s"}, "--checkpoint-every without");
}

TEST_F(BoggleLong, ASignalLeavesAFileToGoOnFrom) {
    const auto as = files.file("as.txt", "AAAAA\nAAAAA\nAAAAA\nAAAAA\n");
    const auto many = files.file("many.txt", std::string(11, 'a') + "\n");
    const words line{"--count", "--paths=all", as, many};
    espalier::test::child_process counting(words{BOGGLE_BINARY, "--checkpoint", saved} + line);
    counting.await_blocked(SIGTERM);
    counting.send(SIGTERM);
    const auto end = counting.wait();
    EXPECT_EQ(end.signal, SIGTERM);
    EXPECT_THAT(end.out, MatchesRegex("at least [0-9]+\n"));
    EXPECT_EQ(end.err, "boggle: stopped by a signal; there may be more words\n");
    EXPECT_EQ(run(line + words{"--resume", saved}).out, run(line).out);
}

TEST_F(BoggleLong, ADirectoryAsStandardInputIsCalledOne) {
    const auto end =
        espalier::test::child_process({"/bin/sh", "-c", "\"$0\" - \"$1\" </", BOGGLE_BINARY, list})
            .wait();
    EXPECT_EQ(end.status, 2);
    EXPECT_THAT(end.err, StartsWith("boggle: standard input: is a directory, not a file\n"));
}

} // namespace
