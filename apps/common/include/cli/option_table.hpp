/// The one table of a program's options and arguments, from which parsing, help, near names and
/// later man pages and shell completion are derived.
///
///     cli::option_table table;
///     table.argument({.name = "N", .description = "the number of queens, 0 to 32"});
///     table.option({.name = "threads", .letter = 'j', .argument = "N",
///                   .default_text = "all processors", .group = "Search",
///                   .description = "walk with N threads"});
///     table.option({.name = "paths", .argument = "WHICH", .implied = "one",
///                   .choices = {"one", "all"}, .group = "Output",
///                   .description = "print the cells that a word runs through"});
///
/// The second option reads --paths and --paths=all; its value is never the next word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// One row: an option. Without an argument it is a flag.
struct option {
    std::string name = {};                 ///< the long name, without dashes
    char letter = '\0';                    ///< the short name, or none
    std::string argument = {};             ///< what stands for the value in the help: "N", "FILE"
    std::string implied = {};              ///< if set, the value may be left out and is then this
    std::vector<std::string> choices = {}; ///< if set, the only values allowed
    bool repeatable = false;               ///< every value counts; otherwise the last one wins
    std::string default_text = {};         ///< what holds when it is absent, as the help shows it
    std::string group = {};                ///< the heading it stands under in the help
    std::string description = {};          ///< lower case, no final stop, says units and range

    bool takes_value() const noexcept { return !argument.empty(); }
    bool value_is_optional() const noexcept { return !implied.empty(); }
};

/// One positional argument; those that are not required come last.
struct argument {
    std::string name = {}; ///< as the help shows it: "BOARD"
    bool required = true;
    std::string default_text = {};
    std::string description = {};
};

/// Options and arguments in the order of the help. Every table has --help and --version, in the
/// last group.
class option_table {
  public:
    option_table();

    /// Add a row. std::logic_error, our own mistake, when it contradicts itself or the table: a
    /// name or letter twice, no name, group or description, a dash or '=' in the name, a letter
    /// that is no ASCII letter, an optional value with a letter ("-p all" would be two words),
    /// implied value or choices without an argument, an implied value that is not a choice.
    option_table& option(cli::option row);
    option_table& options(std::vector<cli::option> rows);
    option_table& argument(cli::argument row);

    const std::vector<cli::option>& options() const noexcept { return options_; }
    const std::vector<cli::argument>& arguments() const noexcept { return arguments_; }

    /// The row with that long name, or null. O(rows).
    const cli::option* find(std::string_view name) const noexcept;
    /// The row with that letter, or null ('\0' finds none).
    const cli::option* find(char letter) const noexcept;

    /// The headings in the order of the help.
    std::vector<std::string> groups() const;

  private:
    void insert(cli::option row);

    std::vector<cli::option> options_;
    std::vector<cli::argument> arguments_;
};

} // namespace cli
