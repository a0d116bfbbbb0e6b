/// What must hold between variables, as a lambda over their names.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace espalier {

/// The words of a text as names: `names("S E N D")`.
inline std::vector<std::string> names(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t first = text.find_first_not_of(' ', at);
        if (first == std::string_view::npos) break;
        at = std::min(text.find(' ', first), text.size());
        words.emplace_back(text.substr(first, at - first));
    }
    return words;
}

/// One name with the numbers 1 to n: `numbered("q", 8)` is q1 … q8.
inline std::vector<std::string> numbered(const std::string& name, int n) {
    std::vector<std::string> all;
    for (int k = 1; k <= n; ++k)
        all.push_back(name + std::to_string(k));
    return all;
}

/// The numbers from the first to the last: the usual domain. Empty if the last is less.
inline std::vector<int> values(int first, int last) {
    std::vector<int> all;
    for (int value = first; value <= last; ++value)
        all.push_back(value);
    return all;
}

namespace detail {

/// A predicate on some variables, called with their values in the order of the names.
struct relation {
    std::vector<std::string> names;
    std::function<bool(std::span<const int>)> holds;
};

template <std::size_t>
using value_at = int;

template <class Predicate, std::size_t... K>
constexpr bool takes(std::index_sequence<K...>) {
    return std::predicate<const Predicate&, value_at<K>...>;
}

/// How many values a predicate takes, up to 16; 0 if there is no telling.
template <class Predicate, std::size_t N = 1>
constexpr std::size_t arity() {
    if constexpr (takes<Predicate>(std::make_index_sequence<N>()))
        return N;
    else if constexpr (N < 16)
        return arity<Predicate, N + 1>();
    else
        return 0;
}

template <class Predicate, std::size_t... K>
bool call_with(const Predicate& holds, std::span<const int> values, std::index_sequence<K...>) {
    return static_cast<bool>(holds(values[K]...));
}

inline std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace detail

/// One condition or several on the variables of an `assign`; made by `where` and `all_different`.
class constraint {
  public:
    explicit constraint(std::vector<detail::relation> parts) : parts_(std::move(parts)) {}
    const std::vector<detail::relation>& parts() const { return parts_; } ///< what it is made of

  private:
    std::vector<detail::relation> parts_;
};

/// The condition that the predicate holds for the values of these variables, in this order. It
/// takes as many ints as there are names, or one `std::span<const int>`; it must answer the same
/// whenever it is asked, and is called by several threads at once.
///
///     where("D E Y c1", [](int d, int e, int y, int c) { return d + e == y + 10 * c; })
///
/// @throws std::invalid_argument if the predicate takes another number of values
template <class Predicate>
constraint where(std::vector<std::string> variables, Predicate holds) {
    if (variables.empty()) throw std::invalid_argument("espalier: where() names no variable");
    if constexpr (std::predicate<const Predicate&, std::span<const int>>) {
        return constraint({{std::move(variables), std::move(holds)}});
    } else {
        constexpr std::size_t n = detail::arity<Predicate>();
        static_assert(n != 0, "espalier: the predicate of where() takes one int for each variable, "
                              "16 at most, or a std::span<const int>, and returns bool");
        if (variables.size() != n)
            throw std::invalid_argument("espalier: the predicate on '" + detail::listed(variables) +
                                        "' takes " + std::to_string(n) + " values, not " +
                                        std::to_string(variables.size()));
        return constraint({{std::move(variables), [holds](std::span<const int> values) {
                                return detail::call_with(holds, values,
                                                         std::make_index_sequence<n>());
                            }}});
    }
}
/// The same, the names in one text with blanks between.
template <class Predicate>
constraint where(std::string_view variables, Predicate holds) {
    return where(names(variables), std::move(holds));
}
/// The same.
template <class Predicate>
constraint where(const char* variables, Predicate holds) {
    return where(names(variables), std::move(holds));
}

/// No two of these variables have the same value: a condition on each pair.
inline constraint all_different(const std::vector<std::string>& variables) {
    std::vector<detail::relation> pairs;
    for (std::size_t a = 0; a < variables.size(); ++a)
        for (std::size_t b = a + 1; b < variables.size(); ++b)
            pairs.push_back({{variables[a], variables[b]},
                             [](std::span<const int> two) { return two[0] != two[1]; }});
    return constraint(std::move(pairs));
}
/// The same, the names in one text with blanks between.
inline constraint all_different(std::string_view variables) {
    return all_different(names(variables));
}
/// The same.
inline constraint all_different(const char* variables) {
    return all_different(names(variables));
}

} // namespace espalier
