#include <string>

#include <fmt/format.h>

#include "class_count.hpp"
#include "cli/stopwatch.hpp"
#include "names.hpp"
#include "nqueens/answer.hpp"
#include "one_solution.hpp"
#include "searches.hpp"
#include "spaces.hpp"

namespace nqueens {
namespace {

/// All that tells one search from another: what is saved of one must not be gone on with in
/// another. The number is of the tree: the choices of halves have had another order.
std::string problem_of(const request& wanted) {
    return fmt::format("nqueens {}{} {}, {}{}{}", wanted.n,
                       wanted.fundamental ? " fundamental" : "",
                       wanted.unique ? "unique" : name_of(wanted.goal), name_of(wanted.method),
                       wanted.method == method::halves ? " 2" : "", identity_of(wanted.form));
}

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
    const bool by_burnside = counts_by_burnside(wanted);
    request searched = wanted;
    if (by_burnside) {
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
    if (by_burnside) to_classes(found, wanted, told.limits);
    found.elapsed = watch.read();
    return found;
}

} // namespace nqueens
