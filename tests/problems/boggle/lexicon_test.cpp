/// Tries against a map of strings, and which words a board lets in.
#include "boggle/lexicon.hpp"

#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "boggle/batch_lexicon.hpp"
#include "boggle/compact.hpp"

namespace {

using namespace boggle;

using sequence = std::vector<letter>;

spelled_words spell(const std::vector<sequence>& words) {
    spelled_words result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        result.letters.insert(result.letters.end(), words[i].begin(), words[i].end());
        result.begin.push_back(result.letters.size());
        result.ids.push_back(static_cast<word_id>(i));
    }
    return result;
}

/// Walks the whole trie and notes each word, holding the structure to its laws.
template <Trie T>
std::map<sequence, word_id> words_in(const T& trie) {
    std::map<sequence, word_id> result;
    std::size_t visited = 0;
    const auto visit = [&](auto&& self, trie_node node, sequence prefix) -> void {
        ++visited;
        if (trie.word_at(node) != no_word) result.emplace(prefix, trie.word_at(node));
        for (std::uint32_t i = 0; i < trie.child_count(node); ++i) {
            const auto child = trie.first_child(node) + i;
            const auto edge = trie.letter_of(child);
            EXPECT_EQ(trie.child(node, edge), child);
            if (i > 0) {
                EXPECT_LT(trie.letter_of(child - 1), edge);
            }
            auto longer = prefix;
            longer.push_back(edge);
            self(self, child, longer);
        }
    };
    visit(visit, trie.root(), {});
    EXPECT_EQ(visited, trie.node_count());
    return result;
}

TEST(Trie, HoldsExactlyItsWordsInBothForms) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    for (int round = 0; round < 300; ++round) {
        const auto letters = 1 + random() % 30;
        std::vector<sequence> words(random() % 60);
        for (auto& word : words) {
            word.resize(random() % 6);
            for (auto& l : word)
                l = static_cast<letter>(random() % letters);
        }
        std::map<sequence, word_id> expected;
        for (std::size_t i = 0; i < words.size(); ++i)
            expected.emplace(words[i], static_cast<word_id>(i));
        const mask_trie mask(spell(words));
        const sorted_trie sorted(lay_out(spell(words)));
        ASSERT_EQ(words_in(mask), expected);
        ASSERT_EQ(words_in(sorted), expected);
        for (trie_node node = 0; node < mask.node_count(); ++node)
            for (letter edge = 0; edge < letters; ++edge)
                ASSERT_EQ(mask.child(node, edge), sorted.child(node, edge));
    }
}

TEST(Trie, OfNoWordsIsABareRoot) {
    const mask_trie trie(spelled_words{});
    EXPECT_EQ(trie.node_count(), 1u);
    EXPECT_EQ(trie.child(trie.root(), 0), no_node);
    EXPECT_EQ(trie.child_count(trie.root()), 0u);
    EXPECT_EQ(trie.word_at(trie.root()), no_word);
}

TEST(Trie, LaysLevelsOutInOrder) {
    const auto layout = lay_out(spell({{0, 1}, {0, 2, 0}, {1}}));
    EXPECT_THAT(layout.letters, testing::ElementsAre(0, 0, 1, 1, 2, 0));
    EXPECT_THAT(layout.first_child, testing::ElementsAre(1, 3, 5, 5, 5, 6, 6));
}

TEST(Trie, TakesTheFormForItsAlphabet) {
    EXPECT_TRUE(std::holds_alternative<mask_trie>(make_trie(spell({{0}}), 30)));
    EXPECT_TRUE(std::holds_alternative<sorted_trie>(make_trie(spell({{0}}), 32)));
    EXPECT_THROW(mask_trie(spell({{30}})), std::invalid_argument);
}

TEST(Trie, WalksTilesAndCountsWordsBelow) {
    const mask_trie trie(spell({{0}, {0, 1}, {0, 1, 2}, {1}}));
    const sequence tile{0, 1}, missing{0, 2};
    EXPECT_EQ(trie.word_at(walk(trie, trie.root(), tile)), 1u);
    EXPECT_EQ(walk(trie, trie.root(), missing), no_node);
    EXPECT_EQ(words_below(trie)[trie.root()], 4u);
    EXPECT_EQ(words_below(trie)[walk(trie, trie.root(), tile)], 2u);
}

compact_board board_of(std::vector<std::string> tiles) {
    const auto columns = tiles.size();
    return compact(grid_graph({1, columns, std::move(tiles)}));
}

std::size_t word_count(const lexicon& of) {
    return std::visit([](const auto& trie) { return words_in(trie).size(); }, of.trie);
}

TEST(Lexicon, LetsInWhatTheLettersAllow) {
    const auto words = parse_words("cat\ncats\ncatcat\nat\nact\nquit\ntac\nté\n", "words");
    const auto made = make_lexicon(words, board_of({"C", "a", "T"}));
    EXPECT_EQ(made.statistics.words, 3u) << "cat act tac";
    EXPECT_EQ(made.statistics.too_short, 2u) << "at té";
    EXPECT_EQ(made.statistics.foreign_letters, 2u) << "cats quit";
    EXPECT_EQ(made.statistics.too_many_letters, 1u) << "catcat";
    EXPECT_EQ(made.statistics.longest, 3u);
    EXPECT_EQ(word_count(made), 3u);
    EXPECT_EQ(make_lexicon(words, board_of({"C", "a", "T"}), {.reuse = true}).statistics.words, 4u);
    EXPECT_EQ(make_lexicon(words, board_of({"C", "a", "T"}), {.min_length = 1}).statistics.words,
              4u);
}

TEST(Lexicon, NamesWordsByTheirNumberInTheList) {
    const auto words = parse_words("bat\ncat\nact\n", "words");
    const auto made = make_lexicon(words, board_of({"a", "c", "t"}));
    const auto& trie = std::get<mask_trie>(made.trie);
    const sequence cat{1, 0, 2};
    EXPECT_EQ(trie.word_at(walk(trie, trie.root(), cat)), words.find("cat"));
}

TEST(Lexicon, CountsTheLettersOfTiles) {
    const auto words = parse_words("quit\nqat\n", "words");
    EXPECT_EQ(make_lexicon(words, board_of({"Qu", "i", "t"})).statistics.words, 1u);
    EXPECT_EQ(make_lexicon(words, board_of({"Q", "i", "t"})).statistics.words, 0u);
}

TEST(Lexicon, RefusesTheLongWordOnABoardOfAs) {
    const auto words = parse_words(std::string(15, 'A') + "B\n" + std::string(17, 'A'), "words");
    const auto board = board_of(std::vector<std::string>(16, "A"));
    const auto made = make_lexicon(words, board);
    EXPECT_EQ(made.statistics.words, 0u);
    EXPECT_EQ(made.statistics.foreign_letters, 1u);
    EXPECT_EQ(made.statistics.too_many_letters, 1u);
    EXPECT_EQ(word_count(made), 0u);
}

/// A path may come back to its first cell, so CAC is not refuted; ABC has pairs that are there, but
/// no B with both beside it.
TEST(Lexicon, RefutesByPairsAndTriplesOfNeighbours) {
    const auto words = parse_words("cat\ncats\nacs\ntas\nstac\ncac\nct\n", "words");
    const auto board = board_of({"c", "a", "t", "s"});
    const auto found = [&](bool pairs) {
        return make_lexicon(words, board, {.min_length = 2, .reuse = true, .pairs = pairs});
    };
    EXPECT_EQ(found(false).statistics.words, 7u);
    const auto made = found(true);
    EXPECT_EQ(made.statistics.words, 4u) << "cat cats stac cac";
    EXPECT_EQ(made.statistics.not_neighbours, 3u);

    const auto tile = board_of({"Qu", "i", "t"});
    const auto qu = parse_words("quit\nquti\n", "words");
    EXPECT_EQ(make_lexicon(qu, tile, {.pairs = true}).statistics.words, 1u);
    const auto cross =
        compact(grid_graph({3, 4, {"a", "b", "x", "x", "x", "x", "x", "x", "x", "x", "b", "c"}}));
    const auto triple = parse_words("abc\nxbc\n", "words");
    EXPECT_EQ(make_lexicon(triple, cross, {.pairs = true}).statistics.words, 1u);
}

/// A list of letters from a to z is taken straight from its text, any other spelled out first.
TEST(BatchLexicon, HoldsTheSameWordsWhereOneIsNotLatin) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    for (int round = 0; round < 200; ++round) {
        std::string text;
        for (auto lines = random() % 60; lines > 0; --lines) {
            for (auto n = random() % (random() % 20 == 0 ? 140 : 12); n > 0; --n)
                text += "aeqquus"[random() % 7];
            text += '\n';
        }
        const batch_options options{.min_length = 1 + random() % 4, .q_is_qu = random() % 2 == 0};
        const auto latin = parse_words(text, "words"), other = parse_words(text + "ééééé", "words");
        const batch_lexicon one(latin, options), two(other, options);
        const auto words = words_in(one.trie());
        auto more = words_in(two.trie());
        EXPECT_EQ(more.erase(sequence(5, letter{two.number_of("é").value()})), 1u);
        ASSERT_EQ(words, more) << text;
        for (const auto& [letters, id] : words) {
            const auto a = walk(one.trie(), 0, letters), b = walk(two.trie(), 0, letters);
            ASSERT_EQ(one.points()[one.classes()[a]], two.points()[two.classes()[b]]);
        }
    }
}

TEST(Lexicon, TakesAlphabetsOfHundredsOfLetters) {
    std::vector<std::string> tiles;
    std::string text;
    for (int i = 0; i < 400; ++i) {
        const auto code = static_cast<unsigned>(0xac00 + i * 27);
        const std::string syllable{static_cast<char>(0xe0 | code >> 12),
                                   static_cast<char>(0x80 | (code >> 6 & 0x3f)),
                                   static_cast<char>(0x80 | (code & 0x3f))};
        tiles.push_back(syllable);
        text += syllable + (i % 3 == 2 ? "\n" : "");
    }
    const auto words = parse_words(text, "words");
    const auto made = make_lexicon(words, board_of(tiles), {.min_length = 1});
    ASSERT_TRUE(std::holds_alternative<sorted_trie>(made.trie));
    EXPECT_EQ(made.statistics.words, 134u);
    EXPECT_EQ(word_count(made), 134u);
}

/// Letters of several code points can order otherwise than their bytes do.
TEST(Lexicon, SortsByLettersWhereBytesOrderOtherwise) {
    const std::string combined = "e\u0331"; // no code point of its own
    const auto words = parse_words("e\u00e9\ne\u0331a\nea\nee\ne\u0331e\u0331\n", "words");
    const auto made =
        make_lexicon(words, board_of({"e", "e", combined, combined, "a", "é"}), {.min_length = 1});
    EXPECT_EQ(made.statistics.words, 5u);
    EXPECT_EQ(word_count(made), 5u);
}

} // namespace
