/// Boards, words and answers that others published, or reported with a fault.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_boggle.hpp"
#include "support/cases.hpp"

namespace {

using namespace boggle_app::test;
using testing::ElementsAre;
using testing::HasSubstr;

std::filesystem::path shared() {
    return espalier::test::cases_folder() / "boggle";
}

std::string board(const std::string& name) {
    return (shared() / "boards" / (name + ".txt")).string();
}

const std::string yawl = (shared() / "words-yawl-reduced.txt").string();

/// The lines of a data file that are not comments.
std::vector<std::istringstream> data_lines(const std::string& file) {
    std::ifstream in(std::string(ESPALIER_TEST_DATA) + "/" + file);
    std::vector<std::istringstream> lines;
    for (std::string line; std::getline(in, line);)
        if (!line.starts_with('#')) lines.emplace_back(line);
    return lines;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::string number(const words& line) {
    const ended end = run(line);
    EXPECT_EQ(end.status, 0) << testing::PrintToString(line) << end.err;
    return end.out.substr(0, end.out.find('\n'));
}

TEST(BoggleCases, WordsPathsAndPointsOfTheAlgs4Boards) {
    ESPALIER_NEEDS_CASE(yawl);
    auto lines = data_lines("boggle-boards.txt");
    ASSERT_EQ(lines.size(), 26u);
    for (auto& line : lines) {
        std::string name, word_count, paths, points;
        line >> name >> word_count >> paths >> points;
        EXPECT_EQ(number({"--qu", "--count", board(name), yawl}), word_count) << name;
        EXPECT_EQ(number({"--qu", "--score", board(name), yawl}), points) << name;
        EXPECT_EQ(number({"--qu", "--count", "--paths=all", board(name), yawl}), paths) << name;
    }
}

/// The rules that are options here are faults where they are not meant.
TEST(BoggleCases, OtherRulesHaveTheFingerprintsOfTheirFaults) {
    ESPALIER_NEEDS_CASE(yawl);
    int compared = 0;
    for (auto& line : data_lines("boggle-faults.txt")) {
        std::string name, fault, word_count, points;
        line >> name >> fault >> word_count >> points;
        if (fault != "four") continue;
        const words rules{"--qu", "--neighbours=4", board(name), yawl};
        EXPECT_EQ(number(rules + words{"--count"}), word_count) << name;
        EXPECT_EQ(number(rules + words{"--score"}), points) << name;
        ++compared;
    }
    EXPECT_EQ(compared, 25);
}

TEST(BoggleCases, SmallBoards) {
    int compared = 0;
    for (auto& line : data_lines("boggle-words.txt")) {
        std::string rows, neighbours, cells, word, expected;
        line >> rows >> neighbours >> cells >> word >> expected;
        const auto height = std::ranges::count(rows, '/') + 1;
        std::ranges::replace(rows, '/', '\n');
        words options{"--neighbours=" + neighbours, "--query=" + word, "-"};
        if (cells == "reuse") options.push_back("--reuse");
        const auto width = rows.find('\n');
        const ended end =
            run(options, std::to_string(height) + ' ' + std::to_string(width) + '\n' + rows + '\n');
        EXPECT_EQ(end.out, word + (expected == "yes" ? " YES\n" : " NO\n")) << rows << end.err;
        ++compared;
    }
    EXPECT_GE(compared, 31);
}

TEST(BoggleCases, ATileOfQuIsBothLetters) {
    ESPALIER_NEEDS_CASE(yawl);
    EXPECT_EQ(run({board("board-aqua"), yawl}).out, "QUA\n");
    EXPECT_EQ(run({board("board-aqua"), (shared() / "words-bom-blank-dup-lower.txt").string()}).out,
              "qua\n");
}

TEST(BoggleCases, LinesMayEndAsInDos) {
    ESPALIER_NEEDS_CASE(yawl);
    const auto dos = (shared() / "words-yawl-reduced-crlf.txt").string();
    EXPECT_EQ(run({"--qu", board("board-points1000"), dos}).out,
              run({"--qu", board("board-points1000"), yawl}).out);
    EXPECT_EQ(number({"--qu", "-s", board("board-points1000"), dos}), "1000");
}

TEST(BoggleCases, TheMinimumLengthHoldsForWordsAndPoints) {
    ESPALIER_NEEDS_CASE(yawl);
    for (const auto& [least, expected] : {std::pair{"3", "3"}, {"4", "1"}}) {
        EXPECT_EQ(number({"-c", "-m", least, board("board-points3"), yawl}), expected);
        EXPECT_EQ(number({"-s", "-m", least, board("board-points3"), yawl}), expected);
    }
}

/// Points, the longest word (the first of several), and how many words there are.
std::string judged(const std::string& grid, const std::string& list) {
    const auto found = lines_of(run({"-m1", "-", list}, grid).out);
    std::string longest;
    for (const std::string& word : found)
        if (word.size() > longest.size()) longest = word;
    const ended score = run({"-m1", "--score", "-", list}, grid);
    return score.out.substr(0, score.out.find('\n')) + ' ' + longest + ' ' +
           std::to_string(found.size());
}

std::string read_lines(std::istream& in, int count) {
    std::string text;
    std::string line;
    for (; count > 0 && in >> line; --count)
        text += line + '\n';
    return text;
}

TEST(BoggleCases, JudgeProblem9202) {
    const auto sample = shared() / "samples/kattis-boj9202.txt";
    ESPALIER_NEEDS_CASE(sample);
    std::ifstream in(sample);
    const folder files;
    int count = 0;
    in >> count;
    const auto list = files.file("words", read_lines(in, count));
    in >> count;
    std::vector<std::string> results;
    for (; count > 0; --count)
        results.push_back(judged(read_lines(in, 4), list));
    EXPECT_THAT(results, ElementsAre("8 CONTEST 4", "14 PROGRAMM 4", "2 GCPC 2"));
}

TEST(BoggleCases, JudgeProblem11521) {
    const auto sample = shared() / "samples/boj11521-qu.txt";
    ESPALIER_NEEDS_CASE(sample);
    std::ifstream in(sample);
    const folder files;
    int count = 0;
    in >> count;
    const auto list = files.file("words", read_lines(in, count));
    std::vector<std::string> results;
    for (int size = 0; in >> size && size != 0;) {
        for (const auto& word : lines_of(run({"--qu", "-", list}, read_lines(in, size)).out))
            results.push_back(word);
        results.emplace_back("-");
    }
    EXPECT_THAT(results, ElementsAre("april", "quilt", "-", "purple", "-"));
}

TEST(BoggleCases, JudgeProblemBoggleByBothRules) {
    const auto sample = shared() / "samples/algospot.txt";
    ESPALIER_NEEDS_CASE(sample);
    std::ifstream in(sample);
    const folder files;
    int count = 0;
    in >> count;
    const auto grid = files.file("board", read_lines(in, 5));
    in >> count;
    const auto asked = read_lines(in, count);
    EXPECT_EQ(run({"--reuse", "--ask=-", grid}, asked).out,
              "PRETTY YES\nGIRL YES\nREPEAT YES\nKARA NO\nPANDORA NO\nGIAZAPX YES\n");
    EXPECT_EQ(run({"--ask=-", grid}, asked).out,
              "PRETTY YES\nGIRL YES\nREPEAT NO\nKARA NO\nPANDORA NO\nGIAZAPX NO\n");
}

std::string all_a(int size) {
    std::string text;
    for (int row = 0; row < size; ++row)
        text += std::string(static_cast<std::size_t>(size), 'A') + '\n';
    return text;
}

TEST(BoggleCases, AdversariesAreAnsweredAtOnce) {
    const ended reuse = run({"--reuse", "--stats", "--query=AAAAAAAAAB", "-"}, all_a(5));
    EXPECT_EQ(reuse.out, "AAAAAAAAAB NO\n");
    EXPECT_THAT(reuse.err, HasSubstr("promising           1\n"));
    const ended rare = run({"--reuse", "--stats", "--query=AAAAAAAAABB,AAAAAAAAAAC", "-"},
                           all_a(5).replace(0, 2, "BC"));
    EXPECT_EQ(rare.out, "AAAAAAAAABB NO\nAAAAAAAAAAC YES\n");
    EXPECT_THAT(rare.err, HasSubstr("promising           12\n"));
    const ended once = run({"--stats", "--query=" + std::string(15, 'A') + "B", "-"}, all_a(4));
    EXPECT_EQ(once.out, std::string(15, 'A') + "B NO\n");
    EXPECT_THAT(once.err, HasSubstr("promising           1\n"));
}

/// Where all walks would be tried, these would not end.
TEST(BoggleCases, LongWordsWithARareLastLetterAreFound) {
    std::string board;
    for (int row = 0; row < 100; ++row)
        board += std::string(1000, 'a') + '\n';
    board[board.size() - 2] = 'b';
    const std::string word = std::string(60, 'a') + 'b';
    const ended end = run({"--query=" + word, "--paths", "--stats", "-"}, board);
    EXPECT_EQ(end.out.substr(0, 79), word + " YES 40,940 41,941");
    EXPECT_THAT(end.err, HasSubstr("      hard to find  1\n"));
}

/// Published with the list of 173,528 words that is not among the shared cases.
/// The lists are others' and not copied here: they lie among the shared cases, or are not looked
/// for.
TEST(BoggleCases, PublishedBoardsWithTheirLists) {
    std::vector<std::string> absent;
    int boards = 0;
    for (auto& line : data_lines("boggle-lists.txt")) {
        std::string list, rows, columns, letters, points, word_count;
        line >> list >> rows >> columns >> letters >> points >> word_count;
        const auto file = shared() / "lists" / (list + ".txt");
        if (!std::filesystem::exists(file)) {
            if (std::ranges::count(absent, list) == 0) absent.push_back(list);
            continue;
        }
        const ended found = run({"--qu", "--json", "--size=" + rows + 'x' + columns,
                                 "--letters=" + letters, file.string()});
        const auto document = nlohmann::json::parse(found.out);
        EXPECT_EQ(document["score"].dump(), points) << list << ' ' << letters;
        if (word_count != "-") {
            EXPECT_EQ(document["count"].dump(), word_count) << list << ' ' << letters;
        }
        ++boards;
    }
    std::cerr << boards << " boards looked at\n";
    for (const std::string& list : absent)
        std::cerr << "SKIPPED, shared list absent: " << shared() / "lists" / (list + ".txt")
                  << '\n';
    if (boards == 0) GTEST_SKIP() << "no list is there";
}

} // namespace
