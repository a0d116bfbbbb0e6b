/// A word file read for a board: lines passed over are those that a plain loop over bytes takes
/// out.
#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "boggle/word_list.hpp"
#include "support/seeds.hpp"
#include <reading/input_error.hpp>

namespace {

using namespace boggle;

std::vector<kernels> forms() {
    std::vector<kernels> all{kernels::portable};
    if (can_run(kernels::avx2)) all.push_back(kernels::avx2);
    return all;
}

alphabet letters_of(const std::string& letters) {
    std::vector<std::string> each;
    for (const char c : letters)
        each.emplace_back(1, c);
    return alphabet(std::move(each));
}

bool is_passed_over(const std::string& line, const std::string& letters) {
    const auto is_a_to_z = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto is_wanted = [&](char c) {
        return letters.find(static_cast<char>(c | 0x20)) != std::string::npos;
    };
    return !line.empty() && std::ranges::all_of(line, is_a_to_z) &&
           !std::ranges::all_of(line, is_wanted);
}

/// The lines of a text without those that are passed over, and how many these are.
struct thinned {
    std::string text = {};
    std::size_t passed_over = 0;
};

thinned thin(const std::string& text, const std::string& letters) {
    thinned made;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find_first_of("\r\n", at), text.size());
        if (const auto line = text.substr(at, end - at); is_passed_over(line, letters))
            ++made.passed_over;
        else
            made.text += line + '\n';
        at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
    }
    return made;
}

/// Words, counts and the error, as far as there is one.
struct outcome {
    std::vector<std::string> words = {};
    word_statistics counts = {};
    std::string error = {};
};

template <class Read>
outcome outcome_of(const std::string& text, Read read) try {
    std::istringstream in(text);
    const word_list list = read(in);
    outcome made{.counts = list.statistics()};
    for (word_id word = 0; word < list.size(); ++word)
        made.words.push_back(std::string(list.spelling(word)) + '/' +
                             std::string(list.folded(word)) + '/' +
                             std::to_string(list.length(word)));
    return made;
} catch (const reading::input_error& e) {
    return {.error = e.what() + (": " + e.remedy())};
}

std::string shown(const std::string& text) {
    return testing::PrintToString(text.substr(0, 1000));
}

void expect_same(const std::string& text, const std::string& letters, const word_options& options) {
    const auto mark = text.starts_with("\xef\xbb\xbf") ? std::size_t{3} : 0;
    const auto left = thin(text.substr(mark), letters);
    const auto read_all = [&](std::istream& in) { return read_words(in, "list", options); };
    const auto whole = outcome_of(text, read_all);
    outcome expected{.error = whole.error};
    if (whole.error.empty()) {
        expected = outcome_of(left.text, read_all);
        expected.counts.passed_over = left.passed_over;
        expected.counts.lines += left.passed_over;
        expected.counts.first_ill_formed = whole.counts.first_ill_formed;
        EXPECT_EQ(expected.counts.lines, whole.counts.lines);
    }
    for (const kernels form : forms()) {
        const auto made = outcome_of(text, [&](std::istream& in) {
            return read_words_of(letters_of(letters), in, "list", options, form);
        });
        ASSERT_EQ(made.error, expected.error) << shown(text);
        ASSERT_EQ(made.words, expected.words) << shown(text);
        ASSERT_EQ(made.counts, expected.counts) << shown(text);
    }
}

word_options random_options(std::mt19937& random) {
    return {.with_capital = random() % 2 != 0 ? capitals::skip : capitals::fold,
            .with_apostrophe = random() % 2 != 0 ? apostrophes::drop : apostrophes::skip,
            .fold_accents = random() % 2 != 0};
}

/// Lines of a few letters, of which some are wanted, with now and then what lists have besides.
std::string random_text(std::mt19937& random, std::size_t lines) {
    static const std::string ends[] = {"\n", "\r\n", "\r", "\n\n", "\r\r\n"};
    static const std::string rare[] = {" ",      "\t",      "'",      "\u2019", "7",
                                       "-",      "e\u0301", "\u00c9", "\xff",   "\u017f",
                                       "\ufb01", "@",       "[",      "`",      "{"};
    std::string text = random() % 8 == 0 ? "\xef\xbb\xbf" : "";
    const auto& usual_end = ends[random() % 3];
    for (; lines > 0; --lines) {
        const std::string& letters = random() % 2 == 0 ? "abcdABCD" : "abcdexyzABXZ";
        const bool is_long = random() % 40 == 0;
        for (auto n = random() % (is_long ? 200 : 8); n > 0; --n)
            text += random() % 50 == 0 ? rare[random() % std::size(rare)]
                                       : std::string(1, letters[random() % letters.size()]);
        text += random() % 20 == 0 ? ends[random() % std::size(ends)] : usual_end;
    }
    if (random() % 2 == 0 && !text.empty()) text.pop_back();
    return text;
}

TEST(WordsOfLetters, AreThoseOfTheListWithoutTheLinesPassedOver) {
    const auto seed = espalier::test::new_seed();
    SCOPED_TRACE(espalier::test::seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 800; ++round)
        expect_same(random_text(random, random() % 60), round % 2 == 0 ? "abcd" : "bdxz",
                    random_options(random));
}

TEST(WordsOfLetters, ComeInPiecesOfAnySize) {
    const auto seed = espalier::test::new_seed();
    SCOPED_TRACE(espalier::test::seed_line(seed));
    std::mt19937 random(seed);
    expect_same(random_text(random, 20'000), "abcd", random_options(random));
    for (const std::size_t size : {62u, 63u, 64u, 65u})
        for (const std::string end : {"\n", "\r\n", "\r", ""})
            for (const std::string after : {"", "b\n", "x", "\n\nab"})
                expect_same(std::string(size, 'a') + end + after, "ab", {});
    for (const std::size_t size : {65'535u, 65'536u, 65'537u, 300'000u})
        for (const std::string end : {"\n", "\r\n", "\rx\nb\n", "x\r\n"})
            expect_same(std::string(size, 'a') + end + 'b', "ab", {});
}

TEST(WordsOfLetters, AreRefusedWhereTheListIs) {
    const std::string nul(1, '\0');
    const std::string many(70'000, '\n');
    for (const auto& text : {nul, "x\r\ny\nb" + nul + "\n", many + "xa\u0301b" + nul + nul,
                             std::string("\xff\xfe") + "a", std::string("\xfe\xff"),
                             std::string("\xef\xbb\xbf"), std::string("\xef\xbb"), std::string()})
        expect_same(text, "ab", {});
}

TEST(WordsOfLetters, AreAllOfThemWhereFewLettersAreMissing) {
    const std::string letters = "abcdefghijklmnopqrstuvwxy";
    std::istringstream in("zoo\nant\n");
    const auto list = read_words_of(letters_of(letters), in, "list");
    EXPECT_EQ(list.size(), 2u);
    EXPECT_EQ(list.statistics().passed_over, 0u);
}

} // namespace
