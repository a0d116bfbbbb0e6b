/// A search begun again and again, each time otherwise: a driver, not a space.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#include <espalier/adaptors/shuffled.hpp>
#include <espalier/goals.hpp>
#include <espalier/iterative_deepening.hpp>
#include <espalier/limits.hpp>
#include <espalier/module_check.hpp>
#include <espalier/run.hpp>
#include <espalier/statistics.hpp>

namespace espalier {

/// The number i of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …, i from 1: the lengths of tries that are within
/// a logarithm of the best, whatever the search (Luby, Sinclair & Zuckerman 1993). O(log i)
constexpr std::uint64_t luby(std::uint64_t i) {
    std::uint64_t block = 1; // 2^k - 1, the length of the first block that has number i
    while (block < i)
        block = 2 * block + 1;
    while (block != i) {
        block /= 2;
        if (i > block) i -= block;
    }
    return (block + 1) / 2;
}

/// How often to begin anew, and with how many threads.
struct restart_options {
    std::uint64_t unit = 256;                 ///< nodes of a try, times `luby` of its number
    std::uint64_t tries = options::unlimited; ///< after so many, one try without that limit

    /// Tries of limited length are walked by one thread, however many there are: then the answer
    /// and every count are the same for any number of threads.
    bool reproducible = false;
};

/// How a search with restarts ended.
template <class Value>
struct restarted {
    Value value;                     ///< what the goal found
    espalier::status status;         ///< *exhausted*: one try walked the whole tree
    std::uint64_t tries;             ///< that were given up, of all sittings
    espalier::statistics statistics; ///< of all tries, of all sittings
};

/// What a source of tries must offer: a space for try number n. It may have `failed()`, called
/// after a try that was given up, and `save(out)` and `load(in)` for what it learnt. To learn it
/// has its spaces write down what they see, as `counted_per_depth` does.
template <class Source>
concept RestartSource = requires(Source& source) {
    { source.space(std::uint64_t{}) } -> StateSpace;
};

/// The space of a try.
template <RestartSource Source>
using space_of_try = std::remove_cvref_t<decltype(std::declval<Source&>().space(0))>;

/// The plainest source: the same space, shuffled otherwise for each try.
template <StateSpace Space>
class reshuffled {
  public:
    explicit reshuffled(Space space, std::uint64_t seed = 1)
        : space_(std::move(space)), seed_(seed) {}
    shuffled<Space> space(std::uint64_t attempt) const { return {space_, seed_ + attempt}; }

  private:
    Space space_;
    std::uint64_t seed_;
};

namespace detail {

struct restarting_access;

template <class G>
inline constexpr bool calls_back = false;
template <class Space, class Function>
inline constexpr bool calls_back<calling<Space, Function>> = true;
template <class Space, class Function>
inline constexpr bool calls_back<calling_unordered<Space, Function>> = true;

} // namespace detail

/// Searches by tries of limited length, each on another order of the same tree: where a wrong
/// choice near the root costs ages, another order may not make it (Gomes, Selman & Kautz 1998).
///
///     espalier::restarting search(espalier::reshuffled(space, seed), {.unit = 1000});
///     if (auto found = search.go({.time_limit = 60s}); found.value) print(*found.value);
///
/// The goal is *any* solution unless another is given, `best_solution<shuffled<knapsack>>{}`, say.
/// A goal that may see a solution twice (`G::idempotent`: first, any, best) keeps from try to try
/// what it found, and *best* cuts by it. Any other (count, all, a fold) begins anew: its value is
/// that of the last try, and complete if the status is *exhausted*; what the earlier tries taught
/// it is the order. To call a function for every solution would be to call it for some in every
/// try, so that is no goal for restarts.
///
/// The lengths grow without end, so the search ends even where there is no solution. All threads
/// walk in one try. With several, which nodes of a try that is given up were seen is chance, and so
/// is which of several solutions is found; see `restart_options::reproducible`.
template <RestartSource Source, class G = any_solution<space_of_try<Source>>>
class restarting {
    using space_type = space_of_try<Source>;
    static_assert(detail::check_module<space_type>());
    static_assert(Goal<G, space_type>,
                  "espalier: a goal needs report(node), merge(goal) and value()");
    static_assert(
        !detail::calls_back<G>,
        "espalier: restarts would call the function for a solution once in every try; take "
        "all_solutions, or a fold");

  public:
    using value_type = typename run<space_type, G>::value_type;

    explicit restarting(Source source, const restart_options& how = {}, G goal = G{})
        : source_(std::move(source)), how_(how), kept_(goal), blank_(std::move(goal)) {}

    /// Goes on until there is an answer or a limit is reached. The limits of nodes and of time are
    /// for this call; the next one goes on in the try that they cut short.
    restarted<value_type> go(const options& limits = {}) {
        const detail::allowance allowed(limits);
        statistics here;
        for (;; give_up()) {
            if (!try_) begin();
            options rest = allowed.left(here);
            const std::uint64_t length = left_of_try();
            const bool cut_short = rest.node_limit < length;
            rest.node_limit = std::min(rest.node_limit, length);
            if (how_.reproducible && !is_last()) rest.threads = 1;
            const std::uint64_t before = try_->walk.statistics().promising;
            const status ended = try_->walk.go(rest);
            here.promising += try_->walk.statistics().promising - before;
            if (ended != status::node_limit || cut_short || is_last())
                return {found(), ended, tries_, counted_ + try_->walk.statistics()};
        }
    }

    std::uint64_t tries() const { return tries_; }   ///< that were given up
    const Source& source() const { return source_; } ///< with what it learnt

  private:
    friend detail::restarting_access;

    static constexpr bool keeps = requires { requires G::idempotent; };

    struct attempt { // stays where it is: the run borrows the space
        attempt(space_type s, G goal) : space(std::move(s)), walk(space, std::move(goal)) {}
        space_type space;
        run<space_type, G> walk;
    };

    void begin() {
        try_ = std::make_unique<attempt>(source_.space(tries_),
                                         keeps ? detail::fork(kept_, blank_) : blank_);
    }
    bool is_last() const { return tries_ >= how_.tries; }
    /// How many nodes the try may still walk.
    std::uint64_t left_of_try() const {
        if (is_last()) return options::unlimited;
        const std::uint64_t whole = how_.unit * luby(tries_ + 1);
        return whole - std::min(whole, try_->walk.statistics().promising);
    }
    value_type found() const {
        G sum = try_->walk.goal_so_far();
        if constexpr (keeps) {
            G all = kept_;
            detail::merge(all, std::move(sum));
            return std::move(all).value();
        } else {
            return std::move(sum).value();
        }
    }
    void give_up() {
        if constexpr (keeps) detail::merge(kept_, try_->walk.goal_so_far());
        if constexpr (requires { source_.failed(); }) source_.failed();
        counted_ += try_->walk.statistics();
        ++tries_;
        try_.reset();
    }

    Source source_;
    restart_options how_;
    G kept_; // what the tries that were given up have found
    G blank_;
    std::uint64_t tries_ = 0;
    statistics counted_; // in the tries that were given up
    std::unique_ptr<attempt> try_;
};

} // namespace espalier
