/// The list that a run is: stretches of the tree, in tree order.
#pragma once

#include <atomic>
#include <cstdint>
#include <iterator>
#include <list>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include <espalier/goals.hpp>
#include <espalier/shares.hpp>
#include <espalier/state_space.hpp>
#include <espalier/statistics.hpp>
#include <espalier/subtree.hpp>

namespace espalier::detail {

/// A stretch of the tree: a part that waits to be walked, or what was found and counted in it.
template <class Space, class G>
struct segment {
    enum class state { waiting, walking, walked };

    segment(G g, subtree<choice_t<Space>> p, state s)
        : goal(std::move(g)), part(std::move(p)), is(s) {}

    G goal;                        ///< what was found in it, and in what it took over
    subtree<choice_t<Space>> part; ///< what it had to walk when it entered the list
    std::optional<Space> node;     ///< the one at the part's base, if it came with the part
    std::vector<tree_place::digit> stands_at; ///< and where that is
    state is;
    segment* giver = nullptr;         ///< whose part this one was split off from, if still listed
    statistics counts;                ///< what the walk of it counted
    statistics before;                ///< what was counted in what it took over
    statistics live_counts;           ///< what the walk counted so far, while it goes on
    double live_share = 0;            ///< and the share of the tree it closed, if asked
    std::optional<stretch> closed;    ///< what of the tree the walk of it closed
    bool enough = false;              ///< the walk stopped at a solution that completes the answer
    bool goal_said_so = false;        ///< and that was the goal's word, not a limit
    std::optional<std::uint64_t> cut; ///< only the first so many of its solutions are wanted
    bool goal_is_final = false;       ///< the goal holds no more than those
    std::uint64_t backlog = 0;        ///< how much it keeps that waits to be handed out
    std::atomic<bool> live_share_wanted = false;
    std::atomic<bool> needless = false; ///< it lies right of all that is wanted

    statistics total() const { return before + counts; }
};

/// The entries in tree order. Merging the goals of the walked ones from left to right gives what
/// one walk would have found there; the parts of the waiting ones are what is left to do.
template <class Space, class G>
class segment_list {
  public:
    using entry = segment<Space, G>;
    using state = typename entry::state;
    using part = subtree<choice_t<Space>>;
    using iterator = typename std::list<entry>::iterator;

    segment_list() = default;
    segment_list(segment_list&&) = default;
    segment_list& operator=(segment_list&&) = default;

    iterator begin() { return entries_.begin(); }
    iterator end() { return entries_.end(); }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }
    entry& front() { return entries_.front(); }

    void append_walked(G goal) { entries_.emplace_back(std::move(goal), part{}, state::walked); }
    void append_waiting(part p, G goal) {
        entries_.emplace_back(std::move(goal), std::move(p), state::waiting);
    }

    /// The parts that are to be walked and that somebody may take.
    std::uint64_t waiting() const {
        std::uint64_t count = 0;
        for (const entry& s : entries_)
            count += s.is == state::waiting && !s.needless;
        return count;
    }

    /// What is kept in memory because something to the left of it is not done.
    std::uint64_t backlog() const {
        std::uint64_t sum = 0;
        for (auto s = std::next(entries_.begin()); s != entries_.end(); ++s)
            sum += s->backlog;
        return sum;
    }

    /// Puts a part right behind the entry from whose part it was split off, or is left over.
    iterator insert_behind(iterator giver, part p, G goal) {
        const auto added =
            entries_.emplace(std::next(giver), std::move(goal), std::move(p), state::waiting);
        added->giver = &*giver;
        return added;
    }

    void mark_needless_behind(iterator s) {
        for (++s; s != entries_.end(); ++s)
            s->needless = true;
    }

    void erase(iterator s) {
        for (entry& other : entries_)
            if (other.giver == &*s) other.giver = nullptr;
        entries_.erase(s);
    }

    /// Makes all that lies behind an entry waiting parts again, as if it had never been walked: the
    /// parts that were split off from entries that stay, whole, as they were then. With `own_too`
    /// also what was split off from the entry itself is covered otherwise and goes.
    void revert_behind(iterator s, const G& blank, bool own_too) {
        for (auto other = std::next(s); other != entries_.end(); ++other)
            other->needless = true;
        const bool was = s->needless.exchange(own_too);
        std::vector<iterator> covered;
        for (auto other = std::next(s); other != entries_.end(); ++other) {
            if (other->giver != nullptr && other->giver->needless) covered.push_back(other);
        }
        s->needless = was;
        for (const iterator other : covered)
            erase(other);
        for (auto other = std::next(s); other != entries_.end(); ++other) {
            other->is = state::waiting;
            replace(other->goal, fork(blank, blank));
            other->counts = other->before = {};
            other->backlog = 0;
            other->needless = false;
            other->closed.reset();
            other->cut.reset();
            other->enough = other->goal_said_so = other->goal_is_final = false;
        }
    }

  private:
    std::list<entry> entries_;
};

} // namespace espalier::detail
