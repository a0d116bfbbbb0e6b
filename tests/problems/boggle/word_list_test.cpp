#include "boggle/word_list.hpp"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/cases.hpp"
#include <reading/input_error.hpp>

namespace {

using namespace boggle;
using testing::ElementsAre;

word_list parse(const std::string& text, const word_options& options = {}) {
    std::istringstream in(text);
    return read_words(in, "words.txt", options);
}

std::vector<std::string> spellings(const word_list& list) {
    std::vector<std::string> result;
    for (word_id i = 0; i < list.size(); ++i)
        result.emplace_back(list.spelling(i));
    return result;
}

std::vector<std::string> folded(const word_list& list) {
    std::vector<std::string> result;
    for (word_id i = 0; i < list.size(); ++i)
        result.emplace_back(list.folded(i));
    return result;
}

/// Every line is accounted for.
void expect_whole(const word_list& list) {
    const auto& s = list.statistics();
    EXPECT_EQ(s.lines, list.size() + s.blank + s.duplicates + s.capitals + s.apostrophes +
                           s.other_characters + s.ill_formed);
}

TEST(WordList, ReadsEveryLineEnd) {
    for (const auto* text :
         {"ant\nbee\ncat\n", "ant\nbee\ncat", "ant\r\nbee\r\ncat\r\n", "ant\rbee\rcat",
          "\xef\xbb\xbf"
          "ant\nbee\ncat\n",
          "  ant\nbee \t\ncat  \n", "cat\nant\nbee\n"}) {
        const auto list = parse(text);
        EXPECT_THAT(spellings(list), ElementsAre("ant", "bee", "cat")) << text;
        EXPECT_EQ(list.statistics().lines, 3u);
        expect_whole(list);
    }
}

TEST(WordList, DropsApostrophesIfAsked) {
    const std::string text = "it's\nits\ndon’t\nO'Neill\n'\ncafé's\n";
    const auto out = parse(text);
    EXPECT_THAT(folded(out), ElementsAre("its"));
    EXPECT_EQ(out.statistics().apostrophes, 5u);
    EXPECT_EQ(out.find("it's"), no_word);
    const auto in = parse(text, {.with_apostrophe = apostrophes::drop});
    EXPECT_THAT(folded(in), ElementsAre("cafés", "dont", "its", "oneill"));
    EXPECT_THAT(spellings(in), ElementsAre("café's", "don’t", "it's", "O'Neill"));
    EXPECT_EQ(in.length(1), 4u);
    EXPECT_EQ(in.find("ITS"), in.find("it’s"));
    EXPECT_EQ(in.statistics().apostrophes, 1u) << "nothing is left of one alone";
    EXPECT_EQ(in.statistics().duplicates, 1u);
    const auto names =
        parse(text, {.with_capital = capitals::skip, .with_apostrophe = apostrophes::drop});
    EXPECT_THAT(folded(names), ElementsAre("cafés", "dont", "its"));
    for (const auto* list : {&out, &in, &names})
        expect_whole(*list);
}

TEST(WordList, FoldsAccentsIfAsked) {
    const std::string text = "Été\nete\ncafe\u0301\nÜber\nsmørrebrød\nйод\nहिन्दी\n한글\n";
    EXPECT_THAT(folded(parse(text)),
                ElementsAre("café", "ete", "smørrebrød", "été", "über", "йод", "हिन्दी", "한글"));
    const auto bare = parse(text, {.fold_accents = true});
    EXPECT_THAT(folded(bare),
                ElementsAre("cafe", "ete", "smørrebrød", "uber", "иод", "हिन्दी", "한글"));
    EXPECT_EQ(bare.statistics().duplicates, 1u);
    EXPECT_EQ(bare.find("ETÉ"), bare.find("ete"));
    expect_whole(bare);
}

TEST(WordList, SortsMergesAndKeepsTheFirstSpelling) {
    const auto list = parse("Zoo\nant\nAnt\nzoo\nANTs\nan\n");
    EXPECT_THAT(folded(list), ElementsAre("an", "ant", "ants", "zoo"));
    EXPECT_THAT(spellings(list), ElementsAre("an", "ant", "ANTs", "Zoo"));
    EXPECT_EQ(list.statistics().duplicates, 2u);
    EXPECT_EQ(list.length(2), 4u);
    expect_whole(list);
}

TEST(WordList, SortsBeyondTheFirstEightBytes) {
    const auto list = parse("abcdefghz\nabcdefgh\nabcdefgha\nabcdefghz\n");
    EXPECT_THAT(folded(list), ElementsAre("abcdefgh", "abcdefgha", "abcdefghz"));
}

TEST(WordList, SkipsAndCountsWhatNoBoardHas) {
    const auto list = parse("cat\n\n  \nit's\nit\u2019s\n'tis\nCO2\nice cream\nwell-known\n# note\n"
                            "caf\xe9\nol' 2\nd'o-h\nna\u00efve\ne\u0301t\u00e9\n\u00e9\u00b2\n");
    EXPECT_THAT(spellings(list), ElementsAre("cat", "na\u00efve", "e\u0301t\u00e9"));
    EXPECT_EQ(list.folded(2), "\u00e9t\u00e9") << "composed";
    EXPECT_EQ(list.length(2), 3u);
    const word_statistics expected{.lines = 16,
                                   .blank = 2,
                                   .apostrophes = 3,
                                   .other_characters = 7,
                                   .ill_formed = 1,
                                   .first_ill_formed = 11};
    EXPECT_EQ(list.statistics(), expected);
    expect_whole(list);
}

TEST(WordList, FoldsCapitalsUnlessTheyAreToBeSkipped) {
    const std::string text = "Mark\nmark\nNATO\nÄrger\närgern\niPhone\n";
    EXPECT_THAT(folded(parse(text)), ElementsAre("iphone", "mark", "nato", "ärger", "ärgern"));
    const auto skipped = parse(text, {.with_capital = capitals::skip});
    EXPECT_THAT(folded(skipped), ElementsAre("mark", "ärgern"));
    EXPECT_EQ(skipped.statistics().capitals, 4u);
    expect_whole(skipped);
}

TEST(WordList, FindsAWordInAnySpelling) {
    const auto list = parse("cat\nété\nstraße\n");
    EXPECT_EQ(list.find("CAT"), 0u);
    EXPECT_EQ(list.find("STRASSE"), 1u);
    EXPECT_EQ(list.length(1), 7u);
    EXPECT_EQ(list.find("E\u0301TE\u0301"), 2u);
    EXPECT_EQ(list.find("ca"), no_word);
    EXPECT_EQ(list.find("cats"), no_word);
    EXPECT_EQ(list.find(""), no_word);
    EXPECT_EQ(list.find("zz"), no_word);
    EXPECT_EQ(list.find("\xff"), no_word);
    EXPECT_EQ(word_list().find("a"), no_word);
}

TEST(WordList, KnowsTheLettersAndTheFirstBytesOfWords) {
    const auto list = parse("be\nABBEYS\nabcdefghi\nété\nitem");
    ASSERT_THAT(folded(list), ElementsAre("abbeys", "abcdefghi", "be", "item", "été"));
    EXPECT_EQ(list.latin_letters(2), 1u << ('b' & 0x1f) | 1u << ('e' & 0x1f));
    EXPECT_EQ(list.latin_letters(4), 0u);
    for (word_id i = 0; i < list.size(); ++i) {
        std::string first(list.folded(i).substr(0, 8));
        first.resize(8, '\0');
        std::uint64_t expected = 0;
        for (const char c : first)
            expected = expected << 8 | static_cast<unsigned char>(c);
        EXPECT_EQ(list.leading_bytes(i), expected) << list.folded(i);
    }
}

TEST(WordList, TakesAnEmptyFileAndVeryLongLines) {
    EXPECT_EQ(parse("").size(), 0u);
    EXPECT_EQ(parse("\n").statistics().blank, 1u);
    const std::string million(1000000, 'a');
    const auto list = parse(million + "\nb\n" + million + "a");
    EXPECT_EQ(list.size(), 3u);
    EXPECT_EQ(list.length(1), 1000001u);
}

TEST(WordList, RefusesWhatIsNoText) {
    const auto error_of = [](const std::string& text) -> std::string {
        try {
            parse(text);
        } catch (const reading::input_error& e) {
            EXPECT_FALSE(e.remedy().empty());
            return e.what();
        }
        return "no error";
    };
    EXPECT_EQ(error_of(std::string("ant\nb\0e", 7)), "words.txt:2:2: file has a NUL byte");
    EXPECT_EQ(error_of("\xff\xfe"
                       "a"),
              "words.txt:1:1: file is in UTF-16");
    std::ifstream folder("/");
    EXPECT_THROW(read_words(folder, "/"), reading::input_error);
}

TEST(WordList, ReadsTheSharedListsAlike) {
    const auto folder = espalier::test::cases_folder() / "boggle";
    ESPALIER_NEEDS_CASE(folder);
    std::ifstream lf(folder / "words-yawl-reduced.txt"),
        crlf(folder / "words-yawl-reduced-crlf.txt");
    const auto one = read_words(lf, "lf"), two = read_words(crlf, "crlf");
    EXPECT_EQ(one.size(), 10482u);
    EXPECT_EQ(spellings(one), spellings(two));
    std::ifstream messy(folder / "words-bom-blank-dup-lower.txt");
    const auto list = read_words(messy, "messy");
    EXPECT_THAT(spellings(list), ElementsAre("AQUA", "qua", "Ångström"));
    expect_whole(list);
}

TEST(WordList, ReadsDebiansList) {
    const std::string path = "/usr/share/dict/words";
    ESPALIER_NEEDS_CASE(path);
    std::ifstream in(path);
    const auto list = read_words(in, path);
    EXPECT_GT(list.size(), 10000u);
    EXPECT_NE(list.find("ladder"), no_word);
    expect_whole(list);
}

} // namespace
