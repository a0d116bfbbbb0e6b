#include "boggle_app/request.hpp"

#include <string>
#include <string_view>

#include "board_options.hpp"
#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"
#include "rule_options.hpp"

namespace boggle_app {
namespace {

void refuse_contradictions(const cli::parsed_options& given) {
    given.refuse_both("query", {"ask"});
    given.refuse_both("count", {"score"});
    given.refuse_both("show", {"json", "count", "score"});
    given.refuse_both("score", {"paths"});
    given.refuse_both("svg", {"count", "score"});
    if (given.value("svg") == "-") given.refuse_both("svg", {"json", "show"});
    given.refuse_both("sort", {"query", "ask", "count", "score"});
    given.refuse_both("boards",
                      {"roll", "query", "ask", "count", "score", "paths", "sort", "show", "at",
                       "trace", "checkpoint", "resume", "shard", "merge", "estimate"});
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
    std::vector<cli::named_input> inputs;
    if (wanted.boards) inputs.push_back({"--boards", *wanted.boards});
    if (wanted.board.is_file()) inputs.push_back({"BOARD", wanted.board.file});
    if (wanted.board.graph) inputs.push_back({"--graph", *wanted.board.graph});
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

/// A limit of nodes cuts at the same node, and the words that come first are found first, only if
/// one thread walks.
void walk_with_one_where_limits_count(request& wanted) {
    if (wanted.limits.node_limit || wanted.limits.max_solutions) wanted.sitting.threads = 1;
}

order read_order(const cli::parsed_options& given) {
    const std::string by = given.value_or_default("sort");
    if (by == "length") return order::length;
    return by == "score" ? order::score : order::alpha;
}

} // namespace

request read_request(const cli::parsed_options& written) {
    const cli::parsed_options given = with_board(written);
    refuse_contradictions(given);
    request wanted{.board = read_source(given),
                   .boards = given.value("boards"),
                   .only_board = only_rolls(given),
                   .list = given.argument("WORDS"),
                   .query = given.value("query"),
                   .ask = given.value("ask"),
                   .rules = read_rules(given),
                   .goal = read_goal(given),
                   .paths = read_paths(given),
                   .order = read_order(given),
                   .show = given.has("show"),
                   .svg = given.value("svg"),
                   .sitting = cli::read_sitting(given),
                   .trace = cli::read_trace(given),
                   .at = given.value("at"),
                   .limits = cli::read_limits(given),
                   .output = cli::read_output(given)};
    walk_with_one_where_limits_count(wanted);
    refuse_reading_twice(wanted);
    return wanted;
}

} // namespace boggle_app
