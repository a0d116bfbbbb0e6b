#include "identity.hpp"

#include <string>

#include <fmt/format.h>

#include "cli/digest.hpp"
#include "names.hpp"

namespace boggle_app {
namespace {

/// A saved search says where it stands in its tree, so the tree belongs to it. The goal of finding
/// each word has enough with as many as were asked for, whoever goes on with it.
std::string wanted_of(const request& wanted, bool by_beginnings) {
    if (wanted.paths == paths::all)
        return wanted.goal == goal::count ? "count of paths" : "every path";
    std::string each = by_beginnings ? "each word by beginnings" : "each word";
    if (wanted.limits.max_solutions)
        each += fmt::format(", at most {}", *wanted.limits.max_solutions);
    return each;
}

/// What the cells read as, a line each: upper and lower case are the same. Where cells are not
/// spots, these are told too.
std::string board_text(const boggle::compact_board& board) {
    std::string text;
    for (boggle::cell_id cell = 0; cell < board.cell_count(); ++cell) {
        for (const boggle::letter each : board.letters(cell))
            text += board.alphabet().text(each);
        if (!board.is_plain()) text += std::to_string(board.spot(cell));
        text += '\n';
    }
    return text;
}

/// Where paths may go, a line a cell.
std::string arc_text(const boggle::compact_board& board) {
    std::string text;
    for (boggle::cell_id cell = 0; cell < board.cell_count(); ++cell) {
        for (const boggle::cell_id next : board.neighbours(cell))
            text += std::to_string(next) + ' ';
        text += '\n';
    }
    return text;
}

/// The words as they are compared, in the order of their numbers.
std::string word_text(const boggle::word_list& words) {
    std::string text;
    for (boggle::word_id word = 0; word < words.size(); ++word)
        text.append(words.folded(word)) += '\n';
    return text;
}

} // namespace

std::string identity_of(const request& wanted, const puzzle& given) {
    const rules& in_force = wanted.rules;
    const std::string arcs = wanted.board.graph ? ", arcs #" + cli::digest(arc_text(*given.board))
                             : in_force.edges == boggle::edges::wrap ? ", wrapped"
                                                                     : "";
    return fmt::format("boggle {}, board {} x {} #{}, {} words #{} of {} letters or more, "
                       "{} neighbours, cells {}, a lone Q is {}{}",
                       wanted_of(wanted, given.by_beginnings), given.grid.rows, given.grid.columns,
                       cli::digest(board_text(*given.board)), given.words.size(),
                       cli::digest(word_text(given.words)), in_force.min_length,
                       name_of(in_force.neighbours),
                       in_force.use == boggle::cell_use::once ? "once" : "again",
                       in_force.lone_q_is_qu ? "Qu" : "Q", arcs);
}

} // namespace boggle_app
