#include "boggle/board_scorer.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "batch/step.hpp"

namespace boggle {

namespace {

/// Which words are found on the present board. A word's tag is the number of the last board it was
/// found on, and behind it, so that one look fetches both, the class that tells its points. When
/// the numbers run out all tags are cleared.
class tally {
  public:
    explicit tally(const batch_lexicon& lexicon)
        : points_(lexicon.points()),
          class_bits_(static_cast<int>(std::bit_width(points_.size() - 1))),
          tags_(lexicon.classes().begin(), lexicon.classes().end()) {}

    void begin_board() {
        if (++board_ >> (16 - class_bits_) != 0) {
            for (tag& each : tags_)
                each &= static_cast<tag>(class_mask());
            board_ = 1;
        }
        found_ = {};
    }

    /// Counts the words that are new; they are then the first of `hits`. Returns their number.
    std::size_t add(std::span<trie_node> hits) {
        std::size_t fresh = 0;
        for (const trie_node hit : hits) {
            tag& known = tags_[hit];
            const bool is_new = known >> class_bits_ != static_cast<int>(board_);
            const unsigned which = known & class_mask();
            known = static_cast<tag>(board_ << class_bits_ | which);
            found_.points += is_new ? points_[which] : 0;
            hits[fresh] = hit;
            fresh += is_new;
        }
        found_.words += static_cast<std::uint32_t>(fresh);
        return fresh;
    }

    board_score found() const { return found_; }

  private:
    using tag = std::uint16_t;
    unsigned class_mask() const { return (1U << class_bits_) - 1; }

    std::vector<std::uint64_t> points_;
    int class_bits_;
    std::vector<tag> tags_;
    unsigned board_ = 0;
    board_score found_;
};

/// The pairs of one level that are still to be walked, and their parents.
struct level {
    std::array<batch::parent, batch::most_pairs> parents;
    std::array<batch::pair, batch::most_pairs * board_shape::most_neighbours + 8> pairs;
    std::size_t begin, end;
};

} // namespace

/// A level may be as wide as the board has paths, so it is walked in parts of `most_pairs`, depth
/// first over parts: memory is bounded, and what a step writes is in the cache when it is read.
class board_scorer::work {
  public:
    work(std::shared_ptr<const batch_lexicon> lexicon, kernels form, std::uint64_t most)
        : lexicon_(std::move(lexicon)), trie_(lexicon_->trie().nodes().data()),
          form_(form == kernels::avx2 ? batch::avx2 : batch::portable), most_(most),
          tally_(*lexicon_) {}

    /// `take` is called with the words that are new. False if it gave up.
    template <class Take>
    bool walk(const small_board& board, Take take) {
        make_ready(board);
        std::uint64_t steps = 0;
        for (std::size_t depth = 0;;) {
            level& here = *levels_[depth];
            if (here.begin == here.end) {
                if (depth-- == 0) return true;
                continue;
            }
            const auto count = std::min(here.end - here.begin, batch::most_pairs);
            if (steps += count; steps > most_) return false;
            level& below = *levels_[depth + 1];
            const batch::made made =
                form_.step(trie_, cells_, here.parents.data(), here.pairs.data() + here.begin,
                           count, {below.parents.data(), below.pairs.data(), hits_.data()});
            here.begin += count;
            take(std::span(hits_).first(tally_.add(std::span(hits_).first(made.hits))));
            below.begin = 0;
            below.end = made.pairs;
            if (made.pairs != 0) ++depth;
        }
    }

    board_score found() const { return tally_.found(); }
    const mask_trie& trie() const { return lexicon_->trie(); }

  private:
    void make_ready(const small_board& board) {
        if (shape_ != board.shape) set_shape(board.shape);
        form_.set_letters(board, cells_);
        tally_.begin_board();
        level& first = *levels_[0];
        first.parents[0] = {.node = trie_[0], .free = ~std::uint64_t{0}};
        first.begin = first.end = 0;
        for (std::size_t i = 0; i < shape_->cells; ++i) {
            first.pairs[first.end] = batch::pair_of(0, i);
            first.end += trie_[0].has_child(board.letters[i]);
        }
    }

    void set_shape(std::shared_ptr<const board_shape> shape) {
        shape_ = std::move(shape);
        batch::set_shape(*shape_, cells_);
        while (levels_.size() < shape_->cells + 2)
            levels_.push_back(std::make_unique_for_overwrite<level>());
    }

    std::shared_ptr<const batch_lexicon> lexicon_;
    const mask_trie::node* trie_;
    batch::form form_;
    std::uint64_t most_;
    tally tally_;
    std::shared_ptr<const board_shape> shape_; ///< that the cells are made ready for
    batch::cells cells_;
    std::array<trie_node, batch::most_pairs> hits_;
    std::vector<std::unique_ptr<level>> levels_;
};

board_scorer::board_scorer(std::shared_ptr<const batch_lexicon> lexicon, kernels form,
                           std::uint64_t most)
    : work_(std::make_unique<work>(std::move(lexicon), form, most)) {}
board_scorer::board_scorer(board_scorer&&) noexcept = default;
board_scorer& board_scorer::operator=(board_scorer&&) noexcept = default;
board_scorer::~board_scorer() = default;

std::optional<board_score> board_scorer::score(const small_board& board) {
    const bool whole = work_->walk(board, [](std::span<const trie_node>) {});
    return whole ? std::optional(work_->found()) : std::nullopt;
}

std::optional<std::vector<word_id>> board_scorer::words(const small_board& board) {
    std::vector<word_id> found;
    const bool whole = work_->walk(board, [&](std::span<const trie_node> nodes) {
        for (const trie_node node : nodes)
            found.push_back(work_->trie().word_at(node));
    });
    if (!whole) return std::nullopt;
    std::ranges::sort(found);
    return found;
}

} // namespace boggle
