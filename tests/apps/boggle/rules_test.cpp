/// The rules that can be chosen, the order of the words, and boards that are rolled.
#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

class BoggleRules : public testing::Test {
  protected:
    std::string out_of(const words& options) const {
        const ended end = run(options + words{board, list});
        EXPECT_EQ(end.status, 0) << testing::PrintToString(options) << end.err;
        return end.out;
    }
    void expect_refused(const words& line, const std::string& err) const {
        const ended end = run(line);
        EXPECT_EQ(end.status, 2);
        EXPECT_EQ(end.out, "");
        EXPECT_EQ(end.err, "boggle: " + err) << testing::PrintToString(line);
    }

    folder files;
    std::string board = files.file("board.txt", "CAT\nSOD\n");
    std::string list =
        files.file("words.txt", "toad\nCAT\ncoat\ndot\nat\ndog\nTo\ncats\ncod\ncoast\ntaco\n");
};

TEST_F(BoggleRules, WordsAreListedInTheOrderThatIsWanted) {
    EXPECT_EQ(out_of({}), "CAT\ncoat\ncod\ndot\ntaco\ntoad\n");
    EXPECT_EQ(out_of({"--sort=alpha"}), out_of({}));
    EXPECT_EQ(out_of({"--sort=length", "-m2"}), "coat\ntaco\ntoad\nCAT\ncod\ndot\nat\nTo\n");
    EXPECT_EQ(out_of({"--sort=score", "-m2"}), "CAT\ncoat\ncod\ndot\ntaco\ntoad\nat\nTo\n")
        << "three and four letters score the same";
    EXPECT_EQ(out_of({"--sort=score", "--scores=2:9,3:1,4:5", "--paths", "-m2"}),
              "at 1,2 1,3\nTo 1,3 2,2\ncoat 1,1 2,2 1,2 1,3\ntaco 1,3 1,2 1,1 2,2\n"
              "toad 1,3 2,2 1,2 2,3\nCAT 1,1 1,2 1,3\ncod 1,1 2,2 2,3\ndot 2,3 2,2 1,3\n");
    const auto document =
        nlohmann::json::parse(out_of({"--json", "--sort=length", "--paths=all", "-m2"}));
    std::vector<std::string> spelled;
    for (const auto& word : document["words"])
        spelled.push_back(word["word"]);
    EXPECT_THAT(spelled,
                testing::ElementsAre("coat", "taco", "toad", "CAT", "cod", "dot", "at", "To"));
    for (const std::string with : {"count", "score", "query=a", "ask=a"}) {
        const auto name = "--" + with.substr(0, with.find('='));
        expect_refused({"--sort=length", "--" + with, board},
                       "--sort: not together with " + name + "\n  leave one of them out\n");
    }
}

TEST_F(BoggleRules, PointsFollowTheTable) {
    EXPECT_EQ(out_of({"--score"}), "6\n");
    EXPECT_EQ(out_of({"--score", "--scores=4x4"}), "6\n");
    EXPECT_EQ(out_of({"--score", "--scores=5x5"}), "3\n") << "words of three letters score nothing";
    EXPECT_EQ(out_of({"--count", "--scores=5x5"}), "3\n") << "and do not count";
    EXPECT_EQ(out_of({"--count", "--scores=5x5", "-m3"}), "6\n") << "unless that is asked for";
    EXPECT_EQ(out_of({"--score", "--scores=2:1n"}), "25\n");
    EXPECT_EQ(out_of({"--count", "--scores=4:7"}), "3\n");
    const auto nine = files.file("nine.txt", "abcdefgh\nabcdefghi\nabcdefghij\nabc\n");
    EXPECT_EQ(run({"--score", "--scores=6x6", "-", nine}, "1 10\nABCDEFGHIJ\n").out, "49\n");
    expect_refused({"--scores=3:1,3:2", board, list},
                   "--scores: length 3 does not come after 3\n"
                   "  write LENGTH:POINTS with commas between, lengths ascending, as in "
                   "3:1,5:2,6:3,7:5,8:11, or 4x4, 5x5 or 6x6\n");
}

TEST_F(BoggleRules, ATileCountsTheLettersOnIt) {
    const auto words = files.file("qu.txt", "quit\nquits\nthe\n");
    const auto tiles = files.file("qu-board.txt", "Qu I T\nTh E S\n");
    EXPECT_EQ(run({"--score", tiles, words}).out, "4\n") << "1 for quit, 2 for quits, 1 for the";
    EXPECT_EQ(run({"-m5", tiles, words}).out, "quits\n");
    const auto lone = files.file("lone.txt", "Q I T\nX E S\n");
    EXPECT_EQ(run({"--score", "--qu", lone, words}).out, "3\n");
}

TEST_F(BoggleRules, CapitalsAndApostrophesAreInOrOut) {
    const auto names = files.file("names.txt", "Cat\ncoat\nto'd\nDo't\n");
    const auto found = [&](const words& options) { return run(options + words{board, names}).out; };
    EXPECT_EQ(found({}), "Cat\ncoat\n");
    EXPECT_EQ(found({"--fold-case=no"}), "coat\n");
    EXPECT_EQ(found({"--apostrophes"}), "Cat\ncoat\nDo't\nto'd\n");
    EXPECT_EQ(found({"--apostrophes=in", "--fold-case=no"}), "coat\nto'd\n");
    EXPECT_EQ(run({board}, {}, names).out, "coat\n");
    EXPECT_EQ(run({"--fold-case", board}, {}, names).out, "Cat\ncoat\n");
    EXPECT_EQ(run({"--fold-case=yes", "--apostrophes", board}, {}, names).out,
              "Cat\ncoat\nDo't\nto'd\n");
    EXPECT_EQ(run({"--query=to'd,Cat", board}).out, "to'd NO\nCat YES\n");
    EXPECT_EQ(run({"--query=to'd,Cat", "--apostrophes", board}).out, "to'd YES\nCat YES\n");
    expect_refused({"--fold-case", "--query=a", board},
                   "--fold-case: not together with --query\n  leave one of them out\n");
}

TEST_F(BoggleRules, AccentsAreFoldedOnRequest) {
    const auto french = files.file("french.txt", "été\nETE\nNoël\n");
    const auto cells = files.file("accents.txt", "É t e\nn o E\nl Ë é\n");
    EXPECT_EQ(run({cells, french}).out, "ETE\nNoël\n");
    EXPECT_EQ(run({"--fold-accents", cells, french}).out, "été\nNoël\n");
    EXPECT_EQ(run({"--query=ete,éTé,noel,ôtée,tôt", "--fold-accents", cells}).out,
              "ete YES\néTé YES\nnoel YES\nôtée YES\ntôt NO\n");
    EXPECT_EQ(run({"--query=noël,noel,été", cells}).out, "noël YES\nnoel NO\nété NO\n");
}

TEST_F(BoggleRules, AreAllPrinted) {
    const auto stats = [&](const words& options) {
        return run(words{"--stats", "-c"} + options + words{board, list}).err;
    };
    EXPECT_THAT(stats({}),
                AllOf(HasSubstr("points              3:1,5:2,6:3,7:5,8:11\n"),
                      HasSubstr("words with capitals in\n"), HasSubstr("with apostrophes    out\n"),
                      HasSubstr("accents             kept\n")));
    EXPECT_THAT(stats({"--scores=6x6", "--fold-case=no", "--apostrophes", "--fold-accents"}),
                AllOf(HasSubstr("points              4:1,5:2,6:3,7:5,8:11,9:2n\n"),
                      HasSubstr("shortest word       4\n"), HasSubstr("words with capitals out\n"),
                      HasSubstr("with apostrophes    in\n"),
                      HasSubstr("accents             folded\n")));
    const auto rules = nlohmann::json::parse(out_of({"--json", "--scores=5x5"}))["rules"];
    EXPECT_EQ(rules["scores"], "4:1,5:2,6:3,7:5,8:11");
    EXPECT_EQ(rules["min_length"], 4);
    EXPECT_EQ(rules["fold_case"], true);
    EXPECT_EQ(rules["apostrophes"], false);
    EXPECT_EQ(rules["fold_accents"], false);
}

/// Debian's list mixes names into the words; whether they count changes every board.
TEST(BoggleDebianList, NamesInOrOut) {
    const std::string debian = "/usr/share/dict/american-english";
    const words board{"--score", "-"};
    const std::string letters = "pers\nlatg\nsine\nters\n";
    const ended in = run(board + words{debian, "--stats"}, letters);
    if (in.status != 0 || in.err.find("lines of words      104334\n") == std::string::npos)
        GTEST_SKIP() << "not the list of 104,334 words: " << debian;
    EXPECT_EQ(in.out, "1962\n");
    EXPECT_EQ(run(board + words{debian, "--fold-case=no"}, letters).out, "1792\n");
    EXPECT_EQ(run(board, letters, debian).out, "1792\n");
    EXPECT_EQ(run(board + words{"--fold-case"}, letters, debian).out, "1962\n");
}

TEST(BoggleRoll, PrintsABoardThatCanBeHadAgain) {
    const ended seven = run({"--roll", "--seed=7"});
    EXPECT_EQ(seven.status, 0);
    EXPECT_EQ(seven.out, "E S U Z\nE T I A\nE D A R\nH O N S\n");
    EXPECT_EQ(seven.err, "");
    EXPECT_EQ(run({"--roll=4x4", "--seed=7"}).out, seven.out);
    EXPECT_EQ(run({"--roll=6x6", "--seed=0"}).out, "Y G # O T I\nC A M H A S\nR E N A B E\n"
                                                   "K N N T G N\nC Y S H Er F\nJ C D A O N\n");
    const ended any = run({"--roll=5x5-2012"});
    ASSERT_THAT(any.err,
                MatchesRegex("boggle: the same board again: --roll=5x5-2012 --seed=[0-9]+\n"));
    const auto seed = any.err.substr(any.err.find("--seed"));
    EXPECT_EQ(run({"--roll=5x5-2012", seed.substr(0, seed.size() - 1)}).out, any.out);
    EXPECT_EQ(run({"--roll", "--quiet"}).err, "");
}

TEST(BoggleRoll, IsSearchedWhenThereIsSomethingToSearchFor) {
    folder files;
    const auto list = files.file("words.txt", "donate\nradius\nzebra\n");
    const ended found = run({"--roll", "--seed=7", list});
    EXPECT_EQ(found.out, "donate\nradius\n");
    EXPECT_EQ(found.err, "boggle: the same board again: --roll=4x4 --seed=7\n"
                         "E S U Z\nE T I A\nE D A R\nH O N S\n");
    EXPECT_EQ(run({"--roll", "--seed=7", "--score"}, {}, list).out, "6\n");
    EXPECT_EQ(run({"--roll", "--seed=7", "--query=zebra,Donate"}).out, "zebra NO\nDonate YES\n");
    EXPECT_EQ(run({"--roll", "--seed=7", "-"}, "radius\n").out, "radius\n");
    const ended document = run({"--roll", "--seed=7", "--json", list});
    const auto board = nlohmann::json::parse(document.out)["board"];
    EXPECT_EQ(board["dice"], "4x4");
    EXPECT_EQ(board["seed"], 7);
    EXPECT_EQ(board["tiles"].size(), 16u);
}

TEST(BoggleRoll, RefusesWhatContradictsIt) {
    EXPECT_EQ(run({"--seed=1", "board", "list"}).err,
              "boggle: --seed: nothing is rolled\n  add --roll\n");
    EXPECT_EQ(run({"--roll", "board", "list"}).err, "boggle: --roll: not together with BOARD\n"
                                                    "  leave out BOARD, the first argument\n");
    EXPECT_EQ(run({"--roll=7x7"}).status, 2);
    EXPECT_EQ(run({"--roll", "--seed=-1"}).status, 2);
    EXPECT_THAT(run({}).err, StartsWith("boggle: BOARD is missing\n"));
}

} // namespace
