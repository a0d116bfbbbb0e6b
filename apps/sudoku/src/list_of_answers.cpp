#include "list_of_answers.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/output_check.hpp"

namespace sudoku_app {
namespace {

constexpr auto before_long = std::chrono::milliseconds(100);

nlohmann::ordered_json element(cli::module_goal goal, const sudoku::written_puzzle& given,
                               const answer& found) {
    nlohmann::ordered_json one = {{"line", given.lines.front().number}, {"answer", found.text}};
    if (!found.search) return one;
    one.update(cli::answer_json(goal, *found.search));
    one["wall_microseconds"] = found.search->elapsed.wall.count();
    return one;
}

} // namespace

void list_of_answers::add(const sudoku::written_puzzle& given, const answer& found) {
    worst_ = std::max(worst_, found.code);
    ++puzzles_;
    if (found.search) counted_ += found.search->statistics;
    if (wanted_.search.output.json)
        io_.out << (std::exchange(any_, true) ? ",\n  " : "[\n  ")
                << element(wanted_.search.goal, given, found).dump();
    else
        io_.out << found.text << '\n';
    if (clock::now() - shown_ >= before_long) show();
}

void list_of_answers::show() {
    cli::require_written(io_.out);
    shown_ = clock::now();
}

void list_of_answers::end() {
    if (wanted_.search.output.json) io_.out << "\n]\n";
    show();
}

std::string list_of_answers::statistics() const {
    const cli::elapsed taken = watch_.read();
    const double wall = static_cast<double>(taken.wall.count()) / 1e6;
    return fmt::format("{:<17}{}\n{:<17}{}\n{:<17}{}\n{:<17}{}\n{:<17}{}\n{:<17}{:.6f} s\n"
                       "{:<17}{:.6f} s\n{:<17}{:.0f}\n",
                       "puzzles", puzzles_, "nodes", counted_.promising, "dead ends",
                       counted_.dead_ends, "solutions", counted_.solutions, "deepest",
                       counted_.deepest, "wall time", wall, "CPU time",
                       static_cast<double>(taken.cpu.count()) / 1e6, "puzzles a second",
                       wall > 0 ? static_cast<double>(puzzles_) / wall : 0.0);
}

} // namespace sudoku_app
