#include "colouring/plan.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace colouring {
namespace {

constexpr std::size_t bits = 64;

/// Grows cliques by the candidate with the most neighbours. Bits are ranks in that order.
class clique_search {
  public:
    explicit clique_search(const plan& of)
        : plan_(of), order_(static_cast<std::size_t>(of.vertices())), rank_(order_.size()),
          words_((order_.size() + bits - 1) / bits), rows_(order_.size() * words_) {
        std::iota(order_.begin(), order_.end(), 0);
        std::ranges::sort(order_, [&](int a, int b) {
            return std::pair(-of.degree(a), a) < std::pair(-of.degree(b), b);
        });
        for (std::size_t r = 0; r < order_.size(); ++r)
            rank_[static_cast<std::size_t>(order_[r])] = r;
        for (std::size_t r = 0; r < order_.size(); ++r)
            for (const int other : of.neighbours(order_[r])) {
                const std::size_t at = rank_[static_cast<std::size_t>(other)];
                rows_[r * words_ + at / bits] |= std::uint64_t{1} << at % bits;
            }
    }

    std::vector<int> largest() const {
        std::vector<int> best;
        for (std::size_t r = 0; r < order_.size(); ++r)
            if (static_cast<std::size_t>(plan_.degree(order_[r])) >= best.size())
                if (auto grown = from(r); grown.size() > best.size()) best = std::move(grown);
        std::ranges::sort(best);
        return best;
    }

  private:
    std::vector<int> from(std::size_t rank) const {
        std::vector<int> clique{order_[rank]};
        std::vector<std::uint64_t> left(row(rank), row(rank) + words_);
        for (std::size_t w = 0; w < words_; ++w)
            while (left[w] != 0) {
                const std::size_t next =
                    w * bits + static_cast<std::size_t>(std::countr_zero(left[w]));
                clique.push_back(order_[next]);
                for (std::size_t i = w; i < words_; ++i)
                    left[i] &= row(next)[i];
            }
        return clique;
    }
    const std::uint64_t* row(std::size_t rank) const { return rows_.data() + rank * words_; }

    const plan& plan_;
    std::vector<int> order_;
    std::vector<std::size_t> rank_;
    std::size_t words_;
    std::vector<std::uint64_t> rows_;
};

} // namespace

plan::plan(const graph& of) {
    for (const auto vertex : boost::make_iterator_range(boost::vertices(of))) {
        const std::size_t begin = neighbours_.size();
        for (const auto other : boost::make_iterator_range(boost::adjacent_vertices(vertex, of))) {
            if (other == vertex)
                throw std::invalid_argument("colouring: an edge from a vertex to itself");
            neighbours_.push_back(static_cast<int>(other));
        }
        std::sort(neighbours_.begin() + static_cast<std::ptrdiff_t>(begin), neighbours_.end());
        begins_.push_back(neighbours_.size());
    }
    clique_ = clique_search(*this).largest();
}

int plan::largest_degree() const {
    int largest = 0;
    for (int v = 0; v < vertices(); ++v)
        largest = std::max(largest, degree(v));
    return largest;
}

} // namespace colouring
