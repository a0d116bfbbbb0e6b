/// Trees too large to be drawn, which come out of a rule.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <vector>

#include <espalier/detail/random_bits.hpp>
#include <espalier/ranges.hpp>

namespace espalier::test {

/// The queens, in words. The node counts are published: 2057 nodes for 8, 856189 for 12.
struct queens {
    using choice_type = std::uint32_t;

    explicit queens(int n) : open((1U << n) - 1) {}

    auto expand() const { return single_bits<std::uint32_t>(open & ~(leftward | rightward)); }
    void apply(std::uint32_t square) {
        open ^= square;
        leftward = (leftward | square) << 1;
        rightward = (rightward | square) >> 1;
    }
    bool is_solution() const { return open == 0; }

    std::uint32_t open, leftward = 0, rightward = 0;
};

/// The ways to make up a sum: uneven, with candidates to judge, given away in a vector, undone.
struct subset_sum {
    using choice_type = bool;
    static constexpr std::size_t things = 18;

    subset_sum() {
        for (std::size_t k = 0; k < things; ++k) {
            values[k] = static_cast<int>(60 - 3 * k + k * k % 7);
            rest += values[k];
        }
        left = rest / 3;
    }

    std::vector<bool> expand() const {
        return next < things ? std::vector<bool>{true, false} : std::vector<bool>{};
    }
    bool promising(bool take) const {
        const int still = left - (take ? values[next] : 0);
        return still >= 0 && rest - values[next] >= still;
    }
    void apply(bool take) {
        if (take) left -= values[next];
        rest -= values[next++];
    }
    void undo(bool take) noexcept {
        rest += values[--next];
        if (take) left += values[next];
    }
    bool is_solution() const { return left == 0 && next == things; }

    std::array<int, things> values{};
    int left = 0, rest = 0;
    std::size_t next = 0;
};

/// A Galton-Watson tree: 0 to 3 children, 1.25 on the average, so that most branches die and few
/// bear all. Random probes are hardly any use on it.
struct dying_branches {
    using choice_type = int;

    std::uint64_t name = 1;
    int depth = 0;
    int levels = 30;

    auto expand() const {
        detail::random_bits random(name);
        const std::uint64_t luck = random.below(100);
        const int children = luck < 30 ? 0 : luck < 60 ? 1 : luck < 85 ? 2 : 3;
        return std::views::iota(0, depth < levels ? children : 0);
    }
    void apply(int child) {
        name = detail::random_bits(name * 31 + static_cast<std::uint64_t>(child) + 7)();
        ++depth;
    }
    bool is_solution() const { return depth == levels; }
};

/// Two children everywhere, so many levels deep.
struct binary {
    using choice_type = int;
    int left;
    auto expand() const { return std::views::iota(0, left > 0 ? 2 : 0); }
    void apply(int) { --left; }
    bool is_solution() const { return left == 0; }
};

} // namespace espalier::test
