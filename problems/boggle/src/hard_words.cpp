// Which words are hard: an estimate for all, a count for those of few letters.
#include <algorithm>
#include <bit>
#include <utility>
#include <variant>

#include "boggle/guide.hpp"

namespace boggle {

namespace {

/// How many neighbours of a letter a cell of another has, on the average of some cells all over the
/// board.
class letter_pairs {
  public:
    explicit letter_pairs(const compact_board& board)
        : letters_(board.alphabet().size()), means_(letters_ * letters_), places_(letters_) {
        constexpr std::size_t enough = 8'000;
        const auto step = 1 + board.cell_count() / enough;
        for (std::size_t cell = 0; cell < board.cell_count(); cell += step)
            add(board, static_cast<cell_id>(cell));
        for (std::size_t i = 0; i < means_.size(); ++i) {
            if (means_[i] != 0) means_[i] /= places_[i / letters_];
            greatest_ = std::max(greatest_, means_[i]);
        }
        for (double& each : places_)
            each *= static_cast<double>(step);
    }

    double places(letter of) const { return places_[of]; }
    double mean(letter from, letter to) const { return means_[from * letters_ + to]; }
    double greatest() const { return greatest_; }

  private:
    void add(const compact_board& board, cell_id cell) {
        const auto letters = board.letters(cell);
        for (std::size_t i = 0; i < letters.size(); ++i) {
            ++places_[letters[i]];
            if (i != 0) ++means_[letters[i - 1] * letters_ + letters[i]];
        }
        for (const cell_id next : board.neighbours(cell))
            ++means_[letters.back() * letters_ + board.first_letter(next)];
    }

    std::size_t letters_;
    std::vector<double> means_;
    std::vector<double> places_;
    double greatest_ = 1;
};

/// Counts walks, a letter after the other, by the place where they end.
class walk_counter {
  public:
    explicit walk_counter(const compact_board& board) : board_(board) {}

    /// Whether the walks that spell some beginning of the word are many; also if that would take
    /// too long to say.
    bool are_many(std::span<const letter> word) {
        now_.resize(board_.places().size());
        next_.resize(board_.places().size());
        for (const cell_id cell : board_.neighbours(board_.start()))
            put(board_.place_begin()[cell], word[0], 1);
        bool many = take_step();
        for (std::size_t i = 1; i < word.size() && !many && !ends_.empty(); ++i) {
            for (const std::uint32_t place : ends_)
                go_on(place, word[i]);
            many = take_step();
        }
        for (const std::uint32_t place : ends_)
            now_[place] = 0;
        ends_.clear();
        return many;
    }

  private:
    void put(std::uint32_t place, letter which, double walks) {
        ++work_;
        if (board_.places()[place] != which) return;
        if (next_[place] == 0) next_ends_.push_back(place);
        next_[place] += walks;
    }
    void go_on(std::uint32_t place, letter which) {
        const auto cell = cell_of(place);
        if (place + 1 != board_.place_begin()[cell + 1]) return put(place + 1, which, now_[place]);
        for (const cell_id next : board_.neighbours(cell))
            put(board_.place_begin()[next], which, now_[place]);
    }
    bool take_step() {
        for (const std::uint32_t place : ends_)
            now_[place] = 0;
        std::swap(ends_, next_ends_);
        std::swap(now_, next_);
        next_ends_.clear();
        double walks = 0;
        for (const std::uint32_t place : ends_)
            walks += now_[place];
        return walks >= many_walks || work_ > most_work;
    }
    cell_id cell_of(std::uint32_t place) const {
        if (board_.one_letter_cells()) return place;
        const auto begin = board_.place_begin();
        return static_cast<cell_id>(std::ranges::upper_bound(begin, place) - begin.begin() - 1);
    }

    static constexpr std::size_t most_work = std::size_t{1} << 26; ///< for all words together
    const compact_board& board_;
    std::vector<double> now_, next_; ///< for each place, the walks that end there
    std::vector<std::uint32_t> ends_, next_ends_;
    std::size_t work_ = 0;
};

template <Trie T>
class picker {
  public:
    picker(const T& trie, const compact_board& board, std::size_t longest)
        : trie_(trie), pairs_(board), counter_(board), longest_(longest) {
        for (std::size_t more = 0; more < longest; ++more)
            growth_.push_back(growth_.back() * pairs_.greatest());
    }

    std::vector<hard_word> pick() {
        push_children({.node = trie_.root()});
        while (!open_.empty()) {
            const beginning at = open_.back();
            open_.pop_back();
            path_.resize(at.length - 1);
            path_.push_back(trie_.letter_of(at.node));
            if (trie_.word_at(at.node) != no_word && is_hard(at))
                picked_.push_back({.end = at.node, .letters = path_, .rest = {}});
            if (may_be_hard_below(at)) push_children(at);
        }
        return std::move(picked_);
    }

  private:
    struct beginning {
        trie_node node = 0;
        std::size_t length = 0;
        std::uint64_t letters = 0;  ///< a bit (modulo 64) for each
        double walks = 0, most = 0; ///< that spell it, and most of all its beginnings
    };

    void push_children(const beginning& at) {
        const trie_node first = trie_.first_child(at.node);
        for (auto child = first + trie_.child_count(at.node); child-- > first;) {
            const letter edge = trie_.letter_of(child);
            beginning made = at;
            made.node = child;
            made.letters |= std::uint64_t{1} << (edge % 64);
            made.walks =
                at.length == 0 ? pairs_.places(edge) : at.walks * pairs_.mean(path_.back(), edge);
            made.most = std::max(at.most, made.walks);
            ++made.length;
            open_.push_back(made);
        }
    }
    /// Whether a word of that many letters, few of them different, is worth a count.
    static bool is_monotonous(const beginning& at, std::size_t length) {
        return length >= 8 && 4 * static_cast<std::size_t>(std::popcount(at.letters)) <= length;
    }
    bool is_hard(const beginning& at) {
        return at.most >= many_walks || (is_monotonous(at, at.length) && counter_.are_many(path_));
    }
    bool may_be_hard_below(const beginning& at) const {
        if (at.most >= many_walks || is_monotonous(at, longest_)) return true;
        return at.walks * growth_[longest_ - std::min(longest_, at.length)] >= many_walks;
    }

    const T& trie_;
    letter_pairs pairs_;
    walk_counter counter_;
    std::size_t longest_;
    std::vector<double> growth_{1}; ///< at most so many times the walks, with so many more letters
    std::vector<beginning> open_;   ///< the next one last
    std::vector<letter> path_;      ///< to the node that was taken last
    std::vector<hard_word> picked_;
};

/// A table of all pairs of letters is made.
constexpr std::size_t most_letters = 1024;

} // namespace

std::vector<hard_word> hard_words(const any_trie& trie, const compact_board& board,
                                  std::size_t longest) {
    if (board.alphabet().size() > most_letters) return {};
    return std::visit(
        [&]<class T>(const T& form) { return picker<T>(form, board, longest).pick(); }, trie);
}

} // namespace boggle
