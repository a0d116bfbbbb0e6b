/// State spaces whose trees are irregular: what sharing out the work has to cope with.
#pragma once

#include <algorithm>
#include <cstdint>
#include <ranges>
#include <stdexcept>

namespace benchmarks {

/// A long spine, and on each of its nodes a bush, a complete binary tree. Child 0 goes on along the
/// spine, child 1 into the bush: a walk is at the end of the spine before it has seen a bush, and
/// what it can give away is one bush at a time. The leaves are the solutions.
class spine {
  public:
    using choice_type = int;

    /// @param length  nodes on the spine below the root
    /// @param height  levels of each bush, at least 1, so that it has 2^height - 1 nodes
    spine(std::uint32_t length, std::uint32_t height) : length_(length), height_(height) {}

    auto expand() const { return std::views::iota(0, bush_left_ == 1 ? 0 : children()); }
    void apply(int child) {
        if (bush_left_ != 0)
            --bush_left_;
        else if (child == 0 && length_ != 0)
            --length_;
        else
            bush_left_ = height_;
    }
    bool is_solution() const { return bush_left_ == 1; }

  private:
    int children() const { return bush_left_ == 0 && length_ == 0 ? 1 : 2; }

    std::uint32_t length_;
    std::uint32_t height_;
    std::uint32_t bush_left_ = 0; ///< levels left in the bush; 0 on the spine
};

/// A random Galton-Watson tree: each node has four children with a probability of q, else none, as
/// in the binomial trees of Olivier et al., UTS: An Unbalanced Tree Search Benchmark (LCPC 2006).
/// The node is a hash of the path that leads to it, so the tree is the same at every visit. With 4q
/// just below 1 subtrees are of every size, and nothing at a node tells how large its own is. The
/// leaves are the solutions.
class galton_watson {
  public:
    using choice_type = int;

    /// @param seed  which tree
    /// @param roots children of the root
    /// @param q     the probability
    galton_watson(std::uint64_t seed, int roots, double q)
        : hash_(mixed(seed)), threshold_(static_cast<std::uint32_t>(q * 4294967296.0)),
          children_(roots) {}

    auto expand() const { return std::views::iota(0, children_); }
    void apply(int child) {
        hash_ = mixed(hash_ + static_cast<std::uint64_t>(child) + 1);
        children_ = hash_ >> 32 < threshold_ ? 4 : 0;
    }
    bool is_solution() const { return children_ == 0; }

  private:
    /// One step of splitmix64 (Steele, Lea & Flood, OOPSLA 2014).
    static std::uint64_t mixed(std::uint64_t z) {
        z += 0x9e3779b97f4a7c15U;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }

    std::uint64_t hash_;
    std::uint32_t threshold_;
    std::int32_t children_;
};

/// The tree of numerical semigroups: sets of natural numbers closed under addition that miss only
/// finitely many, their *gaps*. The children of one are what is left when a generator above its
/// largest gap is taken out, so that level g has all semigroups of g gaps (Bras-Amorós, Fibonacci-
/// like behavior of the number of numerical semigroups of a given genus, 2008). Those of the last
/// level are the solutions; OEIS A007323 has their numbers.
class semigroups {
  public:
    using choice_type = int; ///< the generator that is taken out

    static constexpr int largest_genus = 31; ///< their largest gap is at most 61: one word

    /// @throws std::invalid_argument for more than 31 gaps
    explicit semigroups(int genus) : gaps_left_(genus) {
        if (genus < 0 || genus > largest_genus)
            throw std::invalid_argument("a genus must be from 0 to 31");
    }

    auto expand() const {
        const int end = gaps_left_ == 0 ? 0 : smallest_ + 1;
        return std::views::iota(largest_gap_ + std::min(1, end), largest_gap_ + end);
    }

    /// Whether x is a generator: no sum of two elements a and x - a. All x that are asked about are
    /// elements, and so is everything from 64 on.
    bool promising(int x) const {
        const std::uint64_t partners =
            x < 63 ? backwards_ >> (63 - x) : (backwards_ << (x - 63)) | below(x - 63);
        return (elements_ & partners & ~below(smallest_) & below(x - smallest_ + 1)) == 0;
    }
    void apply(int x) {
        elements_ ^= std::uint64_t{1} << x;
        backwards_ ^= std::uint64_t{1} << (63 - x);
        if (x == smallest_) ++smallest_;
        largest_gap_ = x;
        --gaps_left_;
    }
    bool is_solution() const { return gaps_left_ == 0; }

  private:
    /// The bits of the numbers from 0 to k - 1.
    static std::uint64_t below(int k) {
        return k <= 0 ? 0 : ~std::uint64_t{0} >> (64 - std::min(k, 64));
    }

    std::uint64_t elements_ = ~std::uint64_t{0};  ///< bit a: is a an element, up to 63
    std::uint64_t backwards_ = ~std::uint64_t{0}; ///< bit 63 - a: is a an element
    int smallest_ = 1;                            ///< of the elements from 1 on
    int largest_gap_ = 0;                         ///< 0 is no gap, but bounds the same way
    int gaps_left_;
};

} // namespace benchmarks
