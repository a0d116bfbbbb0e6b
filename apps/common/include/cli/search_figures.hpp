/// What every program says of a search in the same words: its figures and its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <espalier/checked_count.hpp>
#include <espalier/limits.hpp>
#include <espalier/result.hpp>
#include <espalier/statistics.hpp>
#include <nlohmann/json_fwd.hpp>

#include "cli/stopwatch.hpp"

namespace cli {

/// Names and values for people, a line each, the values in one column.
class figures {
  public:
    /// `width` is where the values begin.
    explicit figures(std::size_t width) : width_(width) {}

    void line(std::string_view name, std::string_view value);
    void line(std::string_view name, std::uint64_t value);

    /// From "checked" to "deepest".
    void add(const espalier::statistics& counts);
    /// "wall time" and "CPU time".
    void add(const elapsed& time);
    /// "threads", "handed on" and "idle".
    void add(const espalier::effort& effort);

    std::string text() && { return std::move(text_); }

  private:
    std::size_t width_;
    std::string text_;
};

/// The counts as JSON has them.
nlohmann::ordered_json json_of(const espalier::statistics& counts);

/// What ended a search that was stopped: "the time limit", "a signal".
std::string stopped_by(espalier::status status);

/// "unique", "not unique" or "no solution", of a complete search for two solutions; "not known" of
/// one that was stopped.
std::string uniqueness(bool is_complete, const espalier::checked_count& solutions);

} // namespace cli
