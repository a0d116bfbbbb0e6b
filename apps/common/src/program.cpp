#include "cli/program.hpp"

#include <exception>
#include <new>
#include <ostream>

#include <fmt/format.h>

#include "cli/help_text.hpp"
#include "cli/output_check.hpp"
#include "cli/parse_command_line.hpp"
#include "cli/self_description.hpp"
#include "cli/signals.hpp"
#include "cli/usage_error.hpp"

namespace cli {
namespace {

int report(std::ostream& err, std::string_view name, exit_code code, std::string_view message,
           std::string_view remedy) {
    err << fmt::format("{}: {}\n", name, message);
    if (!remedy.empty()) err << fmt::format("  {}\n", remedy);
    err.flush();
    return static_cast<int>(code);
}

int report_fault(std::ostream& err, std::string_view name, std::string_view what) {
    return report(
        err, name, exit_code::fault, fmt::format("internal error: {}", what),
        fmt::format("this is a fault of {}; please report the command and its input", name));
}

outcome print(std::ostream& out, const std::string& text) {
    out << text;
    require_written(out);
    return exit_code::answered;
}

} // namespace

std::vector<std::string> words_of(int count, const char* const* words) {
    if (count < 2) return {};
    return {words + 1, words + count};
}

std::string version_text(std::string_view name) {
    return fmt::format("{} (Espalier) {}\n", name, ESPALIER_VERSION);
}

int guarded(std::string_view name, std::ostream& err, const std::function<outcome()>& body) {
    try {
        return static_cast<int>(body().code);
    } catch (const usage_error& error) {
        return report(err, name, exit_code::usage, error.what(), error.remedy());
    } catch (const std::bad_alloc&) {
        return report(err, name, exit_code::fault, "out of memory",
                      "a smaller input, a limit or more memory mends it");
    } catch (const std::exception& error) {
        return report_fault(err, name, error.what());
    } catch (...) {
        return report_fault(err, name, "an exception of unknown kind");
    }
}

/// The output is flushed before an error is written, so that a terminal shows them in order; and a
/// signal is raised last, whether or not the output arrived: a shell's loop must end on Ctrl-C.
int run_program(const program& program, std::span<const std::string> words, std::ostream& out,
                std::ostream& err, const std::function<outcome(const parsed_options&)>& body) {
    int signal = 0;
    const int status = guarded(program.name, err, [&]() -> outcome {
        if (const auto text = self_description(program, words)) return print(out, *text);
        switch (find_early_request(program.options, words)) {
        case early_request::help:
            return print(out, help_text(program));
        case early_request::version:
            return print(out, version_text(program.name));
        case early_request::none:
            break;
        }
        const parsed_options given = parse_command_line(program.options, words);
        try {
            const outcome result = body(given);
            if (result.code == exit_code::stopped) signal = result.signal;
            require_written(out);
            return result;
        } catch (...) {
            out.flush();
            throw;
        }
    });
    if (signal != 0) end_by_signal(signal);
    return status;
}

} // namespace cli
