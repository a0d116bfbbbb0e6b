#include "many.hpp"

#include <algorithm>
#include <chrono>
#include <istream>
#include <memory>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include <espalier/espalier.hpp>
#include <sudoku/conflict.hpp>
#include <sudoku/grid.hpp>
#include <sudoku/render.hpp>

#include "cli/module_report.hpp"
#include "cli/output_check.hpp"
#include "cli/signals.hpp"
#include "cli/usage_error.hpp"

namespace sudoku_app {
namespace {

using cli::exit_code;
using cli::module_goal;
using clock = std::chrono::steady_clock;

struct verdict {
    std::string text;
    exit_code code;
};

void refuse_what_is_for_one(const request& wanted) {
    const cli::module_options& search = wanted.search;
    if (search.goal != module_goal::all && !search.sitting.in_parts() && !search.sitting.estimate &&
        !search.at && !search.trace.file && !search.output_file && !wanted.grid.value_or(false))
        return;
    throw cli::usage_error("there are several puzzles in the file, and an option that is for one",
                           "of a list ask for --first, --unique or --count, or give one puzzle");
}

class answering {
  public:
    answering(const request& wanted, const std::stop_token& stop)
        : goal_(wanted.search.goal), limits_{.stop = stop} {
        const cli::limits_options& given = wanted.search.limits;
        if (given.node_limit) limits_.node_limit = *given.node_limit;
        if (given.max_solutions) limits_.max_solutions = *given.max_solutions;
        if (goal_ == module_goal::unique) limits_.max_solutions = 2;
        if (given.time_limit) end_ = clock::now() + *given.time_limit;
    }

    verdict answer(const sudoku::puzzle& given) {
        if (const auto found = sudoku::find_conflict(given))
            return {"conflict: " + conflict_text(*found, given.shape), exit_code::nothing};
        if (!board_ || board_->shape() != given.shape)
            board_ = std::make_shared<const sudoku::layout>(given.shape);
        sudoku::grid space(given, board_);
        if (end_) limits_.time_limit = std::max(clock::duration(1), *end_ - clock::now());
        return searched(space);
    }

  private:
    /// One walk for all goals; of a count the solutions are not kept.
    verdict searched(sudoku::grid& space) const {
        std::string solution;
        const auto found = espalier::for_each(
            space,
            [&](const sudoku::symbols& cells) {
                if (goal_ != module_goal::first) return true;
                solution = sudoku::line_text(cells);
                return false;
            },
            limits_);
        const cli::module_answer made{.solutions = found.value, .status = found.status};
        const exit_code code = status_of(goal_, made);
        if (goal_ == module_goal::unique) return {cli::uniqueness(made), code};
        if (goal_ == module_goal::count)
            return {(is_complete(goal_, made) ? "" : "at least ") + to_string(found.value), code};
        if (code == exit_code::stopped) return {"not known", code};
        return {code == exit_code::nothing ? "no solution" : solution, code};
    }

    module_goal goal_;
    espalier::options limits_;
    std::optional<clock::time_point> end_;
    std::shared_ptr<const sudoku::layout> board_;
};

/// Lines, or the elements of one JSON array.
class list_of_answers {
  public:
    list_of_answers(const request& wanted, const cli::streams& io)
        : json_(wanted.search.output.json), io_(io) {}

    /// What has been answered is shown before the input is waited for.
    void add(const sudoku::written_puzzle& given, const verdict& found) {
        if (json_) {
            const nlohmann::ordered_json one = {{"line", given.lines.front().number},
                                                {"answer", found.text}};
            io_.out << (std::exchange(any_, true) ? ",\n  " : "[\n  ") << one.dump();
        } else {
            io_.out << found.text << '\n';
        }
        if (io_.in.rdbuf()->in_avail() <= 0) cli::require_written(io_.out);
    }
    void end() {
        if (json_) io_.out << "\n]\n";
        cli::require_written(io_.out);
    }

  private:
    bool json_;
    bool any_ = false;
    const cli::streams& io_;
};

} // namespace

/// The exit status is the worst of all: stopped before without a solution before answered.
cli::outcome solve_many(const request& wanted, sudoku::puzzle_reader& list,
                        sudoku::written_puzzle first, sudoku::written_puzzle second,
                        const cli::streams& io) {
    refuse_what_is_for_one(wanted);
    const cli::stop_signals signals;
    const std::stop_token stop = signals.token();
    answering each(wanted, stop);
    list_of_answers answers(wanted, io);
    exit_code worst = exit_code::answered;
    const auto take = [&](const sudoku::written_puzzle& given) {
        const verdict found = each.answer(given.puzzle);
        answers.add(given, found);
        worst = std::max(worst, found.code);
    };
    take(first);
    take(second);
    while (!stop.stop_requested()) {
        const auto next = list.next();
        if (!next) break;
        take(*next);
    }
    answers.end();
    if (stop.stop_requested()) worst = exit_code::stopped;
    return {worst, signals.number()};
}

} // namespace sudoku_app
