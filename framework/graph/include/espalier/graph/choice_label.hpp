/// A choice in words, for drawings.
#pragma once

#include <sstream>
#include <string>
#include <type_traits>

namespace espalier {

namespace detail {

template <class Choice>
concept SaysItself = requires(const Choice& choice) { std::string(to_string(choice)); };

template <class Choice>
concept Streamable = requires(std::ostream& out, const Choice& choice) { out << choice; };

template <class Choice>
concept HasLabel = std::is_arithmetic_v<Choice> || std::is_enum_v<Choice> || SaysItself<Choice> ||
                   Streamable<Choice>;

} // namespace detail

/// The label of a choice unless one is given: what its own `to_string` says; a number in digits
/// (a `char` as itself, an enumerator as its number); otherwise what `<<` prints.
template <detail::HasLabel Choice>
std::string choice_label(const Choice& choice) {
    if constexpr (detail::SaysItself<Choice>) {
        return std::string(to_string(choice));
    } else if constexpr (std::is_same_v<Choice, char>) {
        return std::string(1, choice);
    } else if constexpr (std::is_integral_v<Choice>) {
        return std::to_string(choice);
    } else if constexpr (std::is_enum_v<Choice>) {
        return std::to_string(static_cast<std::underlying_type_t<Choice>>(choice));
    } else {
        std::ostringstream words;
        words << choice;
        return words.str();
    }
}

} // namespace espalier
