/// How long a search under way will take, and how sure that is.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include <espalier/estimated.hpp>
#include <espalier/walk_record.hpp>

namespace espalier {

/// Seconds still to go: a guess, and the interval of nominally 95 % around it.
struct time_to_go {
    double expected = 0;
    double low = 0;
    double high = std::numeric_limits<double>::infinity(); ///< infinite: nothing is known above

    bool has_interval() const { return std::isfinite(high); }
    friend bool operator==(const time_to_go&, const time_to_go&) = default;
};

namespace detail {

/// The 97.5 % point of Student's t, four terms of its expansion in 1/freedom (Abramowitz and
/// Stegun, 26.7.5): 3 % low at 2 degrees of freedom, 0.3 % at 4.
inline double student(double freedom) {
    constexpr double z = 1.959963984540054, z2 = z * z;
    const double a = z * (z2 + 1) / 4, b = z * ((5 * z2 + 16) * z2 + 3) / 96,
                 c = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    return z + (a + (b + c / freedom) / freedom) / freedom;
}

/// The square of the error to be expected of a mean over stretches that have their deviations from
/// the common pace squared and summed up: for a share of 1, and with Student's factor in it.
inline double spread(const std::vector<walk_record::stretch>& stretches, double pace) {
    double squares = 0;
    for (const auto& s : stretches)
        squares += (s.seconds - pace * s.share) * (s.seconds - pace * s.share);
    const auto freedom = static_cast<double>(stretches.size() - 1);
    const double factor = student(freedom);
    return squares * (freedom + 1) / freedom * factor * factor;
}

/// The time for what is left, if it is like what was walked: seconds per share, times the share,
/// and the prediction interval of a ratio estimator. The stretches' deviations from the common pace
/// are the deviations to be expected of what is left.
///
/// A tree's neighbouring parts are alike, so that fine stretches, as if independent, would promise
/// far too much: with 32 of them every second interval missed, on queens. So they are joined in
/// pairs, and in pairs again, down to 3, and the widest interval counts.
inline std::optional<time_to_go> by_share(const reading& now, const walk_record& record) {
    constexpr std::size_t fewest = 3;
    const double left = 1 - now.share, walked = now.share - record.start().share;
    if (walked <= 0 || now.elapsed <= record.start().elapsed) return std::nullopt;
    const double pace =
        std::chrono::duration<double>(now.elapsed - record.start().elapsed).count() / walked;
    time_to_go guess{.expected = pace * left};
    auto stretches = record.up_to(now);
    if (stretches.size() < fewest) return guess;
    double widest = 0;
    for (; stretches.size() >= fewest; stretches = walk_record::in_pairs(stretches))
        widest = std::max(widest, spread(stretches, pace));
    const double error = std::sqrt(widest / walked * left * (1 + left / walked));
    guess.low = std::max(0.0, guess.expected - error);
    guess.high = guess.expected + error;
    return guess;
}

/// The time for the nodes that are left by an estimate made before; nothing if it is refuted.
inline std::optional<time_to_go> by_nodes(double nodes, double per_second, const estimated& tree) {
    if (per_second <= 0 || tree.high <= nodes) return std::nullopt;
    const auto time_to = [&](double all) { return std::max(0.0, all - nodes) / per_second; };
    return time_to_go{.expected = time_to(std::max(tree.mean, tree.low)),
                      .low = time_to(tree.low),
                      .high = time_to(tree.high)};
}

} // namespace detail

} // namespace espalier
