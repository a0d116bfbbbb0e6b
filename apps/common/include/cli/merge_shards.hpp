/// The saved searches of shards, added up.
#pragma once

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <espalier/checkpoint_file.hpp>
#include <espalier/espalier.hpp>

#include "cli/saved_problem.hpp"
#include "cli/sitting.hpp"
#include "cli/sitting_options.hpp"
#include "cli/usage_error.hpp"

namespace cli {

namespace detail {

/// Of shards named ", shard I/K": those of 1 to K that are not there.
inline std::string missing_shards(const std::vector<std::string>& there) {
    std::string missing;
    for (const std::string& one : there) {
        const std::size_t slash = one.find('/');
        if (slash == std::string::npos) continue;
        const shard_number last = parse_shard(one.substr(slash + 1) + one.substr(slash));
        for (std::uint64_t i = 1; i <= last.of; ++i) {
            const std::string name = ", shard " + std::to_string(i) + "/" + std::to_string(last.of);
            if (std::find(there.begin(), there.end(), name) == there.end())
                missing += (missing.empty() ? " shard " : ", ") + name.substr(8);
        }
        break;
    }
    return missing;
}

/// The text of a saved search, which must be of this problem or a shard of it.
struct saved_shard {
    std::string text;
    std::string problem;
};
inline saved_shard read_shard(const std::string& file, const std::string& problem) {
    return telling(file, [&] {
        saved_shard saved{.text = espalier::read_file(file), .problem = {}};
        saved.problem = espalier::detail::open_checkpoint(saved.text).problem;
        if (!is_of_problem(saved.problem, problem))
            throw usage_error(file + ": it is of another search: '" + saved.problem + "', not '" +
                                  problem + "'",
                              "give the same arguments as when the shards were searched; shards of "
                              "one search are to be begun by the same version with the same "
                              "options, but for limits and threads");
        return saved;
    });
}

} // namespace detail

/// Adds up the saved searches of shards: `add(value, more)` the values, in the order of the files.
/// A part that is missing, not done or there twice is an error that names the shards.
template <class Space, class G, class Add>
auto merge_shards(Space& space, const G& goal, const sitting& told, Add add) {
    std::optional<decltype(std::move(espalier::run<Space, G>(space, goal)).result())> sum;
    std::vector<std::string> shards;
    for (const std::string& file : told.how.merge) {
        const auto [text, problem] = detail::read_shard(file, told.problem);
        shards.push_back(problem.substr(told.problem.size()));
        espalier::run<Space, G> part(space, goal);
        std::istringstream in(text);
        detail::telling(file, [&] { return espalier::load_checkpoint(part, in, problem); });
        if (!part.parts().empty())
            throw usage_error(file + ": that search is not done",
                              "go on with it by --resume " + file + " --checkpoint " + file);
        auto found = std::move(part).result();
        if (!sum) {
            sum.emplace(std::move(found));
            continue;
        }
        try {
            sum->closed.close(found.closed);
        } catch (const espalier::closed_twice&) {
            throw usage_error(file + ": what it holds is in another file too (" + problem + ")",
                              "give each shard once, all of one number of shards and begun by the "
                              "same version");
        }
        add(sum->value, std::move(found.value));
        sum->statistics += found.statistics;
    }
    if (!sum->closed.complete())
        throw usage_error("a part of the search is missing:" + detail::missing_shards(shards),
                          "give the file of every shard, from 1/K to K/K");
    sum->status = espalier::status::exhausted;
    return *std::move(sum);
}

/// Searches, or adds up the shards if that is what is asked for. `tree`: see `sit`.
template <class Space, class G, class Add>
auto sit_or_merge(Space& space, G goal, const sitting& told, Add add, const Space* tree = nullptr) {
    if (!told.how.merge.empty()) return merge_shards(space, goal, told, add);
    return sit(space, std::move(goal), told, tree);
}

} // namespace cli
