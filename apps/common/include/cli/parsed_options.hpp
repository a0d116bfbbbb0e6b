/// What the user wrote on the command line, looked up by the names of the option table.
#pragma once

#include <chrono>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/duration.hpp"
#include "cli/numbers.hpp"
#include "cli/option_table.hpp"

namespace cli {

/// The outcome of parse_command_line. Where an option that is not repeatable was given several
/// times, its last value counts. Asking for a name that is not in the table, or for the value of a
/// flag, is our own mistake: std::logic_error. It keeps a copy of the table.
class parsed_options {
  public:
    struct given {
        std::string name;  ///< the long name
        std::string value; ///< empty for a flag
    };

    parsed_options(option_table table, std::vector<given> options,
                   std::vector<std::string> arguments);

    /// Was the option given?
    bool has(std::string_view name) const;

    /// The last value given, or nothing.
    std::optional<std::string> value(std::string_view name) const;

    /// The last value given, or the table's default text.
    std::string value_or_default(std::string_view name) const;

    /// Every value given, in order: for repeatable options.
    std::vector<std::string> values(std::string_view name) const;

    /// The positional argument, or nothing when it was left out.
    std::optional<std::string> argument(std::string_view name) const;

    /// The same options with other positional arguments.
    parsed_options with_arguments(std::vector<std::string> arguments) const {
        return {table_, options_, std::move(arguments)};
    }

    /// The last value as a whole number from min to max, or nothing when the option is absent;
    /// usage_error when it is no such number.
    template <std::integral T>
    std::optional<T> integer(std::string_view name, std::type_identity_t<T> min,
                             std::type_identity_t<T> max) const {
        const auto text = value(name);
        if (!text) return std::nullopt;
        return demand(parse_int<T>(*text, min, max), spelled(name));
    }

    /// The same with the table's default text in the place of an absent value.
    template <std::integral T>
    T integer_or_default(std::string_view name, std::type_identity_t<T> min,
                         std::type_identity_t<T> max) const {
        return demand(parse_int<T>(value_or_default(name), min, max), spelled(name));
    }

    /// The last value as a span of time, or nothing when the option is absent.
    std::optional<std::chrono::nanoseconds> duration(std::string_view name) const;

    /// usage_error if the option was given together with one of the others.
    void refuse_both(std::string_view one, std::initializer_list<std::string_view> others) const;

    /// "--name", as error messages call the option.
    static std::string spelled(std::string_view name) { return std::string("--").append(name); }

  private:
    const option& row(std::string_view name) const;
    const option& row_with_value(std::string_view name) const;

    option_table table_;
    std::vector<given> options_;
    std::vector<std::string> arguments_;
};

} // namespace cli
