/// What is wanted of the solutions: to count them, one of them, every one, the best, any fold.
///
/// A goal is a monoid: it takes in solutions one after the other, and two goals that took in
/// different parts of the tree can be merged, the left part first. So one worker or a thousand,
/// one sitting or ten, come to the same value.
#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include <espalier/checked_count.hpp>
#include <espalier/state_space.hpp>

namespace espalier {

/// What the search asks of a goal.
///
/// | expression | meaning |
/// | --- | --- |
/// | `goal.report(node)` | takes in a solution; false means *enough*, stop here |
/// | `goal.merge(std::move(right))` | takes in what another goal of the same kind found to the
/// right | | `std::move(goal).value()` | the result | | `goal.prune(node)` *optional* | what the
/// goal knows makes all below the node needless | | `goal.add(weight)` *optional* | takes the
/// answer of `count_below` instead of a walk |
///
/// A fresh goal of the same kind, for another worker, is a copy of the goal before the search.
template <class G, class Space>
concept Goal = std::copy_constructible<G> && requires(G goal, G right, const Space& node) {
    { goal.report(node) } -> std::same_as<bool>;
    goal.merge(std::move(right));
    std::move(goal).value();
};

namespace detail {

template <class G, class Space>
concept PruningGoal = requires(G& goal, const Space& node) {
    { goal.prune(node) } -> std::convertible_to<bool>;
};

template <class G, class Space>
inline constexpr bool counts_below =
    CountingStateSpace<Space> && requires(G& goal) { goal.add(std::uint64_t{}); };

/// Whether the walk may end at a node that has children.
template <class G, class Space>
inline constexpr bool cuts =
    PrunableStateSpace<Space> || PruningGoal<G, Space> || counts_below<G, Space>;

/// Stops at every solution: the goal behind `next()`.
struct one_at_a_time {
    bool report(const auto&) { return false; }
};

/// A fresh goal for another worker, whose part lies right of what `left` has taken in.
template <class G>
G fork(const G& left, const G& blank) {
    if constexpr (requires { left.fork(); })
        return left.fork();
    else
        return blank;
}

/// Merges; false if the goal has enough with that.
template <class G>
bool merge(G& left, G&& right) {
    if constexpr (std::is_void_v<decltype(left.merge(std::move(right)))>) {
        left.merge(std::move(right));
        return true;
    } else {
        return left.merge(std::move(right));
    }
}

/// A goal that has enough after so many solutions.
template <class G>
struct at_most {
    G& goal;
    std::uint64_t left;
    bool goal_said_so = false;

    template <class Space>
    bool report(const Space& node) {
        goal_said_so = !goal.report(node);
        return --left != 0 && !goal_said_so;
    }
    template <class Space>
    bool prune(const Space& node)
        requires PruningGoal<G, Space>
    {
        return goal.prune(node);
    }
};

/// Calls a callback that may return nothing, or false for *enough*.
template <class Function, class... Arguments>
bool call(Function& f, Arguments&&... arguments) {
    if constexpr (std::is_void_v<decltype(f(std::forward<Arguments>(arguments)...))>) {
        f(std::forward<Arguments>(arguments)...);
        return true;
    } else {
        return static_cast<bool>(f(std::forward<Arguments>(arguments)...));
    }
}

} // namespace detail

/// Counts solutions by weight, in units of 1/`count_divisor` until the end. 64 bits on the way, a
/// carry into 128; O(1).
template <StateSpace Space>
class counting {
  public:
    static constexpr bool commutes = true;

    bool report(const Space& node) {
        add(weight_of(node));
        return true;
    }
    void add(std::uint64_t weight) { total_ += weight; }
    void merge(const counting& right) { total_ += right.total_; }

    /// The number of solutions; if the search was stopped, rounded down to a whole one.
    checked_count value() const {
        checked_count whole = total_;
        if constexpr (count_divisor<Space>() != 1) whole.divide(count_divisor<Space>());
        return whole;
    }

  private:
    checked_count total_;
};

/// The first solution in tree order.
template <StateSpace Space>
class first_solution {
  public:
    bool report(const Space& node) {
        found_.emplace(solution_of(node));
        return false;
    }
    void merge(first_solution&& right) {
        if (!found_) found_ = std::move(right.found_);
    }
    std::optional<solution_t<Space>> value() && { return std::move(found_); }

  private:
    std::optional<solution_t<Space>> found_;
};

/// Every solution, in tree order, in memory.
template <StateSpace Space>
class all_solutions {
  public:
    bool report(const Space& node) {
        found_.push_back(solution_of(node));
        return true;
    }
    void merge(all_solutions&& right) {
        std::move(right.found_.begin(), right.found_.end(), std::back_inserter(found_));
    }
    std::vector<solution_t<Space>> value() && { return std::move(found_); }

  private:
    std::vector<solution_t<Space>> found_;
};

/// Any solution, whichever worker finds one first.
template <StateSpace Space>
class any_solution : public first_solution<Space> {
  public:
    static constexpr bool commutes = true;
    static constexpr bool anywhere = true;
};

/// Hands every solution to a function `f(solution)` or `f(solution, weight)`, in tree order; if it
/// returns false the search stops there. The value is how many were handed over, by weight.
///
/// With several workers the function is called by one of them at a time, in tree order; what others
/// find further right is kept until it is its turn.
template <StateSpace Space, class Function>
class calling {
    using solution = solution_t<Space>;

  public:
    explicit calling(Function f) : f_(std::make_shared<Function>(std::move(f))) {}

    bool report(const Space& node) {
        if (!direct_) {
            kept_.emplace_back(solution_of(node), weight_of(node));
            return true;
        }
        return hand_over(solution_of(node), weight_of(node));
    }
    calling fork() const {
        calling keeping = *this;
        keeping.direct_ = false;
        keeping.kept_.clear();
        keeping.handed_over_ = {};
        return keeping;
    }
    bool merge(calling&& right) {
        consumed_ = 0;
        for (auto& [kept, weight] : right.kept_) {
            if (!direct_) {
                kept_.emplace_back(std::move(kept), weight);
                continue;
            }
            ++consumed_;
            if (!hand_over(std::move(kept), weight)) return false;
        }
        return true;
    }
    std::uint64_t consumed() const { return consumed_; }
    std::uint64_t backlog() const { return kept_.size(); }
    checked_count value() const { return handed_over_; }

  private:
    bool hand_over(solution&& found, std::uint64_t weight) {
        handed_over_ += weight;
        if constexpr (std::invocable<Function&, solution, std::uint64_t>)
            return detail::call(*f_, std::move(found), weight);
        else
            return detail::call(*f_, std::move(found));
    }

    std::shared_ptr<Function> f_;
    bool direct_ = true;
    std::vector<std::pair<solution, std::uint64_t>> kept_;
    std::uint64_t consumed_ = 0;
    checked_count handed_over_;
};

/// As `calling`, but as soon as found: in no particular order, one call at a time.
template <StateSpace Space, class Function>
class calling_unordered {
  public:
    static constexpr bool commutes = true;
    static constexpr bool anywhere = true;

    explicit calling_unordered(Function f) : shared_(std::make_shared<shared>(std::move(f))) {}

    bool report(const Space& node) {
        const std::uint64_t weight = weight_of(node);
        auto found = solution_of(node);
        const std::lock_guard lock(shared_->mutex);
        if (shared_->enough) return false;
        handed_over_ += weight;
        if constexpr (std::invocable<Function&, solution_t<Space>, std::uint64_t>)
            shared_->enough = !detail::call(shared_->f, std::move(found), weight);
        else
            shared_->enough = !detail::call(shared_->f, std::move(found));
        return !shared_->enough;
    }
    void merge(const calling_unordered& right) { handed_over_ += right.handed_over_; }
    checked_count value() const { return handed_over_; }

  private:
    struct shared {
        explicit shared(Function function) : f(std::move(function)) {}
        std::mutex mutex;
        Function f;
        bool enough = false;
    };
    std::shared_ptr<shared> shared_;
    checked_count handed_over_;
};

/// Which of two objectives is better: the greater, unless the space states `using better = …` (for
/// example `std::less<>`, to minimise).
template <class Space>
struct better_of {
    using type = std::greater<>;
};
template <class Space>
    requires requires { typename Space::better; }
struct better_of<Space> {
    using type = typename Space::better;
};

/// A best solution and its value.
template <class Objective, class Solution>
struct witnessed {
    Objective objective;
    Solution solution;
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
            incumbent_ = std::move(right.incumbent_);
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

/// Any fold: `step(accumulator, node)` takes in a solution (false means *enough*), and
/// `join(accumulator, right)` what was folded to the right. The space may prune by the accumulator:
/// its `prune(known)` is handed it.
template <StateSpace Space, class Accumulator, class Step, class Join>
class folding {
  public:
    folding(Accumulator initial, Step step, Join join)
        : accumulator_(std::move(initial)), step_(std::move(step)), join_(std::move(join)) {}

    bool report(const Space& node) { return detail::call(step_, accumulator_, node); }
    bool prune(const Space& node) const
        requires PrunableBy<Space, Accumulator>
    {
        return node.prune(accumulator_);
    }
    void merge(folding&& right) { join_(accumulator_, std::move(right.accumulator_)); }
    Accumulator value() && { return std::move(accumulator_); }

  private:
    Accumulator accumulator_;
    Step step_;
    Join join_;
};

} // namespace espalier
