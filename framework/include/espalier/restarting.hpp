/// A search begun again and again, each time otherwise: a driver, not a space.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <type_traits>
#include <utility>

#include <espalier/adaptors/shuffled.hpp>
#include <espalier/iterative_deepening.hpp>
#include <espalier/limits.hpp>
#include <espalier/solve.hpp>
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

/// How often to begin anew.
struct restart_options {
    std::uint64_t unit = 256;                 ///< nodes of a try, times `luby` of its number
    std::uint64_t tries = options::unlimited; ///< after so many, one try without that limit
};

/// How a search with restarts ended.
template <class Value>
struct restarted {
    Value value;                     ///< a solution, if one was found
    espalier::status status;         ///< *exhausted*: one try walked the whole tree
    std::uint64_t tries;             ///< that were ended, of all sittings
    espalier::statistics statistics; ///< of all tries of this sitting
};

/// What a source of tries must offer: a space for try number n. It may have `watcher()`, a visitor
/// that learns from the walk, `failed()`, called after a try that found nothing, and `save(out)`
/// and `load(in)` for what it learnt.
template <class Source>
concept RestartSource = requires(Source& source) {
    { source.space(std::uint64_t{}) } -> StateSpace;
};

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

/// Looks for one solution by tries of limited length, each on another order of the same tree: where
/// a wrong choice near the root costs ages, another order may not make it (Gomes, Selman & Kautz
/// 1998). What is wanted is *a* solution, so it is for `first`; a count needs no luck.
///
///     espalier::restarting search(espalier::reshuffled(space, seed), {.unit = 1000});
///     if (auto found = search.go({.time_limit = 60s}); found.value) print(*found.value);
///
/// The lengths grow without end, so the search ends even where there is no solution. Each try is
/// walked by one thread, and the next one knows what it taught: the answer and every count are the
/// same for any number of threads. The last of `tries` is walked by all of them.
template <RestartSource Source>
class restarting {
    using space_type = decltype(std::declval<Source&>().space(0));

  public:
    using value_type = std::optional<solution_t<space_type>>;

    explicit restarting(Source source, const restart_options& how = {})
        : source_(std::move(source)), how_(how) {}

    /// Goes on until there is an answer or a limit is reached. A try that a limit of this call cut
    /// short is begun again by the next call.
    restarted<value_type> go(const options& limits = {}) {
        const detail::allowance allowed(limits);
        statistics all;
        for (;; ++tries_) {
            options rest = allowed.left(all);
            const bool last = tries_ >= how_.tries;
            const std::uint64_t length = last ? options::unlimited : how_.unit * luby(tries_ + 1);
            const bool cut_short = rest.node_limit < length;
            rest.node_limit = std::min(rest.node_limit, length);
            if (!last) rest.threads = 1;
            auto tried = attempt(rest, last);
            all += tried.statistics;
            if (tried.status != status::node_limit || cut_short || last)
                return {std::move(tried.value), tried.status, tries_, all};
            if constexpr (requires { source_.failed(); }) source_.failed();
        }
    }

    /// How many tries were ended without an answer.
    std::uint64_t tries() const { return tries_; }
    const Source& source() const { return source_; } ///< with what it learnt

    /// Writes down, on one line, where the search is between two tries: their number, and what the
    /// source has learnt.
    void save(std::ostream& out) const {
        out << "restarts " << tries_;
        if constexpr (requires { source_.save(out); }) {
            out << ' ';
            source_.save(out);
        }
        out << '\n';
    }
    /// Goes on from there. False, and unchanged, if the text does not fit.
    bool load(std::istream& in) {
        std::string word;
        std::uint64_t tries = 0;
        if (!(in >> word >> tries) || word != "restarts") return false;
        if constexpr (requires { source_.load(in); })
            if (!source_.load(in)) return false;
        tries_ = tries;
        return true;
    }

  private:
    auto attempt(const options& limits, bool last) {
        space_type space = source_.space(tries_);
        if constexpr (requires { source_.watcher(); })
            if (!last)
                return solve(space, first_solution<space_type>{}, limits,
                             whole_tree<choice_t<space_type>>(), source_.watcher());
        return first(space, limits);
    }

    Source source_;
    restart_options how_;
    std::uint64_t tries_ = 0;
};

} // namespace espalier
