#include "cli/sitting_options.hpp"

#include <string_view>

#include "cli/numbers.hpp"
#include "cli/usage_error.hpp"

namespace cli {

namespace {

constexpr std::uint64_t most_shards = 1'000'000;
constexpr unsigned most_threads = 1024;

progress_mode mode_of(const std::string& word) {
    if (word == "plain") return progress_mode::plain;
    if (word == "never") return progress_mode::never;
    return progress_mode::automatic;
}

} // namespace

std::vector<option> sitting_rows() {
    const std::string group = "Long searches";
    return {
        {.name = "threads",
         .letter = 'j',
         .argument = "N",
         .default_text = "all processors this process may use",
         .group = group,
         .description = "walk with N threads; 0 is the default too, and with --node-limit "
                        "then means one"},
        {.name = "checkpoint",
         .argument = "FILE",
         .group = group,
         .description = "save the search in FILE, at the end too, so that it can be gone on with"},
        {.name = "checkpoint-every",
         .argument = "TIME",
         .default_text = "60s",
         .group = group,
         .description = "how often to save it"},
        {.name = "resume",
         .argument = "FILE",
         .group = group,
         .description = "go on with the search that was saved in FILE, with any number of threads"},
        {.name = "shard",
         .argument = "I/K",
         .group = group,
         .description = "search only the I-th of K disjoint parts of about equal size"},
        {.name = "merge",
         .argument = "FILE",
         .repeatable = true,
         .group = group,
         .description = "add up the saved searches of all shards, one --merge each; says which "
                        "part is missing or there twice"},
        {.name = "progress",
         .argument = "HOW",
         .implied = "auto",
         .choices = {"auto", "plain", "never"},
         .default_text = "auto",
         .group = group,
         .description = "share done, speed and time to go on stderr: auto on a terminal, plain a "
                        "line each 10 s"},
        {.name = "estimate",
         .group = group,
         .description = "estimate the size of the search and its time from random probes, and end"},
    };
}

shard_number parse_shard(std::string_view text) {
    const std::size_t slash = text.find('/');
    const std::string remedy = "write the number of the part and how many there are, as 3/8";
    if (slash == std::string_view::npos)
        throw usage_error("--shard: '" + std::string(text) + "' is not of the form I/K", remedy);
    const auto of = demand(parse_int<std::uint64_t>(text.substr(slash + 1), 1, most_shards),
                           "--shard: the number of parts");
    const auto number = demand(parse_int<std::uint64_t>(text.substr(0, slash), 1, of),
                               "--shard: the number of the part");
    return {.number = number, .of = of};
}

sitting_options read_sitting(const parsed_options& given) {
    sitting_options how;
    how.threads = given.integer<unsigned>("threads", 0, most_threads).value_or(0);
    how.checkpoint = given.value("checkpoint");
    how.resume = given.value("resume");
    how.merge = given.values("merge");
    how.checkpoint_every = given.duration("checkpoint-every").value_or(how.checkpoint_every);
    how.estimate = given.has("estimate");
    if (const auto shard = given.value("shard")) how.shard = parse_shard(*shard);
    if (const auto progress = given.value("progress")) how.progress = mode_of(*progress);
    if (given.has("checkpoint-every") && !how.checkpoint)
        throw usage_error("--checkpoint-every without --checkpoint",
                          "name the file with --checkpoint FILE");
    if (how.checkpoint_every <= std::chrono::nanoseconds::zero())
        throw usage_error("--checkpoint-every: the time is zero", "write a time above zero");
    for (const auto* file : {&how.checkpoint, &how.resume})
        if (*file && (file->value().empty() || file->value() == "-"))
            throw usage_error("a saved search needs a file with a name",
                              "write a name after --checkpoint or --resume");
    for (const char* const searching :
         {"resume", "checkpoint", "shard", "estimate", "node-limit", "time-limit", "max-solutions"})
        if (!how.merge.empty() && given.has(searching))
            throw usage_error("--merge only adds up; it does not search",
                              "leave out " + given.spelled(searching));
    return how;
}

} // namespace cli
