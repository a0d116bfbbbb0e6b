/// The goal of the game: each word once, with its leftmost path.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <iterator>
#include <limits>
#include <memory>
#include <ostream>
#include <tuple>
#include <utility>
#include <vector>

#include <espalier/text_form.hpp>

#include "boggle/compact_board.hpp"
#include "boggle/found_word.hpp"
#include "boggle/saved_word.hpp"
#include "boggle/trie.hpp"

namespace boggle {

/// What a search does when it has all words: it stops, or walks on through its part, where every
/// node is cut now. A part that is to make up the whole with others must walk on.
enum class all_found { stop, walk_on };

/// A goal for `espalier::solve`, and an accumulator for `espalier::fold`. It knows which words are
/// found, so that the search leaves out what could find only those again, and has enough when it
/// has them all, or as many as were asked for.
///
///     espalier::solve(space, found_words(board, trie), {.threads = 0}).value
///
/// Any walk finds the same words, whatever the number of workers, and each word's path is the first
/// in tree order: a worker knows what was found left of its part and nothing else.
template <Trie T>
class found_words {
  public:
    /// Of a search that is stopped the words of all its parts are wanted, not only the leftmost.
    static constexpr bool commutes = true;

    /// `at_most` that many words, the leftmost ones: for a search with one worker.
    found_words(std::shared_ptr<const compact_board> board, std::shared_ptr<const T> trie,
                std::size_t at_most = std::numeric_limits<std::size_t>::max(),
                all_found then = all_found::stop)
        : board_(std::move(board)), trie_(std::move(trie)), at_most_(at_most), then_(then),
          unfound_(words_below(*trie_)), has_(trie_->node_count()) {}

    /// `Path` is a node of `word_search`.
    template <class Path>
    bool report(const Path& path) {
        if (!has_[path.node()]) take(path.node(), path.solution());
        const bool more = then_ == all_found::walk_on || !has_all_below(trie_->root());
        return more && found_.size() < at_most_;
    }
    template <class Path>
    bool prune(const Path& path) const {
        return path.prune(*this);
    }

    /// Whether the word that ends at the node is found.
    bool has(trie_node node) const noexcept { return has_[node]; }
    /// Whether every word that ends at the node or below it is found.
    bool has_all_below(trie_node node) const noexcept { return unfound_[node] == 0; }

    /// For a part to the right of all that was found so far: what is known there is not wanted
    /// again.
    found_words fork() const {
        found_words fresh = *this;
        fresh.found_.clear();
        return fresh;
    }
    void merge(found_words&& right) {
        for (found_word& each : right.found_)
            if (const trie_node node = spelled(each); !has_[node]) take(node, std::move(each));
    }

    /// What was found left of this part is not written down: it is in the part it was found in.
    void save(std::ostream& out) const {
        espalier::text_form<std::vector<found_word>>::write(out, found_);
    }
    /// False too for what is not on the board, not in the lexicon, or there twice.
    bool load(std::istream& in) {
        std::vector<found_word> saved;
        if (!espalier::text_form<std::vector<found_word>>::read(in, saved)) return false;
        for (found_word& each : saved) {
            if (!is_on(*board_, *trie_, each)) return false;
            const trie_node node = spelled(each);
            if (has_[node]) return false;
            take(node, std::move(each));
        }
        return true;
    }

    /// In the order in which they were found.
    std::vector<found_word> value() && { return std::move(found_); }

    friend bool operator==(const found_words&, const found_words&) = default;

  private:
    void take(trie_node node, found_word found) {
        has_[node] = true;
        count_down(found);
        found_.push_back(std::move(found));
    }
    template <class Function>
    trie_node walk_down(const found_word& found, Function at_each) const {
        trie_node node = trie_->root();
        at_each(node);
        for (const cell_id cell : found.path)
            for (const letter edge : board_->letters(cell))
                at_each(node = trie_->child(node, edge));
        return node;
    }
    trie_node spelled(const found_word& found) const {
        return walk_down(found, [](trie_node) {});
    }
    void count_down(const found_word& found) {
        walk_down(found, [&](trie_node node) { --unfound_[node]; });
    }

    std::shared_ptr<const compact_board> board_;
    std::shared_ptr<const T> trie_;
    std::size_t at_most_;
    all_found then_;
    std::vector<std::uint32_t> unfound_; ///< at and below each trie node
    std::vector<bool> has_;              ///< whether the word that ends at a trie node is found
    std::vector<found_word> found_;
};

/// Adds what a search of another part of the tree found: each word once, with the path that comes
/// first, in ascending order. O(n log n).
inline void join_words(std::vector<found_word>& words, std::vector<found_word>&& more) {
    std::ranges::move(more, std::back_inserter(words));
    std::ranges::sort(words, [](const found_word& a, const found_word& b) {
        return std::tie(a.word, a.path) < std::tie(b.word, b.path);
    });
    const auto repeated = std::ranges::unique(words, {}, &found_word::word);
    words.erase(repeated.begin(), repeated.end());
}

} // namespace boggle
