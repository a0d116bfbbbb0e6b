#include <string>

#include <fmt/format.h>

#include <queens/bit_board.hpp>
#include <queens/fundamental.hpp>
#include <queens/recorded_bit_board.hpp>
#include <queens/textbook.hpp>

#include "cli/sitting.hpp"
#include "cli/stopwatch.hpp"
#include "engine_options.hpp"
#include "names.hpp"
#include "nqueens/answer.hpp"

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
    return fmt::format("nqueens {}{} {}, {}", wanted.n, wanted.fundamental ? " fundamental" : "",
                       name_of(wanted.goal), name_of(wanted.method));
}

/// Counting and listing in one of the spaces; `Counted` is the same tree for those who need no
/// placements.
template <class Listed, class Counted = Listed>
answer search_in(const request& wanted, const solution_handler& handle, const cli::sitting& told) {
    if (wanted.goal == goal::count) {
        Counted space(wanted.n);
        const espalier::counting<Counted> count;
        if (!wanted.sitting.merge.empty())
            return answer_of(cli::merge_shards(space, count, wanted.sitting.merge, told.problem));
        return answer_of(cli::sit(space, count, told));
    }
    Listed space(wanted.n);
    const bool goes_on = wanted.goal == goal::all;
    const auto hand_over = [&](const queens::placement& each) {
        handle(each);
        return goes_on;
    };
    return answer_of(
        cli::sit(space, espalier::calling<Listed, decltype(hand_over)>(hand_over), told));
}

answer search_by_method(const request& wanted, const solution_handler& handle,
                        const cli::sitting& told) {
    using namespace queens;
    if (wanted.method == method::textbook) {
        if (wanted.fundamental) return search_in<fundamental<textbook>>(wanted, handle, told);
        return search_in<textbook>(wanted, handle, told);
    }
    if (wanted.fundamental) return search_in<fundamental<recorded_bit_board>>(wanted, handle, told);
    return search_in<recorded_bit_board, bit_board>(wanted, handle, told);
}

} // namespace

answer search(const request& wanted, const solution_handler& handle, const file_opener& open,
              cli::progress_line& progress, const std::stop_token& stop) {
    const cli::stopwatch watch;
    const cli::sitting told{.how = wanted.sitting,
                            .limits = engine_options(wanted, stop),
                            .problem = problem_of(wanted),
                            .progress = progress,
                            .output = wanted.output_file ? open : nullptr};
    answer found = search_by_method(wanted, handle, told);
    found.elapsed = watch.read();
    return found;
}

} // namespace nqueens
