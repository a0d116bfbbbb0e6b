#include <algorithm>
#include <istream>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "sudoku_app/run.hpp"
#include "support/folder.hpp"
#include "support/run_app.hpp"

namespace {

using espalier::test::ended;
using espalier::test::words;
using testing::HasSubstr;

const std::string line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string empty(81, '.');
const std::string conflict = "11" + std::string(79, '.');
const std::string four = "12..\n..12\n....\n....\n"; // 12 solutions

ended run(const words& line_of_words, const std::string& input = {}) {
    return espalier::test::run_app(sudoku_app::run, line_of_words, input);
}

TEST(Sudoku, SolvesInTheFormOfThePuzzle) {
    EXPECT_EQ(run({"-"}, line).out, solved + "\n");
    EXPECT_THAT(run({"--style=grid", "-"}, line).out, HasSubstr("5 3 4 | 6 7 8 | 9 1 2\n"));
    EXPECT_EQ(run({"-"}, four).out, "1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n4 3 | 2 1\n");
    EXPECT_EQ(run({"--style=line", "-"}, four).out, "1234341221434321\n");
    EXPECT_EQ(run({"--box=1x4", "--count", "-"}, "1...\n....\n....\n....\n").out, "144\n");
}

TEST(Sudoku, CountsAndJudges) {
    EXPECT_EQ(run({"--count", "-"}, four).out, "12\n");
    EXPECT_EQ(run({"--unique", "-"}, line).out, "unique\n");
    const ended two = run({"--unique", "-"}, four);
    EXPECT_EQ(two.out, "not unique\n");
    EXPECT_EQ(two.status, 1);
    const ended many = run({"--count", "--max-solutions=1000", "-"}, empty);
    EXPECT_EQ(many.out, "at least 1000\n");
    EXPECT_EQ(many.status, 3);
    EXPECT_THAT(many.err, HasSubstr("stopped by the solution limit; there may be more"));
}

TEST(Sudoku, AllOfThemInOrder) {
    const std::string first = run({"--all", "--style=line", "-", "-j1"}, four).out;
    EXPECT_EQ(std::ranges::count(first, '\n'), 12);
    EXPECT_EQ(run({"--all", "--style=line", "-", "-j3"}, four).out, first);
    EXPECT_EQ(run({"--all", "--style=line", "--max-solutions=2", "-"}, four).out,
              first.substr(0, 2 * 17));
}

TEST(Sudoku, ContradictoryGivensAreNamed) {
    const ended end = run({"-"}, conflict);
    EXPECT_EQ(end.status, 2);
    EXPECT_EQ(end.err, "sudoku: standard input:1:2: row 1 has 1 twice: r1c1 and r1c2\n"
                       "  change one of the two givens\n");
    EXPECT_EQ(run({"--clues", "-"}, "111 121").status, 2);
    EXPECT_EQ(run({"--clues", "--count", "--box=2x2", "-"}, "111 122 231 242").out, "12\n");
}

TEST(Sudoku, AListIsAnsweredLineByLine) {
    const std::string list = "a heading\n" + line + "\n" + conflict + "\n" + empty + "\n";
    const ended end = run({"--unique", "-"}, list);
    EXPECT_EQ(end.out, "unique\nconflict: row 1 has 1 twice: r1c1 and r1c2\nnot unique\n");
    EXPECT_EQ(end.status, 1);
    EXPECT_EQ(run({"--count", "--max-solutions=2", "-"}, line + "\n" + empty).out,
              "1\nat least 2\n");
    const ended both = run({"-"}, line + ":1\n" + line);
    EXPECT_EQ(both.out, solved + "\n" + solved + "\n");
    EXPECT_EQ(both.status, 0);
    const auto document = nlohmann::json::parse(run({"--json", "-"}, list).out);
    EXPECT_EQ(document.at(0).at("line"), 2);
    EXPECT_EQ(document.at(0).at("answer").get<std::string>(), solved);
    EXPECT_EQ(document.size(), 3u);
}

/// Puzzles of one solution, of several, of none, and contradictions, all mixed.
std::string long_list() {
    std::string list;
    for (int k = 0; k < 400; ++k) {
        std::string one = solved;
        for (int cell = k % 7; cell < 81; cell += 1 + k % 5)
            one[static_cast<std::size_t>(cell)] = '.';
        if (k % 11 == 0) one[static_cast<std::size_t>(k % 81)] = '7';
        list += one + '\n';
    }
    return list;
}

TEST(Sudoku, AListIsAnsweredInItsOrderByAnyNumberOfThreads) {
    const std::string list = long_list();
    for (const std::string goal : {"--first", "--unique"}) {
        const ended alone = run({goal, "-j1", "-"}, list);
        EXPECT_EQ(std::ranges::count(alone.out, '\n'), 400);
        const ended crew = run({goal, "-j3", "-"}, list);
        EXPECT_EQ(crew.out, alone.out);
        EXPECT_EQ(crew.status, alone.status);
    }
    EXPECT_THAT(run({"--stats", "-"}, list).err, HasSubstr("puzzles          400\n"));
}

TEST(Sudoku, JsonOfAListCountsAsForEachAlone) {
    const std::string list = long_list();
    const auto document = nlohmann::json::parse(run({"--json", "--unique", "-"}, list).out);
    ASSERT_EQ(document.size(), 400u);
    for (const std::size_t k : {0u, 1u, 11u, 120u}) {
        const auto& one = document.at(k);
        const ended alone = run({"--json", "--unique", "-j1", "-"}, list.substr(k * 82, 82));
        if (alone.status == 2) {
            EXPECT_THAT(one.at("answer").get<std::string>(), HasSubstr("conflict: "));
            EXPECT_FALSE(one.contains("statistics"));
            continue;
        }
        const auto single = nlohmann::json::parse(alone.out);
        for (const char* member : {"goal", "count", "complete", "status", "statistics"})
            EXPECT_EQ(one.at(member), single.at(member)) << k << ' ' << member;
        EXPECT_GE(one.at("wall_microseconds"), 0);
    }
}

/// Gives a line at a time, and notes what had been answered when the next one was asked for.
class slow_lines : public std::streambuf {
  public:
    slow_lines(words lines, const std::ostringstream& out) : lines_(std::move(lines)), out_(out) {}
    std::vector<std::size_t> answered; ///< lines, when each line was asked for

  protected:
    int_type underflow() override {
        answered.push_back(static_cast<std::size_t>(std::ranges::count(out_.str(), '\n')));
        if (answered.size() > lines_.size()) return traits_type::eof();
        std::string& line_here = lines_[answered.size() - 1];
        setg(line_here.data(), line_here.data(), line_here.data() + line_here.size());
        return traits_type::to_int_type(*gptr());
    }

  private:
    words lines_;
    const std::ostringstream& out_;
};

TEST(Sudoku, AListDoesNotWaitForInputThatIsStillToCome) {
    std::ostringstream out, err;
    slow_lines lines({line + "\n", line + "\n", empty + "\n", line + "\n"}, out);
    std::istream in(&lines);
    sudoku_app::run(words{"-"}, {in, out, err});
    // Only a second puzzle tells that it is a list.
    EXPECT_EQ(lines.answered, (std::vector<std::size_t>{0, 0, 2, 3, 4}));
}

TEST(Sudoku, AListRefusesWhatIsForOne) {
    for (const std::string option :
         {"--all", "--shard=1/2", "--estimate", "--at=r1c1=1", "--checkpoint=x", "--style=grid"}) {
        const ended end = run({option, "--output=/dev/null", "-"}, line + "\n" + line);
        EXPECT_EQ(end.status, 2) << option;
        EXPECT_THAT(end.err, HasSubstr("several puzzles in the file")) << option;
    }
    const ended late = run({"-"}, line + "\n" + line + "\n" + "9\n");
    EXPECT_EQ(late.status, 2);
    EXPECT_EQ(late.out, solved + "\n" + solved + "\n") << "what came before is answered";
}

TEST(Sudoku, JsonHoldsTheSolutions) {
    const auto document = nlohmann::json::parse(run({"--json", "--all", "-"}, four).out);
    EXPECT_EQ(document.at("solutions").size(), 12u);
    EXPECT_EQ(document.at("solutions").at(0), "1234341221434321");
    EXPECT_EQ(document.at("count"), 12);
    EXPECT_EQ(document.at("box"), "2x2");
    const auto none = nlohmann::json::parse(run({"--json", "--unique", "-"}, line).out);
    EXPECT_EQ(none.at("unique"), true);
}

TEST(Sudoku, LooksAlongAPath) {
    EXPECT_EQ(run({"--at=r1c3=4,r9c9=1", "-"}, four).out,
              "  is_solution  no\n  expand       r1c3=3 r1c3=4\nstep 1, r1c3=4: promising\n"
              "  is_solution  no\n  expand       r2c1=3 r2c1=4\nstep 2, r9c9=1: expand does not "
              "list it\n");
    EXPECT_THAT(run({"--estimate", "-"}, four).out, HasSubstr("nodes      22"));
}

TEST(Sudoku, DrawsTheTree) {
    const espalier::test::folder files;
    const std::string picture = files.path("tree.dot");
    EXPECT_EQ(run({"--count", "--trace", picture, "-"}, four).out, "12\n");
    EXPECT_THAT(files.read("tree.dot"), HasSubstr("r1c3=4"));
    EXPECT_EQ(run({"--trace", picture, "--style=line", "-"}, four).out, "1234341221434321\n");
}

TEST(Sudoku, SeveralSittingsAndShards) {
    const espalier::test::folder files;
    const std::string saved = files.path("saved"), list = files.path("list");
    const std::string six(36, '.');
    const words count{"--count", "--checkpoint", saved, "-"};
    EXPECT_EQ(run({"--count", "--checkpoint", saved, "--node-limit=5", "-"}, four).status, 3);
    EXPECT_EQ(run({"--count", "--checkpoint", saved, "--resume", saved, "-"}, four).out, "12\n");
    EXPECT_THAT(run({"--count", "--resume", saved, "-"}, six).err, HasSubstr("another problem"));

    const std::string whole = run({"--all", "--style=line", "-"}, four).out;
    run({"--all", "--style=line", "--output", list, "--checkpoint", saved, "--node-limit=9", "-"},
        four);
    run({"--all", "--style=line", "--output", list, "--checkpoint", saved, "--resume", saved, "-"},
        four);
    EXPECT_EQ(files.read("list"), whole);

    words merge{"--count", "-"};
    for (const std::string part : {"1/2", "2/2"}) {
        const std::string file = files.path("shard" + part.substr(0, 1));
        EXPECT_EQ(run({"--count", "--shard", part, "--checkpoint", file, "-"}, four).status, 0);
        merge.insert(merge.begin(), {"--merge", file});
    }
    EXPECT_EQ(run(merge, four).out, "12\n");
}

TEST(Sudoku, RefusesWhatExcludesEachOther) {
    const auto error = [](const words& line_of_words) { return run(line_of_words, four).err; };
    EXPECT_THAT(error({"--all", "--checkpoint=x", "-"}), HasSubstr("add --output FILE"));
    EXPECT_THAT(error({"--count", "--output=x", "-"}), HasSubstr("add --all or --first"));
    EXPECT_THAT(error({"--count", "--all", "-"}), HasSubstr("--count"));
    EXPECT_THAT(error({"--unique", "--max-solutions=3", "-"}), HasSubstr("--max-solutions"));
    EXPECT_THAT(error({"--unique", "--shard=1/2", "-"}), HasSubstr("use --count"));
    EXPECT_THAT(error({"--all", "--merge=x", "-"}), HasSubstr("cat"));
    EXPECT_THAT(error({"--box=3", "-"}), HasSubstr("not of the form RxC"));
    EXPECT_THAT(error({"--box=6x6", "-"}), HasSubstr("at most 32 cells"));
    EXPECT_THAT(run({"-"}, "").err, HasSubstr("there is no puzzle"));
    EXPECT_THAT(run({"/nowhere"}).err, HasSubstr("/nowhere: cannot be opened"));
}

} // namespace
