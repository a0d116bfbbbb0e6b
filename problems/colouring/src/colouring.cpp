#include "colouring/colouring.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

#include <espalier/espalier.hpp>

namespace colouring {
namespace {

constexpr int most_distinct = 20; ///< 20! fits a word

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

void check(const plan& of, int colours, names count) {
    if (colours < 0) throw std::invalid_argument("colouring: less than 0 colours");
    if (count == names::distinct && colours > most_distinct)
        throw std::invalid_argument("colouring: more than 20 colours of distinct names");
    if (of.largest_degree() > std::numeric_limits<std::uint16_t>::max() ||
        std::int64_t{of.vertices()} * colours > std::numeric_limits<int>::max())
        throw std::invalid_argument("colouring: the graph is too large");
}

} // namespace

colourings::colourings(std::shared_ptr<const plan> of, int colours, names count)
    : plan_(std::move(of)), colours_(colours), names_(count) {
    check(*plan_, colours, count);
    const std::size_t vertices = index(plan_->vertices());
    colour_.resize(vertices);
    order_.resize(vertices);
    uses_.resize(index(colours));
    saturation_.resize(vertices);
    seen_.resize(vertices * index(colours));
    if (plan_->clique().size() > index(colours)) return; // nobody's turn: no colouring
    for (int next = 0; const int vertex : plan_->clique())
        give(vertex, next++);
    turn_ = most_saturated();
}

void colourings::give(int vertex, int colour) noexcept {
    colour_[index(vertex)] = colour + 1;
    order_[coloured_++] = vertex;
    used_ += uses_[index(colour)]++ == 0;
    for (const int other : plan_->neighbours(vertex))
        saturation_[index(other)] += seen_[index(other * colours_ + colour)]++ == 0;
}

void colourings::apply(int choice) {
    const int colour = choice % colours_;
    twin_ = colour > used_;
    if (twin_) return;
    give(turn_, colour);
    turn_ = most_saturated();
}

void colourings::undo(int choice) noexcept {
    if (std::exchange(twin_, false)) return;
    const int colour = choice % colours_;
    turn_ = std::exchange(order_[--coloured_], 0);
    colour_[index(turn_)] = 0;
    used_ -= --uses_[index(colour)] == 0;
    for (const int other : plan_->neighbours(turn_))
        saturation_[index(other)] -= --seen_[index(other * colours_ + colour)] == 0;
}

int colourings::most_saturated() const noexcept {
    int best = -1;
    for (int v = 0; v < plan_->vertices(); ++v) {
        if (colour_[index(v)] != 0) continue;
        if (best < 0 || saturation_[index(v)] > saturation_[index(best)] ||
            (saturation_[index(v)] == saturation_[index(best)] &&
             plan_->degree(v) > plan_->degree(best)))
            best = v;
    }
    return best;
}

std::uint64_t colourings::weight() const {
    std::uint64_t ways = 1;
    if (names_ == names::distinct)
        for (int i = 0; i < used_; ++i)
            ways *= static_cast<std::uint64_t>(colours_ - i);
    return ways;
}

int colourings::bound() const {
    return std::max(used_, static_cast<int>(plan_->clique().size()));
}

colourings least_colours(const graph& of) {
    const auto ready = std::make_shared<const plan>(of);
    const int enough = ready->largest_degree() + 1;
    const auto greedy = espalier::first(colourings(ready, enough, names::alike));
    const auto& colours = *greedy.value;
    const int most = colours.empty() ? 0 : *std::ranges::max_element(colours);
    return {ready, most, names::alike};
}

} // namespace colouring
