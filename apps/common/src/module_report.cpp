#include "cli/module_report.hpp"

#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/json.hpp"
#include "cli/output_check.hpp"
#include "cli/search_figures.hpp"

namespace cli {
namespace {

bool lists(module_goal goal) {
    return goal != module_goal::count && goal != module_goal::unique;
}

/// A number as a number, anything else as text.
nlohmann::ordered_json value_of(const std::optional<std::string>& best) {
    if (!best) return {};
    auto value = nlohmann::ordered_json::parse(*best, nullptr, false);
    return value.is_number() ? value : nlohmann::ordered_json(*best);
}

nlohmann::ordered_json document_of(const module_options& wanted, const module_answer& found) {
    nlohmann::ordered_json document = answer_json(wanted.goal, found);
    document.update({
        {"wall_microseconds", found.elapsed.wall.count()},
        {"cpu_microseconds", found.elapsed.cpu.count()},
        {"threads", found.effort.workers},
    });
    return document;
}

} // namespace

bool is_complete(module_goal goal, const module_answer& found) {
    if (goal == module_goal::unique && found.solutions > 1) return true;
    switch (found.status) {
    case espalier::status::exhausted:
    case espalier::status::satisfied:
        return true;
    case espalier::status::solution_limit:
        return goal == module_goal::all || goal == module_goal::first;
    default:
        return false;
    }
}

exit_code status_of(module_goal goal, const module_answer& found) {
    if (!is_complete(goal, found)) return exit_code::stopped;
    if (goal == module_goal::unique)
        return found.solutions == 1 ? exit_code::answered : exit_code::nothing;
    if (goal == module_goal::count || found.solutions != 0) return exit_code::answered;
    return exit_code::nothing;
}

nlohmann::ordered_json answer_json(module_goal goal, const module_answer& found) {
    nlohmann::ordered_json document = {{"goal", name_of(goal)}};
    const bool complete = is_complete(goal, found);
    if (goal == module_goal::best)
        document["best"] = value_of(found.best);
    else
        document["count"] = json_count(to_string(found.solutions));
    if (goal == module_goal::unique && complete) document["unique"] = found.solutions == 1;
    document.update({
        {"complete", found.status == espalier::status::exhausted},
        {"status", espalier::to_string(found.status)},
        {"statistics", json_of(found.statistics)},
    });
    return document;
}

std::string uniqueness(const module_answer& found) {
    return uniqueness(is_complete(module_goal::unique, found), found.solutions);
}

std::string remark_on(std::string_view program, module_goal goal, const module_answer& found) {
    if (is_complete(goal, found)) {
        if (!lists(goal) || found.solutions != 0) return {};
        return fmt::format("{}: there is no solution\n", program);
    }
    const std::string_view so_far = lists(goal) && found.solutions == 0
                                        ? "no solution was found so far"
                                    : goal == module_goal::best ? "there may be a better solution"
                                                                : "there may be more solutions";
    return fmt::format("{}: stopped by {}; {}\n", program, stopped_by(found.status), so_far);
}

std::string statistics_text(const module_answer& found) {
    figures told(11);
    told.line("status", espalier::to_string(found.status));
    told.add(found.statistics);
    told.add(found.elapsed);
    told.add(found.effort);
    return std::move(told).text();
}

void module_report::begin() {
    if (!wanted_.output.json || !lists(wanted_.goal)) return;
    stream_ << "{\n  \"solutions\": [";
    require_written(stream_);
}

output_file& module_report::open(std::optional<std::uint64_t> length) {
    file_.emplace(*wanted_.output_file, length);
    stream_.rdbuf(file_->stream().rdbuf());
    if (length.value_or(0) == 0) begin();
    return *file_;
}

void module_report::solution(const writer& text, const facts& json) {
    if (wanted_.output.json) {
        nlohmann::ordered_json value;
        json(value);
        stream_ << (std::exchange(any_, true) ? ",\n    " : "\n    ") << value.dump();
    } else {
        text(stream_);
    }
    require_written(stream_);
}

void module_report::end_text(const module_answer& found) {
    const bool complete = is_complete(wanted_.goal, found);
    if (wanted_.goal == module_goal::unique)
        stream_ << uniqueness(found) << '\n';
    else if (wanted_.goal == module_goal::count)
        stream_ << (complete ? "" : "at least ") << found.solutions << '\n';
}

void module_report::value(const module_answer& found, std::string_view bound) {
    if (wanted_.output.json) return;
    stream_ << (is_complete(wanted_.goal, found) ? "" : bound) << *found.best << '\n';
}

/// The solutions stand first in the document, and its other members after them.
void module_report::end(const module_answer& found, const facts& about) {
    if (!wanted_.output.json) {
        end_text(found);
    } else {
        nlohmann::ordered_json document = nlohmann::ordered_json::object();
        if (about) about(document);
        document.update(document_of(wanted_, found));
        std::ostringstream text;
        write_document(text, document);
        if (lists(wanted_.goal))
            stream_ << (any_ ? "\n  ]," : "],") << text.view().substr(1);
        else
            stream_ << text.view();
    }
    require_written(stream_);
    if (file_) file_->sync();
}

namespace detail {

void text_as_json(nlohmann::ordered_json& to, const std::function<void(std::ostream&)>& text) {
    std::ostringstream words;
    text(words);
    std::string line = words.str();
    if (line.ends_with('\n')) line.pop_back();
    to = std::move(line);
}

} // namespace detail

} // namespace cli
