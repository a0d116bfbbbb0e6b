/// The laws of a fold: a space's `prune(known)` loses nothing of it, and joined parts make the
/// whole.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>

#include <espalier/depth_first_search.hpp>
#include <espalier/goals.hpp>
#include <espalier/module_check.hpp>
#include <espalier/subtree.hpp>
#include <espalier/testing/goals.hpp>
#include <espalier/testing/law_report.hpp>
#include <espalier/testing/text.hpp>
#include <espalier/testing/without_hooks.hpp>

namespace espalier::testing {

namespace detail {

/// The fold of the tree as two workers would do it: the left part up to so many children, the rest
/// from an accumulator of its own, then joined.
template <class Space, class Fold>
auto in_two_parts(Space& space, const Fold& fresh, std::uint64_t left_part) {
    Fold left = fresh, right = fresh;
    frontier<choice_t<Space>> rest;
    {
        depth_first_search<Space> search(space);
        search.advance(left, left_part);
        rest = search.frontier();
    }
    for (const auto& part : rest)
        depth_first_search<Space>(space, part).advance(right);
    left.merge(std::move(right));
    return std::move(left).value();
}

} // namespace detail

/// Checks a fold, with the arguments of `espalier::fold`, on a space that can be copied. The fold
/// with `prune(known)` must be the fold without it; and the tree cut in two anywhere, each part
/// folded on its own, must join to the same. Accumulators are compared by `==`.
template <class Space, class Accumulator, class Step, class Join>
law_report check_fold(const Space& space, const Accumulator& initial, Step step, Join join) {
    static_assert(std::copy_constructible<Space> && std::equality_comparable<Accumulator>,
                  "espalier: check_fold needs a copyable space, and accumulators that have ==");
    using plain = without_prune<Space>;
    using folding_space = folding<Space, Accumulator, Step, Join>;
    const auto look_inside = [&step](Accumulator& sum, const plain& node) {
        return espalier::detail::call(step, sum, node.inner());
    };
    law_report report;
    report.comparison = "operator== of the accumulators";
    for (const std::string_view hook : hooks_of<Space>())
        report.hooks.push_back(hook);
    const auto hold = [&](const Accumulator& right, const Accumulator& got, std::string what) {
        if (got == right || !report.ok) return;
        report.ok = false;
        const std::string one = detail::text_of(right), other = detail::text_of(got);
        if (!one.empty() && !other.empty()) what += ": " + other + " instead of " + one;
        report.violations.push_back({law::fold_is_kept, "the root", std::move(what)});
    };
    Space object = space;
    plain unpruned(space);
    auto whole = detail::search_all(
        unpruned,
        folding<plain, Accumulator, decltype(look_inside), Join>(initial, look_inside, join));
    const Accumulator wanted = std::move(whole.goal).value();
    const folding_space fresh(initial, step, join);
    auto pruned = detail::search_all(object, fresh);
    report.nodes = whole.counts.promising;
    hold(wanted, std::move(pruned.goal).value(), "with prune(known) the fold is another");
    const std::uint64_t judged = pruned.counts.checked;
    for (std::uint64_t k = 1; k < judged; k += judged / 64 + 1)
        hold(wanted, detail::in_two_parts(object, fresh, k),
             "cut after " + std::to_string(k) + " children and joined, the fold is another");
    return report;
}

} // namespace espalier::testing
