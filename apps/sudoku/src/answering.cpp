#include "answering.hpp"

#include <algorithm>

#include <espalier/solve.hpp>
#include <sudoku/conflict.hpp>
#include <sudoku/grid.hpp>
#include <sudoku/render.hpp>

namespace sudoku_app {

using cli::exit_code;
using cli::module_goal;

answering::answering(const request& wanted, const std::stop_token& stop)
    : goal_(wanted.search.goal), limits_{.stop = stop} {
    const cli::limits_options& given = wanted.search.limits;
    if (given.node_limit) limits_.node_limit = *given.node_limit;
    if (given.max_solutions) limits_.max_solutions = *given.max_solutions;
    if (goal_ == module_goal::unique) limits_.max_solutions = 2;
    if (given.time_limit) end_ = clock::now() + *given.time_limit;
}

answer answering::to(const sudoku::puzzle& given,
                     const std::shared_ptr<const sudoku::layout>& board) const {
    if (const auto found = sudoku::find_conflict(given))
        return {"conflict: " + conflict_text(*found, given.shape), exit_code::nothing};
    return searched(given, board);
}

/// One walk for all goals; of a count the solutions are not kept.
answer answering::searched(const sudoku::puzzle& given,
                           const std::shared_ptr<const sudoku::layout>& board) const {
    const auto begun = clock::now();
    espalier::options limits = limits_;
    if (end_) limits.time_limit = std::max(clock::duration(1), *end_ - clock::now());
    std::string solution;
    const auto found = espalier::for_each(
        sudoku::grid(given, board),
        [&](const sudoku::symbols& cells) {
            if (goal_ != module_goal::first) return true;
            solution = sudoku::line_text(cells);
            return false;
        },
        limits);
    const cli::module_answer made{
        .solutions = found.value,
        .status = found.status,
        .statistics = found.statistics,
        .effort = found.effort,
        .elapsed = {
            .wall = std::chrono::duration_cast<std::chrono::microseconds>(clock::now() - begun)}};
    const exit_code code = status_of(goal_, made);
    if (goal_ == module_goal::unique) return {cli::uniqueness(made), code, made};
    if (goal_ == module_goal::count)
        return {(is_complete(goal_, made) ? "" : "at least ") + to_string(found.value), code, made};
    if (code == exit_code::stopped) return {"not known", code, made};
    return {code == exit_code::nothing ? "no solution" : solution, code, made};
}

} // namespace sudoku_app
