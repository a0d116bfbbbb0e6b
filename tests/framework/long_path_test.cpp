/// Paths longer than a chunk of the stack: the budget is booked and given back over its seams.
#include <array>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <stdexcept>
#include <utility>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

namespace espalier::test {
namespace {

constexpr int levels = 200; // two seams, after 64 frames and 128 more

/// A comb: of each node's five children the second leads on and the fourth is a leaf.
template <std::size_t bytes>
class comb {
  public:
    using choice_type = int;

    explicit comb(std::uint64_t* until_throw = nullptr) : until_throw_(until_throw) {}

    auto expand() const { return std::views::iota(0, leaf_ || depth_ == levels ? 0 : 5); }
    bool promising(int child) const {
        count_a_call();
        return child % 2 == 1;
    }
    void apply(int child) {
        count_a_call();
        go(child, 1);
    }
    bool is_solution() const { return leaf_; }

  protected:
    void go(int child, int by) noexcept {
        if (child == 3)
            leaf_ = by > 0;
        else
            depth_ += by;
    }

  private:
    void count_a_call() const {
        if (until_throw_ != nullptr && --*until_throw_ == 0) throw std::runtime_error("a fuse");
    }
    std::uint64_t* until_throw_;
    int depth_ = 0;
    bool leaf_ = false;
    [[maybe_unused]] std::array<char, bytes> tail_{};
};

using in_hand = comb<1>;
using too_large_for_it = comb<100>;
struct reversible : comb<1> {
    using comb::comb;
    void undo(int child) noexcept { go(child, -1); }
};

constexpr statistics whole{.checked = 1 + 5 * levels,
                           .promising = 1 + 2 * levels,
                           .dead_ends = 1,
                           .solutions = levels,
                           .deepest = levels};

template <class Space>
class LongPath : public ::testing::Test {};
using spaces = ::testing::Types<in_hand, too_large_for_it, reversible>;
TYPED_TEST_SUITE(LongPath, spaces);

TYPED_TEST(LongPath, EachWalkJudgesAsManyChildrenAsItMay) {
    for (std::uint64_t budget = 1; budget <= whole.checked + 1; ++budget) {
        TypeParam space;
        depth_first_search search(space);
        counting<TypeParam> goal;
        std::uint64_t judged = 0;
        while (search.advance(goal, budget) == search_status::ready) {
            judged += budget;
            ASSERT_EQ(search.statistics().checked, judged);
        }
        ASSERT_EQ(search.statistics().checked, whole.checked) << "in steps of " << budget;
        ASSERT_EQ(std::move(goal).value(), std::uint64_t{levels});
        ASSERT_EQ(search.statistics(), whole);
    }
}

TYPED_TEST(LongPath, WhatThrewIsJudgedAgainAndNothingElse) {
    for (const std::uint64_t budget : {std::uint64_t{7}, std::uint64_t{400}, std::uint64_t{5000}})
        for (std::uint64_t call = 1; call < 7 * levels; call += 3) {
            std::uint64_t until_throw = call;
            TypeParam space(&until_throw);
            depth_first_search search(space);
            counting<TypeParam> goal;
            int thrown = 0;
            for (bool done = false; !done;)
                try {
                    done = search.advance(goal, budget) == search_status::exhausted;
                } catch (const std::runtime_error&) {
                    ++thrown;
                }
            ASSERT_EQ(thrown, 1);
            ASSERT_EQ(search.statistics(), whole) << "call " << call << ", steps of " << budget;
            ASSERT_EQ(std::move(goal).value(), std::uint64_t{levels});
        }
}

TYPED_TEST(LongPath, PartsOfASearchThatRestsMakeTheWhole) {
    for (std::uint64_t budget = 1; budget < whole.checked; budget += 11) {
        TypeParam space;
        counting<TypeParam> goal;
        statistics sum;
        frontier<int> left = {subtree<int>{}};
        while (!left.empty()) {
            const subtree<int> part = left.back();
            left.pop_back();
            depth_first_search search(space, part);
            search.advance(goal, budget);
            if (auto given = search.split(3)) left.push_back(given->part);
            for (auto& rest : search.frontier())
                left.push_back(rest);
            sum += search.statistics();
        }
        ASSERT_EQ(std::move(goal).value(), std::uint64_t{levels}) << "in steps of " << budget;
        ASSERT_EQ(sum, whole);
    }
}

} // namespace
} // namespace espalier::test
