// One path of the space that is searched, with what each hook answers on the way.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <espalier/replay.hpp>
#include <queens/render.hpp>
#include <queens/square_name.hpp>

#include "cli/output_check.hpp"
#include "cli/terminal.hpp"
#include "nqueens/answer.hpp"
#include "path_option.hpp"
#include "picture_options.hpp"
#include "seen_path.hpp"
#include "spaces.hpp"

namespace nqueens {
namespace {

int number_of(int choice) {
    return choice;
}
int number_of(std::uint32_t bit) {
    return std::countr_zero(bit);
}

template <class Choice>
std::vector<Choice> choices_of(const std::vector<int>& numbers) {
    std::vector<Choice> choices;
    for (const int number : numbers)
        if constexpr (std::is_same_v<Choice, int>)
            choices.push_back(number);
        else
            choices.push_back(Choice{1} << number);
    return choices;
}

template <class Choice>
std::vector<int> numbers_of(const std::vector<Choice>& choices) {
    std::vector<int> numbers;
    for (const Choice& each : choices)
        numbers.push_back(number_of(each));
    return numbers;
}

template <class Space>
seen_path seen_in(Space node, const std::vector<int>& path) {
    using choice = espalier::choice_t<Space>;
    seen_path seen;
    for (const auto& step : espalier::replay(node, choices_of<choice>(path))) {
        seen_node& here = seen.emplace_back();
        here.listed = step.listed;
        here.judged = step.judged_promising;
        if (step.taken) here.taken = number_of(*step.taken);
        if (!step.listed) break;
        here.is_solution = step.is_solution;
        here.candidates = numbers_of(step.candidates);
        if constexpr (espalier::JudgingStateSpace<Space>)
            here.promising = numbers_of(step.promising);
        if constexpr (espalier::BoundedStateSpace<Space>) {
            if (step.taken) node.apply(*step.taken);
            here.objective = node.objective();
            here.bound = node.bound();
        }
    }
    return seen;
}

seen_path seen_along(const request& wanted) {
    if (wanted.is_most())
        return seen_in(queens::most_pieces(wanted.form.pieces->plan, wanted.form.pieces->kind),
                       *wanted.path);
    return in_listing_space(wanted,
                            [&](auto space) { return seen_in(std::move(space), *wanted.path); });
}

std::string words_for(const std::vector<int>& choices, const request& wanted, std::size_t level) {
    std::string words;
    for (const int choice : choices)
        words +=
            ' ' + (wanted.form.pieces ? queens::square_name(square_of(wanted.form, level, choice))
                                      : std::to_string(choice + 1));
    return words.empty() ? " none" : words;
}

std::string heading(const seen_node& node, const request& wanted, std::size_t level) {
    const queens::square at = square_of(wanted.form, level - 1, *node.taken);
    return (wanted.form.pieces ? fmt::format("step {}, square {}", level, queens::square_name(at))
                               : fmt::format("row {}, column {}", at.row + 1, at.column + 1)) +
           (!node.listed   ? ": expand does not list it\n"
            : !node.judged ? ": listed\n"
            : *node.judged ? ": promising\n"
                           : ": not promising\n");
}

std::string text_of(const seen_path& seen, const request& wanted) {
    std::string text;
    for (std::size_t level = 0; level < seen.size(); ++level) {
        const seen_node& node = seen[level];
        if (node.taken) text += heading(node, wanted, level);
        if (!node.listed) break;
        text += fmt::format("  is_solution  {}\n", node.is_solution ? "yes" : "no");
        if (node.objective) text += fmt::format("  objective    {}\n", *node.objective);
        if (node.bound) text += fmt::format("  bound        {}\n", *node.bound);
        text += fmt::format("  expand      {}\n", words_for(node.candidates, wanted, level));
        if (node.promising)
            text += fmt::format("  promising   {}\n", words_for(*node.promising, wanted, level));
    }
    return text;
}

/// With the piece that is not promising, if it is listed, and not what is not.
queens::picture picture_at_the_end(const seen_path& seen, const request& wanted) {
    std::vector<queens::square> pieces = wanted.form.placed();
    for (std::size_t level = 1; level < seen.size(); ++level)
        if (seen[level].listed)
            pieces.push_back(square_of(wanted.form, level - 1, *seen[level].taken));
    return picture_of(wanted, std::span<const queens::square>(pieces));
}

} // namespace

void look_along(const request& wanted, std::ostream& out) {
    const seen_path seen = seen_along(wanted);
    if (wanted.output.json) return write_json(out, wanted, seen);
    out << text_of(seen, wanted);
    if (wanted.board) {
        queens::board_style style = *wanted.board;
        style.colours = cli::use_color(wanted.output.color, cli::facts_of(out));
        out << queens::draw(picture_at_the_end(seen, wanted), style);
    }
    cli::require_written(out);
}

} // namespace nqueens
