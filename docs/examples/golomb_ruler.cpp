#include <bit>
#include <cstdint>
#include <iostream>
#include <vector>

#include <espalier/iterative_deepening.hpp>
#include <espalier/ranges.hpp>
#include <espalier/solve.hpp>

/// Rulers with so many marks, all distances between two of them different, no longer than `length`,
/// which is less than 64; of a ruler and its mirror image one.
struct golomb_ruler {
    using choice_type = int; // how far on the next mark is

    golomb_ruler(int marks_wanted, int length) : wanted(marks_wanted), room(length) {}

    /// What k more marks take at least: the k least distances that are still free, which differ.
    int least(int k) const {
        int sum = 0;
        for (std::uint64_t free = ~distances & ~std::uint64_t{1}; k > 0; free &= free - 1, --k)
            sum += std::countr_zero(free);
        return sum;
    }
    /// The free steps that leave room for the others. All are told at once, as bits.
    espalier::set_bits<std::uint64_t> expand() const {
        const int most = marks < wanted ? room - least(wanted - marks - 1) : 0;
        const std::uint64_t near = most > 0 ? (std::uint64_t{2} << most) - 2 : 0;
        return espalier::set_bits(near & ~distances);
    }
    /// Whether the new mark is at no old distance from any other; and the last step is the greater
    /// of the two at the ends, or else the mirror image is the ruler wanted.
    bool promising(int step) const {
        if (marks == wanted - 1 && marks > 1 && step < first) return false;
        return ((before << step | std::uint64_t{1} << step) & distances) == 0;
    }
    void apply(int step) {
        before = before << step | std::uint64_t{1} << step;
        distances |= before;
        room -= step;
        if (marks == 1) first = step;
        ++marks;
    }
    bool is_solution() const { return marks == wanted; }
    /// From the other end: bit d is a mark at distance d from the last.
    std::vector<int> solution() const {
        std::vector<int> places{0};
        for (const int distance : espalier::set_bits(before))
            places.push_back(distance);
        return places;
    }
    friend bool operator==(const golomb_ruler&, const golomb_ruler&) = default;

    int wanted, room;
    int marks = 1;
    int first = 0;
    std::uint64_t before = 0, distances = 0;
};

/// The shortest: each length is tried, from the sum of the least distances on.
auto shortest(int marks) {
    return espalier::iterative_deepening(
        [=](std::size_t length) { return golomb_ruler(marks, static_cast<int>(length)); },
        [](auto&& rulers, const espalier::options& o) { return espalier::all(rulers, o); },
        {.from = static_cast<std::size_t>(marks * (marks - 1) / 2), .most = 63, .nested = false},
        {.threads = 0});
}

int main() {
    for (int marks = 2; marks <= 9; ++marks) {
        const auto found = shortest(marks);
        std::cout << marks << " marks, length " << found.limit << ":";
        for (const int place : found.answer.value.front())
            std::cout << ' ' << place;
        std::cout << "  (" << found.answer.value.size() << ")\n";
    }
}
