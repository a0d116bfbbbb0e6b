#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "problems/queens/pieces_oracle.hpp"
#include "problems/queens/region_boards.hpp"
#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

void expect_answer(const words& line, const std::string& out, const std::string& input = {}) {
    const ended end = run(line, input);
    EXPECT_EQ(end.out, out) << testing::PrintToString(line);
    EXPECT_EQ(end.err, "") << testing::PrintToString(line);
    EXPECT_EQ(end.status, 0) << testing::PrintToString(line);
}

void expect_refused(const words& line, const std::string& beginning,
                    const std::string& input = {}) {
    const ended end = run(line, input);
    EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
    EXPECT_EQ(end.out, "");
    EXPECT_THAT(end.err, StartsWith("nqueens: " + beginning)) << testing::PrintToString(line);
}

TEST(NqueensForms, LinesGoRoundATorus) {
    expect_answer({"--torus", "7"}, "28\n");
    expect_answer({"--torus", "11", "--threads=2"}, "88\n");
    expect_answer({"--torus", "12"}, "0\n");
    expect_answer({"--torus", "0"}, "1\n");
    expect_answer({"--torus", "--first", "5"}, "1 3 5 2 4\n");
    expect_answer({"--torus", "--ascii", "1"}, "Q\n");
    expect_answer({"--torus", "--max-solutions=100", "5"}, "10\n");
    EXPECT_EQ(run({"--torus", "--max-solutions=3", "5"}).out, "at least 3\n");
    EXPECT_EQ(run({"--torus", "--first", "8"}).status, 1);
    const auto document = json::parse(run({"--torus", "--all", "--json", "7"}).out);
    EXPECT_EQ(document.at("solutions").size(), 28U);
    EXPECT_EQ(document.at("board").at("torus"), true);
}

/// Every number of pieces of every kind, on a board that is not square and has a wall and a hole;
/// and the greatest number.
TEST(NqueensForms, PiecesAreThoseOfBruteForce) {
    const words board{"3x4", "--walls=b2", "--blocked=c1"};
    for (const std::string piece : {"queen", "rook", "bishop", "knight", "king", "superqueen"}) {
        const std::map<int, unsigned> expected =
            queens::test::placements_by_pieces({"..o.", ".#..", "...."}, piece);
        const int greatest = expected.rbegin()->first;
        for (const auto& [pieces, count] : expected) {
            const words line =
                board + words{"--piece=" + piece, "--pieces", std::to_string(pieces)};
            expect_answer(line, std::to_string(count) + "\n");
            const auto listed = lines_of(run(line + words{"--all", "--threads=2"}).out);
            EXPECT_EQ(listed.size(), count);
            EXPECT_EQ(std::set<std::string>(listed.begin(), listed.end()).size(), count);
        }
        const words most = board + words{"--most", "--piece", piece};
        expect_answer(most, std::to_string(greatest) + "\n");
        const ended witness = run(most + words{"--first", "--threads=2"});
        EXPECT_EQ(witness.out, run(board + words{"--first", "--piece", piece, "--pieces",
                                                 std::to_string(greatest)})
                                   .out);
        EXPECT_EQ(json::parse(run(most + words{"--json"}).out).at("most"), greatest);
    }
}

/// As many as the shorter side is long, unless it is said how many.
TEST(NqueensForms, PiecesHaveADefaultNumber) {
    expect_answer({"--piece=rook", "5"}, "120\n");
    expect_answer({"--piece=knight", "3"}, "36\n");
    expect_answer({"2x3"}, "2\n");
    expect_answer({"3x2", "--all"}, "a1 b3\nb1 a3\n");
    expect_answer({"-", "--pieces=2"}, "1288\n", "8x8\n");
    expect_answer({"--piece=rook", "0"}, "1\n");
    expect_answer({"--piece=king", "2", "--pieces=2"}, "0\n");
}

TEST(NqueensForms, TheUsualQuestionInAnotherGuiseIsTheUsualOne) {
    expect_answer({"8x8"}, "92\n");
    expect_answer({"--piece=queen", "--pieces=8", "--first", "8"}, "1 5 8 6 3 7 2 4\n");
    expect_answer({"--piece=superqueen", "10"}, "4\n");
    EXPECT_EQ(lines_of(run({"--piece=superqueen", "--all", "10"}).out).size(), 4U);
}

TEST(NqueensForms, CompleteWhatIsPlaced) {
    expect_answer({"4x5", "--placed=b1", "--all"}, "b1 d2 a3 c4\nb1 e2 a3 d4\nb1 e2 c3 a4\n");
    expect_answer({"3", "--piece=king", "--pieces=4", "--placed=a1,c3"}, "1\n");
    expect_answer({"--on=-"}, run({"4x3", "--placed=b2", "--walls=c1,a4,c4"}).out,
                  "..#\n.Q.\n...\n#.#\n");
    expect_refused({"4x5", "--placed=a1,c3"},
                   "the queen on c3 and the queen on a1 attack each other");
    expect_refused({"3", "--pieces=1", "--placed=a1,c2"}, "--pieces: 2 pieces are placed already");
    expect_refused({"3x4", "--walls=a1", "--placed=a1"}, "the queen on a1 stands where none may");
}

TEST(NqueensForms, AreDrawn) {
    expect_answer({"--piece=king", "3", "--pieces=4", "--first"}, "a1 c1 a3 c3\n");
    expect_answer({"--piece=king", "3", "--pieces=4", "--ascii"}, "K . K\n. . .\nK . K\n");
    EXPECT_EQ(lines_of(run({"--most", "--ascii", "1x3", "--walls=b1"}).out).size(), 1U);
    EXPECT_THAT(run({"--piece=rook", "2", "--svg=-"}).out, HasSubstr("<svg"));
    EXPECT_THAT(run({"--piece=rook", "2", "--svg=-", "--all"}).out, HasSubstr("2 rooks on 2 by 2"));
    const auto document = json::parse(run({"--piece=rook", "2", "--all", "--json"}).out);
    EXPECT_EQ(document.at("solutions"), json::parse(R"([["a1","b2"],["b1","a2"]])"));
    EXPECT_EQ(document.at("board").at("piece"), "rook");
}

TEST(NqueensForms, SearchesOfThemAreSavedAndGoneOnWith) {
    const std::string file =
        testing::TempDir() + "espalier-forms-" + std::to_string(getpid()) + ".txt";
    const auto expect_resumed = [&](const words& form, const std::string& answer) {
        std::remove(file.c_str());
        const ended begun = run(form + words{"--node-limit=20", "--checkpoint", file});
        EXPECT_EQ(begun.status, 3) << testing::PrintToString(form);
        expect_answer(form + words{"--resume", file}, answer);
    };
    expect_resumed({"--piece=rook", "6"}, "720\n");
    expect_refused({"--piece=bishop", "6", "--resume", file}, file + ": ");
    expect_refused({"--piece=rook", "6", "--walls=a1", "--resume", file}, file + ": ");
    expect_resumed({"--most", "--walls=c3", "6"}, run({"--most", "--walls=c3", "6"}).out);
    expect_resumed({"--torus", "11"}, "88\n");
    std::remove(file.c_str());
}

const std::string four_regions = "A A B B\r\nA B B B\r\nC C C D\r\nC D D D\r\n";

TEST(NqueensForms, RegionsAreSolved) {
    expect_answer({"--regions=-"}, "1\n", four_regions);
    expect_answer({"--regions=-", "--first"}, "2 4 1 3\n", four_regions);
    expect_answer({"--regions=-", "--unique"}, "unique\n", four_regions);
    EXPECT_EQ(run({"--regions=-", "--first", "--placed=a1"}, four_regions).status, 1);
    EXPECT_THAT(run({"--regions=-", "--board", "--style=boxes"}, four_regions).out, HasSubstr("♛"));
    const auto document = json::parse(run({"--regions=-", "--all", "--json"}, four_regions).out);
    EXPECT_EQ(document.at("solutions"), json::parse("[[2,4,1,3]]"));
    EXPECT_EQ(document.at("board").at("regions"), json::parse(R"(["AABB","ABBB","CCCD","CDDD"])"));
    std::mt19937 random(3);
    for (int board = 0; board < 10; ++board) {
        std::string text;
        const auto letters = queens::test::random_regions(random, 6);
        for (const std::string& row : letters)
            text += row + "\n";
        const auto expected = queens::test::brute_force_by_regions(letters).size();
        expect_answer({"--regions=-", "--threads=2"}, std::to_string(expected) + "\n", text);
        const ended unique = run({"--regions=-", "--unique"}, text);
        EXPECT_EQ(unique.status, expected == 1 ? 0 : 1);
        EXPECT_EQ(unique.out, expected == 0   ? "no solution\n"
                              : expected == 1 ? "unique\n"
                                              : "not unique\n");
    }
}

TEST(NqueensForms, RegionsGiveHints) {
    expect_answer({"--regions=-", "--hint", "--placed=b1"},
                  "d2 is forced: no other square is left in row 2\n"
                  "  a2 is out: its region A has the queen on b1\n"
                  "  b2 is out: its column has the queen on b1\n"
                  "  c2 is out: it touches the queen on b1\n",
                  four_regions);
    const ended wrong = run({"--regions=-", "--hint", "--placed=a1,c2"}, four_regions);
    EXPECT_EQ(wrong.status, 1);
    EXPECT_THAT(wrong.out, StartsWith("no square is left in "));
    const ended solved = run({"--regions=-", "--hint", "--placed=b1,d2,a3,c4"}, four_regions);
    EXPECT_EQ(solved.out, "every row has its queen\n");
    EXPECT_EQ(solved.status, 0);
    const auto document =
        json::parse(run({"--regions=-", "--hint", "--placed=b1", "--json"}, four_regions).out);
    EXPECT_EQ(document.at("forced"), "d2");
    EXPECT_EQ(document.at("ruled_out").at(0).at("square"), "a2");
}

TEST(NqueensForms, RegionsThatAreNoneAreRefusedByPlace) {
    expect_refused({"--regions=-"}, "standard input:2:2: '1' is no letter", "AB\nA1\n");
    expect_refused({"--regions=-"}, "standard input:2:1: the board has 2 rows and only 1 region",
                   "AA\nAA\n");
    expect_refused({"--regions=-", "--placed=a1,b2"},
                   "the queen on b2 is in the way: ", four_regions);
    expect_refused({"--regions=-", "--placed=e1"}, "--placed: the board of size 4 has no square",
                   four_regions);
    expect_refused({"--regions=nowhere.txt"}, "nowhere.txt: ");
}

TEST(NqueensForms, OneSolutionOrMore) {
    expect_answer({"--unique", "6", "--placed=b1"}, "unique\n");
    EXPECT_EQ(run({"--unique", "4"}).out, "not unique\n");
    EXPECT_EQ(run({"--unique", "4"}).status, 1);
    EXPECT_EQ(run({"--unique", "3"}).out, "no solution\n");
    EXPECT_EQ(run({"--unique", "--node-limit=3", "12"}).status, 3);
    EXPECT_EQ(run({"--unique", "--node-limit=3", "12"}).out, "not known\n");
    EXPECT_EQ(json::parse(run({"--unique", "--json", "5x5"}).out).at("unique"), false);
}

/// By brute force; the rooks are OEIS A000903, the queens on a torus A053994.
TEST(NqueensForms, CountsClassesOfEveryForm) {
    const std::vector<std::pair<words, std::string>> known{
        {{"--piece=rook", "5"}, "23"},
        {{"--piece=king", "--pieces=3", "3x4"}, "10"},
        {{"--piece=knight", "--pieces=4", "--blocked=a1", "4"}, "145"},
        {{"--pieces=3", "4x5"}, "18"},
        {{"--walls=b2,c3", "4"}, "1"},
        {{"--piece=bishop", "--pieces=4", "--placed=b1", "3"}, "3"},
        {{"--torus", "5"}, "2"},
        {{"--torus", "7"}, "4"},
        {{"--piece=superqueen", "10"}, "1"}};
    for (const auto& [form, classes] : known) {
        EXPECT_EQ(run(form + words{"--fundamental"}).out, classes + "\n") << form.front();
        const ended listed = run(form + words{"--fundamental", "--all"});
        EXPECT_EQ(std::to_string(std::ranges::count(listed.out, '\n')), classes);
    }
    const json board = json::parse(run({"--json", "--fundamental", "--pieces=3", "4x5"}).out);
    EXPECT_EQ(board.at("board").at("symmetries"), 4);
    const std::string regions = "AAB\nCAB\nCCB\n";
    EXPECT_EQ(run({"--fundamental", "--regions=-"}, regions).status, 0);
}

TEST(NqueensForms, AnyAndRandomAreOneOfAllSolutions) {
    for (const words& form :
         {words{"--piece=rook", "5"}, words{"--pieces=3", "4x5"}, words{"--torus", "7"},
          words{"--walls=b2,c3", "4"}, words{"--piece=superqueen", "10"}}) {
        const std::string all = "\n" + run(form + words{"--all"}).out;
        for (const words& how : {words{"--any"}, words{"--random", "--seed=5"}}) {
            const ended end = run(how + form);
            EXPECT_EQ(end.status, 0);
            EXPECT_THAT(all, testing::HasSubstr("\n" + end.out)) << form.front();
        }
    }
    EXPECT_EQ(run({"--any", "--piece=king", "--pieces=5", "3"}).status, 1);
    EXPECT_EQ(run({"--any", "--node-limit=3", "--piece=superqueen", "16"}).status, 3);
}

TEST(NqueensForms, ContradictionsNameBothOptions) {
    expect_refused({"--torus", "--placed=a1", "5"}, "--torus: not together with --placed\n");
    expect_refused({"--torus", "5x7"}, "--torus: the board is not square\n");
    expect_refused({"--most", "--fundamental", "5"}, "--most: not together with --fundamental\n");
    expect_refused({"--most", "--any", "5"}, "--any: not together with --most\n");
    expect_refused({"--walls=a1", "--excluded-sums=2", "5"}, "--walls: not together with");
    expect_refused({"--most", "--pieces=3", "4"}, "--most: not together with --pieces\n");
    expect_refused({"--most", "--all", "4"}, "--most: not together with --all\n");
    expect_refused({"--regions=-", "4"}, "--regions: the file says how large the board is\n");
    expect_refused({"--regions=-", "--blocked=a1"}, "--regions: not together with --blocked\n");
    expect_refused({"--hint", "4"}, "--hint: there are no regions\n  add --regions FILE\n");
    expect_refused({"--unique", "--all", "4"}, "--unique: not together with --all\n");
    expect_refused({"--piece=pawn", "4"}, "--piece: 'pawn' is not one of its values\n");
    expect_refused({"--pieces=-1", "4"}, "--pieces: ");
    for (const char* const shape : {"5x40", "0x4", "5x", "5x8x2"})
        expect_refused({shape}, std::string("N: '") + shape + "' is no shape of a board\n");
}

} // namespace
