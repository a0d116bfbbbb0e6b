#include "class_count.hpp"
#include "cli/stopwatch.hpp"
#include "nqueens/answer.hpp"
#include "one_solution.hpp"
#include "searches.hpp"
#include "spaces.hpp"
#include "tree.hpp"

namespace nqueens {
namespace {

answer search_by_goal(const request& wanted, const solution_handler& handle,
                      const cli::sitting& told) {
    if (wanted.is_most()) return found_most(wanted, handle, told);
    if (counts_at_once(wanted)) return counted_at_once(wanted, told);
    if (wanted.goal == goal::count && !wanted.unique)
        return counts_without_placements(wanted) ? counted_without_placements(wanted, told)
                                                 : counted_by_walk(wanted, told);
    const solution_handler nothing = [](const solution&) {};
    return listed(wanted, wanted.unique ? nothing : handle, told);
}

} // namespace

answer search(const request& wanted, const solution_handler& handle, const file_opener& open,
              cli::progress_line& progress, const std::stop_token& stop) {
    const cli::stopwatch watch;
    if (is_one_at_large(wanted.goal)) {
        if (wanted.output_file) open({});
        answer found = one_solution(wanted, handle, stop);
        found.elapsed = watch.read();
        return found;
    }
    request searched = wanted;
    if (wanted.from_all) {
        searched.fundamental = false;
        searched.classes = {};
    }
    espalier::options limits = cli::engine_options(wanted.limits, stop);
    if (wanted.unique) limits.max_solutions = 2;
    const cli::sitting told{.how = wanted.sitting,
                            .limits = limits,
                            .problem = problem_of(wanted),
                            .progress = progress,
                            .output = wanted.output_file ? open : nullptr};
    answer found = search_by_goal(searched, handle, told);
    if (wanted.from_all) to_classes(found, wanted, told.limits);
    found.elapsed = watch.read();
    return found;
}

} // namespace nqueens
