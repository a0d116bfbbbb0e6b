// The estimate is unbiased to the last digit: every way that a probe can go is gone, and the
// estimates are added up with their probabilities, as exact fractions.
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <random>
#include <stdexcept>
#include <stop_token>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/detail/probe.hpp>

#include "framework/kinds.hpp"
#include "support/seeds.hpp"
#include "support/toy_oracle.hpp"
#include "support/toy_spaces.hpp"
#include "support/toy_trees.hpp"

namespace espalier::test {
namespace {

class fraction {
  public:
    fraction(std::int64_t n = 0, std::int64_t d = 1) : above_(n), below_(d) {
        const std::int64_t common = std::gcd(n, d);
        above_ /= common;
        below_ /= common;
    }
    friend fraction operator*(const fraction& a, const fraction& b) {
        const fraction cross(a.above_, b.below_), other(b.above_, a.below_);
        return {times(cross.above_, other.above_), times(cross.below_, other.below_)};
    }
    fraction& operator+=(const fraction& b) {
        std::int64_t sum = 0;
        const std::int64_t common = std::gcd(below_, b.below_);
        if (__builtin_add_overflow(times(above_, b.below_ / common),
                                   times(b.above_, below_ / common), &sum))
            throw std::overflow_error("fraction");
        return *this = fraction(sum, times(below_, b.below_ / common));
    }
    friend bool operator==(const fraction&, const fraction&) = default;
    friend std::ostream& operator<<(std::ostream& out, const fraction& f) {
        return out << f.above_ << '/' << f.below_;
    }

  private:
    static std::int64_t times(std::int64_t a, std::int64_t b) {
        std::int64_t product = 0;
        if (__builtin_mul_overflow(a, b, &product)) throw std::overflow_error("fraction");
        return product;
    }
    std::int64_t above_, below_;
};

fraction exactly(double whole) {
    const auto n = static_cast<std::int64_t>(whole);
    if (static_cast<double>(n) != whole) throw std::logic_error("not a whole number");
    return n;
}

/// Draws every possible sequence of lots, one after the other, and knows how likely it is.
class every_way {
  public:
    std::uint64_t operator()(std::uint64_t ways) {
        if (at_ == lots_.size()) lots_.push_back({0, ways});
        EXPECT_EQ(lots_[at_].ways, ways) << "the tree changes from probe to probe";
        return lots_[at_++].drawn;
    }
    void again() { at_ = 0; }
    bool next() {
        at_ = 0;
        while (!lots_.empty() && ++lots_.back().drawn == lots_.back().ways)
            lots_.pop_back();
        return !lots_.empty();
    }
    fraction probability() const {
        fraction p = 1;
        for (const lot& l : lots_)
            p = p * fraction(1, static_cast<std::int64_t>(l.ways));
        return p;
    }

  private:
    struct lot {
        std::uint64_t drawn, ways;
    };
    std::vector<lot> lots_;
    std::size_t at_ = 0;
};

struct expectation {
    fraction probability, nodes, checked, solutions;
    std::vector<fraction> profile;
    int ways = 0;
};

template <class Space>
expectation expect(Space& space, bool short_cuts) {
    const Space before = space;
    expectation sum;
    every_way lots;
    detail::prober<Space> prober(space, short_cuts, {});
    do {
        while (!prober.probe(lots))
            lots.again();
        EXPECT_TRUE(space == before && space.sound());
        const fraction p = lots.probability();
        const detail::probed& found = prober.found();
        sum.probability += p;
        sum.nodes += p * exactly(found.nodes);
        sum.checked += p * exactly(found.checked);
        sum.solutions += p * exactly(found.solutions);
        if (sum.profile.size() < found.profile.size()) sum.profile.resize(found.profile.size());
        for (std::size_t depth = 0; depth < found.profile.size(); ++depth)
            sum.profile[depth] += p * exactly(found.profile[depth]);
        ++sum.ways;
    } while (lots.next());
    return sum;
}

template <class Space>
void compare(const toy_tree& tree, obeyed hooks) {
    const prophecy truth = foretell(tree, hooks);
    std::vector<std::int64_t> profile;
    for (const event& e : truth.events)
        if (e.what == event::enter) {
            if (profile.size() <= e.depth) profile.resize(e.depth + 1);
            ++profile[e.depth];
        }
    const auto whole = [](std::uint64_t n) { return fraction(static_cast<std::int64_t>(n)); };

    Space space(tree);
    const expectation found = expect(space, hooks.short_cuts);
    EXPECT_EQ(found.probability, whole(1));
    EXPECT_EQ(found.nodes, whole(truth.statistics.promising));
    EXPECT_EQ(found.checked, whole(truth.statistics.checked));
    EXPECT_EQ(found.solutions, whole(truth.weight));
    EXPECT_EQ(found.profile, std::vector<fraction>(profile.begin(), profile.end()));
}

template <class Kind>
class Expectation : public testing::Test {};
TYPED_TEST_SUITE(Expectation, main_kinds, kind_names);

constexpr obeyed with_short_cuts{
    .judging = true, .pruning = true, .weighing = true, .short_cuts = true};

TYPED_TEST(Expectation, IsExactOnDrawnTrees) {
    for (const char* drawing :
         {"r", "r*", "r#*(a b)", "r(a! b!)", "r(a)", "r(a(b* c!) d#(e*) f*)",
          "r(a*~3(b(c*~2 d(e f g* h)) i) j(k* l* m) n(o(p(q(s*~7)))) t! u#(v w))"}) {
        SCOPED_TRACE(drawing);
        const toy_tree tree = draw(drawing);
        compare<typename TypeParam::rich>(tree, rich_hooks);
        compare<typename TypeParam::bare>(tree, {});
    }
}

TYPED_TEST(Expectation, IsExactOnRandomTrees) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int k = 0; k < 100; ++k) {
        const toy_tree tree = grow(random, 1 + k % 30);
        compare<typename TypeParam::rich>(tree, rich_hooks);
        compare<typename TypeParam::counting_below>(tree, rich_hooks);
        compare<typename TypeParam::counting_below>(tree, with_short_cuts);
        compare<typename TypeParam::heeding>(tree, {.judging = true});
    }
}

TYPED_TEST(Expectation, EachLeafIsOneWay) {
    const toy_tree tree = draw("r(a(b c d!) e(f! g!) h#(i j) k)");
    typename TypeParam::rich space(tree);
    EXPECT_EQ(expect(space, false).ways, 5) << "b, c, e, h, k";
}

TYPED_TEST(Expectation, AnExceptionLeavesTheSpaceAtItsRoot) {
    const toy_tree tree = draw("r(a(b(c(d(e*)))))");
    for (const call hook :
         {call::expand, call::promising, call::apply, call::is_solution, call::prune, call::weight})
        for (std::uint64_t when = 1; when <= 6; ++when) {
            typename TypeParam::rich space(tree);
            const auto before = space;
            detail::prober<typename TypeParam::rich> prober(space, false, {});
            fuse f{hook, when};
            tree.armed = &f;
            try {
                prober.probe([](std::uint64_t) { return 0U; });
                EXPECT_FALSE(f.blown());
            } catch (const injected&) {
                EXPECT_TRUE(f.blown());
            }
            tree.armed = nullptr;
            EXPECT_TRUE(space == before && space.sound());
            EXPECT_TRUE(prober.probe([](std::uint64_t) { return 0U; }));
            EXPECT_EQ(prober.found().nodes, 6);
        }
}

} // namespace
} // namespace espalier::test
