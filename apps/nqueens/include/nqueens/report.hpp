/// How an answer is told, as text or as JSON, and by the exit status.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>

#include "cli/exit_code.hpp"
#include "nqueens/answer.hpp"
#include "nqueens/request.hpp"
#include "nqueens/solution.hpp"

namespace nqueens {

/// Writes solutions while they are found, and what is to be said at the end. Everything written has
/// arrived when a function returns (see cli::require_written).
class report {
  public:
    virtual ~report() = default;
    virtual void begin() {}
    /// To be told if the output goes on where an earlier search left it.
    virtual void go_on() {}
    virtual void solution(const nqueens::solution& found) = 0;
    virtual void end(const answer& found) = 0;
};

/// A count alone on its line, or solutions one after the other; a count that a limit stopped is
/// preceded by "at least ".
std::unique_ptr<report> text_report(const request& wanted, std::ostream& out);

/// One document. Solutions are written as they come, so it needs no memory for them.
std::unique_ptr<report> json_report(const request& wanted, std::ostream& out);

/// How many boards a sheet has at most.
inline constexpr std::size_t most_boards = 1000;

/// An SVG image of the first solution, or a sheet of all of them, written at the end. It says in
/// words what it shows, also that there is no solution.
std::unique_ptr<report> svg_report(const request& wanted, std::ostream& out);

/// Statistics for people, on several lines.
std::string statistics_text(const request& wanted, const answer& found);

/// What to remark on stderr about an answer that is empty or not complete; nothing otherwise.
std::string remark(const request& wanted, const answer& found);

/// Whether the answer is all that was asked for: a count of everything, a first solution or none
/// anywhere, a listing of all or as many as were asked for.
bool is_complete(const request& wanted, const answer& found);

cli::exit_code status_of(const request& wanted, const answer& found);

} // namespace nqueens
