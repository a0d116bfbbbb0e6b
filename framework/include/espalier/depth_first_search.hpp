/// The search: one subtree, depth first, on an explicit stack, as far as one asks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include <espalier/detail/compiler.hpp>
#include <espalier/detail/level.hpp>
#include <espalier/detail/level_stack.hpp>
#include <espalier/goals.hpp>
#include <espalier/handed_part.hpp>
#include <espalier/module_check.hpp>
#include <espalier/shares.hpp>
#include <espalier/state_space.hpp>
#include <espalier/statistics.hpp>
#include <espalier/subtree.hpp>
#include <espalier/visitors.hpp>

namespace espalier {

/// Where a search stands.
enum class search_status {
    ready,       ///< more to walk; `advance` or `next` goes on
    at_solution, ///< the goal said *enough*: `node()` is the solution
    exhausted,   ///< everything in the subtree was walked
};

/// Walks one subtree, depth first, in the order of `expand`.
///
///     espalier::depth_first_search search(space);
///     while (search.next()) print(search.node());      // every solution, one at a time
///
/// Pull style: `next()` goes to the next solution, `advance(goal, budget)` reports every solution
/// to a goal until so many children were judged. Between two calls the search rests; `path()`,
/// `statistics()` and `frontier()` may be asked at any time, and a new search started on the
/// frontier goes on exactly where this one stopped.
///
/// A reversible space is borrowed and changed in place: do not touch it while the search lives.
/// It is back where it was handed in when the search is exhausted, `rewind()` is called, or the
/// search is destroyed. A space without `undo` is copied and never touched.
///
/// Memory is O(depth); nothing is allocated per node. If a hook throws, the exception comes out of
/// `next` or `advance`; the search is then as it was before the child that threw was tried, and can
/// be asked for its frontier or go on.
template <class Space, class Visitor = no_visitor>
class depth_first_search {
    static_assert(detail::check_module<Space>());
    static_assert(detail::check_visitor<Visitor, Space>());

    using level = detail::level<Space>;
    using position = detail::cursor<Space>;
    using choice = choice_t<Space>;
    static constexpr bool reversible = ReversibleStateSpace<Space>;
    static constexpr bool watched = !std::is_same_v<std::remove_cvref_t<Visitor>, no_visitor>;
    static constexpr bool books_ahead =
        JudgingStateSpace<Space> && detail::numbered<Space> && !watched;

  public:
    static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

    /// A search of a part of the tree under `root`, all of it by default.
    /// @throws std::invalid_argument if the part does not fit the tree; the message names the level
    explicit depth_first_search(Space& root, const subtree<choice>& part = {}, Visitor visitor = {})
        : space_(&root), visitor_(std::forward<Visitor>(visitor)) {
        start(part, {});
    }
    /// The same by a space that stands at a node on the way down to the part, no deeper than
    /// `part.base`, as `split` hands it over; `stands_at` are the numbers that lead to that node.
    depth_first_search(Space& node, const subtree<choice>& part,
                       std::vector<tree_place::digit> stands_at, Visitor visitor = {})
        : space_(&node), visitor_(std::forward<Visitor>(visitor)) {
        start(part, std::move(stands_at));
    }
    depth_first_search(const depth_first_search&) = delete;
    depth_first_search& operator=(const depth_first_search&) = delete;
    ~depth_first_search() { rewind(); }

    /// Goes to the next solution in tree order; false if there is none.
    bool next() {
        detail::one_at_a_time goal;
        return advance(goal) == search_status::at_solution;
    }

    /// Walks on, reporting each solution to the goal, until the subtree is exhausted, the goal says
    /// *enough*, `budget` children were judged, or `count_below` gave up because of `stop`.
    template <class Goal>
    ESPALIER_STORE_WORD_BY_WORD search_status advance(Goal& goal, std::uint64_t budget = no_limit,
                                                      const std::stop_token& stop = {});

    /// The node at which the search stands: after `next()`, the solution; when all is walked, the
    /// one that was handed in. The reference is lent until the search goes on.
    const Space& node() const { return top_ == nullptr ? *space_ : node_of(top_); }

    search_status status() const { return status_; } ///< where it stands

    /// What this search counted so far; what led to its start is not counted.
    espalier::statistics statistics() const {
        espalier::statistics so_far = counts_;
        if constexpr (!JudgingStateSpace<Space>) so_far.promising = so_far.checked;
        if (so_far.promising != 0) so_far.deepest = first_depth_ + levels_.deepest();
        return so_far;
    }

    /// The choices from the root to `node()`. O(depth)
    std::vector<choice> path() const {
        std::vector<choice> choices = prefix_;
        if (top_ == nullptr) return choices;
        const std::size_t top = levels_.level_of(top_);
        for (std::size_t l = levels_.bottom_level(); l < top; ++l)
            choices.push_back(*levels_.at(l)->next);
        return choices;
    }

    /// What is still to be walked: nothing, or one part. O(depth + children of the node)
    espalier::frontier<choice> frontier() const {
        if (status_ == search_status::exhausted) return {};
        std::uint64_t first = 0;
        if (place_ == place::before_next_child)
            first = top_ == levels_.bottom() ? index_ : top_->digit(node_of(top_)).index;
        return {{path(), prefix_.size(), first, last_, place_ != place::before_root}};
    }

    /// Gives away the right end of what is still to be walked, so that somebody else can walk it:
    /// half of the siblings left at the shallowest level that has any, or, for `levels` > 1, all of
    /// them at so many levels, at most half of those there are. This search then ends before that
    /// part. Nothing if there is no sibling to give. O(depth + children of the levels given)
    std::optional<handed_part<Space>> split(std::size_t levels = 1)
        requires std::copy_constructible<Space>;

    /// Where in the tree this search began. O(depth)
    tree_place origin() const;

    /// Where in the tree its part ends: everything in between is closed when it is exhausted.
    tree_place limit() const { return limit_under(prefix_place_); }

    /// The share of the whole tree that this search has closed so far: to be shown, not to be added
    /// up. `root` is the space at its root; a reversible space is copied. O(depth + children)
    double share_walked(const Space& root) const;

    /// Ends the search, brings a reversible space back to where it was handed in, and says what of
    /// the tree it closed: all from `origin()` to where the walk came to. To be called once; after
    /// it `origin()` and `limit()` have no meaning. O(depth + children)
    stretch retire();

    /// Brings a reversible space back to where it was handed in, and ends the search.
    void rewind() noexcept;

  private:
    /// Where, at the node on top, the walk will go on.
    enum class place { before_root, before_children, before_next_child };

    /// What the children of the current node offer.
    enum class seen { promising_child, no_child, end_of_budget };

    /// Where a step leads: on, to the children of the node in hand, some of which are to be tried;
    /// back, for none is; to either of these; or nowhere, for the walk is to rest.
    enum class heading { on, back, either, rest };

    template <class Goal>
    ESPALIER_ONE_FUNCTION void walk(position& at, Goal& goal, const std::stop_token& stop);
    template <class Goal>
    ESPALIER_ONE_FUNCTION heading try_child(position& at, Goal& goal, const std::stop_token& stop);
    template <class Goal>
    ESPALIER_ONE_FUNCTION bool go_back(position& at, Goal& goal, const std::stop_token& stop);
    template <class Goal>
    bool go_back_past_floor(position& at, Goal& goal, const std::stop_token& stop);
    template <class Step>
    ESPALIER_ONE_FUNCTION auto aside(position& at, Step step);
    template <class Goal>
    ESPALIER_ONE_FUNCTION void close(position& at);
    ESPALIER_ONE_FUNCTION void note_dead_end();
    ESPALIER_ONE_FUNCTION seen seek(position& at);
    template <class Goal>
    bool step_by_step(position& at, Goal& goal, const std::stop_token& stop);
    bool close_base(position& at);
    void step_back(position& at);
    template <class Goal>
    ESPALIER_ONE_FUNCTION heading enter_child(position& at, Goal& goal,
                                              const std::stop_token& stop);
    template <class Goal>
    ESPALIER_ONE_FUNCTION heading descend(position& at, level* child, Goal& goal,
                                          const std::stop_token& stop);
    template <class Goal>
    heading descend_past_ceiling(position& at, Goal& goal, const std::stop_token& stop);
    template <class Goal>
    ESPALIER_ONE_FUNCTION heading look_at_child(position& at, Goal& goal,
                                                const std::stop_token& stop);
    template <class Goal>
    ESPALIER_ONE_FUNCTION static bool has_children_to_try(const position& at);
    template <class Goal>
    ESPALIER_ONE_FUNCTION bool arrive(position& at, Goal& goal, bool& solution);
    template <class Goal>
    ESPALIER_ONE_FUNCTION bool unfold(position& at, Goal& goal, const std::stop_token& stop,
                                      bool solution);
    ESPALIER_ONE_FUNCTION seen judge_booked(position& at);
    ESPALIER_ONE_FUNCTION seen judge_singly(position& at);
    ESPALIER_ONE_FUNCTION seen judge_next(position& at);
    ESPALIER_ONE_FUNCTION bool is_promising(const position& at);
    template <class Goal>
    ESPALIER_ONE_FUNCTION bool is_leaf(position& at);
    template <class Goal>
    bool begin(position& at, Goal& goal, const std::stop_token& stop);
    template <class Goal>
    ESPALIER_ONE_FUNCTION bool book(position& at);
    template <class Goal>
    ESPALIER_ONE_FUNCTION heading book_or_step(position& at, Goal& goal,
                                               const std::stop_token& stop);
    bool is_booked(const level* node) const;
    ESPALIER_ONE_FUNCTION std::uint64_t booked_at(const position& at) const;
    std::uint64_t booked_below(const level* node) const;
    ESPALIER_ONE_FUNCTION void take_back_judgement(position& at);
    void announce(const position& at);
    void announce_leave(const position& at, bool was_cut);
    ESPALIER_ONE_FUNCTION void rest(position& at, std::uint64_t given);

    const Space& node_of(const level* l) const;
    std::size_t depth_of(const position& at) const { return first_depth_ + levels_.level_of(at.f); }
    void start(const subtree<choice>& part, std::vector<tree_place::digit> stands_at);
    void follow(position& at, const subtree<choice>& part);
    void resume_at(position& at, const subtree<choice>& part);
    tree_place limit_under(std::vector<tree_place::digit> base) const;
    static bool was_promising(const position& at);
    const Space& base_node();
    std::uint64_t count_left_at_base();
    void raise_base();

    Space* space_;
    Visitor visitor_;
    detail::level_stack<level> levels_;
    level* top_ = nullptr;                        // frame of the node at which the search stands
    std::vector<choice> prefix_;                  // the choices that lead to the lowest frame
    std::vector<tree_place::digit> prefix_place_; // and their numbers
    std::size_t depth_of_space_ = 0;              // of the node that was handed in
    std::size_t first_depth_ = 0;                 // depth of the lowest frame when the search began
    std::uint64_t index_ = 0;      // number of the child on the path there (or the next one)
    std::uint64_t last_ = 0;       // where its children end
    std::uint64_t fan_out_ = 0;    // how many it has; 0 while nobody asked
    std::size_t origin_above_ = 0; // so many digits of `prefix_place_` lead to the place of origin,
    std::vector<tree_place::digit> origin_below_; // and these go on from there
    std::optional<Space> scout_; // a copy at the lowest frame, to look around there
    espalier::statistics counts_;
    search_status status_ = search_status::ready;
    place place_ = place::before_root;
    bool barren_ = false;
};

template <class Space>
depth_first_search(Space&) -> depth_first_search<Space>;
template <class Space>
depth_first_search(Space&, subtree<choice_t<Space>>) -> depth_first_search<Space>;
template <class Space, class Visitor>
depth_first_search(Space&, subtree<choice_t<Space>>, Visitor&&)
    -> depth_first_search<Space, Visitor>;

/// THE loop. Between two of its steps:
///
/// * every frame below `at.f` is a node on the path, and its `next` names the child that was taken;
/// * `at` is the current node: entered, counted, reported; the children before `at.next` are judged
///   and all below them is walked; unless `at.closed`, the others are still to do;
/// * what is left to walk is what `frontier` says: `at.next` and what follows it, then what follows
///   `next` in each frame below, and in the lowest frame no child from number `last_` on.
///
/// A step judges children up to one that is promising and goes down to it, or goes back to where
/// there is a child to try. The walk rests for one of the reasons that `advance` names.
template <class Space, class Visitor>
template <class Goal>
inline void depth_first_search<Space, Visitor>::walk(position& at, Goal& goal,
                                                     const std::stop_token& stop) {
    for (;;) {
        switch (try_child(at, goal, stop)) {
        case heading::on:
            continue;
        case heading::either:
            if (has_children_to_try<Goal>(at)) continue;
            break;
        case heading::back:
            break;
        case heading::rest:
            return;
        }
        if (!go_back(at, goal, stop)) return;
    }
}

} // namespace espalier

#include <espalier/detail/booking.hpp>
#include <espalier/detail/entering.hpp>
#include <espalier/detail/judging.hpp>
#include <espalier/detail/leaving.hpp>
#include <espalier/detail/resting.hpp>
#include <espalier/detail/splitting.hpp>
#include <espalier/detail/starting.hpp>
