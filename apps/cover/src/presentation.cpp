#include "presentation.hpp"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "cli/digest.hpp"

namespace cover_app {
namespace {

using cli::module_goal;
using cover::exact_cover;
using cover::problem;

/// Items and options, a line each.
std::string text_of(const problem& given) {
    std::string text;
    for (const std::string& item : given.items)
        text += item + ' ';
    for (const auto& option : given.options) {
        text += '\n';
        for (const int item : option)
            text += std::to_string(item) + ' ';
    }
    return text + std::to_string(given.primary) + ' ' + std::to_string(given.symmetries.size());
}

std::string numbers_text(const std::vector<int>& options) {
    std::string text;
    for (const int option : options) {
        if (!text.empty()) text += ' ';
        text += std::to_string(option + 1);
    }
    return text += '\n';
}

std::string names_text(const problem& given, const std::vector<int>& options) {
    std::string text;
    for (const int option : options) {
        std::string line;
        for (const int item : given.options[static_cast<std::size_t>(option)])
            line += (line.empty() ? "" : " ") + given.items[static_cast<std::size_t>(item)];
        text += line + '\n';
    }
    return text;
}

/// Numbered items are named by their numbers, names are not.
bool has_names(const problem& given) {
    return !given.items.empty() && given.items.front() != "0";
}

} // namespace

cli::presentation<exact_cover> presentation_of(const request& wanted, const shared_problem& given) {
    using solution = std::vector<int>;
    cli::presentation<exact_cover> shown{.program = "cover"};
    shown.problem = "cover " + std::to_string(given->items.size()) + " items, " +
                    std::to_string(given->options.size()) + " options #" +
                    cli::digest(text_of(*given));
    const std::string end = wanted.search.goal == module_goal::all ? "\n" : "";
    shown.text = [=, board = wanted.board](std::ostream& out, const solution& options) {
        if (board)
            out << cover::draw_pentominoes(*board, *given, options) << end;
        else if (has_names(*given))
            out << names_text(*given, options) << end;
        else
            out << numbers_text(options);
    };
    shown.json = [](nlohmann::ordered_json& to, const solution& options) {
        to = nlohmann::ordered_json::array();
        for (const int option : options)
            to.push_back(option + 1);
    };
    shown.about = [=](nlohmann::ordered_json& to) {
        to["items"] = given->items.size();
        to["options"] = given->options.size();
    };
    shown.label = [](int option) { return std::to_string(option + 1); };
    return shown;
}

} // namespace cover_app
