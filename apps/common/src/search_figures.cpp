#include "cli/search_figures.hpp"

#include <chrono>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/json.hpp"

namespace cli {
namespace {

std::string seconds(std::chrono::microseconds time) {
    return fmt::format("{}.{:06} s", time.count() / 1'000'000, time.count() % 1'000'000);
}

} // namespace

void figures::line(std::string_view name, std::string_view value) {
    text_ += fmt::format("{:<{}}{}\n", name, width_, value);
}

void figures::line(std::string_view name, std::uint64_t value) {
    line(name, std::string_view(std::to_string(value)));
}

void figures::add(const espalier::statistics& counts) {
    line("checked", counts.checked);
    line("promising", counts.promising);
    line("pruned", counts.pruned);
    line("dead ends", counts.dead_ends);
    line("solutions", counts.solutions);
    line("deepest", counts.deepest);
}

void figures::add(const elapsed& time) {
    line("wall time", seconds(time.wall));
    line("CPU time", seconds(time.cpu));
}

void figures::add(const espalier::effort& effort) {
    line("threads", effort.workers);
    line("handed on", effort.handed_over);
    line("idle", fmt::format("{:.1f} %", 100 * effort.idle_share()));
}

nlohmann::ordered_json json_of(const espalier::statistics& counts) {
    return {
        {"checked", json_count(counts.checked)},     {"promising", json_count(counts.promising)},
        {"pruned", json_count(counts.pruned)},       {"dead_ends", json_count(counts.dead_ends)},
        {"solutions", json_count(counts.solutions)}, {"deepest", json_count(counts.deepest)},
    };
}

std::string stopped_by(espalier::status status) {
    if (status == espalier::status::stop_requested) return "a signal";
    return fmt::format("the {}", espalier::to_string(status));
}

std::string uniqueness(bool is_complete, const espalier::checked_count& solutions) {
    if (!is_complete) return "not known";
    if (solutions == 0) return "no solution";
    return solutions == 1 ? "unique" : "not unique";
}

} // namespace cli
