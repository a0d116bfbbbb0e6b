/// The number of a row set among those of its size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace queens::half {

/// Numbers the k-subsets of {0, …, n - 1} from 0 on, in colexicographic order (the combinatorial
/// number system: Knuth, TAOCP 4A, 7.2.1.3). The number is a sum over the elements, so that two
/// tables of half the width, one for the lower elements and one for the upper, serve for all
/// subsets: they stay in the first-level cache where one table of 2^n numbers would not.
class row_set_rank {
  public:
    row_set_rank(int n, int k);

    std::uint32_t operator()(std::uint32_t rows) const {
        return upper_[rows >> split_] + lower_[rows & ((std::uint32_t{1} << split_) - 1)];
    }

    /// How many subsets there are.
    std::size_t count() const { return count_; }

  private:
    int split_;
    std::vector<std::uint32_t> upper_, lower_;
    std::size_t count_;
};

} // namespace queens::half
