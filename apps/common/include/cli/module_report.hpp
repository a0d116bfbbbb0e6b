/// How the answer of a module's program is told: as text or as one JSON document, in remarks, and
/// by the exit status.
#pragma once

#include <cstdint>
#include <fstream>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include <espalier/espalier.hpp>
#include <nlohmann/json_fwd.hpp>

#include "cli/exit_code.hpp"
#include "cli/module_options.hpp"
#include "cli/output_file.hpp"
#include "cli/stopwatch.hpp"

namespace cli {

/// What a search came to.
struct module_answer {
    espalier::checked_count solutions = {}; ///< found, by weight; of a best one 0 or 1
    std::optional<std::string> best = {};   ///< the value of the best solution, if there is one
    espalier::status status = espalier::status::exhausted;
    espalier::statistics statistics = {};
    espalier::effort effort = {};
    cli::elapsed elapsed = {};
};

/// Whether the answer is all that was asked for.
bool is_complete(module_goal goal, const module_answer& found);

exit_code status_of(module_goal goal, const module_answer& found);

/// Goal, answer, status and statistics as members of a JSON document.
nlohmann::ordered_json answer_json(module_goal goal, const module_answer& found);

/// "unique", "not unique", "no solution" or "not known", of a search for two solutions.
std::string uniqueness(const module_answer& found);

/// "sudoku: stopped by the time limit; there may be more solutions" and the like; often nothing.
std::string remark_on(std::string_view program, module_goal goal, const module_answer& found);

/// The search in figures, for people, a line each.
std::string statistics_text(const module_answer& found);

/// The solutions and the answer on their way to the output, or to a file. Solutions are written as
/// they are found, JSON too.
class module_report {
  public:
    using writer = std::function<void(std::ostream&)>;
    using facts = std::function<void(nlohmann::ordered_json&)>;

    /// Nothing is written until `begin`, or `open` where the solutions go to a file.
    module_report(const module_options& wanted, std::ostream& out)
        : wanted_(wanted), stream_(out.rdbuf()) {}

    void begin();
    /// The file that the solutions go to, gone on with from that length.
    output_file& open(std::optional<std::uint64_t> length);

    /// One solution, as text and as a value of JSON, whichever is asked for.
    void solution(const writer& text, const facts& json);

    /// The best value, before its solution; `bound` stands before it if the search was stopped.
    void value(const module_answer& found, std::string_view bound);

    /// The answer. `about` adds what the program knows of the problem, for JSON.
    void end(const module_answer& found, const facts& about);

  private:
    void end_text(const module_answer& found);

    const module_options& wanted_;
    std::ostream stream_;
    std::optional<output_file> file_;
    bool any_ = false;
};

} // namespace cli
