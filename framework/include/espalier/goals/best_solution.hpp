/// The goal *best*: branch and bound.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <istream>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <type_traits>
#include <utility>

#include <espalier/state_space.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

/// Which of two objectives is better: the greater, unless the space states `using better = …` (for
/// example `std::less<>`, to minimise).
template <class Space>
struct better_of {
    using type = std::greater<>; ///< the comparison
};
template <class Space>
    requires requires { typename Space::better; }
struct better_of<Space> {                ///< what the space says
    using type = typename Space::better; ///< the comparison
};

/// A best solution and its value.
template <class Objective, class Solution>
struct witnessed {
    Objective objective; ///< the best there is
    Solution solution;   ///< that has it
    friend bool operator==(const witnessed&, const witnessed&) = default;
};

/// Branch and bound (Land & Doig 1960): the leftmost solution of the best objective. Cuts where
/// `bound()` says that nothing below beats the incumbent.
///
/// All workers know at once of a better incumbent. One found elsewhere cuts only what is worse:
/// what is equal may lie to the left of it. One found to the left cuts what is equal, too.
template <ObjectiveStateSpace Space>
class best_solution {
    using objective = std::decay_t<decltype(std::declval<const Space&>().objective())>;
    using better = typename better_of<Space>::type;

  public:
    static constexpr bool commutes = true;
    static constexpr bool idempotent = true;

    bool report(const Space& node) {
        const objective here = node.objective();
        if ((!incumbent_ || better{}(here, incumbent_->objective)) &&
            (!left_ || better{}(here, *left_))) {
            incumbent_.emplace(witnessed<objective, solution_t<Space>>{here, solution_of(node)});
            publish(here);
        }
        return true;
    }
    bool prune(const Space& node)
        requires BoundedStateSpace<Space>
    {
        const objective bound = node.bound();
        if (incumbent_ && !better{}(bound, incumbent_->objective)) return true;
        if (left_ && !better{}(bound, *left_)) return true;
        if (board_->version.load(std::memory_order_acquire) != version_) look_at_board();
        return elsewhere_ && better{}(*elsewhere_, bound);
    }
    best_solution fork() const {
        best_solution fresh = *this;
        if (incumbent_ && (!left_ || better{}(incumbent_->objective, *left_)))
            fresh.left_ = incumbent_->objective;
        fresh.incumbent_.reset();
        return fresh;
    }
    void merge(best_solution&& right) {
        if (right.incumbent_ &&
            (!incumbent_ || better{}(right.incumbent_->objective, incumbent_->objective)))
            incumbent_.emplace(std::move(*right.incumbent_));
    }
    void save(std::ostream& out) const
        requires Writable<objective> && Writable<solution_t<Space>>
    {
        text_form<std::optional<objective>>::write(out, left_);
        out << (incumbent_ ? " some " : " none");
        if (!incumbent_) return;
        text_form<objective>::write(out, incumbent_->objective);
        out << ' ';
        text_form<solution_t<Space>>::write(out, incumbent_->solution);
    }
    bool load(std::istream& in)
        requires Writable<objective> && Writable<solution_t<Space>>
    {
        std::optional<std::pair<objective, solution_t<Space>>> found;
        if (!text_form<std::optional<objective>>::read(in, left_) ||
            !text_form<decltype(found)>::read(in, found))
            return false;
        incumbent_.reset();
        if (!found) return true;
        incumbent_.emplace(witnessed<objective, solution_t<Space>>{std::move(found->first),
                                                                   std::move(found->second)});
        publish(incumbent_->objective);
        return true;
    }
    std::optional<witnessed<objective, solution_t<Space>>> value() && {
        return std::move(incumbent_);
    }

  private:
    struct board {
        std::atomic<std::uint64_t> version = 0;
        std::mutex mutex;
        std::optional<objective> best;
    };
    void publish(const objective& here) {
        const std::lock_guard lock(board_->mutex);
        if (board_->best && !better{}(here, *board_->best)) return;
        board_->best = here;
        board_->version.fetch_add(1, std::memory_order_release);
    }
    void look_at_board() {
        const std::lock_guard lock(board_->mutex);
        version_ = board_->version.load(std::memory_order_relaxed);
        elsewhere_ = board_->best;
    }

    std::optional<witnessed<objective, solution_t<Space>>> incumbent_;
    std::optional<objective> left_;      // of a solution that lies left of all this goal sees
    std::optional<objective> elsewhere_; // of a solution that lies anywhere
    std::shared_ptr<board> board_ = std::make_shared<board>();
    std::uint64_t version_ = 0;
};

} // namespace espalier
