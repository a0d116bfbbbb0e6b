/// One search of a program from its options: over cores, sittings and shards.
#pragma once

#include <algorithm>
#include <charconv>
#include <chrono>
#include <functional>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include <espalier/checkpoint_file.hpp>
#include <espalier/espalier.hpp>

#include "cli/output_file.hpp"
#include "cli/progress_line.hpp"
#include "cli/sitting_options.hpp"
#include "cli/usage_error.hpp"

namespace cli {

/// What a search is told besides what to look for.
struct sitting {
    const sitting_options& how;
    espalier::options limits; ///< of all sittings of this call together
    std::string problem;      ///< what is searched, in all that matters: size, words, rules
    progress_line& progress;
    /// The file that solutions go to, made when it is known how long it is to be; none if null.
    std::function<output_file&(std::optional<std::uint64_t> length)> output = nullptr;
};

namespace detail {

inline std::string shard_name(const std::string& problem, shard_number shard) {
    if (shard.of == 1) return problem;
    return problem + ", shard " + std::to_string(shard.number) + "/" + std::to_string(shard.of);
}

/// Errors of saved searches, as the user can mend them.
template <class Function>
auto telling(const std::string& file, Function f) {
    try {
        return f();
    } catch (const espalier::checkpoint_error& error) {
        throw usage_error(file + ": " + error.what(),
                          "name the file that the same search was saved in, or start anew without "
                          "--resume");
    } catch (const std::system_error& error) {
        throw usage_error(error.what(), "name a file that can be read and written");
    }
}

inline std::optional<std::uint64_t> length_in(const std::string& note) {
    std::uint64_t length = 0;
    const auto read = std::from_chars(note.data(), note.data() + note.size(), length);
    if (note.empty() || read.ec != std::errc{}) return std::nullopt;
    return length;
}

/// usage_error if so many solutions are wanted of a search that has counted some below a node, or
/// many as one: nobody knows which they were.
template <class Search>
void require_single_solutions(const Search& search, const sitting& told) {
    if constexpr (std::is_same_v<typename Search::value_type, espalier::checked_count>)
        if (told.limits.max_solutions != espalier::options::unlimited &&
            search.goal_so_far().value() != search.statistics().solutions)
            throw usage_error("--max-solutions: " + *told.how.resume +
                                  " holds solutions that were counted many at a time",
                              "leave out --max-solutions, or start anew without --resume");
}

} // namespace detail

/// Searches in as many sittings as the checkpoints ask for, and returns the result.
///
/// The search is saved whenever it is time, and at the end; the output file is brought to the disk
/// before, so that the saved search and the file agree at every instant.
///
/// A sitting in which not one node was done, for it gave up in a long `count_below`, is followed by
/// one of twice the time, so that the search gets on however often it is to be saved.
///
/// @param tree  what shards are cut from, if not from the space itself: the same tree in a form
///              that can be cut anywhere
template <class Space, class G>
auto sit(Space& space, G goal, const sitting& told, const Space* tree = nullptr) {
    const sitting_options& how = told.how;
    const std::string problem = detail::shard_name(told.problem, how.shard);
    espalier::run<Space, G> search(
        space, std::move(goal),
        how.shard.of == 1
            ? espalier::whole_tree<espalier::choice_t<Space>>()
            : espalier::shard(tree != nullptr ? *tree : space, how.shard.number, how.shard.of));
    std::optional<std::uint64_t> length;
    if (how.resume)
        length = detail::length_in(detail::telling(*how.resume, [&] {
            return espalier::load_checkpoint_file(search, *how.resume, problem);
        }));
    if (how.resume) detail::require_single_solutions(search, told);
    output_file* const output = told.output ? &told.output(length) : nullptr;
    const auto save = [&] {
        if (!how.checkpoint) return;
        const std::string note = output ? std::to_string(output->sync()) : "";
        detail::telling(*how.checkpoint, [&] {
            espalier::save_checkpoint_file(search, *how.checkpoint, problem, note);
        });
    };

    const auto started = std::chrono::steady_clock::now();
    const auto show = [&](espalier::reading now) {
        now.elapsed = std::chrono::steady_clock::now() - started;
        told.progress.show(now);
        return true;
    };
    espalier::options limits = told.limits;
    // A limit of nodes cuts at the same node each time only if one thread walks.
    const bool one_walks = how.threads == 0 && limits.node_limit != espalier::options::unlimited;
    limits.threads = one_walks ? 1 : how.threads;
    if (told.progress.shows()) {
        told.progress.begin(search.where());
        if constexpr (espalier::CountingStateSpace<Space>) told.progress.leave_out_solutions();
        limits.reading_interval = cli::progress_line::shortest_interval;
        limits.on_reading = show;
    }
    std::chrono::nanoseconds every = how.checkpoint_every;
    for (;;) {
        const auto spent = std::chrono::steady_clock::now() - started;
        const auto left =
            told.limits.time_limit == espalier::options::no_time_limit
                ? espalier::options::no_time_limit
                : std::max(told.limits.time_limit - spent, std::chrono::nanoseconds(0));
        limits.time_limit = how.checkpoint ? std::min(left, every) : left;
        const espalier::statistics before = search.statistics();
        const auto ended = search.go(limits);
        const espalier::statistics after = search.statistics();
        if (limits.node_limit != espalier::options::unlimited)
            limits.node_limit -= std::min(limits.node_limit, after.promising - before.promising);
        if (after == before) every *= 2;
        save();
        show(search.where()); // a sitting may be shorter than the time between two readings
        if (ended != espalier::status::time_limit || left <= limits.time_limit) break;
    }
    told.progress.clear();
    return std::move(search).result();
}

} // namespace cli
