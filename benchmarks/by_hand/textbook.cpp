#include "textbook.hpp"

#include <array>
#include <cstddef>

namespace by_hand {
namespace {

/// Row by row, every column tried in order, three check words set on the way down and cleared on
/// the way back (Wirth, Program Development by Stepwise Refinement, CACM 14, 1971). The placement
/// is kept, so that a solution could be shown.
class counter {
  public:
    explicit counter(int n) : size_(n) {}

    std::uint64_t count() {
        place(0);
        return solutions_;
    }

  private:
    void place(int row) {
        if (row == size_) {
            ++solutions_;
            return;
        }
        for (int column = 0; column < size_; ++column) {
            const int sum = row + column;
            const int difference = row - column + size_ - 1;
            if (((columns_ >> column | sums_ >> sum | differences_ >> difference) & 1U) != 0)
                continue;
            flip(column, sum, difference);
            queens_[static_cast<std::size_t>(row)] = column;
            place(row + 1);
            flip(column, sum, difference);
        }
    }

    void flip(int column, int sum, int difference) {
        columns_ ^= std::uint64_t{1} << column;
        sums_ ^= std::uint64_t{1} << sum;
        differences_ ^= std::uint64_t{1} << difference;
    }

    int size_;
    std::uint64_t columns_ = 0;
    std::uint64_t sums_ = 0;
    std::uint64_t differences_ = 0;
    std::array<int, 32> queens_{};
    std::uint64_t solutions_ = 0;
};

} // namespace

std::uint64_t textbook(int n) {
    return counter(n).count();
}

} // namespace by_hand
