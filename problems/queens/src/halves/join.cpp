#include "queens/halves/join.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <mutex>

#include <espalier/checked_count.hpp>

#include "queens/halves/classes.hpp"
#include "queens/halves/cut_board.hpp"
#include "queens/halves/eightfold.hpp"
#include "queens/halves/half_board.hpp"
#include "queens/halves/half_lists.hpp"
#include "queens/halves/kernel.hpp"
#include "queens/halves/row_sets.hpp"

namespace queens::half {
namespace {

/// How many columns the blocks have: the two tables together as small as can be, the inner one
/// rather the smaller, for its lists are the ones that are walked again and again.
struct blocks {
    int inner;
    int both;
};

blocks narrow_blocks(const cut_board& board) {
    const int inner = board.n < 12 ? board.h / 2 : board.n < 18 ? 3 : board.n < 20 ? 4 : 5;
    return {.inner = inner, .both = board.h};
}

/// As many columns as the memory bears: each that is left to be given makes the count some ten
/// times slower. Where wide keys are asked for, they are few, so that small boards have given
/// columns too.
blocks wide_blocks(const cut_board& board, key_width width) {
    const int most = width == key_width::wide || board.n > 26 ? 8 : 10;
    const int both = std::min(board.h, most);
    return {.inner = both / 2, .both = both};
}

/// Things of which one is lent to each who asks, and kept for the next.
template <class Thing>
class lending {
  public:
    template <class Make, class Use>
    auto with_one(Make make, Use use) {
        std::unique_ptr<Thing> one;
        {
            const std::lock_guard lock(mutex_);
            if (!resting_.empty()) {
                one = std::move(resting_.back());
                resting_.pop_back();
            }
        }
        if (!one) one = make();
        auto answer = use(*one);
        const std::lock_guard lock(mutex_);
        resting_.push_back(std::move(one));
        return answer;
    }

  private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<Thing>> resting_;
};

template <class Key>
class joiner_for : public joiner {
    /// What a worker needs for itself.
    struct workshop {
        half_lists<Key> left, right;
        std::unique_ptr<kernel<Key>> by;
    };
    /// The placements for one place of the middle queens, made when they are first needed.
    struct middle_case {
        std::once_flag made;
        std::optional<half_board<Key>> halves;
    };

  public:
    joiner_for(int n, kernels form, blocks columns)
        : board_(n), form_(form), columns_(columns), layout_(board_, columns.inner),
          cases_(static_cast<std::size_t>(board_.h) + 1) {}

    int given_columns() const override { return board_.h - columns_.both; }

    void prepare(middle_queens below) const override { halves_for(below, {}); }

    std::optional<std::uint64_t> count(const divided_board& board,
                                       const std::stop_token& stop) const override {
        if (stop.stop_requested()) return std::nullopt;
        const auto make = [this] {
            return std::make_unique<workshop>(
                workshop{.left = {}, .right = {}, .by = make_kernel(form_, layout_)});
        };
        try {
            const half_board<Key>& halves = halves_for(board.below, stop);
            return workshops_.with_one(
                make, [&](workshop& mine) { return count(board, halves, mine, stop); });
        } catch (const building_stopped&) {
            return std::nullopt;
        }
    }

  private:
    std::optional<std::uint64_t> count(const divided_board& board, const half_board<Key>& halves,
                                       workshop& mine, const std::stop_token& stop) const {
        const bool centred = board.below == 0;
        const row_sets rows = rows_of(board_, board.below, board.a, board.b);
        const auto list = [&](std::uint32_t of_half, std::span<const int> given,
                              const top_range& range, half_lists<Key>& into) {
            halves.list(of_half, outermost(given, centred), range, *mine.by, into);
        };
        const int h = board_.h;
        list(without(rows.left, board.left_rows), board.left_rows,
             centred ? left_range(board.a, h) : any_top(), mine.left);
        if (mine.left.strict.empty() && mine.left.tied.empty()) return 0;
        list(without(rows.right, board.right_rows), board.right_rows,
             centred ? right_range(board.a, h) : any_top(), mine.right);

        const auto found = mine.by->match(mine.left, mine.right, stop);
        if (!found) return std::nullopt;
        int t = centred ? row_ties(board.a, board.b, h) : 1;
        espalier::checked_count sum;
        for (espalier::checked_count pairs : found->with_ties) {
            pairs.multiply(static_cast<std::uint32_t>(units_of(t++)));
            sum += pairs;
        }
        return sum.to_uint64();
    }

    static std::uint32_t without(std::uint32_t rows, std::span<const int> given) {
        for (const int row : given)
            rows ^= std::uint32_t{1} << row;
        return rows;
    }

    Key outermost(std::span<const int> rows, bool told) const {
        Key given{};
        int x = board_.h;
        for (const int row : rows)
            given = given | layout_.queen(row, --x, told);
        return given;
    }

    const half_board<Key>& halves_for(middle_queens below, const std::stop_token& stop) const {
        middle_case& one = cases_[static_cast<std::size_t>(below)];
        std::call_once(one.made, [&] {
            one.halves.emplace(board_, layout_, columns_.inner, columns_.both,
                               allowed_beside(board_, below), below == 0, stop);
        });
        return *one.halves;
    }

    cut_board board_;
    kernels form_;
    blocks columns_;
    key_layout<Key> layout_;
    mutable std::vector<middle_case> cases_;
    mutable lending<workshop> workshops_;
};

} // namespace

std::unique_ptr<joiner> make_joiner(int n, kernels form, key_width width) {
    const cut_board board(n);
    constexpr int largest_narrow = 22; // see key_layout
    if (n < 4) return nullptr;
    if (n > largest_narrow || width == key_width::wide)
        return std::make_unique<joiner_for<wide_key>>(n, form, wide_blocks(board, width));
    return std::make_unique<joiner_for<narrow_key>>(n, form, narrow_blocks(board));
}

} // namespace queens::half
