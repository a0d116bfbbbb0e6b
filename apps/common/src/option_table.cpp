#include "cli/option_table.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace cli {
namespace {

constexpr std::ptrdiff_t general_rows = 2; // --help and --version stay last

[[noreturn]] void contradiction(const std::string& name, const std::string& what) {
    throw std::logic_error("option table: '" + name + "' " + what);
}

bool contains(const std::vector<std::string>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

bool is_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

void check(const option& row) {
    if (row.name.size() < 2) contradiction(row.name, "needs a long name");
    if (row.name.front() == '-' || row.name.find_first_of("=, \t\n*") != std::string::npos) {
        contradiction(row.name, "has a name that cannot be typed");
    }
    if (row.group.empty() || row.description.empty()) {
        contradiction(row.name, "needs a group and a description");
    }
    if (row.letter != '\0' && !is_letter(row.letter)) {
        contradiction(row.name, "has a short name that is no letter");
    }
    if (row.letter != '\0' && row.value_is_optional()) {
        contradiction(row.name, "has an optional value, so it cannot have a letter");
    }
    if (!row.takes_value() && (row.value_is_optional() || !row.choices.empty())) {
        contradiction(row.name, "is a flag with values");
    }
    if (!row.choices.empty() && row.value_is_optional() && !contains(row.choices, row.implied)) {
        contradiction(row.name, "implies a value that is not a choice");
    }
}

} // namespace

option_table::option_table() {
    options_.push_back({.name = "help",
                        .letter = 'h',
                        .group = "General",
                        .description = "print this help and exit"});
    options_.push_back(
        {.name = "version", .group = "General", .description = "print the version and exit"});
}

option_table& option_table::option(cli::option row) {
    insert(std::move(row));
    return *this;
}

option_table& option_table::options(std::vector<cli::option> rows) {
    for (cli::option& row : rows)
        insert(std::move(row));
    return *this;
}

void option_table::insert(cli::option row) {
    check(row);
    if (find(row.name) != nullptr) contradiction(row.name, "is there twice");
    if (find(row.letter) != nullptr) contradiction(row.name, "has a letter that is taken");
    options_.insert(std::prev(options_.end(), general_rows), std::move(row));
}

option_table& option_table::argument(cli::argument row) {
    if (row.name.empty() || row.description.empty()) {
        contradiction(row.name, "needs a name and a description");
    }
    if (row.required && !arguments_.empty() && !arguments_.back().required) {
        contradiction(row.name, "is required and follows one that is not");
    }
    const auto same = [&](const cli::argument& other) { return other.name == row.name; };
    if (std::ranges::any_of(arguments_, same)) {
        contradiction(row.name, "is there twice");
    }
    arguments_.push_back(std::move(row));
    return *this;
}

const option* option_table::find(std::string_view name) const noexcept {
    const auto row =
        std::ranges::find_if(options_, [&](const cli::option& each) { return each.name == name; });
    return row == options_.end() ? nullptr : &*row;
}

const option* option_table::find(char letter) const noexcept {
    if (letter == '\0') return nullptr;
    const auto row = std::ranges::find_if(
        options_, [&](const cli::option& each) { return each.letter == letter; });
    return row == options_.end() ? nullptr : &*row;
}

std::vector<std::string> option_table::groups() const {
    std::vector<std::string> headings;
    for (const cli::option& row : options_) {
        if (!contains(headings, row.group)) headings.push_back(row.group);
    }
    return headings;
}

} // namespace cli
