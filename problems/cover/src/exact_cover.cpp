#include "cover/exact_cover.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

namespace cover {
namespace {

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

void check(const problem& given) {
    if (given.primary > given.items.size())
        throw std::invalid_argument("cover: more primary items than items");
    for (const auto& option : given.options) {
        if (std::set<int>(option.begin(), option.end()).size() != option.size())
            throw std::invalid_argument("cover: an option has an item twice");
        for (const int item : option)
            if (item < 0 || index(item) >= given.items.size())
                throw std::invalid_argument("cover: an option has an item that there is not");
    }
    for (const auto& symmetry : given.symmetries)
        if (symmetry.size() != given.options.size())
            throw std::invalid_argument("cover: a symmetry is not one of the options");
}

} // namespace

exact_cover::exact_cover(std::shared_ptr<const problem> given) : given_(std::move(given)) {
    check(*given_);
    const int items = static_cast<int>(given_->items.size());
    const int primary = static_cast<int>(given_->primary);
    sizes_.resize(index(items));
    for (int item = 0; item < items; ++item)
        links_.push_back({.down = item, .up = item, .item = item, .option = -1});
    for (const auto& option : given_->options) {
        begins_.push_back(static_cast<int>(links_.size()));
        for (const int item : option) {
            const int here = static_cast<int>(links_.size()), last = links_[index(item)].up;
            links_.push_back({.down = item,
                              .up = last,
                              .item = item,
                              .option = static_cast<int>(begins_.size()) - 1});
            links_[index(item)].up = links_[index(last)].down = here;
            ++sizes_[index(item)];
        }
    }
    begins_.push_back(static_cast<int>(links_.size()));
    for (int item = 0; item <= primary; ++item) {
        next_.push_back(item == primary ? 0 : item + 1);
        before_.push_back(item == 0 ? primary : item - 1);
    }
    turns_.resize(given_->primary + 1);
    taken_.resize(given_->primary);
    turns_[0] = smallest();
}

/// The item whose turn it is goes first, so that its own list stays as it is.
void exact_cover::apply(int option) noexcept {
    const int turn = turns_[depth_];
    cover(turn);
    for (const int item : given_->options[index(option)])
        if (item != turn) cover(item);
    taken_[depth_] = option;
    turns_[++depth_] = smallest();
}

void exact_cover::undo(int option) noexcept {
    turns_[depth_--] = 0;
    taken_[depth_] = 0;
    const int turn = turns_[depth_];
    const auto& items = given_->options[index(option)];
    for (auto item = items.rbegin(); item != items.rend(); ++item)
        if (*item != turn) uncover(*item);
    uncover(turn);
}

void exact_cover::cover(int item) noexcept {
    if (index(item) < given_->primary) {
        next_[index(before_[index(item)])] = next_[index(item)];
        before_[index(next_[index(item)])] = before_[index(item)];
    }
    for (int row = links_[index(item)].down; row != item; row = links_[index(row)].down) {
        const int option = links_[index(row)].option;
        for (int at = begins_[index(option)]; at < begins_[index(option) + 1]; ++at) {
            if (at == row) continue;
            const column::link& out = links_[index(at)];
            links_[index(out.up)].down = out.down;
            links_[index(out.down)].up = out.up;
            --sizes_[index(out.item)];
        }
    }
}

void exact_cover::uncover(int item) noexcept {
    for (int row = links_[index(item)].up; row != item; row = links_[index(row)].up) {
        const int option = links_[index(row)].option;
        for (int at = begins_[index(option) + 1] - 1; at >= begins_[index(option)]; --at) {
            if (at == row) continue;
            const column::link& in = links_[index(at)];
            links_[index(in.up)].down = links_[index(in.down)].up = at;
            ++sizes_[index(in.item)];
        }
    }
    if (index(item) < given_->primary)
        next_[index(before_[index(item)])] = before_[index(next_[index(item)])] = item;
}

int exact_cover::smallest() const noexcept {
    const int head = static_cast<int>(given_->primary);
    int best = next_[index(head)];
    for (int item = best; item != head; item = next_[index(item)])
        if (sizes_[index(item)] < sizes_[index(best)]) best = item;
    return best;
}

std::vector<int> exact_cover::solution() const {
    std::vector<int> options(taken_.begin(), taken_.begin() + static_cast<std::ptrdiff_t>(depth_));
    std::ranges::sort(options);
    return options;
}

bool exact_cover::is_least() const {
    if (given_->symmetries.empty()) return true;
    const std::vector<int> here = solution();
    std::vector<int> image(here.size());
    for (const auto& symmetry : given_->symmetries) {
        std::ranges::transform(here, image.begin(),
                               [&](int option) { return symmetry[index(option)]; });
        std::ranges::sort(image);
        if (image < here) return false;
    }
    return true;
}

bool operator==(const exact_cover& a, const exact_cover& b) {
    return a.given_ == b.given_ && a.links_ == b.links_ && a.sizes_ == b.sizes_ &&
           a.next_ == b.next_ && a.before_ == b.before_ && a.turns_ == b.turns_ &&
           a.taken_ == b.taken_ && a.depth_ == b.depth_;
}

} // namespace cover
