#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cover_app/run.hpp"
#include "support/folder.hpp"
#include "support/run_app.hpp"

namespace {

using espalier::test::ended;
using espalier::test::words;
using testing::HasSubstr;

const std::string knuth = "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n";
const std::string named = "a b c | d\na c d\nb\nb d\na c\n";

ended run(const words& line, const std::string& input = {}) {
    return espalier::test::run_app(cover_app::run, line, input);
}

TEST(CoverProgram, PrintsCoversAsTheirProblemIsWritten) {
    EXPECT_EQ(run({"-"}, knuth).out, "1 4 5\n");
    EXPECT_EQ(run({"--unique", "-"}, knuth).out, "unique\n");
    EXPECT_EQ(run({"-"}, named).out, "a c d\nb\n");
    EXPECT_EQ(run({"--all", "-"}, named).out, "a c d\nb\n\nb\na c\n\nb d\na c\n\n");
    EXPECT_EQ(run({"--count", "-"}, named).out, "3\n");
    const ended none = run({"-"}, "10\n10\n");
    EXPECT_EQ(none.status, 1);
    EXPECT_EQ(none.err, "cover: there is no solution\n");
    const auto document = nlohmann::json::parse(run({"--json", "--all", "-"}, knuth).out);
    EXPECT_EQ(document.at("solutions").at(0), (std::vector<int>{1, 4, 5}));
    EXPECT_EQ(document.at("items"), 7);
}

TEST(CoverProgram, FillsBoards) {
    const ended board = run({"--pentominoes=3x20"});
    EXPECT_EQ(board.out.size(), 63u);
    EXPECT_EQ(std::ranges::count(board.out, 'X'), 5);
}

TEST(CoverProgram, SeveralSittingsAndShards) {
    const espalier::test::folder files;
    const std::string saved = files.path("saved");
    EXPECT_EQ(run({"--count", "--checkpoint", saved, "--node-limit=2", "-"}, named).status, 3);
    EXPECT_EQ(run({"--count", "--checkpoint", saved, "--resume", saved, "-"}, named).out, "3\n");
    EXPECT_THAT(run({"--count", "--resume", saved, "-"}, knuth).err, HasSubstr("another problem"));
    words merge{"--count", "-"};
    for (const std::string part : {"1", "2"}) {
        run({"--count", "--shard=" + part + "/2", "--checkpoint", files.path(part), "-"}, named);
        merge.insert(merge.begin(), {"--merge", files.path(part)});
    }
    EXPECT_EQ(run(merge, named).out, "3\n");
}

TEST(CoverProgram, LooksAndDraws) {
    EXPECT_EQ(run({"--at=4,5", "-"}, knuth).out,
              "  is_solution  no\n  expand       2 4\nstep 1, 4: promising\n"
              "  is_solution  no\n  expand       1\nstep 2, 5: expand does not list it\n");
    const espalier::test::folder files;
    EXPECT_EQ(run({"--count", "--trace", files.path("tree.dot"), "-"}, knuth).out, "1\n");
    EXPECT_THAT(files.read("tree.dot"), HasSubstr("digraph"));
}

TEST(CoverProgram, RefusesWhatCannotBe) {
    EXPECT_THAT(run({}).err, HasSubstr("there is no problem"));
    EXPECT_THAT(run({"--pentominoes=6x10", "-"}).err, HasSubstr("there are two problems"));
    EXPECT_THAT(run({"--pentominoes=7x9"}).err, HasSubstr("3x20, 4x15"));
    EXPECT_THAT(run({"--pentominoes=60"}).err, HasSubstr("not of the form RxC"));
    EXPECT_THAT(run({"--up-to-symmetry", "-"}, knuth).err, HasSubstr("--up-to-symmetry: only"));
    EXPECT_THAT(run({"--form=lists", "-"}, knuth).err, HasSubstr("cover: standard input:1:1: "));
}

} // namespace
