#include "cli/limits_options.hpp"

#include <limits>

namespace cli {

std::vector<option> limits_rows() {
    const std::string group = "Limits";
    return {
        {.name = "node-limit",
         .argument = "N",
         .default_text = "none",
         .group = group,
         .description = "stop after N nodes of the tree"},
        {.name = "max-solutions",
         .argument = "N",
         .default_text = "none",
         .group = group,
         .description = "stop after N solutions"},
        {.name = "time-limit",
         .argument = "TIME",
         .default_text = "none",
         .group = group,
         .description = "stop after TIME of wall clock: 500ms, 30s, 2m, 1.5h, or seconds"},
    };
}

limits_options read_limits(const parsed_options& given) {
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    const limits_options limits{
        .node_limit = given.integer<std::uint64_t>("node-limit", 1, most),
        .max_solutions = given.integer<std::uint64_t>("max-solutions", 1, most),
        .time_limit = given.duration("time-limit"),
    };
    if (limits.time_limit == std::chrono::nanoseconds::zero()) {
        throw usage_error("--time-limit: the time is zero",
                          "write a time above zero, or leave the option out for no limit");
    }
    return limits;
}

espalier::options engine_options(const limits_options& given, const std::stop_token& stop) {
    espalier::options options{.stop = stop};
    if (given.node_limit) options.node_limit = *given.node_limit;
    if (given.max_solutions) options.max_solutions = *given.max_solutions;
    if (given.time_limit) options.time_limit = *given.time_limit;
    return options;
}

} // namespace cli
