/// A number known from a random sample: its mean, and how far it can be trusted.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace espalier {

/// A number estimated from a sample, with an interval of nominally 95 %. All in double, because
/// trees outgrow 2^64: 53 bits are right, and what outgrows 1.8e308 is infinite.
struct estimated {
    double mean = 0;                                                 ///< of the probes
    double standard_error = std::numeric_limits<double>::infinity(); ///< of the mean
    double low = 0;                                                  ///< where the interval begins
    double high = std::numeric_limits<double>::infinity(); ///< infinite: nothing is known above

    friend bool operator==(const estimated&, const estimated&) = default;
};

namespace detail {

/// What the ends of a symmetric interval, in standard errors of the mean, become when the sample is
/// skewed: the inverse of the transformation of P. Hall (On the removal of skewness by
/// transformation, J. R. Statist. Soc. B 54, 1992, the cubic one). `lean` is skewness / sqrt(n).
inline double unskewed(double normal, double lean) {
    if (std::abs(lean) < 1e-9) return normal;
    return (std::cbrt(1 + lean * (normal - lean / 6)) - 1) * 3 / lean;
}

/// A sample one number of which makes this part of the sum says nothing of how large others may be.
inline constexpr double largest_part = 0.1;

/// The mean of a sample of numbers >= 0 whose expectation is known to be at least so much.
///
/// Such samples lean far to the right when they are probes of a tree: a few of them see the bushy
/// parts and count for much. The usual mean +- 1.96 errors then lies too low: it misses the truth
/// above it too often. Hall's interval puts the skewness back and is long above, short below. Where
/// a single number makes a tenth of the sum or more, the sample has only begun to see the tail:
/// then nothing is known above, and `high` is infinite. (With a finite `high` there, in random
/// trees whose branches mostly die, nine intervals of ten lay below the truth.) No interval can
/// allow for what no probe has seen.
inline estimated mean_of(const std::vector<double>& sample, double at_least = 0) {
    estimated result{.low = at_least};
    const auto n = static_cast<double>(sample.size());
    const double unit = sample.empty() ? 0 : *std::max_element(sample.begin(), sample.end());
    if (unit == 0) return result;
    result.mean = unit;
    if (std::isinf(unit)) return result;

    double sum = 0, squares = 0, cubes = 0;
    for (const double x : sample)
        sum += x / unit;
    const double mean = sum / n;
    for (const double x : sample) {
        const double off = x / unit - mean;
        squares += off * off;
        cubes += off * off * off;
    }
    result.mean = mean * unit;
    if (sample.size() == 1) return result;

    const double error = std::sqrt(squares / (n - 1) / n);
    const double spread = squares / n;
    const double lean = spread == 0 ? 0 : cubes / n / (spread * std::sqrt(spread)) / std::sqrt(n);
    constexpr double z = 1.959963984540054; // 97.5 % of a normal distribution lie below it
    result.standard_error = error * unit;
    result.low = std::max(at_least, (mean - error * unskewed(z, lean)) * unit);
    if (sum * largest_part > 1)
        result.high = std::max(result.low, (mean - error * unskewed(-z, lean)) * unit);
    return result;
}

} // namespace detail

} // namespace espalier
