/// What a search under way says of itself, and what is kept of it to see how even the tree is.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

#include <espalier/statistics.hpp>

namespace espalier {

/// What a search can say of itself at any moment.
struct reading {
    double share = 0;                   ///< of the tree, closed so far: `ledger::share`
    espalier::statistics counts;        ///< since the root was entered, earlier sittings included
    std::chrono::nanoseconds elapsed{}; ///< in this sitting
};

/// Readings of one sitting, thinned out: for each of at most 32 stretches of about equal share, how
/// many seconds it took. Equal in share, not in time: else a hard stretch would have more say than
/// an easy one of the same weight. O(1) memory; `add` as often as one likes.
class walk_record {
  public:
    static constexpr std::size_t most = 32; ///< stretches that are kept

    struct stretch {    ///< a piece of the walk
        double share;   ///< of the tree, 0 to 1
        double seconds; ///< that it took
    };

    /// @param start where the sitting began: for a search that was resumed, not 0
    explicit walk_record(const reading& start = {}) : start_(start), last_(start) {}

    /// Takes in a reading, not older than the one before.
    void add(const reading& now) {
        if (now.share <= last_.share || now.share - last_.share < least_) return;
        stretches_.push_back(between(last_, now));
        least_ = std::max(least_, std::min(now.share - last_.share, 1.0 / most));
        last_ = now;
        if (stretches_.size() < most) return;
        stretches_ = in_pairs(std::move(stretches_));
        least_ *= 2;
    }

    const reading& start() const { return start_; } ///< where the sitting began

    /// The stretches from the start up to `now`, the unfinished one included.
    std::vector<stretch> up_to(const reading& now) const {
        std::vector<stretch> all = stretches_;
        if (now.share > last_.share || now.elapsed > last_.elapsed)
            all.push_back(between(last_, now));
        return all;
    }

    /// Every two neighbours made one; of an odd number the last stays as it is.
    static std::vector<stretch> in_pairs(std::vector<stretch> all) {
        const std::size_t half = (all.size() + 1) / 2;
        for (std::size_t k = 0; k < half; ++k) {
            all[k] = all[2 * k];
            if (2 * k + 1 < all.size()) {
                all[k].share += all[2 * k + 1].share;
                all[k].seconds += all[2 * k + 1].seconds;
            }
        }
        all.resize(half);
        return all;
    }

  private:
    static stretch between(const reading& a, const reading& b) {
        return {b.share - a.share, std::chrono::duration<double>(b.elapsed - a.elapsed).count()};
    }

    reading start_;
    reading last_;
    double least_ = 0;
    std::vector<stretch> stretches_;
};

} // namespace espalier
