#include "cli/module_options.hpp"

#include <utility>

#include "cli/usage_error.hpp"

namespace cli {
namespace {

option goal_row(module_goal goal, bool is_default) {
    option row{.name = name_of(goal), .group = "Goals"};
    switch (goal) {
    case module_goal::count:
        row.letter = 'c';
        row.description = "print how many solutions there are";
        break;
    case module_goal::first:
        row.letter = 'f';
        row.description = "print the first solution";
        break;
    case module_goal::all:
        row.letter = 'a';
        row.description = "print every solution as soon as it is found";
        break;
    case module_goal::unique:
        row.letter = 'u';
        row.description = "say whether there is one solution and no other";
        break;
    case module_goal::best:
        row.letter = 'b';
        row.description = "print the best value, and a solution that has it";
        break;
    }
    if (is_default) row.description += "; this is the default";
    return row;
}

std::vector<option> further_rows() {
    return {{.name = "at",
             .argument = "CHOICES",
             .group = "To look at the search",
             .description = "take these choices, with commas between, and say what each hook "
                            "answers on the way; without any (--at=,) it lists the first ones"},
            solutions_file_row()};
}

module_goal read_goal(const parsed_options& given, const std::vector<module_goal>& goals) {
    std::optional<module_goal> chosen;
    for (const module_goal each : goals) {
        if (!given.has(name_of(each))) continue;
        if (chosen) given.refuse_both(name_of(*chosen), {name_of(each)});
        chosen = each;
    }
    return chosen.value_or(goals.front());
}

/// What was printed cannot be taken back, so a listing that is saved needs a file.
void check_listing(const module_options& wanted) {
    const bool saved = wanted.sitting.saves() || wanted.sitting.resume;
    if (saved && !wanted.output_file)
        throw usage_error("--checkpoint, --resume: what was printed cannot be taken back, so "
                          "solutions must go to a file",
                          "add --output FILE, to go on the same file as before");
    if (saved && wanted.output.json)
        throw usage_error("--json: a document that was begun cannot be gone on with",
                          "leave out --json, --checkpoint and --resume, or list as text");
    if (!wanted.sitting.merge.empty())
        throw usage_error("--merge: lists are not added up",
                          "put the files of the shards together with cat");
}

void check_goal(const module_options& wanted) {
    const bool lists = wanted.goal == module_goal::first || wanted.goal == module_goal::all;
    if (lists)
        check_listing(wanted);
    else if (wanted.output_file)
        throw usage_error("--output: there are no solutions to write", "add --all or --first");
    if (wanted.goal == module_goal::unique && wanted.limits.max_solutions)
        throw usage_error("--unique: not together with --max-solutions",
                          "leave out one of the two");
    if (wanted.goal == module_goal::unique && wanted.sitting.in_parts())
        throw usage_error("--unique: a second solution may lie in another part",
                          "use --count with parts of a search");
}

} // namespace

std::string name_of(module_goal goal) {
    switch (goal) {
    case module_goal::count:
        return "count";
    case module_goal::first:
        return "first";
    case module_goal::all:
        return "all";
    case module_goal::unique:
        return "unique";
    case module_goal::best:
        return "best";
    }
    return "unknown";
}

void add_module_rows(option_table& to, const std::vector<module_goal>& goals) {
    for (const module_goal each : goals)
        to.option(goal_row(each, each == goals.front()));
    to.options(limits_rows())
        .options(sitting_rows())
        .options(trace_rows())
        .options(further_rows())
        .options(output_rows());
}

module_options read_module_options(const parsed_options& given,
                                   const std::vector<module_goal>& goals) {
    module_options wanted{.goal = read_goal(given, goals),
                          .limits = read_limits(given),
                          .sitting = read_sitting(given),
                          .trace = read_trace(given),
                          .output = read_output(given),
                          .at = given.value("at"),
                          .output_file = given.value("output")};
    given.refuse_both("trace", {"output"});
    check_goal(wanted);
    return wanted;
}

} // namespace cli
