// The kernel for processors with AVX-512 and its extensions for bits: the method of portable.cpp,
// eight keys or 512 pairs at a time.
#include "queens/halves/kernel.hpp"

#if defined(__x86_64__)

#    include <algorithm>
#    include <array>
#    include <cstdint>

#    include "bit_planes_avx512.hpp"
#    include "matching_avx512.hpp"
#    include "queens/halves/classes.hpp"
#    include "unite_avx512.hpp"

namespace queens::half {
namespace {

/// How keys are cut that are sorted by their cuts.
const division& sorted_division(int bits, int cut_bits) {
    if (cut_bits == 10) return division_into<4, 8, 10>;
    const int rest = bits - cut_bits;
    return rest <= 24   ? division_into<4, 6, 6>
           : rest <= 28 ? division_into<4, 7, 6>
                        : division_into<4, 8, 6>;
}

/// How they are cut if they are not sorted. Null if they are too wide for that.
const division* whole_division(int bits) {
    return bits <= 30 ? &division_into<5, 6, 0> : bits <= 35 ? &division_into<5, 7, 0> : nullptr;
}

constexpr std::size_t few = 1024; ///< halves, for which to sort does not pay

/// Many halves are sorted, few are not. If they are, the fewer are matched with groups of the more,
/// because more groups are more alike within; if not, so that there are the fewest steps, those to
/// make a group's tables among them.
bool is_swapped(const half_lists<narrow_key>& left, const half_lists<narrow_key>& right,
                bool sorted) {
    if (sorted) return left.size() > right.size();
    constexpr std::size_t for_tables = 320, group = sorted_groups<narrow_key>::size;
    const auto steps = [](const auto& some, const auto& others) {
        return (others.size() + group - 1) / group * (some.size() + for_tables);
    };
    return steps(right, left) < steps(left, right);
}

class avx512_kernel : public kernel<narrow_key> {
  public:
    explicit avx512_kernel(const key_layout<narrow_key>& layout);

    void unite(std::span<const pair_of_lists<narrow_key>> pairs, const half_zones& zones,
               half_lists<narrow_key>& into) override {
        uniter_.unite(pairs, zones, into);
    }

    std::optional<pair_counts> match(const half_lists<narrow_key>& left,
                                     const half_lists<narrow_key>& right,
                                     const std::stop_token& stop) override;

  private:
    void take_items(const half_lists<narrow_key>& some, bool sorted);
    void count_pairs(const half_lists<narrow_key>& right, const division& by,
                     const std::stop_token& stop, pair_counts& found);
    void count_group(const division& by, std::size_t strict, bool any_tied, pair_counts& found);

    int bits_; ///< of the diagonals that cross the cut
    const division* sorted_;
    const division* whole_; ///< null if keys are too wide for that
    std::array<line, empty_plane + 1> planes_{};
    plane_order partners_{}; ///< the plane of the diagonal that a bit excludes
    aligned_vector<line> tables_;
    avx512_uniter uniter_;
    class_sorter<narrow_key> sorter_;
    sorted_groups<narrow_key> groups_;
    std::array<aligned_vector<narrow_key>, 2> sorted_keys_;
    std::array<items, 2> items_; ///< without and with a tie
};

avx512_kernel::avx512_kernel(const key_layout<narrow_key>& layout)
    : bits_(2 * layout.crossing()), sorted_(&sorted_division(bits_, 2 * layout.cut_width())),
      whole_(whole_division(bits_)),
      tables_(std::max(sorted_->memory, whole_ == nullptr ? 0 : whole_->memory)), sorter_(layout) {
    const auto exclude = [this](const bit_field& one, const bit_field& other) {
        for (int i = 0; i < one.width; ++i) {
            partners_[static_cast<std::size_t>(one.shift + i)] =
                static_cast<std::uint8_t>(other.shift + i);
            partners_[static_cast<std::size_t>(other.shift + i)] =
                static_cast<std::uint8_t>(one.shift + i);
        }
    };
    partners_.fill(empty_plane);
    exclude(layout.falling().cut, layout.rising().cut);
    for (std::size_t c = 0; c < layout.falling().chunk.size(); ++c)
        exclude(layout.falling().chunk[c], layout.rising().chunk[c]);
}

/// The first right halves of the group have no tie, those behind `strict` have one, if any.
void avx512_kernel::count_group(const division& by, std::size_t strict, bool any_tied,
                                pair_counts& found) {
    by.fill(tables_.data(), planes_.data(), partners_);
    for (std::size_t ties = 0; ties < 2; ++ties) {
        const items& of = items_[ties];
        if (of.keys.empty()) continue;
        const bool mixed = any_tied && strict != 0;
        matched pairs = (mixed ? by.count_mixed : by.count)(of, tables_.data(), strict);
        if (any_tied && strict == 0) pairs.tied = pairs.all;
        found.with_ties[ties] += pairs.all - pairs.tied;
        found.with_ties[ties + 1] += pairs.tied;
    }
}

void avx512_kernel::count_pairs(const half_lists<narrow_key>& right, const division& by,
                                const std::stop_token& stop, pair_counts& found) {
    constexpr std::size_t group = sorted_groups<narrow_key>::size;
    for (std::size_t g = 0; g < groups_.count() && !stop.stop_requested(); ++g) {
        make_bit_planes(groups_[g], planes_.data(), bits_);
        const std::size_t strict = groups_.strict_in(g);
        count_group(by, strict, g * group + strict < std::min(right.size(), (g + 1) * group),
                    found);
    }
}

void avx512_kernel::take_items(const half_lists<narrow_key>& some, bool sorted) {
    for (const std::size_t ties : {std::size_t{0}, std::size_t{1}}) {
        items& of = items_[ties];
        of.keys = (ties == 0 ? some.strict : some.tied).keys();
        of.runs.clear();
        if (!sorted || of.keys.size() < few) continue;
        sorted_keys_[ties].resize(of.keys.size());
        sorter_.sort(of.keys, sorted_keys_[ties].data(), of.runs);
        of.keys = sorted_keys_[ties];
    }
}

std::optional<pair_counts> avx512_kernel::match(const half_lists<narrow_key>& left,
                                                const half_lists<narrow_key>& right,
                                                const std::stop_token& stop) {
    const bool sorted = whole_ == nullptr || std::min(left.size(), right.size()) > few;
    const bool swapped = is_swapped(left, right, sorted);
    const auto& others = swapped ? left : right;
    take_items(swapped ? right : left, sorted);
    groups_.take(others, sorted ? &sorter_ : nullptr);
    pair_counts found;
    count_pairs(others, sorted ? *sorted_ : *whole_, stop, found);
    if (stop.stop_requested()) return std::nullopt;
    return found;
}

} // namespace

std::unique_ptr<kernel<narrow_key>> make_avx512_kernel(const key_layout<narrow_key>& layout) {
    return std::make_unique<avx512_kernel>(layout);
}

} // namespace queens::half

#else

namespace queens::half {

std::unique_ptr<kernel<narrow_key>> make_avx512_kernel(const key_layout<narrow_key>&) {
    return nullptr;
}

} // namespace queens::half

#endif
