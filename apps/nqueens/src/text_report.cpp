#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include <queens/latex.hpp>
#include <queens/render.hpp>

#include "cli/output_check.hpp"
#include "cli/search_figures.hpp"
#include "cli/terminal.hpp"
#include "names.hpp"
#include "nqueens/report.hpp"
#include "picture_options.hpp"

namespace nqueens {
namespace {

class as_text : public report {
  public:
    as_text(const request& wanted, std::ostream& out)
        : wanted_(wanted), out_(out), board_(wanted.board) {
        if (board_) board_->colours = cli::use_color(wanted.output.color, cli::facts_of(out));
    }

    void go_on() override { begun_ = true; }

    void solution(const nqueens::solution& found) override {
        if (is_picture()) {
            if (std::exchange(begun_, true)) out_ << '\n';
            out_ << drawn(found);
        } else {
            write_words(out_, found);
            out_ << '\n';
        }
        cli::require_written(out_);
    }

    void end(const answer& found) override {
        if (wanted_.unique)
            out_ << cli::uniqueness(is_complete(wanted_, found), found.solutions) << '\n';
        else if (wanted_.goal == goal::count)
            out_ << (is_complete(wanted_, found) ? "" : "at least ") << found.solutions << '\n';
        cli::require_written(out_);
    }

  private:
    bool is_picture() const { return wanted_.latex || board_; }

    std::string drawn(const nqueens::solution& found) const {
        const queens::picture board = picture_of(wanted_, found);
        return wanted_.latex ? queens::latex(board, *wanted_.latex) : queens::draw(board, *board_);
    }

    const request& wanted_;
    std::ostream& out_;
    std::optional<queens::board_style> board_;
    bool begun_ = false;
};

} // namespace

std::unique_ptr<report> text_report(const request& wanted, std::ostream& out) {
    return std::make_unique<as_text>(wanted, out);
}

std::string statistics_text(const request& wanted, const answer& found) {
    cli::figures told(11);
    told.line("method", name_of(wanted.method));
    told.line("status", espalier::to_string(found.status));
    if (wanted.goal == goal::random) told.line("seed", wanted.seed.value);
    if (found.swaps) {
        told.line("starts", found.swaps->starts);
        told.line("draws", found.swaps->draws);
        told.line("swaps", found.swaps->swaps);
    } else {
        told.add(found.statistics);
        if (!found.met_all) told.line("at once", "nodes counted below others: not among these");
    }
    told.add(found.elapsed);
    told.add(found.effort);
    return std::move(told).text();
}

} // namespace nqueens
