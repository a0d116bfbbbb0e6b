#include <string>
#include <utility>

#include <fmt/format.h>

#include "class_count.hpp"
#include "cli/merge_shards.hpp"
#include "cli/sitting.hpp"
#include "cli/stopwatch.hpp"
#include "engine_options.hpp"
#include "names.hpp"
#include "nqueens/answer.hpp"
#include "one_solution.hpp"
#include "spaces.hpp"

namespace nqueens {
namespace {

template <class Result>
answer answer_of(const Result& found) {
    return {.solutions = found.value,
            .status = found.status,
            .statistics = found.statistics,
            .elapsed = {},
            .effort = found.effort};
}

/// All that tells one search from another: what is saved of one must not be gone on with in
/// another.
std::string problem_of(const request& wanted) {
    return fmt::format("nqueens {}{} {}, {}{}", wanted.n, wanted.fundamental ? " fundamental" : "",
                       wanted.unique ? "unique" : name_of(wanted.goal), name_of(wanted.method),
                       identity_of(wanted.form));
}

template <class Space>
answer counted_in(Space space, const cli::sitting& told) {
    return answer_of(cli::sit_or_merge(space, espalier::counting<Space>{}, told,
                                       [](auto& sum, const auto& more) { sum += more; }));
}

template <class Space>
answer listed_in(Space space, const request& wanted, const solution_handler& handle,
                 const cli::sitting& told) {
    const bool goes_on = wanted.goal != goal::first;
    const auto hand_over = [&](const auto& each) {
        handle(each);
        return goes_on;
    };
    return answer_of(
        cli::sit(space, espalier::calling<Space, decltype(hand_over)>(hand_over), told));
}

/// The greatest number of pieces; a placement is handed over only where one is asked for.
answer most_in(const pieces_form& form, const request& wanted, const solution_handler& handle,
               const cli::sitting& told) {
    using space = queens::most_pieces;
    space root(form.plan, form.kind);
    const auto found = cli::sit(root, espalier::best_solution<space>{}, told);
    if (found.value && wanted.goal == goal::first) handle(found.value->solution);
    const int pieces = found.value ? found.value->objective : 0;
    return {.solutions = espalier::checked_count(static_cast<std::uint64_t>(pieces)),
            .status = found.status,
            .statistics = found.statistics,
            .elapsed = {},
            .effort = found.effort};
}

answer search_by_goal(const request& wanted, const solution_handler& handle,
                      const cli::sitting& told) {
    if (wanted.is_most()) return most_in(*wanted.form.pieces, wanted, handle, told);
    const auto count = [&](auto space) { return counted_in(std::move(space), told); };
    if (counts_at_once(wanted)) return in_space_at_once(wanted, count);
    if (wanted.goal == goal::count && !wanted.unique) return in_counting_space(wanted, count);
    const solution_handler nothing = [](const solution&) {};
    return in_listing_space(wanted, [&](auto space) {
        return listed_in(std::move(space), wanted, wanted.unique ? nothing : handle, told);
    });
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
    if (by_burnside) searched.fundamental = false;
    const cli::sitting told{.how = wanted.sitting,
                            .limits = engine_options(wanted, stop),
                            .problem = problem_of(wanted),
                            .progress = progress,
                            .output = wanted.output_file ? open : nullptr};
    answer found = search_by_goal(searched, handle, told);
    if (by_burnside) to_classes(found, wanted, told.limits);
    found.elapsed = watch.read();
    return found;
}

} // namespace nqueens
