// Counting by halves, from the command line.
#include <cstdio>
#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using testing::HasSubstr;
using testing::StartsWith;

TEST(NqueensHalves, CountsLikeTheOtherMethods) {
    for (const char* const n : {"0", "1", "2", "5", "8", "9", "10"}) {
        const ended halves = run({"--method=halves", n});
        EXPECT_EQ(halves.status, 0) << n;
        EXPECT_EQ(halves.out, run({"--method=textbook", n}).out) << n;
    }
}

TEST(NqueensHalves, AreChosenForLargerBoardsButTheLargest) {
    EXPECT_THAT(run({"--json", "12"}).out,
                testing::AllOf(HasSubstr("\"method\": \"halves\""), HasSubstr("\"count\": 14200")));
    EXPECT_THAT(run({"--json", "11"}).out, HasSubstr("\"method\": \"bits\""));
    EXPECT_THAT(run({"--json", "--max-solutions=5", "12"}).out, HasSubstr("\"method\": \"bits\""));
    EXPECT_THAT(run({"--json", "--time-limit=10ms", "23"}).out,
                HasSubstr("\"method\": \"halves\""));
    EXPECT_THAT(run({"--json", "--time-limit=10ms", "24"}).out, HasSubstr("\"method\": \"bits\""));
}

TEST(NqueensHalves, RefuseWhatIsNoPlainCount) {
    for (const char* const option : {"--all", "--first", "--placed=a1", "--max-solutions=3"}) {
        const ended end = run({"--method=halves", option, "8"});
        EXPECT_EQ(end.status, 2) << option;
        EXPECT_THAT(end.err, StartsWith("nqueens: --method=halves: "));
    }
}

TEST(NqueensHalves, CountWhatClassesAreCountedFrom) {
    for (const char* const method : {"--method=halves", "--method=bits"})
        EXPECT_EQ(run({"--fundamental", method, "12"}).out, "1787\n") << method;
    EXPECT_EQ(run({"--method=halves", "--fundamental", "--all", "8"}).status, 2);
}

/// The limits are for a sitting, the method for the whole search: none of them names it here.
TEST(NqueensHalves, GoOnWithoutTheLimitOfTheFirstSitting) {
    const std::string file = testing::TempDir() + "halves_limited";
    EXPECT_EQ(run({"--node-limit=5", "--checkpoint=" + file, "13"}).status, 3);
    EXPECT_EQ(run({"--resume=" + file, "13"}).out, "73712\n");
}

TEST(NqueensHalves, ShardsAddUp) {
    const std::string file = testing::TempDir() + "halves_shard_";
    words merge{"--method=halves", "10"};
    for (const std::string shard : {"1", "2", "3"}) {
        EXPECT_EQ(run({"--method=halves", "--shard=" + shard + "/3", "--checkpoint=" + file + shard,
                       "10"})
                      .status,
                  0);
        merge.push_back("--merge=" + file + shard);
    }
    EXPECT_EQ(run(merge).out, "724\n");
    for (const char* const shard : {"1", "2", "3"})
        std::remove((file + shard).c_str());
}

/// Counts are in fractions on the way, and boards of odd size have few choices at the root.
TEST(NqueensHalves, ShardsPrintWholeNumbers) {
    for (const auto& [n, expected] : {std::pair{"12", 14200}, {"13", 73712}}) {
        int sum = 0;
        int empty = 0;
        for (int i = 1; i <= 20; ++i) {
            const ended end = run({"--method=halves", "--shard=" + std::to_string(i) + "/20", n});
            sum += std::stoi(end.out);
            empty += end.out == "0\n";
        }
        EXPECT_EQ(sum, expected) << n;
        EXPECT_LT(empty, 10) << n;
    }
}

TEST(NqueensHalves, GoOnWhereTheyWereStopped) {
    const std::string file = testing::TempDir() + "halves_checkpoint";
    const ended stopped = run({"--method=halves", "--node-limit=30", "--checkpoint=" + file, "10"});
    EXPECT_EQ(stopped.status, 3);
    EXPECT_EQ(run({"--method=halves", "--resume=" + file, "10"}).out, "724\n");
    const ended other = run({"--method=bits", "--resume=" + file, "10"});
    EXPECT_EQ(other.status, 2);
    EXPECT_THAT(other.err, HasSubstr("of another problem"));
    std::remove(file.c_str());
}

TEST(NqueensHalves, EstimateWhatTheyWillTake) {
    const ended end = run({"--estimate", "14"});
    EXPECT_EQ(end.status, 0);
    EXPECT_THAT(end.out, StartsWith("method     halves\n"));
}

} // namespace
