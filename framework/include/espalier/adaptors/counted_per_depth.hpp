/// A space that counts its nodes by depth, whoever walks it.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <espalier/adaptors/adaptor.hpp>

namespace espalier {

/// What happened at each depth, written by any number of threads at once.
class depth_counts {
  public:
    /// What is counted.
    enum event : std::size_t { entered, rejected, pruned, solution };
    struct level {                   ///< what happened at one depth
        std::uint64_t entered = 0;   ///< nodes entered
        std::uint64_t rejected = 0;  ///< children of nodes of depth d - 1 that were rejected
        std::uint64_t pruned = 0;    ///< nodes below which was cut
        std::uint64_t solutions = 0; ///< nodes that are solutions
        friend bool operator==(const level&, const level&) = default;
    };

    depth_counts() = default;
    depth_counts(const depth_counts&) = delete;
    depth_counts& operator=(const depth_counts&) = delete;
    ~depth_counts() {
        for (auto& blocks : stripes_)
            for (auto& block : blocks)
                delete[] block.load();
    }

    void add(std::size_t depth, event what) {
        static std::atomic<std::size_t> threads = 0;
        static thread_local const std::size_t mine = threads++ % stripes;
        row_of(mine, depth)[what].fetch_add(1, std::memory_order_relaxed);
    }

    /// `per_depth()[d]` is what happened to the nodes of depth d. To be asked when the search is
    /// at rest.
    std::vector<level> per_depth() const {
        std::vector<level> sum;
        for (const auto& blocks : stripes_)
            for (std::size_t b = 0; b < blocks.size(); ++b)
                if (const row* block = blocks[b].load())
                    for (std::size_t k = 0; k < first_of(b + 1) - first_of(b); ++k)
                        note(sum, first_of(b) + k, block[k]);
        return sum;
    }

  private:
    using row = std::array<std::atomic<std::uint64_t>, 4>;
    static constexpr std::size_t stripes = 8; // so that threads do not wait for one cache line

    /// Block b has the depths from 2^b - 1 on: rows never move, however deep the tree.
    static std::size_t first_of(std::size_t block) { return (std::size_t{1} << block) - 1; }

    row& row_of(std::size_t stripe, std::size_t depth) {
        const std::size_t b = static_cast<std::size_t>(std::bit_width(depth + 1)) - 1;
        std::atomic<row*>& block = stripes_[stripe][b];
        row* there = block.load(std::memory_order_acquire);
        if (there == nullptr) {
            row* const fresh = new row[std::size_t{1} << b]();
            if (block.compare_exchange_strong(there, fresh))
                there = fresh;
            else
                delete[] fresh;
        }
        return there[depth - first_of(b)];
    }
    static void note(std::vector<level>& sum, std::size_t depth, const row& r) {
        const level here{r[entered], r[rejected], r[pruned], r[solution]};
        if (here == level{}) return;
        if (sum.size() <= depth) sum.resize(depth + 1);
        sum[depth].entered += here.entered;
        sum[depth].rejected += here.rejected;
        sum[depth].pruned += here.pruned;
        sum[depth].solutions += here.solutions;
    }

    std::array<std::array<std::atomic<row*>, 48>, stripes> stripes_{};
};

/// The same space, counting by depth the nodes that a search enters, rejects, prunes and takes for
/// solutions: those of an exhausted search are the same for any number of threads.
///
///     espalier::depth_counts counts;
///     espalier::count(espalier::counted_per_depth(space, counts), {.threads = 0});
///     for (const auto& level : counts.per_depth()) …
///
/// A node is entered where `is_solution` is asked of it first, before its children are: whoever
/// only passes it on the way to a part of the tree asks for these. What a goal prunes by its
/// knowledge the space does not see; nodes that `count_below` answers for are not walked. Let this
/// be the outermost adaptor: one around it may judge a child twice, and several threads then judge
/// some again. A node costs an atomic addition or two. The counts must outlive the search. (In the
/// thread of the caller alone the visitor `depth_histogram` sees as much, at no such cost.)
template <StateSpace Space>
class counted_per_depth : public adaptor<Space, true> {
  public:
    using choice_type = choice_t<Space>;

    counted_per_depth(Space space, depth_counts& counts)
        : adaptor<Space, true>(std::move(space)), counts_(&counts) {}

    decltype(auto) expand() const {
        unseen_ = false;
        return this->base().expand();
    }
    bool promising(const choice_type& choice) const
        requires JudgingStateSpace<Space>
    {
        const bool good = this->base().promising(choice);
        if (!good) counts_->add(depth_ + 1, depth_counts::rejected);
        return good;
    }
    /// Asked of a child that another part of the search has judged: nothing is counted.
    bool promising_again(const choice_type& choice) const
        requires JudgingStateSpace<Space>
    {
        return this->base().promising(choice);
    }
    bool prune() const
        requires PrunableStateSpace<Space>
    {
        const bool cut = this->base().prune();
        if (cut) counts_->add(depth_, depth_counts::pruned);
        return cut;
    }
    template <class Known>
    bool prune(const Known& known) const
        requires PrunableBy<Space, Known>
    {
        return this->base().prune(known);
    }
    void apply(const choice_type& choice) {
        this->inside().apply(choice);
        ++depth_;
        unseen_ = true;
    }
    void undo(const choice_type& choice) noexcept
        requires ReversibleStateSpace<Space>
    {
        this->inside().undo(choice);
        --depth_;
        unseen_ = depth_ == 0; // the next search begins there
    }
    bool is_solution() const {
        const bool is = this->base().is_solution();
        if (!std::exchange(unseen_, false)) return is;
        counts_->add(depth_, depth_counts::entered);
        if (is) counts_->add(depth_, depth_counts::solution);
        return is;
    }

    friend bool operator==(const counted_per_depth& a, const counted_per_depth& b)
        requires std::equality_comparable<Space>
    {
        return a.base() == b.base() && a.counts_ == b.counts_ && a.depth_ == b.depth_;
    }

  private:
    depth_counts* counts_;
    std::size_t depth_ = 0;
    mutable bool unseen_ = true; // no part of the node's state: what was asked of it
};

} // namespace espalier
