#include <ostream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include <queens/svg.hpp>

#include "cli/output_check.hpp"
#include "nqueens/report.hpp"
#include "picture_options.hpp"

namespace nqueens {
namespace {

class as_svg : public report {
  public:
    as_svg(const request& wanted, std::ostream& out) : wanted_(wanted), out_(out) {}

    void solution(const nqueens::solution& found) override {
        if (boards_.size() < (wanted_.goal == goal::all ? most_boards : 1))
            boards_.push_back({words_of(found), picture_of(wanted_, found)});
    }

    void end(const answer& found) override {
        if (wanted_.goal != goal::all && !boards_.empty())
            queens::write_svg(out_, fmt::format("{}: {}", size(), boards_.front().caption),
                              boards_.front().board, wanted_.svg->style);
        else
            queens::write_svg_sheet(out_, heading(found), boards_, empty_board(wanted_),
                                    wanted_.form.pieces ? "the squares of its pieces"
                                                        : "the columns of its queens, row by row");
        cli::require_written(out_);
    }

  private:
    std::string size() const {
        if (wanted_.form.pieces) return identity_of(wanted_.form).substr(2);
        return fmt::format("{} queen{}{}", wanted_.n, wanted_.n == 1 ? "" : "s",
                           identity_of(wanted_.form));
    }

    std::string heading(const answer& found) const {
        const auto kind = wanted_.fundamental ? "fundamental solution" : "solution";
        const bool all = found.status == espalier::status::exhausted;
        const std::size_t count = boards_.size();
        if (count == 0) return fmt::format("{}: no {}{}", size(), kind, all ? "" : " found so far");
        if (!all || found.solutions != count)
            return fmt::format("The first {} {}s of {}", count, kind, size());
        if (count == 1) return fmt::format("The only {} of {}", kind, size());
        return fmt::format("The {} {}s of {}", count, kind, size());
    }

    const request& wanted_;
    std::ostream& out_;
    std::vector<queens::captioned_board> boards_;
};

} // namespace

std::unique_ptr<report> svg_report(const request& wanted, std::ostream& out) {
    return std::make_unique<as_svg>(wanted, out);
}

} // namespace nqueens
