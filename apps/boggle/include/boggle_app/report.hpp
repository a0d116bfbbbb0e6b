/// How an answer is told, as text or as JSON, and by the exit status.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "boggle_app/answer.hpp"
#include "boggle_app/puzzle.hpp"
#include "boggle_app/request.hpp"
#include "cli/exit_code.hpp"

namespace boggle_app {

/// All that a report is made of.
struct told {
    const request& wanted;
    const puzzle& given;
    const answer& found;
};

/// A word on each line, or a number alone; a number that a limit stopped is preceded by
/// "at least ". Everything written has arrived on return (see cli::require_written).
void write_text(const told& all, std::ostream& out);

/// One document.
void write_json(const told& all, std::ostream& out);

/// Rules, words and search in figures, for people, on several lines.
std::string statistics_text(const told& all);

/// What to remark on stderr about lines of the word list that could not be read, if any.
std::string about_unreadable_lines(const puzzle& given);

/// What to remark on stderr about lines that could not be read, and about an answer that is empty
/// or not complete; nothing otherwise.
std::string remarks(const told& all);

/// Whether the answer is all that was asked for: everything, or as many words as were asked for.
bool is_complete(const request& wanted, const answer& found);

/// "YES", "NO", or "UNKNOWN" for a word that a search which was stopped may have missed.
std::string_view verdict(const told& all, boggle::word_id word);

cli::exit_code status_of(const request& wanted, const answer& found);

} // namespace boggle_app
