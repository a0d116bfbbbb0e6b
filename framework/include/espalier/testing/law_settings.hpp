/// What a module's author may tell the check of the laws: a judge, expectations, limits.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <espalier/module_check.hpp>
#include <espalier/state_space.hpp>

namespace espalier::testing {

namespace detail {

using namespace espalier::detail;

template <class Space>
struct solution_value {
    using type = Space;
};
template <class Space>
    requires NamesItsSolution<Space>
struct solution_value<Space> {
    using type = std::decay_t<decltype(std::declval<const Space&>().solution())>;
};

} // namespace detail

/// The value of a solution: what `solution()` returns, or the space itself.
template <class Space>
using solution_value_t = typename detail::solution_value<Space>::type;

/// An independent judge of solutions: any predicate on the solution's value, or on the path of
/// choices that leads to it. It must share no code with the module.
template <class Space>
class judge {
  public:
    using path = std::vector<choice_t<Space>>; ///< the choices from the root
    using value = solution_value_t<Space>;

    judge() = default;

    template <class Predicate>
        requires std::predicate<Predicate&, const value&> || std::predicate<Predicate&, const path&>
    judge(Predicate says) { // implicit: `.is_valid = [](const board& b) { ... }`
        if constexpr (std::predicate<Predicate&, const value&>)
            by_value_ = std::move(says);
        else
            by_path_ = std::move(says);
    }

    explicit operator bool() const { return by_value_ || by_path_; } ///< whether there is one

    /// Whether the node at the end of that path, which the module calls a solution, is one.
    bool operator()(const Space& node, const path& choices) const {
        if (by_path_) return by_path_(choices);
        if constexpr (detail::NamesItsSolution<Space>)
            return by_value_(node.solution());
        else
            return by_value_(node);
    }

  private:
    std::function<bool(const value&)> by_value_;
    std::function<bool(const path&)> by_path_;
};

/// An answer that a space's `prune()` may claim to keep.
enum class answer {
    count, ///< how many solutions there are, by weight
    any,   ///< whether there is one
    first, ///< the first one in tree order
    all,   ///< every one, in tree order
    set,   ///< which different ones there are
    best,  ///< the best objective
};

/// Everything is optional; what cannot be checked without it is named in the report's notes.
template <class Space>
struct law_settings {
    using choice = choice_t<Space>; ///< what leads to a child

    /// Judges what the module calls a solution. Without it nobody can tell whether `promising`
    /// loses one.
    judge<Space> is_valid = {};

    /// Whether the object survives `apply` of a choice that `promising` rejects. If not,
    /// `promising` is held to `expected_solutions` or `expected_count` alone.
    bool apply_unpromising = true;

    /// All solutions, in any order, repeated ones at least once.
    std::optional<std::vector<solution_value_t<Space>>> expected_solutions = {};

    /// What `espalier::count` must find.
    std::optional<std::uint64_t> expected_count = {};

    /// The answers that `prune()` keeps.
    std::vector<answer> prune_keeps = {};

    /// Choices from the root of which the last makes `apply` throw.
    std::vector<choice> throwing_path = {};

    /// All there is in the object, for spaces without `operator==`.
    std::function<std::string(const Space&)> fingerprint = {};

    /// A choice in words, if it cannot be printed by itself.
    std::function<std::string(const choice&)> describe = {};

    /// How many levels below a node are looked at to see whether it has changed, if there is
    /// neither `operator==` nor a fingerprint.
    int observed_depth = 2;

    std::uint64_t max_nodes = 100'000; ///< nodes to look at, and children of one node
    std::size_t max_depth = 1'000;     ///< a deeper tree is reported as one that never ends
};

} // namespace espalier::testing
