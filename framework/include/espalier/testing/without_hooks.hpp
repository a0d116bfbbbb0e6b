/// A space with some of its optional hooks hidden: to see what the search does without them.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include <espalier/goals.hpp>
#include <espalier/module_check.hpp>
#include <espalier/state_space.hpp>

namespace espalier::testing {

namespace detail {

using namespace espalier::detail;

/// Hands one hook on to the space inside. A hook that is hidden, or not there, must not even be
/// named in the wrapper, so each has a base class of its own.
template <class Outer, class Space, hook Hook, bool Shown>
struct hands_on {};

template <class Outer, class Space>
struct hands_on<Outer, Space, hook::promising, true> {
    bool promising(const choice_t<Space>& choice) const {
        return static_cast<const Outer&>(*this).inner().promising(choice);
    }
};

template <class Outer, class Space>
struct hands_on<Outer, Space, hook::prune, true> {
    bool prune() const
        requires PrunableStateSpace<Space>
    {
        return static_cast<const Outer&>(*this).inner().prune();
    }
    template <class Known>
    bool prune(const Known& known) const
        requires PrunableBy<Space, Known>
    {
        return static_cast<const Outer&>(*this).inner().prune(known);
    }
};

template <class Outer, class Space>
struct hands_on<Outer, Space, hook::undo, true> {
    void undo(const choice_t<Space>& choice) noexcept {
        static_cast<Outer&>(*this).inner().undo(choice);
    }
};

template <class Outer, class Space>
struct hands_on<Outer, Space, hook::solution, true> {
    auto solution() const { return solution_of(static_cast<const Outer&>(*this).inner()); }
};

template <class Outer, class Space>
struct hands_on<Outer, Space, hook::weight, true> {
    std::uint64_t weight() const { return static_cast<const Outer&>(*this).inner().weight(); }
};

template <class Outer, class Space>
struct hands_on<Outer, Space, hook::count_below, true> {
    below count_below(const std::stop_token& stop) const {
        return static_cast<const Outer&>(*this).inner().count_below(stop);
    }
};

template <class Outer, class Space>
struct hands_on<Outer, Space, hook::objective, true> {
    auto objective() const { return static_cast<const Outer&>(*this).inner().objective(); }
};

template <class Outer, class Space>
struct hands_on<Outer, Space, hook::bound, true> {
    auto bound() const { return static_cast<const Outer&>(*this).inner().bound(); }
};

/// Whether the wrapper shows the hook. `solution` is there whenever the space can be copied: the
/// user is to get the solution of the space, not one with hooks hidden.
template <class Space, hook Hook, hook... Hidden>
inline constexpr bool shows =
    !((Hook == Hidden) || ...) &&
    (has_hook<Space, Hook>() || (Hook == hook::solution && std::copy_constructible<Space>));

template <class Outer, class Space, hook... Hidden>
struct hands_on_all
    : hands_on<Outer, Space, hook::promising, shows<Space, hook::promising, Hidden...>>,
      hands_on<Outer, Space, hook::prune, shows<Space, hook::prune, Hidden...>>,
      hands_on<Outer, Space, hook::undo, shows<Space, hook::undo, Hidden...>>,
      hands_on<Outer, Space, hook::solution, shows<Space, hook::solution, Hidden...>>,
      hands_on<Outer, Space, hook::weight, shows<Space, hook::weight, Hidden...>>,
      hands_on<Outer, Space, hook::count_below, shows<Space, hook::count_below, Hidden...>>,
      hands_on<Outer, Space, hook::objective, shows<Space, hook::objective, Hidden...>>,
      hands_on<Outer, Space, hook::bound, shows<Space, hook::bound, Hidden...>> {};

} // namespace detail

/// The same tree with the hooks `Hidden` left out.
///
///     espalier::count(without<queens, hook::promising>(queens{8}));  // all 8^8 placements
///
/// Of `without<Space&, ...>` the space is borrowed, which only a reversible space allows: the
/// object is changed in place and must outlive the wrapper.
template <class Stored, hook... Hidden>
class without : public detail::hands_on_all<without<Stored, Hidden...>,
                                            std::remove_reference_t<Stored>, Hidden...> {
    using space = std::remove_reference_t<Stored>;

  public:
    using choice_type = choice_t<space>;
    using better = typename better_of<space>::type;
    static constexpr std::uint64_t count_divisor = espalier::count_divisor<space>();

    explicit without(Stored inner) : inner_(std::forward<Stored>(inner)) {}

    decltype(auto) expand() const { return inner().expand(); }
    void apply(const choice_type& choice) { inner_.apply(choice); }
    bool is_solution() const { return inner().is_solution(); }

    const space& inner() const { return inner_; } ///< the space inside
    space& inner() { return inner_; }             ///< the space inside

  private:
    Stored inner_;
};

/// The tree with nothing cut.
template <class Space>
using without_prune = without<Space, hook::prune>;

/// The tree with nothing rejected.
template <class Space>
using without_promising = without<Space, hook::promising>;

/// The tree walked by copies.
template <class Space>
using without_undo = without<Space, hook::undo>;

} // namespace espalier::testing
