/// A whole program around a space of one's own: the options of nqueens and boggle, and their
/// manners.
///
///     namespace {
///
///     const std::vector<cli::module_goal> goals{cli::module_goal::count, cli::module_goal::all};
///
///     cli::program describe() {
///         cli::program program{.name = "subsets", .summary = "Counts subsets of a sum.", …};
///         program.options.argument({.name = "SUM", .description = "the sum, 0 to 99"});
///         cli::add_module_rows(program.options, goals); // the first goal is the default
///         return program;
///     }
///
///     cli::outcome solve(const cli::parsed_options& given, const cli::streams& io) {
///         const auto wanted = cli::read_module_options(given, goals);
///         const int sum = cli::demand(cli::parse_int<int>(*given.argument("SUM"), 0, 99), "SUM");
///         return cli::search_module(
///             subsets(sum), wanted,
///             {.program = "subsets",
///              .problem = "subsets of " + std::to_string(sum),
///              .text = [](std::ostream& out, const auto& set) { out << set << '\n'; }},
///             io);
///     }
///
///     } // namespace
///
///     int run(std::span<const std::string> words, const cli::streams& io) {
///         return cli::run_program(describe(), words, io.out, io.err,
///                                 [&](const auto& given) { return solve(given, io); });
///     }
///
///     int main(int count, char** words) {
///         return run(cli::words_of(count, words), {std::cin, std::cout, std::cerr});
///     }
///
/// Solutions can be saved in checkpoints if they have a `text_form`, as numbers, strings and
/// vectors have. The goal *best* is there for spaces with an `objective()`.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>

#include <espalier/graph/choice_label.hpp>
#include <espalier/graph/trace.hpp>

#include "cli/estimate_text.hpp"
#include "cli/look_along.hpp"
#include "cli/merge_shards.hpp"
#include "cli/module_options.hpp"
#include "cli/module_report.hpp"
#include "cli/program.hpp"
#include "cli/progress_line.hpp"
#include "cli/signals.hpp"
#include "cli/sitting.hpp"
#include "cli/stopwatch.hpp"
#include "cli/streams.hpp"

namespace cli {

/// How a program shows its space.
template <espalier::StateSpace Space>
struct presentation {
    using choice = espalier::choice_t<Space>;
    using solution = std::decay_t<espalier::solution_t<Space>>;

    std::string program = {}; ///< its name, for remarks
    /// What is searched, in all that matters: what is saved of one problem is not gone on with in
    /// another. `digest` shortens a long one.
    std::string problem = {};
    /// Writes a solution, with the ends of its lines.
    std::function<void(std::ostream&, const solution&)> text = {};
    /// The solution as a value of JSON; its text as a string if empty.
    std::function<void(nlohmann::ordered_json&, const solution&)> json = {};
    /// What else the document says of the problem.
    std::function<void(nlohmann::ordered_json&)> about = {};
    /// A word for a choice, without blanks and commas: for --at and --trace. May be empty if
    /// `espalier::choice_label` has one.
    std::function<std::string(const choice&)> label = {};
};

namespace detail {

/// The text of a solution, as JSON has it if the presentation says nothing else.
void text_as_json(nlohmann::ordered_json& to, const std::function<void(std::ostream&)>& text);

template <class Result>
module_answer answer_of(const Result& found) {
    module_answer made{
        .status = found.status, .statistics = found.statistics, .effort = found.effort};
    if constexpr (requires { made.solutions = found.value; }) made.solutions = found.value;
    return made;
}

/// One search for the goal that is wanted.
template <espalier::StateSpace Space>
class module_search {
  public:
    using solution = typename presentation<Space>::solution;
    using better = typename espalier::better_of<Space>::type;

    module_search(Space& space, const module_options& wanted, const presentation<Space>& shown,
                  module_report& report, const std::stop_token& stop)
        : space_(space), wanted_(wanted), shown_(shown), report_(report),
          limits_(engine_options(wanted.limits, stop)) {
        if (wanted.goal == module_goal::unique) limits_.max_solutions = 2;
    }

    module_answer drawn(std::ostream& out) {
        espalier::trace_options<espalier::choice_t<Space>> how{
            .max_nodes = wanted_.trace.nodes, .title = shown_.problem, .label = shown_.label};
        if constexpr (espalier::ObjectiveStateSpace<Space>)
            if (wanted_.goal == module_goal::best)
                return best_of(espalier::trace(out, space_, espalier::best_solution<Space>{},
                                               limits_, std::move(how)));
        return answer_of(espalier::trace(out, space_, listing(), limits_, std::move(how)));
    }

    module_answer searched(progress_line& progress) {
        sitting told{.how = wanted_.sitting,
                     .limits = limits_,
                     .problem = shown_.problem + ", " + name_of(wanted_.goal),
                     .progress = progress};
        if (wanted_.output_file)
            told.output = [this](auto length) -> output_file& { return report_.open(length); };
        switch (wanted_.goal) {
        case module_goal::first:
        case module_goal::all:
            return answer_of(sit(space_, listing(), told));
        case module_goal::best:
            if constexpr (espalier::ObjectiveStateSpace<Space>) return best(told);
            [[fallthrough]];
        default:
            return answer_of(sit_or_merge(space_, espalier::counting<Space>{}, told,
                                          [](auto& sum, const auto& more) { sum += more; }));
        }
    }

  private:
    void hand_over(const solution& found) {
        const auto text = [&](std::ostream& to) { shown_.text(to, found); };
        report_.solution(text, [&](nlohmann::ordered_json& to) {
            if (shown_.json)
                shown_.json(to, found);
            else
                text_as_json(to, text);
        });
    }

    /// Hands the solutions over where they are wanted, and counts them.
    auto listing() {
        const bool goes_on = wanted_.goal != module_goal::first;
        const bool lists = !goes_on || wanted_.goal == module_goal::all;
        const auto each = [this, goes_on, lists](const solution& found) {
            if (lists) hand_over(found);
            return goes_on;
        };
        return espalier::calling<Space, decltype(each)>(each);
    }

    template <class Result>
    module_answer best_of(Result found) {
        module_answer made = answer_of(found);
        if (!found.value) return made;
        made.solutions = 1;
        std::ostringstream value;
        value << found.value->objective;
        made.best = value.str();
        report_.value(made, better{}(1, 0) ? "at least " : "at most ");
        hand_over(found.value->solution);
        return made;
    }

    module_answer best(const sitting& told) {
        const auto keep_better = [](auto& sum, auto&& more) {
            if (more && (!sum || better{}(more->objective, sum->objective)))
                sum = std::forward<decltype(more)>(more);
        };
        return best_of(sit_or_merge(space_, espalier::best_solution<Space>{}, told, keep_better));
    }

    Space& space_;
    const module_options& wanted_;
    const presentation<Space>& shown_;
    module_report& report_;
    espalier::options limits_;
};

} // namespace detail

/// Does with the space what the options ask for, prints it, and says how the program is to end.
/// Signals stop the search from here on, not the program: the input has been read by then.
template <espalier::StateSpace Space>
outcome search_module(Space space, const module_options& wanted, presentation<Space> shown,
                      const streams& io) {
    using choice = espalier::choice_t<Space>;
    if constexpr (requires(const choice& each) { espalier::choice_label(each); })
        if (!shown.label) shown.label = espalier::choice_label<choice>;
    if (wanted.at || wanted.sitting.estimate) {
        io.out << (wanted.at ? look_along(std::move(space), *wanted.at, shown.label)
                             : estimate_of(space));
        return exit_code::answered;
    }
    const stop_signals signals;
    const stopwatch watch;
    module_report report(wanted, io.out);
    detail::module_search<Space> search(space, wanted, shown, report, signals.token());
    module_answer found;
    if (!wanted.output_file) report.begin();
    if (wanted.trace.file) {
        picture_file picture(*wanted.trace.file);
        found = search.drawn(picture.stream());
        picture.finish();
    } else {
        progress_line progress(io.err, wanted.sitting.progress, wanted.output.quiet);
        found = search.searched(progress);
    }
    found.elapsed = watch.read();
    report.end(found, shown.about);
    if (wanted.output.stats && !wanted.output.json) io.err << statistics_text(found);
    if (!wanted.output.quiet) io.err << remark_on(shown.program, wanted.goal, found);
    return {status_of(wanted.goal, found), signals.number()};
}

} // namespace cli
