#include "nqueens/run.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <stdexcept>

#include <queens/kernels.hpp>

#include "cli/output_file.hpp"
#include "cli/progress_line.hpp"
#include "cli/signals.hpp"
#include "cli/trace_options.hpp"
#include "cli/usage_error.hpp"
#include "foretold.hpp"
#include "nqueens/answer.hpp"
#include "nqueens/hint.hpp"
#include "nqueens/report.hpp"
#include "nqueens/request.hpp"
#include "one_solution.hpp"
#include "table.hpp"

namespace nqueens {
namespace {

std::unique_ptr<report> report_for(const request& wanted, std::ostream& out) {
    if (wanted.svg) return svg_report(wanted, out);
    return wanted.output.json ? json_report(wanted, out) : text_report(wanted, out);
}

/// Where the solutions go: to the output, or to a file that is opened when it is known where it is
/// to go on.
class destination {
  public:
    destination(const request& wanted, std::ostream& out)
        : wanted_(wanted), stream_(out.rdbuf()), told_(report_for(wanted, stream_)) {
        if (wanted.svg && wanted.svg->file != "-") {
            image_.emplace(wanted.svg->file, "--svg");
            stream_.rdbuf(image_->stream().rdbuf());
        }
        if (!wanted.output_file) told_->begin();
    }

    cli::output_file& open(std::optional<std::uint64_t> length) {
        file_.emplace(*wanted_.output_file, length);
        stream_.rdbuf(file_->stream().rdbuf());
        if (length.value_or(0) != 0)
            told_->go_on();
        else
            told_->begin();
        return *file_;
    }

    report& told() { return *told_; }

    /// To be called when all is written.
    void close() {
        if (file_) file_->sync();
        if (image_) image_->finish();
    }

  private:
    const request& wanted_;
    std::ostream stream_;
    std::unique_ptr<report> told_;
    std::optional<cli::output_file> file_;
    std::optional<cli::picture_file> image_;
};

/// usage_error if the environment asks for kernels that there are not.
void check_kernels() {
    try {
        queens::kernels_in_use();
    } catch (const std::invalid_argument& error) {
        throw cli::usage_error(error.what());
    }
}

answer answer_to(const request& wanted, destination& to, std::ostream& err,
                 const std::stop_token& stop) {
    if (wanted.trace) {
        cli::picture_file picture(*wanted.trace);
        const answer found = draw_tree(wanted, picture.stream(), stop);
        picture.finish();
        return found;
    }
    cli::progress_line progress(err, wanted.sitting.progress, wanted.output.quiet);
    return search(
        wanted, [&](const solution& each) { to.told().solution(each); },
        [&](std::optional<std::uint64_t> length) -> cli::output_file& { return to.open(length); },
        progress, stop);
}

cli::outcome solve(const cli::parsed_options& given, std::istream& in, std::ostream& out,
                   std::ostream& err) {
    check_kernels();
    if (given.has("table")) return print_table(given, in, out, err);
    const request wanted = read_request(given, in);
    if (wanted.hint) return show_hint(wanted, out);
    if (wanted.path) {
        look_along(wanted, out);
        return cli::exit_code::answered;
    }
    if (wanted.sitting.estimate) {
        out << estimate_of(wanted);
        return cli::exit_code::answered;
    }
    if (!wanted.output.quiet) err << announcement(wanted) << std::flush;
    const cli::stop_signals signals;
    if (!wanted.output.quiet) err << foretold_time(wanted, signals.token()) << std::flush;
    destination to(wanted, out);
    const answer found = answer_to(wanted, to, err, signals.token());
    to.told().end(found);
    to.close();

    if (wanted.output.stats && !wanted.output.json) err << statistics_text(wanted, found);
    if (!wanted.output.quiet) err << remark(wanted, found);
    return {status_of(wanted, found), signals.number()};
}

} // namespace

int run(std::span<const std::string> words, std::istream& in, std::ostream& out,
        std::ostream& err) {
    return cli::run_program(describe(), words, out, err, [&](const cli::parsed_options& given) {
        return solve(given, in, out, err);
    });
}

} // namespace nqueens
