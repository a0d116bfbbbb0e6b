/// What is answered to one puzzle of a list.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include <espalier/limits.hpp>
#include <sudoku/layout.hpp>
#include <sudoku/puzzle.hpp>

#include "cli/module_report.hpp"
#include "request.hpp"

namespace sudoku_app {

struct answer {
    std::string text;                              ///< a line
    cli::exit_code code;                           ///< as if it were the only puzzle
    std::optional<cli::module_answer> search = {}; ///< none where two givens contradict each other
};

/// Answers puzzles, for any number of threads at once; each is searched by one. Limits hold for
/// each puzzle, the time for all together.
class answering {
  public:
    answering(const request& wanted, const std::stop_token& stop);

    /// The board is of the puzzle's shape.
    answer to(const sudoku::puzzle& given,
              const std::shared_ptr<const sudoku::layout>& board) const;

  private:
    answer searched(const sudoku::puzzle& given,
                    const std::shared_ptr<const sudoku::layout>& board) const;

    using clock = std::chrono::steady_clock;

    cli::module_goal goal_;
    espalier::options limits_;
    std::optional<clock::time_point> end_;
};

} // namespace sudoku_app
