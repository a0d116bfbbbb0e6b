// Searches over several sittings, threads and shards come to what one search comes to.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_nqueens.hpp"
#include "support/altered.hpp"
#include "support/folder.hpp"

namespace {

using namespace nqueens::test;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

class NqueensLong : public testing::Test {
  protected:
    /// Ends each sitting after so many nodes and goes on from the file, with other threads.
    ended in_sittings(const words& line, const std::string& nodes) {
        ended end = run(line + words{"--checkpoint", saved, "--node-limit", nodes});
        for (sittings = 1; end.status == 3 && sittings < 1000; ++sittings) {
            const std::string threads = std::to_string(1 + sittings % 3);
            end = run(line + words{"--checkpoint", saved, "--resume", saved, "--node-limit", nodes,
                                   "-j", threads});
        }
        return end;
    }

    void expect_refused(const words& line, const std::string& why) {
        const ended end = run(line);
        EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
        EXPECT_EQ(end.out, "");
        EXPECT_THAT(end.err, AllOf(StartsWith("nqueens: "), HasSubstr(why), EndsWith("\n")));
    }

    espalier::test::folder files;
    std::string saved = files.path("saved");
    std::string list = files.path("list");
    int sittings = 0;
};

TEST_F(NqueensLong, CountsAreTheSame) {
    for (const std::string method : {"--method=bits", "--method=textbook"}) {
        EXPECT_EQ(in_sittings({method, "9"}, "200").out, "352\n");
        EXPECT_GT(sittings, 5) << method;
    }
    EXPECT_EQ(in_sittings({"--fundamental", "8"}, "80").out, "12\n");
    EXPECT_GT(sittings, 3);
}

TEST_F(NqueensLong, SoAreTheNodesThatWereCounted) {
    const auto statistics = [](const ended& end) {
        return nlohmann::json::parse(end.out).at("statistics");
    };
    const words line{"--json", "--method=textbook", "8"};
    EXPECT_EQ(statistics(in_sittings(line, "200")), statistics(run(line)));
}

TEST_F(NqueensLong, ListsAreTheSameByteForByte) {
    for (const words& line : {words{"--all", "8"}, words{"--all", "--board", "6"},
                              words{"--first", "20"}, words{"--all", "--fundamental", "8"}}) {
        const ended end = in_sittings(line + words{"--output", list}, "300");
        EXPECT_EQ(end.status, 0);
        EXPECT_EQ(end.out, "");
        EXPECT_EQ(files.read("list"), run(line).out) << testing::PrintToString(line);
        EXPECT_GE(sittings, line.back() == "6" ? 1 : 3);
    }
}

TEST_F(NqueensLong, WhatIsDoneIsNotSearchedAgain) {
    const words line{"--first", "20", "--output", list, "--checkpoint", saved};
    EXPECT_EQ(run(line).status, 0);
    const std::string first = files.read("list");
    const ended again = run(line + words{"--resume", saved, "--node-limit=1"});
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_EQ(files.read("list"), first);
}

TEST_F(NqueensLong, AHigherLimitOfSolutionsGoesOn) {
    const words line{"--all", "8", "--output", list, "--checkpoint", saved};
    EXPECT_EQ(run(line + words{"--max-solutions=10"}).status, 0);
    EXPECT_EQ(run(line + words{"--resume", saved, "--max-solutions=50"}).status, 0);
    EXPECT_EQ(files.read("list"), run({"--all", "8", "--max-solutions=50"}).out);
    EXPECT_EQ(run(line + words{"--resume", saved}).status, 0);
    EXPECT_EQ(files.read("list"), run({"--all", "8"}).out);
}

TEST_F(NqueensLong, TheFileMustBeOfTheSameSearch) {
    run({"8", "--node-limit=100", "--checkpoint", saved});
    expect_refused({"9", "--resume", saved},
                   "saved: the checkpoint is of another problem: 'nqueens 8 count, bits up to "
                   "symmetry', not 'nqueens 9 count, bits up to symmetry'");
    expect_refused({"8", "--method=textbook", "--resume", saved},
                   "not 'nqueens 8 count, textbook'");
    expect_refused({"8", "--fundamental", "--resume", saved}, "not 'nqueens 8 fundamental count");
    expect_refused({"8", "--all", "--resume", saved, "--output", list}, "not 'nqueens 8 all");
    expect_refused({"8", "--shard=1/2", "--resume", saved},
                   "not 'nqueens 8 count, bits up to symmetry, shard 1/2'");
    expect_refused({"8", "--resume", files.path("absent")}, "absent: cannot be opened");
    expect_refused({"8", "--resume", files.path("")}, "cannot be read");
}

TEST_F(NqueensLong, AnAlteredFileIsRefusedWithTheReason) {
    run({"8", "--node-limit=100", "--checkpoint", saved});
    for (const auto& [text, reason] : espalier::test::alterations(files.read("saved")))
        expect_refused({"8", "--resume", files.file("altered", text)}, reason);
}

TEST_F(NqueensLong, AFileOfTheFirstFormatIsRead) {
    EXPECT_EQ(
        run({"8", "--method=textbook", "--resume", ESPALIER_TEST_DATA "/checkpoint-1-queens.txt"})
            .out,
        "92\n");
}

TEST_F(NqueensLong, ListsNeedAFileToGoOnWith) {
    expect_refused({"--all", "--checkpoint", saved, "8"},
                   "--checkpoint: what was printed cannot be taken back, so solutions must go to a "
                   "file\n  add --output FILE");
    const words line{"--all", "8", "--output", list};
    run(line + words{"--node-limit=500", "--checkpoint", saved});
    const std::string half = files.read("list");
    ASSERT_GT(half.size(), 20u);
    expect_refused({"--all", "8", "--resume", saved}, "add --output FILE, the same file as before");

    files.file("list", half + "8 8 8 8 8 8 8 8\n");
    run(line + words{"--resume", saved});
    EXPECT_EQ(files.read("list"), run({"--all", "8"}).out) << "what is too much is cut off";
    files.file("list", half.substr(1));
    expect_refused(line + words{"--resume", saved}, "list: the file is shorter than the saved");
    files.remove("list");
    expect_refused(line + words{"--resume", saved}, "list: the file is not there to go on with");
}

class NqueensShards : public NqueensLong {
  protected:
    void search_shards(const std::string& n, int shards) {
        for (int i = 1; i <= shards; ++i) {
            const std::string part = std::to_string(i) + "/" + std::to_string(shards);
            const ended end = run({n, "--shard", part, "--checkpoint", shard(i)});
            EXPECT_EQ(end.status, 0) << end.err;
            total += std::stoull(end.out);
        }
    }
    std::string shard(int i) const { return files.path("shard" + std::to_string(i)); }
    words merged(std::string n, const std::vector<int>& shards) const {
        words line{std::move(n)};
        for (const int i : shards)
            line.push_back("--merge=" + shard(i));
        return line;
    }
    unsigned long long total = 0;
};

TEST_F(NqueensShards, AddUpToTheWhole) {
    search_shards("9", 4);
    EXPECT_EQ(total, 352u);
    EXPECT_EQ(run(merged("9", {4, 1, 3, 2})).out, "352\n");
}

TEST_F(NqueensShards, ListTogetherWhatThereIs) {
    std::vector<std::string> lines;
    for (const std::string part : {"1/3", "2/3", "3/3"}) {
        std::istringstream out(run({"--all", "8", "--shard", part}).out);
        for (std::string line; std::getline(out, line);)
            lines.push_back(line);
    }
    std::ranges::sort(lines);
    std::string all;
    for (const std::string& line : lines)
        all += line + '\n';
    EXPECT_EQ(all, run({"--all", "8"}).out);
}

TEST_F(NqueensShards, ThatAreMissingOrThereTwiceAreNamed) {
    search_shards("8", 4);
    expect_refused(merged("8", {1, 3}), "a part of the search is missing: shard 2/4, 4/4");
    expect_refused(
        merged("8", {1, 2, 3, 2, 4}),
        "shard2: what it holds is in another file too (nqueens 8 count, bits up to symmetry, shard "
        "2/4)");
    expect_refused(merged("9", {1, 2, 3, 4}), "shard1: it is of another search");
    run({"8", "--shard=2/4", "--checkpoint", shard(2), "--node-limit=9"});
    expect_refused(merged("8", {1, 2, 3, 4}), "shard2: that search is not done");
    run({"8", "--shard=2/4", "--checkpoint", shard(2), "--resume", shard(2)});
    EXPECT_EQ(run(merged("8", {1, 2, 3, 4})).out, "92\n");
}

TEST_F(NqueensShards, ThatAreNoneAreRefused) {
    for (const std::string part : {"0/3", "4/3", "1/0", "3", "1/2/3", "x/y", "-1/3"})
        expect_refused({"8", "--shard=" + part}, "--shard: ");
    expect_refused({"8", "--merge", saved, "--checkpoint", saved}, "--merge only adds up");
    expect_refused({"8", "--merge", saved, "--time-limit=1s"}, "leave out --time-limit");
    expect_refused({"8", "--merge", saved}, "saved: cannot be opened");
}

TEST_F(NqueensLong, OptionsThatSayNothingAreRefused) {
    expect_refused({"8", "--checkpoint-every=1s"}, "--checkpoint-every without --checkpoint");
    expect_refused({"8", "--checkpoint", saved, "--checkpoint-every=0"}, "the time is zero");
    expect_refused({"8", "--checkpoint=-"}, "needs a file with a name");
    expect_refused({"8", "--output", list}, "--output: there are no solutions to write");
    expect_refused({"--all", "8", "--json", "--output", list, "--checkpoint", saved}, "--json: ");
    expect_refused({"8", "--trace", list, "--checkpoint", saved}, "not together with --checkpoint");
    expect_refused({"8", "--checkpoint", files.path("no/folder")}, "no/folder.new: cannot be");
}

TEST_F(NqueensLong, ASmallBoardIsEstimatedExactly) {
    EXPECT_THAT(run({"--estimate", "--method=textbook", "1"}).out,
                StartsWith("method     textbook\nprobes     10000\nnodes      2 (95 %: 2 to 2)\n"
                           "checked    2 (95 %: 2 to 2)\nsolutions  1 (95 %: 1 to 1)\nseconds "));
    EXPECT_THAT(run({"--estimate", "1"}).out,
                AllOf(StartsWith("method     bits\n"), HasSubstr("\nsolutions  1 (95 %: 1 to 1)\n"),
                      HasSubstr("of processor time, with one thread\n")));
    EXPECT_THAT(run({"--estimate", "--method=textbook", "8"}).out,
                AllOf(StartsWith("method     textbook\nprobes     "), HasSubstr("\nnodes      2")));
}

TEST_F(NqueensLong, APathIsReplayed) {
    EXPECT_EQ(run({"--at=1,3", "4"}).out, "  is_solution  no\n"
                                          "  expand       1 2 3 4\n"
                                          "  promising    1 2 3 4\n"
                                          "row 1, column 1: promising\n"
                                          "  is_solution  no\n"
                                          "  expand       1 2 3 4\n"
                                          "  promising    3 4\n"
                                          "row 2, column 3: promising\n"
                                          "  is_solution  no\n"
                                          "  expand       1 2 3 4\n"
                                          "  promising    none\n");
    EXPECT_THAT(run({"--at=1,2", "4"}).out, HasSubstr("row 2, column 2: not promising\n"));
    EXPECT_THAT(run({"--at=2,4,1,3", "4"}).out,
                EndsWith("row 4, column 3: promising\n  is_solution  yes\n  expand       none\n"
                         "  promising    none\n"));
    expect_refused({"--at=5", "4"}, "--at, row 1: '5' is out of range");
    expect_refused({"--at=1,1,1,1,1", "4"}, "--at: more columns than there are rows");
}

TEST_F(NqueensLong, TheTreeIsDrawn) {
    EXPECT_EQ(run({"--trace", files.path("tree.dot"), "4"}).out, "2\n");
    EXPECT_THAT(files.read("tree.dot"), AllOf(StartsWith("digraph"), EndsWith("}\n")));
    expect_refused({"--trace", files.path("no/tree.dot"), "4"}, "the file cannot be written");
    expect_refused({"--trace", files.path("tree.dot"), "-j2", "4"}, "use --threads=1");
}

TEST_F(NqueensLong, TheDocumentSaysHowManyThreadsWalked) {
    EXPECT_EQ(nlohmann::json::parse(run({"--json", "-j1", "8"}).out).at("threads"), 1);
    const auto two = nlohmann::json::parse(run({"--json", "-j2", "12"}).out).at("threads");
    EXPECT_THAT(two.get<int>(), testing::AnyOf(1, 2));
}

} // namespace
