/// What is the same in every program: help, version, errors, exit status. The pattern of an app:
///
///     namespace {
///
///     cli::program describe() {
///         cli::program program{
///             .name = "nqueens",
///             .summary = "Counts the ways to place N queens so that none attacks another.",
///             .usage = {"[OPTION]... N"},
///             .examples = {{"nqueens 8", "prints 92"},
///                          {"nqueens --first 8", "prints one solution"}}};
///         program.options.argument({.name = "N", .description = "the size of the board, 0 to 32"})
///             .option({.name = "first", .letter = 'f', .group = "Goals",
///                      .description = "print one solution"})
///             .options(cli::limits_rows())
///             .options(cli::output_rows());
///         return program;
///     }
///
///     cli::outcome solve(const cli::parsed_options& given, std::istream& in, std::ostream& out) {
///         const auto limits = cli::read_limits(given);          // all options are read first,
///         const auto output = cli::read_output(given);          // so that errors come early
///         cli::text_input input(*given.argument("N"), in);      // a file, or "-"
///         …                                                     // read; then input.finish()
///         cli::stop_signals signals;  // from here on Ctrl-C stops the search, not the program
///         …                           // solve with signals.token() and the limits, print to out
///         return {cli::exit_code::answered, signals.number()};
///     }
///
///     } // namespace
///
///     int run(std::span<const std::string> words, std::istream& in, std::ostream& out,
///             std::ostream& err) {
///         return cli::run_program(describe(), words, out, err,
///                                 [&](const auto& given) { return solve(given, in, out); });
///     }
///
///     int main(int count, char** words) {
///         return run(cli::words_of(count, words), std::cin, std::cout, std::cerr);
///     }
#pragma once

#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit_code.hpp"
#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"

namespace cli {

struct example {
    std::string command;
    std::string meaning;
};

/// All that help, version and parsing need to know about one program.
struct program {
    std::string name = {};
    std::string summary = {};            ///< one sentence
    std::vector<std::string> usage = {}; ///< what follows the name: "[OPTION]... N"
    std::vector<example> examples = {};  ///< two of them
    option_table options = {};
    std::vector<std::string> notes = {}; ///< further paragraphs, before the exit status
};

/// How the body of a program ended. A signal number other than 0 says that this signal had asked
/// for the stop: together with exit_code::stopped it ends the program by that signal, after the
/// output is flushed. With any other code the search was complete before, and the code stands.
struct outcome {
    outcome(exit_code status, int stop_signal = 0) : code(status), signal(stop_signal) {}

    exit_code code;
    int signal;
};

/// The words after the program's name.
std::vector<std::string> words_of(int count, const char* const* words);

/// "nqueens (Espalier) 0.1.0" and a newline.
std::string version_text(std::string_view name);

/// Runs the body and returns the exit status. Writes "name: message", then the indented remedy, for
/// a usage_error (2); any other exception is a fault of ours (70) and never leaves this function.
int guarded(std::string_view name, std::ostream& err, const std::function<outcome()>& body);

/// Help and version before any other check, then the command line, then the body; at the end the
/// output must have arrived (see require_written). Ends the process by its signal where the outcome
/// says so, otherwise returns the exit status.
int run_program(const program& program, std::span<const std::string> words, std::ostream& out,
                std::ostream& err, const std::function<outcome(const parsed_options&)>& body);

} // namespace cli
