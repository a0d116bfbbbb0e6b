#include "boggle_app/run.hpp"

#include <ostream>

#include <boggle/render.hpp>

#include "board_options.hpp"
#include "boggle_app/answer.hpp"
#include "boggle_app/puzzle.hpp"
#include "boggle_app/report.hpp"
#include "boggle_app/request.hpp"
#include "cli/progress_line.hpp"
#include "cli/signals.hpp"
#include "cli/trace_options.hpp"
#include "score_boards.hpp"
#include "svg_report.hpp"

namespace boggle_app {
namespace {

struct streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

answer answer_to(const request& wanted, const puzzle& given, std::ostream& err,
                 const std::stop_token& stop) {
    if (wanted.trace.file) {
        cli::picture_file picture(*wanted.trace.file);
        answer found = draw_tree(wanted, given, picture.stream(), stop);
        picture.finish();
        return found;
    }
    cli::progress_line progress(err, wanted.sitting.progress, wanted.output.quiet);
    return search(wanted, given, progress, stop);
}

/// The seed is told only if it is not known: the board itself is the answer.
cli::outcome print_board(const request& wanted, const boggle::tile_grid& board, const streams& io) {
    io.out << boggle::board_text(board);
    if (wanted.board.seed_is_drawn && !wanted.output.quiet)
        io.err << announcement(wanted.board, {});
    return cli::exit_code::answered;
}

cli::outcome solve(const cli::parsed_options& options, const streams& io,
                   const std::string& default_list) {
    const request wanted = read_request(options);
    if (wanted.boards) return score_boards(wanted, io.in, io.out, io.err, default_list);
    const puzzle given = read_puzzle(wanted, io.in, default_list);
    if (wanted.only_board) return print_board(wanted, given.grid, io);
    if (!wanted.output.quiet) io.err << announcement(wanted.board, given.grid);
    if (wanted.at || wanted.sitting.estimate) {
        io.out << (wanted.at ? look_along(wanted, given) : estimate_of(wanted, given));
        return cli::exit_code::answered;
    }
    const cli::stop_signals signals;

    const answer found = answer_to(wanted, given, io.err, signals.token());
    const told all{wanted, given, found};
    if (wanted.svg) draw_first_word(all, io.out);
    if (wanted.output.json)
        write_json(all, io.out);
    else if (wanted.svg != "-")
        write_text(all, io.out);

    if (wanted.output.stats && !wanted.output.json) io.err << statistics_text(all);
    if (!wanted.output.quiet) io.err << remarks(all);
    return {status_of(wanted, found), signals.number()};
}

} // namespace

int run(std::span<const std::string> words, std::istream& in, std::ostream& out, std::ostream& err,
        const std::string& default_list) {
    return cli::run_program(describe(), words, out, err, [&](const cli::parsed_options& options) {
        return solve(options, {in, out, err}, default_list);
    });
}

} // namespace boggle_app
