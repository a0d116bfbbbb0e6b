#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "colouring_app/run.hpp"
#include "support/folder.hpp"
#include "support/run_app.hpp"

namespace {

using espalier::test::ended;
using espalier::test::words;
using testing::HasSubstr;

const std::string pentagon = "p edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n";

/// Needs four colours, and has no triangle (Grötzsch).
const std::string groetzsch =
    "p edge 11 20\ne 1 2\ne 1 4\ne 1 7\ne 1 9\ne 2 3\ne 2 6\ne 2 8\ne 3 5\ne 3 7\ne 3 10\ne 4 5\n"
    "e 4 6\ne 4 10\ne 5 8\ne 5 9\ne 6 11\ne 7 11\ne 8 11\ne 9 11\ne 10 11\n";

ended run(const words& line, const std::string& input = pentagon) {
    return espalier::test::run_app(colouring_app::run, line, input);
}

TEST(ColouringProgram, PrintsTheLeastNumberAndAColouring) {
    EXPECT_EQ(run({"-"}).out, "3\n1 2 1 2 3\n");
    EXPECT_EQ(run({"-"}, groetzsch).out.substr(0, 2), "4\n");
    EXPECT_EQ(run({"-", "-j3"}, groetzsch).out, run({"-", "-j1"}, groetzsch).out);
    const auto document = nlohmann::json::parse(run({"--json", "-"}).out);
    EXPECT_EQ(document.at("best"), 3);
    EXPECT_EQ(document.at("solutions").at(0), (std::vector<int>{1, 2, 1, 2, 3}));
    EXPECT_EQ(document.at("edges"), 5);
}

TEST(ColouringProgram, SaysWhatIsKnownWhenStopped) {
    const ended end = run({"--node-limit=12", "-"}, groetzsch);
    EXPECT_EQ(end.status, 3);
    EXPECT_EQ(end.out.substr(0, 10), "at most 4\n");
    EXPECT_THAT(end.err, HasSubstr("stopped by the node limit; there may be a better solution"));
    const ended none = run({"--node-limit=1", "-"}, groetzsch);
    EXPECT_EQ(none.out, "");
    EXPECT_THAT(none.err, HasSubstr("no solution was found so far"));
}

TEST(ColouringProgram, CountsByNameAndUpToNames) {
    EXPECT_EQ(run({"--count", "-k3", "-"}).out, "30\n");
    EXPECT_EQ(run({"--count", "-k3", "--up-to-names", "-"}).out, "5\n");
    EXPECT_EQ(run({"--count", "-k4", "-"}, groetzsch).out, "12480\n");
    EXPECT_EQ(run({"--count", "-k2", "-"}).out, "0\n");
    EXPECT_EQ(run({"--all", "-k3", "-"}).out,
              "1 2 1 2 3\n1 2 1 3 2\n1 2 3 1 2\n1 2 3 1 3\n1 2 3 2 3\n");
    EXPECT_EQ(run({"--first", "-k2", "-"}).status, 1);
    EXPECT_EQ(run({"--unique", "-k2", "-"}, "p edge 2 1\ne 1 2\n").out, "unique\n");
}

TEST(ColouringProgram, AskingForTheLeastInSeveralSittings) {
    const espalier::test::folder files;
    const std::string saved = files.path("saved");
    ended end = run({"--checkpoint", saved, "--node-limit=9", "-"}, groetzsch);
    int sittings = 1;
    for (; end.status == 3 && sittings < 100; ++sittings)
        end = run({"--checkpoint", saved, "--resume", saved, "--node-limit=9", "-"}, groetzsch);
    EXPECT_EQ(end.out, run({"-"}, groetzsch).out);
    EXPECT_GT(sittings, 1);
    words merge{"-"};
    for (const std::string part : {"1", "2", "3"}) {
        run({"--shard=" + part + "/3", "--checkpoint", files.path(part), "-"}, groetzsch);
        merge.insert(merge.begin(), {"--merge", files.path(part)});
    }
    EXPECT_EQ(run(merge, groetzsch).out.substr(0, 2), "4\n");
}

TEST(ColouringProgram, LooksAndDraws) {
    EXPECT_THAT(run({"-k3", "--first", "--at=v3=1", "-"}).out,
                HasSubstr("step 1, v3=1: promising\n"));
    const espalier::test::folder files;
    EXPECT_EQ(run({"--trace", files.path("tree.dot"), "-"}).out, "3\n1 2 1 2 3\n");
    EXPECT_THAT(files.read("tree.dot"), HasSubstr("v3=1"));
}

TEST(ColouringProgram, RefusesWhatCannotBe) {
    EXPECT_THAT(run({"--count", "-"}).err, HasSubstr("add --colours=K"));
    EXPECT_THAT(run({"-k3", "-"}).err, HasSubstr("--colours: the least number is looked for"));
    EXPECT_THAT(run({"--count", "-k21", "-"}).err, HasSubstr("add --up-to-names"));
    EXPECT_EQ(run({"-"}, "p edge 1 1\ne 1 2\n").err,
              "colouring: standard input:2:5: '2' is not a vertex\n"
              "  write a whole number from 1 to 1\n");
}

} // namespace
