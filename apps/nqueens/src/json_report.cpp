#include <cstddef>
#include <ostream>
#include <span>
#include <sstream>
#include <string_view>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

#include <queens/square_name.hpp>

#include "board_words.hpp"
#include "cli/json.hpp"
#include "cli/output_check.hpp"
#include "cli/search_figures.hpp"
#include "columns.hpp"
#include "names.hpp"
#include "nqueens/report.hpp"
#include "path_option.hpp"
#include "seen_path.hpp"

namespace nqueens {
namespace {

nlohmann::ordered_json statistics_of(const answer& found) {
    if (found.swaps)
        return {
            {"starts", cli::json_count(found.swaps->starts)},
            {"draws", cli::json_count(found.swaps->draws)},
            {"swaps", cli::json_count(found.swaps->swaps)},
        };
    return cli::json_of(found.statistics);
}

void add_board(nlohmann::ordered_json& document, const request& wanted) {
    const board_form& form = wanted.form;
    if (form.is_plain()) return;
    const board_words words = words_of(form);
    nlohmann::ordered_json& board = document["board"];
    board = {
        {"placed", words.placed},
        {"blocked", words.blocked},
        {"excluded_sums", words.excluded_sums},
        {"excluded_differences", words.excluded_differences},
    };
    if (wanted.fundamental) board["symmetries"] = wanted.classes.size();
    if (form.torus) board["torus"] = true;
    if (form.regions) board["regions"] = words.regions;
    if (form.superqueens) board["piece"] = queens::name_of(queens::piece::superqueen);
    if (!form.pieces) return;
    board["piece"] = queens::name_of(form.pieces->kind);
    board["rows"] = form.pieces->plan.rows;
    board["columns"] = form.pieces->plan.columns;
    board["walls"] = words.walls;
}

nlohmann::ordered_json document_of(const request& wanted, const answer& found) {
    nlohmann::ordered_json document;
    if (!wanted.is_most()) document["n"] = wanted.n;
    add_board(document, wanted);
    if (wanted.goal == goal::random) document["seed"] = cli::json_count(wanted.seed.value);
    document.update({
        {"goal", name_of(wanted.goal)},
        {"fundamental", wanted.fundamental},
        {"method", name_of(wanted.method)},
        {wanted.is_most() ? "most" : "count", cli::json_count(to_string(found.solutions))},
        {"complete", found.status == espalier::status::exhausted},
        {"status", espalier::to_string(found.status)},
        {"statistics", statistics_of(found)},
        {"wall_microseconds", found.elapsed.wall.count()},
        {"cpu_microseconds", found.elapsed.cpu.count()},
        {"threads", found.effort.workers},
    });
    if (wanted.unique && is_complete(wanted, found)) document["unique"] = found.solutions == 1;
    return document;
}

/// A choice as the document has it: a column, or the name of a square.
nlohmann::ordered_json json_of(const request& wanted, std::size_t level, int choice) {
    if (!wanted.form.pieces) return choice + 1;
    return queens::square_name(square_of(wanted.form, level, choice));
}

nlohmann::ordered_json json_of(const request& wanted, std::size_t level,
                               const std::vector<int>& choices) {
    auto list = nlohmann::ordered_json::array();
    for (const int choice : choices)
        list.push_back(json_of(wanted, level, choice));
    return list;
}

nlohmann::ordered_json json_of(const request& wanted, std::size_t level, const seen_node& seen) {
    nlohmann::ordered_json node = {{"depth", level}};
    if (seen.taken) {
        nlohmann::ordered_json& choice = node["choice"];
        if (!wanted.form.pieces)
            choice["row"] = square_of(wanted.form, level - 1, *seen.taken).row + 1;
        choice[wanted.form.pieces ? "square" : "column"] = json_of(wanted, level - 1, *seen.taken);
        choice["listed"] = seen.listed;
        if (seen.judged) choice["promising"] = *seen.judged;
    }
    if (!seen.listed) return node;
    node["is_solution"] = seen.is_solution;
    if (seen.objective) node["objective"] = *seen.objective;
    if (seen.bound) node["bound"] = *seen.bound;
    node["expand"] = json_of(wanted, level, seen.candidates);
    if (seen.promising) node["promising"] = json_of(wanted, level, *seen.promising);
    return node;
}

/// Solutions come first in the document and are written while they are found; the rest of it is
/// known at the end.
class as_json : public report {
  public:
    as_json(const request& wanted, std::ostream& out) : wanted_(wanted), out_(out) {}

    void begin() override {
        if (wanted_.goal == goal::count) return;
        out_ << "{\n  \"solutions\": [";
        cli::require_written(out_);
    }

    void solution(const nqueens::solution& found) override {
        out_ << separator_;
        if (const auto* const columns = std::get_if<std::span<const int>>(&found)) {
            out_ << '[';
            write_columns(out_, *columns, ",");
            out_ << ']';
        } else {
            out_ << nlohmann::json(square_names(std::get<1>(found))).dump();
        }
        separator_ = ",\n    ";
        cli::require_written(out_);
    }

    void end(const answer& found) override {
        std::ostringstream document;
        cli::write_document(document, document_of(wanted_, found));
        if (wanted_.goal == goal::count)
            out_ << document.view();
        else
            out_ << "\n  ]," << document.view().substr(1);
        cli::require_written(out_);
    }

  private:
    const request& wanted_;
    std::ostream& out_;
    std::string_view separator_ = "\n    ";
};

} // namespace

void write_json(std::ostream& out, const request& wanted, const seen_path& seen) {
    nlohmann::ordered_json document;
    if (!wanted.is_most()) document["n"] = wanted.n;
    add_board(document, wanted);
    document["fundamental"] = wanted.fundamental;
    document["method"] = name_of(wanted.method);
    auto& path = document["path"] = nlohmann::ordered_json::array();
    for (std::size_t level = 0; level < seen.size(); ++level)
        path.push_back(json_of(wanted, level, seen[level]));
    cli::write_document(out, document);
    cli::require_written(out);
}

std::unique_ptr<report> json_report(const request& wanted, std::ostream& out) {
    return std::make_unique<as_json>(wanted, out);
}

} // namespace nqueens
