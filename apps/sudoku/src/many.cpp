#include "many.hpp"

#include <algorithm>
#include <istream>
#include <memory>
#include <utility>
#include <vector>

#include <espalier/solve.hpp>
#include <reading/input_error.hpp>

#include "answering.hpp"
#include "cli/signals.hpp"
#include "cli/usage_error.hpp"
#include "list_of_answers.hpp"
#include "puzzle_batch.hpp"

namespace sudoku_app {
namespace {

using cli::exit_code;

void refuse_what_is_for_one(const request& wanted) {
    const cli::module_options& search = wanted.search;
    if (search.goal != cli::module_goal::all && !search.sitting.in_parts() &&
        !search.sitting.estimate && !search.at && !search.trace.file && !search.output_file &&
        !wanted.grid.value_or(false))
        return;
    throw cli::usage_error("there are several puzzles in the file, and an option that is for one",
                           "of a list ask for --first, --unique or --count, or give one puzzle");
}

/// As many puzzles as are at hand, at most so many that they are held in memory at once.
class batches {
  public:
    batches(sudoku::puzzle_reader& list, std::istream& in) : list_(list), in_(in) {}

    void add(sudoku::written_puzzle written) {
        if (!board_ || board_->shape() != written.puzzle.shape)
            board_ = std::make_shared<const sudoku::layout>(written.puzzle.shape);
        batch_.push_back({std::move(written), board_});
    }
    /// Waits for one puzzle if there is none yet, and takes those that can be had without waiting.
    /// False at the end of the list; what stands before an error is there when it is thrown.
    bool fill() {
        while (batch_.empty() || (batch_.size() < most && in_.rdbuf()->in_avail() > 0)) {
            auto next = list_.next();
            if (!next) return false;
            add(*std::move(next));
        }
        return true;
    }
    std::vector<listed_puzzle>& puzzles() { return batch_; }

  private:
    static constexpr std::size_t most = 4096;

    sudoku::puzzle_reader& list_;
    std::istream& in_;
    std::shared_ptr<const sudoku::layout> board_;
    std::vector<listed_puzzle> batch_;
};

} // namespace

cli::outcome solve_many(const request& wanted, sudoku::puzzle_reader& list,
                        sudoku::written_puzzle first, sudoku::written_puzzle second,
                        const cli::streams& io) {
    refuse_what_is_for_one(wanted);
    const cli::stop_signals signals;
    const std::stop_token stop = signals.token();
    const answering how(wanted, stop);
    list_of_answers answers(wanted, io);
    batches batch(list, io.in);
    batch.add(std::move(first));
    batch.add(std::move(second));
    for (bool more = true; more && !stop.stop_requested(); batch.puzzles().clear()) {
        std::exception_ptr error;
        try {
            more = batch.fill();
        } catch (const reading::input_error&) {
            error = std::current_exception();
        }
        espalier::for_each(puzzle_batch(batch.puzzles(), how),
                           [&](const auto& answered) {
                               answers.add(batch.puzzles()[answered.first].written,
                                           answered.second);
                           },
                           {.threads = wanted.search.sitting.threads, .stop = stop});
        answers.show();
        if (error) std::rethrow_exception(error);
    }
    answers.end();
    if (wanted.search.output.stats && !wanted.search.output.json) io.err << answers.statistics();
    return {stop.stop_requested() ? exit_code::stopped : answers.worst(), signals.number()};
}

} // namespace sudoku_app
