#include "@NAME@_app/run.hpp"

#include <ostream>
#include <vector>

#include <@NAME@/reader.hpp>
#include <@NAME@/space.hpp>
#include <reading/input_error.hpp>

#include "cli/module_program.hpp"
#include "cli/read_input.hpp"

namespace @NAME@_app {
namespace {

/// What may be asked for; the first is what is done without an option.
const std::vector<cli::module_goal> goals{cli::module_goal::count, cli::module_goal::first,
                                          cli::module_goal::all};

cli::program describe() {
    cli::program program{.name = "@NAME@",
                         .summary = "Counts the words of 0 and 1 without neighbouring ones.",
                         .usage = {"[OPTION]... FILE"},
                         .examples = {{"echo 3 | @NAME@ -", "prints 5"},
                                      {"@NAME@ --all words.txt", "prints every word"}}};
    program.options.argument(
        {.name = "FILE", .description = "the problem: a file, or - for standard input"});
    cli::add_module_rows(program.options, goals);
    return program;
}

void print(std::ostream& out, const std::vector<int>& word) {
    for (const int letter : word)
        out << letter;
    out << '\n';
}

cli::outcome solve(const cli::parsed_options& options, const cli::streams& io) {
    const auto wanted = cli::read_module_options(options, goals);
    const @NAME@::instance given = cli::read_input<reading::input_error>(
        *options.argument("FILE"), io.in, @NAME@::read);
    return cli::search_module(@NAME@::space(given), wanted,
                              {.program = "@NAME@",
                               .problem = "@NAME@ " + std::to_string(given.length),
                               .text = print},
                              io);
}

} // namespace

int run(std::span<const std::string> words, const cli::streams& io) {
    return cli::run_program(describe(), words, io.out, io.err,
                            [&](const auto& options) { return solve(options, io); });
}

} // namespace @NAME@_app
