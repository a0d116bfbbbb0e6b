#include "one_solution.hpp"

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>

#include <fmt/format.h>

#include <queens/any_placement.hpp>
#include <queens/construction.hpp>
#include <queens/random_placement.hpp>

#include "refusals.hpp"

namespace nqueens {
namespace {

answer told(std::optional<queens::placement> found, espalier::status otherwise,
            const solution_handler& handle) {
    answer end;
    end.effort.workers = 1;
    end.status = found ? espalier::status::satisfied : otherwise;
    if (!found) return end;
    end.solutions = 1;
    end.statistics.solutions = 1;
    handle(*found);
    return end;
}

answer by_search(const request& wanted, const solution_handler& handle,
                 const std::stop_token& stop) {
    const espalier::options limits = cli::engine_options(wanted.limits, stop);
    auto found = wanted.form.is_plain() ? queens::any_placement(wanted.n, limits)
                                        : queens::any_placement(wanted.form.asked, limits);
    answer end = told(std::move(found.value), found.status, handle);
    end.statistics = found.statistics;
    return end;
}

answer by_construction(const request& wanted, const solution_handler& handle) {
    return told(queens::constructed_placement(wanted.n), espalier::status::exhausted, handle);
}

/// That there is none is known where the placement ends by itself without one.
answer by_clean_swaps(const request& wanted, const solution_handler& handle,
                      const std::stop_token& stop) {
    const auto begin = std::chrono::steady_clock::now();
    auto why = espalier::status::exhausted;
    const auto stopped = [&] {
        if (stop.stop_requested())
            why = espalier::status::stop_requested;
        else if (wanted.limits.time_limit &&
                 std::chrono::steady_clock::now() - begin > *wanted.limits.time_limit)
            why = espalier::status::time_limit;
        return why != espalier::status::exhausted;
    };
    queens::swap_statistics cost;
    auto found = queens::random_placement(wanted.n, wanted.seed.value, stopped, &cost);
    answer end = told(std::move(found), why, handle);
    end.swaps = cost;
    return end;
}

} // namespace

std::vector<cli::option> one_solution_rows() {
    const std::string group = "Goals";
    return {
        {.name = "first",
         .letter = 'f',
         .group = group,
         .description = "print the first solution, in the order of its columns"},
        {.name = "any",
         .group = group,
         .description = "print a solution, whichever is found soonest: by a complete search, most "
                        "constrained row first, to N = 1000, by construction (Pauls 1874) to N = "
                        "10000000; of other pieces and on other boards by a complete search with "
                        "restarts"},
        {.name = "random",
         .group = group,
         .description = "print a solution at random, to N = 10000000; with placed queens, other "
                        "pieces or another board by a complete search in random order; not every "
                        "one is equally likely"},
        {.name = "seed",
         .argument = "S",
         .default_text = "drawn, and said on stderr",
         .group = group,
         .description = "with --random: the same S gives the same solution on every machine; a "
                        "whole number from 0 to 2^64 - 1"},
    };
}

void check_one_solution(const cli::parsed_options& given) {
    refuse_both(given, "first", {"any", "random", "all"});
    for (const std::string_view one : {"any", "random"})
        refuse_both(given, one,
                    {"all", "most", "fundamental", "method", "max-solutions", "checkpoint",
                     "resume", "shard", "merge", "estimate", "trace", "at"});
    refuse_both(given, "random", {"any"});
    if (given.has("seed") && !given.has("random"))
        throw cli::usage_error("--seed: nothing is drawn", "add --random");
}

seed_choice read_seed(const cli::parsed_options& given) {
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    if (const auto seed = given.integer<std::uint64_t>("seed", 0, most)) return {.value = *seed};
    if (!given.has("random")) return {};
    return {.value = std::random_device{}(), .is_drawn = true};
}

answer one_solution(const request& wanted, const solution_handler& handle,
                    const std::stop_token& stop) {
    if (wanted.method == method::clean_swaps) return by_clean_swaps(wanted, handle, stop);
    if (wanted.method == method::construction) return by_construction(wanted, handle);
    if (wanted.method == method::restarts) {
        espalier::options limits = cli::engine_options(wanted.limits, stop);
        limits.threads = wanted.sitting.threads;
        return restarted(wanted, handle, limits);
    }
    return by_search(wanted, handle, stop);
}

std::string announcement(const request& wanted) {
    if (!wanted.seed.is_drawn) return {};
    if (!wanted.form.is_plain())
        return fmt::format("nqueens: the same solution again: --seed={}\n", wanted.seed.value);
    return fmt::format("nqueens: the same solution again: --random --seed={} {}\n",
                       wanted.seed.value, wanted.n);
}

} // namespace nqueens
