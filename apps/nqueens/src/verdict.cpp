#include <string>
#include <string_view>

#include <fmt/format.h>

#include "cli/search_figures.hpp"
#include "nqueens/report.hpp"

namespace nqueens {

bool is_complete(const request& wanted, const answer& found) {
    if (wanted.unique && found.solutions > 1) return true;
    switch (found.status) {
    case espalier::status::exhausted:
    case espalier::status::satisfied:
        return true;
    case espalier::status::solution_limit:
        return wanted.goal != goal::count;
    default:
        return false;
    }
}

cli::exit_code status_of(const request& wanted, const answer& found) {
    if (!is_complete(wanted, found)) return cli::exit_code::stopped;
    if (wanted.unique)
        return found.solutions == 1 ? cli::exit_code::answered : cli::exit_code::nothing;
    if (wanted.goal == goal::count || wanted.is_most() || found.solutions != 0)
        return cli::exit_code::answered;
    return cli::exit_code::nothing;
}

std::string remark(const request& wanted, const answer& found) {
    if (is_complete(wanted, found)) {
        if (wanted.goal == goal::count || wanted.is_most() || found.solutions != 0) return {};
        return fmt::format("nqueens: there is no solution {}\n",
                           wanted.form.is_plain() ? fmt::format("for N = {}", wanted.n)
                                                  : "on this board");
    }
    const std::string_view found_some = wanted.is_most() ? "there may be room for more"
                                        : found.solutions == 0 && wanted.goal != goal::count
                                            ? "no solution was found so far"
                                            : "there may be more solutions";
    return fmt::format("nqueens: stopped by {}; {}\n", cli::stopped_by(found.status), found_some);
}

} // namespace nqueens
