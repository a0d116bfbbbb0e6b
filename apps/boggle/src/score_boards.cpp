#include "score_boards.hpp"

#include <algorithm>
#include <optional>
#include <ostream>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <espalier/espalier.hpp>
#include <reading/input_error.hpp>

#include "board_maker.hpp"
#include "boggle_app/answer.hpp"
#include "boggle_app/puzzle.hpp"
#include "boggle_app/report.hpp"
#include "cli/json.hpp"
#include "cli/output_check.hpp"
#include "cli/progress_line.hpp"
#include "cli/signals.hpp"
#include "cli/stopwatch.hpp"
#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"

namespace boggle_app {
namespace {

/// The rows of a board with a blank between, as they can be read again.
std::string on_one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    std::ranges::replace(text, '\t', ' ');
    const auto first = text.find_first_not_of(' ');
    return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// Batches are large enough that threads have work and small enough to be held in memory.
constexpr std::size_t most_boards = 4096;
constexpr std::size_t most_bytes = std::size_t{1} << 20;

class board_scores {
  public:
    board_scores(const request& wanted, puzzle& given, std::ostream& out,
                 const std::stop_token& stop)
        : wanted_(wanted), given_(given), out_(out), stop_(stop),
          maker_(wanted.rules, given.words) {}

    void run(std::istream& in, const std::string& name) {
        boggle::boards_reader reader(in, name);
        for (bool more = true; more && status_ == espalier::status::exhausted;) {
            std::optional<reading::input_error> error;
            try {
                more = read_batch(reader);
            } catch (const reading::input_error& e) {
                error = e;
            }
            score_batch(reader);
            cli::require_written(out_);
            if (error && status_ == espalier::status::exhausted) throw *std::move(error);
        }
    }

    std::uint64_t boards() const { return boards_; }
    espalier::status status() const { return status_; }

    std::string statistics() const {
        const cli::elapsed taken = watch_.read();
        const double seconds = static_cast<double>(taken.wall.count()) / 1e6;
        return fmt::format(
            "{:<20}{}\n{:<20}{}\n{:<20}{}\n{:<20}{}\n{:<20}{:.6f} s\n"
            "{:<20}{:.6f} s\n{:<20}{:.0f}\n",
            "words", given_.words.size(), "boards", boards_, "by the kernel",
            fmt::format("{} ({})", boards_ - searched_, name_of(boggle::kernels_in_use())),
            "by search", searched_, "wall time", seconds, "CPU time",
            static_cast<double>(taken.cpu.count()) / 1e6, "boards a second",
            seconds > 0 ? static_cast<double>(boards_) / seconds : 0.0);
    }

  private:
    /// False at the end of the file.
    bool read_batch(boggle::boards_reader& reader) {
        texts_.clear();
        auto boards = std::make_shared<boggle::small_boards>();
        batch_ = boards;
        for (std::size_t bytes = 0; boards->size() < most_boards && bytes < most_bytes;) {
            auto text = reader.next();
            if (!text) return false;
            boards->push_back(maker_.make(reader, *text));
            bytes += text->text.size();
            texts_.push_back(*std::move(text));
        }
        return true;
    }

    void score_batch(const boggle::boards_reader& reader) {
        boggle::board_batch batch(batch_, maker_.pools());
        const auto found = espalier::all(batch, limits());
        nodes_ += found.statistics.promising;
        for (std::size_t i = 0; i < found.value.size(); ++i) {
            auto score = found.value[i];
            if (!score) score = searched(reader, texts_[i]);
            if (!score) return;
            write(texts_[i], *score);
        }
        if (found.status != espalier::status::satisfied) status_ = found.status;
    }

    /// What is left of the limits, which are for all boards together.
    espalier::options limits() const {
        espalier::options left = cli::engine_options(wanted_.limits, stop_);
        left.threads = wanted_.sitting.threads;
        if (wanted_.limits.time_limit)
            left.time_limit = std::max<std::chrono::nanoseconds>(
                *wanted_.limits.time_limit - watch_.read().wall, std::chrono::nanoseconds(0));
        if (wanted_.limits.node_limit) left.node_limit -= std::min(left.node_limit, nodes_);
        if (wanted_.limits.max_solutions)
            left.max_solutions = *wanted_.limits.max_solutions - boards_;
        return left;
    }

    /// By the search for one board; nothing if a limit stopped it.
    std::optional<boggle::board_score> searched(const boggle::boards_reader& reader,
                                                const boggle::board_text& text) {
        set_board(given_, reader.parse(text), wanted_);
        const espalier::options left = limits();
        request one = wanted_;
        one.goal = goal::score;
        one.limits = {};
        if (wanted_.limits.node_limit) one.limits.node_limit = left.node_limit;
        if (wanted_.limits.time_limit) one.limits.time_limit = left.time_limit;
        cli::progress_line silent(out_, wanted_.sitting.progress, true);
        const answer found = search(one, given_, silent, stop_);
        nodes_ += found.statistics.promising;
        if (found.status != espalier::status::exhausted &&
            found.status != espalier::status::satisfied) {
            status_ = found.status;
            return std::nullopt;
        }
        ++searched_;
        return boggle::board_score{.words = static_cast<std::uint32_t>(found.word_count),
                                   .points = found.points};
    }

    void write(const boggle::board_text& text, const boggle::board_score& score) {
        ++boards_;
        const std::string board = on_one_line(text.text);
        if (wanted_.output.json)
            out_ << nlohmann::ordered_json{{"number", boards_},
                                           {"line", text.line},
                                           {"board", board},
                                           {"count", score.words},
                                           {"score", cli::json_count(score.points)}}
                        .dump()
                 << '\n';
        else
            out_ << fmt::format("{}\t{}\t{}\t{}\n", boards_, score.words, score.points, board);
    }

    const request& wanted_;
    puzzle& given_;
    std::ostream& out_;
    std::stop_token stop_;
    board_maker maker_;
    cli::stopwatch watch_;
    std::vector<boggle::board_text> texts_;
    std::shared_ptr<const boggle::small_boards> batch_;
    espalier::status status_ = espalier::status::exhausted;
    std::uint64_t boards_ = 0, searched_ = 0, nodes_ = 0;
};

std::string remark_on(const board_scores& made) {
    const std::string reason = made.status() == espalier::status::stop_requested
                                   ? "a signal"
                                   : fmt::format("the {}", espalier::to_string(made.status()));
    return fmt::format("boggle: stopped by {}; there may be more boards\n", reason);
}

} // namespace

cli::outcome score_boards(const request& wanted, std::istream& in, std::ostream& out,
                          std::ostream& err, const std::string& default_list) try {
    puzzle given;
    read_list(given, wanted, in, default_list);
    if (!wanted.output.quiet) err << about_unreadable_lines(given);
    cli::text_input input(*wanted.boards, in);
    const cli::stop_signals signals;
    board_scores made(wanted, given, out, signals.token());
    made.run(input.stream(), input.name());
    input.finish();
    if (wanted.output.stats) err << made.statistics();

    const auto status = made.status();
    if (status != espalier::status::exhausted && status != espalier::status::solution_limit) {
        if (!wanted.output.quiet) err << remark_on(made);
        return {cli::exit_code::stopped, signals.number()};
    }
    if (made.boards() == 0)
        throw cli::usage_error(input.name() + ": there is no board", "write a board on each line");
    return {cli::exit_code::answered, signals.number()};
} catch (const reading::input_error& e) {
    throw cli::usage_error(e.what(), e.remedy());
}

} // namespace boggle_app
