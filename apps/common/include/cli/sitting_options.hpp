/// The options by which a long search is spread over cores, sittings and machines.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"

namespace cli {

enum class progress_mode { automatic, plain, never };

/// One of so many disjoint parts of the search; of = 1: all of it.
struct shard_number {
    std::uint64_t number = 1;
    std::uint64_t of = 1;
};

struct sitting_options {
    unsigned threads = 0;                       ///< 0: all processors
    std::optional<std::string> checkpoint = {}; ///< file to save the search in
    std::chrono::nanoseconds checkpoint_every = std::chrono::seconds(60);
    std::optional<std::string> resume = {}; ///< file to go on from
    shard_number shard = {};
    std::vector<std::string> merge = {}; ///< checkpoints to add up
    progress_mode progress = progress_mode::automatic;
    bool estimate = false; ///< estimate the search instead

    bool saves() const { return checkpoint.has_value(); }
    /// Whether this is one of several sittings or shards, which must all walk one tree, whatever
    /// limits each of them has.
    bool in_parts() const { return saves() || resume || shard.of != 1 || !merge.empty(); }
};

/// -j/--threads, --checkpoint, --checkpoint-every, --resume, --shard, --merge, --progress,
/// --estimate, in the group "Long searches".
std::vector<option> sitting_rows();

/// usage_error for a value that is none, and for options that exclude each other.
sitting_options read_sitting(const parsed_options& given);

/// "I/K" with 1 <= I <= K <= a million; usage_error otherwise.
shard_number parse_shard(std::string_view text);

} // namespace cli
