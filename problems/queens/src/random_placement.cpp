#include "queens/random_placement.hpp"

#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <espalier/uniform_draw.hpp>

#include "queens/construction.hpp"

namespace queens {
namespace {

/// Draws for one row before it is left over. At the end of the board about one column in ten is
/// free of attacks, so that only a few rows fail.
constexpr int most_draws = 60;
/// Queens left over before all begins anew; fewer than the 255 that a byte can count on a diagonal.
constexpr std::size_t most_left_over = 200;
/// Swaps tried for a left-over queen, for each queen of the board, before all begins anew.
constexpr std::uint64_t most_swaps = 20;
constexpr std::uint32_t steps_between_looks = 1U << 14;

class swapped_board {
  public:
    swapped_board(int n, std::uint64_t seed, const std::function<bool()>& stopped,
                  swap_statistics& cost)
        : draw_(seed), stopped_(stopped), cost_(cost), columns_(static_cast<std::size_t>(n)),
          sums_(columns_.size() * 2), differences_(columns_.size() * 2) {}

    std::optional<placement> solve() {
        while (!is_stopped()) {
            ++cost_.starts;
            if (place_at_random() && make_peace()) return std::move(columns_);
        }
        return {};
    }

  private:
    bool is_stopped() const { return stopped_ && stopped_(); }

    bool place_at_random() {
        std::iota(columns_.begin(), columns_.end(), 0);
        sums_.assign(sums_.size(), 0);
        differences_.assign(differences_.size(), 0);
        left_over_.clear();
        for (std::size_t row = 0; row < columns_.size(); ++row) {
            if (row % steps_between_looks == 0 && is_stopped()) return false;
            if (!draw_column(row)) left_over_.push_back(row);
            if (left_over_.size() > most_left_over) return false;
            mark(row, columns_[row], 1);
        }
        return true;
    }

    /// The columns that are left stand in the rows from this one on.
    bool draw_column(std::size_t row) {
        const auto left = static_cast<std::uint32_t>(columns_.size() - row);
        for (int tries = 0; tries < most_draws; ++tries) {
            ++cost_.draws;
            const std::size_t other = row + draw_.below(left);
            if (attackers(row, columns_[other]) != 0) continue;
            std::swap(columns_[row], columns_[other]);
            return true;
        }
        return false;
    }

    bool make_peace() {
        for (const std::size_t row : left_over_) {
            std::uint64_t tries = 0;
            while (attackers(row, columns_[row]) != alone) {
                if (++tries > most_swaps * columns_.size()) return false;
                if (tries % steps_between_looks == 0 && is_stopped()) return false;
                swap_if_clean(row, draw_.below(static_cast<std::uint32_t>(columns_.size())));
            }
        }
        return true;
    }

    void swap_if_clean(std::size_t a, std::size_t b) {
        if (a == b) return;
        ++cost_.swaps;
        swap(a, b);
        if (attackers(a, columns_[a]) != alone || attackers(b, columns_[b]) != alone) swap(a, b);
    }

    void swap(std::size_t a, std::size_t b) {
        mark(a, columns_[a], -1);
        mark(b, columns_[b], -1);
        std::swap(columns_[a], columns_[b]);
        mark(a, columns_[a], 1);
        mark(b, columns_[b], 1);
    }

    /// A queen that nobody attacks is counted once on each of her diagonals.
    static constexpr int alone = 2;

    int attackers(std::size_t row, int column) const {
        return sums_[sum(row, column)] + differences_[difference(row, column)];
    }

    void mark(std::size_t row, int column, int by) {
        std::uint8_t& on_sum = sums_[sum(row, column)];
        std::uint8_t& on_difference = differences_[difference(row, column)];
        on_sum = static_cast<std::uint8_t>(on_sum + by);
        on_difference = static_cast<std::uint8_t>(on_difference + by);
    }

    static std::size_t sum(std::size_t row, int column) {
        return row + static_cast<std::size_t>(column);
    }
    std::size_t difference(std::size_t row, int column) const {
        return row + columns_.size() - static_cast<std::size_t>(column);
    }

    espalier::uniform_draw draw_;
    const std::function<bool()>& stopped_;
    swap_statistics& cost_;
    placement columns_;
    std::vector<std::uint8_t> sums_, differences_; ///< queens on each diagonal
    std::vector<std::size_t> left_over_;           ///< rows whose queen is attacked, at first
};

} // namespace

std::optional<placement> random_placement(int n, std::uint64_t seed,
                                          const std::function<bool()>& stopped,
                                          swap_statistics* cost) {
    if (n < 0) throw std::invalid_argument("queens: no board of size " + std::to_string(n));
    if (!has_solution(n)) return {};
    swap_statistics uncounted;
    return swapped_board(n, seed, stopped, cost != nullptr ? *cost : uncounted).solve();
}

} // namespace queens
