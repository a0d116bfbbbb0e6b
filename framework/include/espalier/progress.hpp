/// How far is the search, and how long will it take? From the share of the tree it has closed.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <espalier/detail/human_numbers.hpp>
#include <espalier/estimated.hpp>
#include <espalier/statistics.hpp>

namespace espalier {

/// What a search can say of itself at any moment.
struct reading {
    double share = 0;                   ///< of the tree, closed so far: `ledger::share`
    espalier::statistics counts;        ///< since the root was entered, earlier sittings included
    std::chrono::nanoseconds elapsed{}; ///< in this sitting
};

/// Readings of one sitting, thinned out: for each of at most 32 stretches of about equal share, how
/// many seconds it took. Equal in share, not in time: else a hard stretch would have more say than
/// an easy one of the same weight. O(1) memory; `add` as often as one likes.
class walk_record {
  public:
    struct stretch {
        double share;
        double seconds;
    };

    /// @param start where the sitting began: for a search that was resumed, not 0
    explicit walk_record(const reading& start = {}) : start_(start), last_(start) {}

    /// Takes in a reading, not older than the one before.
    void add(const reading& now) {
        if (now.share <= last_.share || now.share - last_.share < least_) return;
        stretches_.push_back(between(last_, now));
        least_ = std::max(least_, std::min(now.share - last_.share, 1.0 / most));
        last_ = now;
        if (stretches_.size() < most) return;
        for (std::size_t k = 0; k < most / 2; ++k)
            stretches_[k] = {stretches_[2 * k].share + stretches_[2 * k + 1].share,
                             stretches_[2 * k].seconds + stretches_[2 * k + 1].seconds};
        stretches_.resize(most / 2);
        least_ *= 2;
    }

    const reading& start() const { return start_; }

    /// The stretches from the start up to `now`, the unfinished one included.
    std::vector<stretch> up_to(const reading& now) const {
        std::vector<stretch> all = stretches_;
        if (now.share > last_.share || now.elapsed > last_.elapsed)
            all.push_back(between(last_, now));
        return all;
    }

  private:
    static constexpr std::size_t most = 32;

    static stretch between(const reading& a, const reading& b) {
        return {b.share - a.share, std::chrono::duration<double>(b.elapsed - a.elapsed).count()};
    }

    reading start_;
    reading last_;
    double least_ = 0;
    std::vector<stretch> stretches_;
};

/// Seconds still to go: a guess, and the interval of nominally 95 % around it.
struct time_to_go {
    double expected = 0;
    double low = 0;
    double high = std::numeric_limits<double>::infinity(); ///< infinite: nothing is known above

    bool has_interval() const { return std::isfinite(high); }
    friend bool operator==(const time_to_go&, const time_to_go&) = default;
};

/// What there is to be shown of a search that is under way.
struct progress {
    double share = 0; ///< of the tree, closed; 1 only when all is done. It never goes back.
    std::uint64_t nodes = 0;
    std::uint64_t solutions = 0; ///< solution nodes, not weighted
    std::chrono::nanoseconds elapsed{};
    double nodes_per_second = 0; ///< in this sitting

    /// The nodes of the whole tree, by what was walked: nodes / share, `make_progress` says why.
    std::optional<double> nodes_in_all;

    std::optional<time_to_go> to_go; ///< nothing if there is nothing to go by
};

namespace detail {

/// The 97.5 % point of Student's t, four terms of its expansion in 1/freedom (Abramowitz and
/// Stegun, 26.7.5): 0.3 % low at 4 degrees of freedom.
inline double student(double freedom) {
    constexpr double z = 1.959963984540054, z2 = z * z;
    const double a = z * (z2 + 1) / 4, b = z * ((5 * z2 + 16) * z2 + 3) / 96,
                 c = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    return z + (a + (b + c / freedom) / freedom) / freedom;
}

/// The time for what is left, if it is like what was walked: seconds per share, times the share.
inline std::optional<time_to_go> by_share(const reading& now, const walk_record& record) {
    constexpr std::size_t fewest = 5;
    const double left = 1 - now.share, walked = now.share - record.start().share;
    if (walked <= 0 || now.elapsed <= record.start().elapsed) return std::nullopt;
    const auto seconds =
        std::chrono::duration<double>(now.elapsed - record.start().elapsed).count();
    const double pace = seconds / walked;
    time_to_go guess{.expected = pace * left};
    const auto stretches = record.up_to(now);
    if (stretches.size() < fewest) return guess;
    double squares = 0;
    for (const auto& s : stretches)
        squares += (s.seconds - pace * s.share) * (s.seconds - pace * s.share);
    const auto freedom = static_cast<double>(stretches.size() - 1);
    const double variance = squares * (freedom + 1) / freedom / walked; // for a share of 1
    const double error = std::sqrt(variance * left * (1 + left / walked)) * student(freedom);
    guess.low = std::max(0.0, guess.expected - error);
    guess.high = guess.expected + error;
    return guess;
}

/// The time for the nodes that are left by an estimate made before; nothing if it is refuted.
inline std::optional<time_to_go> by_nodes(double nodes, double per_second, const estimated& tree) {
    if (per_second <= 0 || tree.high <= nodes) return std::nullopt;
    const auto time_to = [&](double all) { return std::max(0.0, all - nodes) / per_second; };
    return time_to_go{time_to(std::max(tree.mean, tree.low)), time_to(tree.low),
                      time_to(tree.high)};
}

} // namespace detail

/// What can be said of a search by what it has walked, and by an estimate made before it began.
///
/// *Nodes in all* is the weighted backtrack estimate of P. Kilby, J. Slaney, S. Thiebaux, T. Walsh
/// (Estimating search tree size, AAAI 2006): the mean of Knuth's estimates of all the leaves so far
/// (and of the rejected children), where the weight of a leaf is the probability that a random walk
/// ends there. Added up, that is the number of nodes walked (but of those on the current path only
/// the closed part), and the weights add up to the closed share: so the mean is nodes / share, up
/// to one path for each worker. It is exact
/// at the end. Before, it is unbiased only if the children lie in random order: a tree that is
/// bushier on the right than on the left is underestimated until the walk comes there.
///
/// *Time to go* is found likewise, as seconds / share. Its interval is the prediction interval of a
/// ratio estimator: the walked part is divided into up to 32 stretches, whose deviations from the
/// common pace are taken as the deviations to be expected of what is left (Student's t, at least 5
/// stretches). The one assumption is that what is left is like what was walked. If there is a prior
/// estimate of the nodes, by `estimate`, the narrower of the two intervals is shown, unless more
/// nodes were walked already than it allowed.
inline progress make_progress(const reading& now, const walk_record& record = walk_record(),
                              const std::optional<estimated>& prior = std::nullopt) {
    progress seen{.share = now.share,
                  .nodes = now.counts.promising,
                  .solutions = now.counts.solutions,
                  .elapsed = now.elapsed};
    const auto seconds =
        std::chrono::duration<double>(now.elapsed - record.start().elapsed).count();
    const auto nodes = static_cast<double>(now.counts.promising);
    if (seconds > 0)
        seen.nodes_per_second =
            (nodes - static_cast<double>(record.start().counts.promising)) / seconds;
    if (now.share > 0) seen.nodes_in_all = nodes / now.share;
    if (now.share >= 1) {
        seen.to_go = time_to_go{.high = 0};
        return seen;
    }
    seen.to_go = detail::by_share(now, record);
    if (!prior) return seen;
    const auto foretold = detail::by_nodes(nodes, seen.nodes_per_second, *prior);
    const auto width = [](const time_to_go& t) { return t.high - t.low; };
    if (foretold && (!seen.to_go || width(*foretold) < width(*seen.to_go))) seen.to_go = foretold;
    return seen;
}

/// How a line of progress is written.
enum class line_style { unicode, ascii };

/// One line, for people: "12.3 % · 4.1 M nodes · 41 M nodes/s · 92 solutions · 0:12 · 1:25–1:40 to
/// go", in UTF-8 or ASCII. Without an interval it says "about 1:30 to go".
inline std::string to_line(const progress& p, line_style style = line_style::unicode) {
    const bool ascii = style == line_style::ascii;
    const std::string_view between = ascii ? ", " : " \u00b7 ";
    std::string line = detail::per_cent(p.share);
    const auto append = [&](const std::string& item) { line.append(between).append(item); };
    append(detail::short_number(static_cast<double>(p.nodes)) +
           (p.nodes == 1 ? " node" : " nodes"));
    if (p.nodes_per_second > 0) append(detail::short_number(p.nodes_per_second) + " nodes/s");
    append(std::to_string(p.solutions) + (p.solutions == 1 ? " solution" : " solutions"));
    append(detail::short_time(std::chrono::duration<double>(p.elapsed).count()));
    if (!p.to_go || p.share >= 1) return line;
    const auto& [expected, low, high] = *p.to_go;
    const std::string from = detail::short_time(low), to = detail::short_time(high);
    if (!p.to_go->has_interval())
        append("about " + detail::short_time(expected) + " to go");
    else if (from == to)
        append(from + " to go");
    else
        append(from + (ascii ? "-" : "\u2013") + to + " to go");
    return line;
}

} // namespace espalier
