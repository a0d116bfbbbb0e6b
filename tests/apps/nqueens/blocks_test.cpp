// Bit boards in blocks over sittings, shards and limits, beside the textbook's boards one by one.
#include <cstdlib>
#include <functional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_nqueens.hpp"
#include "support/folder.hpp"
#include "support/seeds.hpp"

namespace {

using namespace nqueens::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

using columns = std::vector<int>; // by row, both from 1

/// A board in words for the program, and which placements it leaves in plain ones.
struct board {
    words line;
    std::function<bool(const columns&)> takes;
};

bool excludes(const columns& queens, int sum, int difference) {
    const int n = static_cast<int>(queens.size());
    for (int row = 1; row <= n; ++row) {
        const int column = queens.at(static_cast<std::size_t>(row - 1));
        if (row + column - 2 == sum || row - column + n - 1 == difference) return false;
    }
    return true;
}

const std::vector<board>& boards() {
    static const std::vector<board> all{
        {{}, [](const columns&) { return true; }},
        {{"--blocked=c3,a1"}, [](const columns& q) { return q[2] != 3 && q[0] != 1; }},
        {{"--excluded-sums=9", "--excluded-differences=4"},
         [](const columns& q) { return excludes(q, 9, 4); }},
        {{"--placed=e4"}, [](const columns& q) { return q[3] == 5; }},
        {{"--placed=b1", "--blocked=h8", "--excluded-sums=12"},
         [](const columns& q) { return q[0] == 2 && q[7] != 8 && excludes(q, 12, -1); }},
    };
    return all;
}

/// The placements of the textbook that the board takes.
std::string counted_by_listing(const board& asked, const std::string& n) {
    int count = 0;
    for (const std::string& line : lines_of(run({"--all", "--method=textbook", n}).out)) {
        std::istringstream in(line);
        columns queens;
        for (int column = 0; in >> column;)
            queens.push_back(column);
        count += asked.takes(queens);
    }
    return std::to_string(count) + '\n';
}

class NqueensBlocks : public testing::Test {
  protected:
    std::string file(const std::string& name) const { return files.path(name); }

    /// Goes on with a search in sittings of all kinds, until it is done. The last one has no limit,
    /// whatever those before had.
    ended in_sittings(const words& line, const std::string& name) {
        static const std::vector<words> kinds{{"--node-limit=30"},
                                              {"--node-limit=300", "-j2"},
                                              {"--time-limit=1ms", "-j1"},
                                              {"--time-limit=2ms", "-j3"},
                                              {"--node-limit=100", "-j3"}};
        words saved{"--checkpoint", file(name)};
        ended end;
        for (int sitting = 0; sitting < 6; ++sitting) {
            end = run(line + saved + kinds[random() % kinds.size()]);
            if (end.status == 0) break;
            EXPECT_EQ(end.status, 3) << end.err;
            EXPECT_THAT(end.out, StartsWith("at least "));
            saved = {"--checkpoint", file(name), "--resume", file(name)};
        }
        return end.status == 0
                   ? end
                   : run(line + words{"--resume", file(name), "--checkpoint", file(name)});
    }

    void expect_refused(const words& line, const std::string& why) {
        const ended end = run(line);
        EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
        EXPECT_THAT(end.err, AllOf(StartsWith("nqueens: "), HasSubstr(why)));
    }

    espalier::test::folder files;
    unsigned seed = espalier::test::new_seed();
    std::mt19937 random{seed};
};

TEST_F(NqueensBlocks, CountsAreThoseOfTheBoardsOneByOne) {
    for (const board& asked : boards())
        EXPECT_EQ(run(asked.line + words{"--method=bits", "9"}).out,
                  counted_by_listing(asked, "9"));
}

TEST_F(NqueensBlocks, SittingsOfAnyKindComeToTheSame) {
    SCOPED_TRACE(espalier::test::seed_line(seed));
    for (const board& asked : boards())
        for (const std::string n : {"8", "10"}) {
            const words line = asked.line + words{"--method=bits", n};
            const std::string expected = counted_by_listing(asked, n);
            for (int trial = 0; trial < 4; ++trial)
                EXPECT_EQ(in_sittings(line, "saved").out, expected) << testing::PrintToString(line);
        }
}

/// Classes from the number of all placements, by the textbook's boards one by one.
TEST_F(NqueensBlocks, ClassesDoNotMindWhatTheSittingsBeforeHad) {
    SCOPED_TRACE(espalier::test::seed_line(seed));
    for (const words& line : {words{"--fundamental"}, {"--fundamental", "--excluded-sums=9"}}) {
        const std::string expected = run(line + words{"--method=textbook", "9"}).out;
        for (const words& first : {words{"--max-solutions=3"}, {"--node-limit=100"}}) {
            const words bits = line + words{"--method=bits", "9", "--checkpoint", file("classes")};
            EXPECT_EQ(run(bits + first).status, 3);
            EXPECT_EQ(run(bits + words{"--resume", file("classes")}).out, expected)
                << testing::PrintToString(line + first);
        }
    }
}

/// Each shard with limits and threads of its own, some in several sittings.
TEST_F(NqueensBlocks, ShardsAddUpWhateverTheLimitsOfEach) {
    SCOPED_TRACE(espalier::test::seed_line(seed));
    for (const board& asked : boards())
        for (const int shards : {2, 7}) {
            const words line = asked.line + words{"--method=bits", "9"};
            words merge = line;
            int empty = 0;
            for (int i = 1; i <= shards; ++i) {
                const std::string name = "shard" + std::to_string(i);
                const words part =
                    line + words{"--shard", std::to_string(i) + "/" + std::to_string(shards)};
                const ended end = i % 2 == 0 ? run(part + words{"--checkpoint", file(name)})
                                             : in_sittings(part, name);
                EXPECT_EQ(end.status, 0) << end.err;
                empty += end.out == "0\n";
                merge.push_back("--merge=" + file(name));
            }
            EXPECT_LE(empty, shards / 2) << testing::PrintToString(line);
            const ended all = run(merge);
            EXPECT_EQ(all.out, counted_by_listing(asked, "9")) << all.err;
        }
}

/// A board with conditions has one tree, with nodes or without.
TEST_F(NqueensBlocks, AShardWhoseNodesAreShownIsNoOther) {
    words merge{"--placed=e4", "10"};
    for (const std::string i : {"1", "2", "3"}) {
        const words part{"--placed=e4", "10", "--shard=" + i + "/3", "--checkpoint", file(i)};
        EXPECT_EQ(run(part + (i == "2" ? words{"--stats"} : words{})).status, 0);
        merge.push_back("--merge=" + file(i));
    }
    EXPECT_EQ(run(merge).out, counted_by_listing(boards()[3], "10"));
}

TEST_F(NqueensBlocks, ShardsOfDifferentTreesAreNotAddedUp) {
    const words line{"--method=bits", "8"};
    run(line + words{"--shard=1/2", "--checkpoint", file("1")});
    run(line + words{"--shard=2/2", "--checkpoint", file("2"), "--stats"});
    const std::string first = "--merge=" + file("1");
    const std::string second = "--merge=" + file("2");
    expect_refused(line + words{first, second},
                   "2: it is of another search: 'nqueens 8 count, bits, shard 2/2', not 'nqueens 8 "
                   "count, bits up to symmetry'\n  give the same arguments");
    expect_refused(line + words{second, first}, "1: it is of another search: ");
    run(line + words{"--shard=1/2", "--checkpoint", file("1"), "--stats"});
    EXPECT_EQ(run(line + words{second, first}).out, "92\n");
}

TEST_F(NqueensBlocks, ALimitOfTimeEndsInTheMiddleOfALargeBoard) {
    for (const words& line : {words{"--method=bits", "18"}, {"--blocked=c3", "18"}}) {
        const words saved = line + words{"--time-limit=20ms", "--checkpoint", file("large")};
        EXPECT_EQ(run(saved).status, 3);
        const ended again = run(saved + words{"--resume", file("large"), "-j2"});
        EXPECT_EQ(again.status, 3) << again.err;
        EXPECT_THAT(again.out, StartsWith("at least "));
    }
}

/// However short the time between two savings, each of which may come in the middle of a node.
TEST_F(NqueensBlocks, GetOnThoughTheyAreSavedAllTheTime) {
    EXPECT_EQ(
        run({"--method=bits", "10", "--checkpoint", file("busy"), "--checkpoint-every=0.01ms"}).out,
        "724\n");
}

TEST_F(NqueensBlocks, SolutionsCountedAtOnceCannotBeLimitedLater) {
    const words blocked{"--blocked=c3", "13", "--checkpoint", file("saved")};
    EXPECT_EQ(run(blocked).status, 0);
    const std::string why = "solutions that were counted many at a time\n  leave out "
                            "--max-solutions, or start anew without --resume\n";
    expect_refused(blocked + words{"--resume", file("saved"), "--max-solutions=5"}, why);
    const words plain{"--method=bits", "10", "--checkpoint", file("saved")};
    EXPECT_EQ(run(plain + words{"--node-limit=5"}).status, 3);
    expect_refused(plain + words{"--resume", file("saved"), "--max-solutions=5"},
                   "solutions are counted many at a time\n  leave out --max-solutions");
}

TEST_F(NqueensBlocks, StatisticsSayWhereNodesAreNotAmongThem) {
    const words line{"--blocked=c3", "9", "--checkpoint", file("saved")};
    EXPECT_THAT(run(line + words{"--stats"}).err, testing::Not(HasSubstr("at once")));
    EXPECT_EQ(run(line).status, 0);
    EXPECT_THAT(run(line + words{"--resume", file("saved"), "--stats"}).err,
                HasSubstr("\nat once    nodes counted below others: not among these\n"));
}

/// Files that were written when every sitting walked node by node.
TEST_F(NqueensBlocks, FilesOfEarlierVersionsGoOnInTheirTree) {
    const std::string data = ESPALIER_TEST_DATA "/checkpoint-1-queens-";
    for (const words& limits : {words{}, {"--node-limit=1000000"}, {"--stats"}}) {
        EXPECT_EQ(run(words{"--method=bits", "9", "--resume", data + "bits.txt"} + limits).out,
                  "352\n");
        EXPECT_EQ(run(words{"--blocked=c3", "9", "--resume", data + "blocked.txt"} + limits).out,
                  run({"--blocked=c3", "9", "--stats"}).out);
    }
    expect_refused({"--fundamental", "--method=bits", "8", "--resume", data + "classes.txt"},
                   "'nqueens 8 fundamental count, bits', not 'nqueens 8 fundamental count, bits up "
                   "to symmetry'");
}

/// One solution of 2N is walked on a torus, unless their number is limited.
TEST_F(NqueensBlocks, ATorusGoesOnInTheTreeItWasBegunIn) {
    const words line{"--torus", "11", "--checkpoint", file("torus")};
    EXPECT_EQ(run(line + words{"--max-solutions=3"}).out, "at least 3\n");
    EXPECT_EQ(run(line + words{"--resume", file("torus")}).out, "88\n");
    EXPECT_EQ(run(line).out, "88\n");
    expect_refused(line + words{"--resume", file("torus"), "--max-solutions=3"},
                   "--max-solutions: in ");
}

/// The last piece is counted where it may stand, not placed.
TEST_F(NqueensBlocks, ShardsOfPiecesAddUp) {
    for (const words& line : {words{"--pieces=1", "3"}, {"--pieces=2", "4"}}) {
        words merge = line;
        for (const std::string i : {"1", "2", "3"}) {
            run(line + words{"--shard=" + i + "/3", "--checkpoint", file(i)});
            merge.push_back("--merge=" + file(i));
        }
        EXPECT_EQ(run(merge).out, run(line).out) << testing::PrintToString(line);
    }
}

} // namespace
