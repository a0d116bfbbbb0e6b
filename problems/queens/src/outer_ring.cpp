#include "queens/outer_ring.hpp"

#include <algorithm>
#include <cstddef>

namespace queens {

/// The first place of the least ring is less than any other of its images: so the first queen is in
/// the first half of its side, and none is nearer to a corner.
std::uint32_t outer_ring::next_places() const {
    const int last = size_ - 1;
    const int least = sides_ == 0 ? 0 : places_[0];
    const int most = sides_ == 0 ? last / 2 : last - least;
    std::uint32_t found = 0;
    for (int place = least; place <= most; ++place) {
        outer_ring more = *this;
        more.add(place);
        if (more.is_peaceful() && (!more.is_complete() || more.is_least()))
            found |= std::uint32_t{1} << place;
    }
    return found;
}

std::uint64_t outer_ring::orbit() const {
    const auto all = images();
    const auto same = static_cast<std::uint64_t>(std::ranges::count(all, places_));
    return all.size() / same;
}

std::vector<square> outer_ring::queens() const {
    std::vector<square> all;
    for (std::size_t side = 0; side < sides_; ++side)
        all.push_back(square_at(side));
    return all;
}

/// A quarter turn moves each side to the next; a reflection in the vertical keeps the first and the
/// third side, exchanges the others, and reverses each.
std::array<outer_ring::places, 8> outer_ring::images() const {
    const auto opposite = [this](std::uint8_t place) {
        return static_cast<std::uint8_t>(size_ - 1 - place);
    };
    const auto& [a, b, c, d] = places_;
    std::array<places, 8> all{};
    all[0] = places_;
    all[4] = {opposite(a), opposite(d), opposite(c), opposite(b)};
    for (const std::size_t first : {0U, 4U})
        for (std::size_t turn = 1; turn < 4; ++turn)
            std::ranges::rotate_copy(all[first], all[first].begin() + static_cast<int>(turn),
                                     all[first + turn].begin());
    return all;
}

/// Clockwise: the last row from the right, the first column from below, the first row from the
/// left, the last column from above.
square outer_ring::square_at(std::size_t side) const {
    const int last = size_ - 1;
    const int place = places_[side];
    switch (side) {
    case 0:
        return {.row = last, .column = last - place};
    case 1:
        return {.row = last - place, .column = 0};
    case 2:
        return {.row = 0, .column = place};
    default:
        return {.row = place, .column = last};
    }
}

/// The newest queen against the others. That of a corner is on the next side too, or attacks it.
bool outer_ring::is_peaceful() const {
    for (std::size_t side = 0; side + 1 < sides_; ++side)
        if (queens_attack(square_at(side), square_at(sides_ - 1))) return false;
    return true;
}

bool outer_ring::is_least() const {
    return std::ranges::none_of(images(), [this](const places& each) { return each < places_; });
}

} // namespace queens
