/// The answers to a list of puzzles on their way to the output.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include <espalier/statistics.hpp>
#include <sudoku/puzzle_reader.hpp>

#include "answering.hpp"
#include "cli/exit_code.hpp"
#include "cli/stopwatch.hpp"
#include "cli/streams.hpp"
#include "request.hpp"

namespace sudoku_app {

/// Lines, or the elements of one JSON array; in the order in which they are added.
class list_of_answers {
  public:
    list_of_answers(const request& wanted, const cli::streams& io) : wanted_(wanted), io_(io) {}

    /// What is answered is shown, if not at once then before long.
    void add(const sudoku::written_puzzle& given, const answer& found);
    /// Shows all that was added: to be called before more input is waited for.
    void show();
    void end();

    /// Of all exit codes the worst: stopped before without a solution before answered.
    cli::exit_code worst() const { return worst_; }
    /// All puzzles together, for people, a line each figure.
    std::string statistics() const;

  private:
    using clock = std::chrono::steady_clock;

    const request& wanted_;
    const cli::streams& io_;
    cli::stopwatch watch_;
    clock::time_point shown_ = clock::now();
    bool any_ = false;
    cli::exit_code worst_ = cli::exit_code::answered;
    std::uint64_t puzzles_ = 0;
    espalier::statistics counted_;
};

} // namespace sudoku_app
