/// One level of the search: a node's candidate children, which of them comes next, and the node.
#pragma once

#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>

#include <espalier/detail/compiler.hpp>
#include <espalier/ranges.hpp>
#include <espalier/shares.hpp>
#include <espalier/state_space.hpp>

namespace espalier::detail {

/// Whether the candidates must be kept by the engine (a vector), or only pointed at (a span).
template <class Space>
inline constexpr bool keeps_candidates = !std::ranges::borrowed_range<candidates_t<Space>>;

/// Whether the candidates may lie in the node itself (a span of a member), which then must stay
/// where it is. Not if they are made one by one (iota, `set_bits`) or handed over (a vector).
template <class Space>
inline constexpr bool may_point_into_node =
    keeps_candidates<Space>
        ? std::ranges::view<candidates_t<Space>>
        : std::is_lvalue_reference_v<std::ranges::range_reference_t<candidates_t<Space>>>;

/// Whether the current node is worth holding in registers: without `undo`, a few words large, and
/// with candidates that do not point into it.
template <class Space>
inline constexpr bool fits_in_hand =
    !ReversibleStateSpace<Space> && std::is_trivially_copyable_v<Space> &&
    std::is_copy_assignable_v<Space> && sizeof(Space) <= 64 && stands_alone<candidates_t<Space>>;

/// Whether the candidates can be counted and told by number without being walked.
template <class Space>
inline constexpr bool numbered =
    std::ranges::random_access_range<candidates_t<Space>> &&
    std::ranges::sized_range<candidates_t<Space>> && std::ranges::common_range<candidates_t<Space>>;

/// The first of the candidates, and where they end: pointers where they lie in a row. clang copies
/// an iterator that is a class as a number, too, and then counts up the two side by side.
template <class Range>
ESPALIER_ONE_FUNCTION inline auto first_of(Range& range) {
    if constexpr (std::ranges::contiguous_range<Range> && std::ranges::sized_range<Range>)
        return std::ranges::data(range);
    else
        return std::ranges::begin(range);
}
template <class Range>
ESPALIER_ONE_FUNCTION inline auto end_of(Range& range) {
    if constexpr (std::ranges::contiguous_range<Range> && std::ranges::sized_range<Range>)
        return std::ranges::data(range) + std::ranges::size(range);
    else
        return std::ranges::end(range);
}

/// Nothing, where a member is not needed.
template <int>
struct absent {
    absent() = default;
    explicit absent(const auto&) {}
};

/// Room for a node that is written and read as plain words, and need not be there yet.
template <class Space>
union slot {
    slot() {}
    explicit slot(const Space& node) : value(node) {}
    Space value;
};

/// What a level keeps of its node: nothing if the space is one object that comes back by itself.
template <class Space>
using kept_node = std::conditional_t<ReversibleStateSpace<Space>, absent<0>,
                                     std::conditional_t<fits_in_hand<Space>, slot<Space>, Space>>;

/// A level of the path. A reversible space is one object elsewhere; of others the node is here.
template <class Space>
struct level {
    using candidates = std::remove_reference_t<candidates_t<Space>>;
    using iterator = decltype(first_of(std::declval<candidates&>()));
    using sentinel = decltype(end_of(std::declval<candidates&>()));

    level() {}
    explicit level(const Space& copied)
        requires(!ReversibleStateSpace<Space>)
        : node(copied) {}

    /// The number of the child that `next` stands before, and how many there are. O(children)
    tree_place::digit digit(const Space& here) const {
        const auto count = [this](auto& children) {
            const auto all = std::ranges::distance(children);
            const auto index = std::ranges::distance(first_of(children), next);
            return tree_place::digit{static_cast<std::uint64_t>(index),
                                     static_cast<std::uint64_t>(all)};
        };
        if constexpr (keeps_candidates<Space>) {
            return count(const_cast<candidates&>(*kept));
        } else {
            auto&& again = here.expand();
            return count(again);
        }
    }

    [[no_unique_address]] kept_node<Space> node;
    [[no_unique_address]] std::conditional_t<keeps_candidates<Space>, std::optional<candidates>,
                                             absent<1>> kept;
    iterator next;
    [[no_unique_address]] sentinel last;
};

/// A node in registers, taken up from its frame.
template <class Space>
struct held {
    explicit held(const level<Space>& frame) : node(frame.node.value) {}
    Space node;
};

/// The level at which the walk stands, and what is known of its node, as the loop holds it: what
/// changes at every step lies in locals, which the compiler keeps in registers, and goes to the
/// stack when the walk goes down. A node in registers lies in its frame, too, written once, when
/// the frame is made.
///
/// This is what makes an explicit stack as fast as the recursion written by hand: a node that was
/// written member by member and read back as a whole would stall on every descent.
template <class Space>
struct cursor {
    using frame = level<Space>;
    using in_hand = std::conditional_t<fits_in_hand<Space>, held<Space>, absent<0>>;

    ESPALIER_ONE_FUNCTION cursor(frame* at, Space& outside)
        : f(at), space(&outside), hand(*at), next(at->next), last(at->last) {}

    /// Takes over where another stands, but not the node in hand.
    ESPALIER_ONE_FUNCTION void go_where(const cursor& other) {
        f = other.f;
        next = other.next;
        last = other.last;
        closed = other.closed;
        spare = other.spare;
    }

    ESPALIER_ONE_FUNCTION const Space& node() const {
        if constexpr (ReversibleStateSpace<Space>)
            return *space;
        else if constexpr (fits_in_hand<Space>)
            return hand.node;
        else
            return f->node;
    }

    /// Puts the locals away into the frame.
    ESPALIER_ONE_FUNCTION void save() {
        f->next = next;
        f->last = last;
    }

    ESPALIER_ONE_FUNCTION void load_node() {
        if constexpr (fits_in_hand<Space>) hand.node = f->node.value;
    }
    ESPALIER_ONE_FUNCTION void store_node() {
        if constexpr (fits_in_hand<Space>) std::construct_at(&f->node.value, hand.node);
    }

    /// Gives the node in hand the frame above, which must be the next in memory. The frame in use
    /// is its parent's, whose place among the children is given.
    ESPALIER_ONE_FUNCTION void settle(typename frame::iterator taken,
                                      typename frame::sentinel end) {
        f->next = taken;
        f->last = end;
        begin_frame(++f);
        store_node();
    }

    /// Asks the node for its children and stands before the first.
    ESPALIER_ONE_FUNCTION void expand() {
        if constexpr (keeps_candidates<Space>) {
            f->kept.emplace(node().expand());
            next = first_of(*f->kept);
            last = end_of(*f->kept);
        } else {
            auto&& lent = node().expand();
            next = first_of(lent);
            last = end_of(lent);
        }
    }

    /// How many children there are from `next` on. O(children), O(1) if they are numbered.
    ESPALIER_ONE_FUNCTION std::uint64_t children_left() const {
        return static_cast<std::uint64_t>(std::ranges::distance(next, last));
    }

    /// Makes a frame whose node is elsewhere. One of plain words begins to live when it is written;
    /// not so the place for candidates that are kept, which is asked what it holds.
    ESPALIER_ONE_FUNCTION static void begin_frame(frame* made) {
        if constexpr (keeps_candidates<Space> || !std::is_trivially_copyable_v<frame>)
            std::construct_at(made);
    }

    /// Goes to the child that `next` names, whose frame is `child`. As before if a hook throws. The
    /// frame in use is written behind the hook: what was judged is still in registers there.
    ESPALIER_ONE_FUNCTION void down(frame* child) {
        if constexpr (ReversibleStateSpace<Space>) {
            space->apply(*next);
            begin_frame(child);
        } else if constexpr (fits_in_hand<Space>) {
            try {
                hand.node.apply(*next);
            } catch (...) {
                load_node();
                throw;
            }
            begin_frame(child);
        } else {
            std::construct_at(child, std::as_const(f->node));
            try {
                child->node.apply(*next);
            } catch (...) {
                std::destroy_at(child);
                throw;
            }
        }
        save();
        f = child;
        store_node();
    }

    /// Goes to a child in the same frame: for a way down that will not be gone back.
    template <class Choice>
    void step(const Choice& taken) {
        if constexpr (ReversibleStateSpace<Space>)
            space->apply(taken);
        else if constexpr (fits_in_hand<Space>)
            hand.node.apply(taken);
        else
            f->node.apply(taken);
        store_node();
    }

    /// Goes back to the frame below, whose `next` names the child that is left. The node in hand is
    /// not taken up: several levels are often left at once, and only the last one is needed.
    ESPALIER_ONE_FUNCTION void up(frame* parent) {
        std::destroy_at(f);
        f = parent;
        next = f->next;
        last = f->last;
        if constexpr (ReversibleStateSpace<Space>) space->undo(*next);
    }

    frame* f;
    Space* space;
    [[no_unique_address]] in_hand hand;
    typename frame::iterator next;
    [[no_unique_address]] typename frame::sentinel last;
    bool closed = false;    ///< nothing is to be walked below it
    std::int64_t spare = 1; ///< children that may still be judged, and one
};

} // namespace espalier::detail
