#include "cover_app/run.hpp"

#include <memory>

#include <reading/input_error.hpp>

#include "cli/read_input.hpp"
#include "presentation.hpp"
#include "request.hpp"

namespace cover_app {
namespace {

cover::problem problem_of(const request& wanted, const cli::streams& io) {
    if (wanted.board) return cover::pentomino_problem(*wanted.board, wanted.up_to_symmetry);
    return cli::read_input<reading::input_error>(
        *wanted.file, io.in, [&](std::istream& in, const std::string& name) {
            return cover::read_problem(in, name, wanted.form);
        });
}

} // namespace

int run(std::span<const std::string> words, const cli::streams& io) {
    return cli::run_program(describe(), words, io.out, io.err, [&](const auto& options) {
        const request wanted = read_request(options);
        const auto given = std::make_shared<const cover::problem>(problem_of(wanted, io));
        return cli::search_module(cover::exact_cover(given), wanted.search,
                                  presentation_of(wanted, given), io);
    });
}

} // namespace cover_app
