#include "boggle_app/request.hpp"

#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>

#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"

namespace boggle_app {
namespace {

constexpr std::size_t longest_minimum = 1'000'000;
constexpr unsigned most_threads = 1024;

void refuse_both(const cli::parsed_options& given, std::string_view one,
                 std::initializer_list<std::string_view> others) {
    if (!given.has(one)) return;
    for (const std::string_view other : others)
        if (given.has(other))
            throw cli::usage_error(given.spelled(one) + ": not together with " +
                                       given.spelled(other),
                                   "leave one of them out");
}

void refuse_contradictions(const cli::parsed_options& given) {
    refuse_both(given, "query", {"ask"});
    refuse_both(given, "count", {"score"});
    refuse_both(given, "show", {"json", "count", "score"});
    refuse_both(given, "score", {"paths"});
    if (given.has("count") && given.value("paths") == "first")
        throw cli::usage_error("--count: not together with --paths",
                               "write --paths=all to count all paths, or leave --paths out");
    for (const std::string_view asking : {"query", "ask"})
        if (given.has(asking) && given.argument("WORDS"))
            throw cli::usage_error(given.spelled(asking) + ": not together with a list of words",
                                   "leave out WORDS, the second argument");
}

/// Throws where two inputs are the standard input.
void refuse_reading_twice(const request& wanted) {
    std::vector<cli::named_input> inputs{{"BOARD", wanted.board}};
    if (wanted.list) inputs.push_back({"WORDS", *wanted.list});
    if (wanted.ask) inputs.push_back({"--ask", *wanted.ask});
    cli::require_one_standard_input(inputs);
}

goal read_goal(const cli::parsed_options& given) {
    if (given.has("score")) return goal::score;
    return given.has("count") ? goal::count : goal::list;
}

paths read_paths(const cli::parsed_options& given) {
    const auto which = given.value("paths");
    if (which) return *which == "all" ? paths::all : paths::first;
    return paths::none;
}

rules read_rules(const cli::parsed_options& given) {
    const bool asks = given.has("query") || given.has("ask");
    return {
        .neighbours = given.value_or_default("neighbours") == "4" ? boggle::neighbourhood::four
                                                                  : boggle::neighbourhood::eight,
        .use = given.has("reuse") ? boggle::cell_use::again : boggle::cell_use::once,
        .lone_q_is_qu = given.has("qu"),
        .min_length =
            given.integer<std::size_t>("min-length", 1, longest_minimum).value_or(asks ? 1 : 3),
    };
}

} // namespace

request read_request(const cli::parsed_options& given) {
    refuse_contradictions(given);
    request wanted{.board = *given.argument("BOARD"),
                   .list = given.argument("WORDS"),
                   .query = given.value("query"),
                   .ask = given.value("ask"),
                   .rules = read_rules(given),
                   .goal = read_goal(given),
                   .paths = read_paths(given),
                   .show = given.has("show"),
                   .threads = given.integer<unsigned>("threads", 0, most_threads).value_or(0),
                   .trace = given.value("trace"),
                   .limits = cli::read_limits(given),
                   .output = cli::read_output(given)};
    wanted.trace_nodes =
        given.integer<std::size_t>("trace-nodes", 1, 1'000'000).value_or(wanted.trace_nodes);
    if (wanted.trace && given.has("threads") && wanted.threads != 1)
        throw cli::usage_error("--trace: two walks at once cannot be drawn", "use --threads=1");
    refuse_reading_twice(wanted);
    return wanted;
}

} // namespace boggle_app
