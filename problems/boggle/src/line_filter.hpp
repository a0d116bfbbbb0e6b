/// The lines of a word file that matter for a board, without a look at the others.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string_view>
#include <vector>

#include "boggle/letters.hpp"
#include "line_masks.hpp"

namespace boggle {

/// Passes over the lines that consist of ASCII letters of which one is not wanted, and over those
/// that are empty, but counts them. Reads in pieces, so that the text stays in the processor's
/// cache. Which lines consist of wanted letters is found 64 bytes at a time: an addition carries
/// from the first letter of a line to the first byte that is not wanted (as in R. D. Cameron et
/// al., Bitwise data parallelism in regular expression matching, 2014).
class line_filter {
  public:
    /// Letters are wanted that are in the alphabet. The stream is borrowed; `name` stands for it in
    /// messages.
    line_filter(std::istream& in, std::string_view name, const alphabet& wanted, kernels form);

    /// Calls `visit` with each other line, without its end, and its number. Throws input_error if
    /// reading fails, for UTF-16 and for 4 GiB or more.
    template <class Visit>
    void for_each(Visit visit) {
        while (fill())
            scan(visit);
    }

    /// What for_each came by.
    std::size_t lines() const noexcept { return lines_; }
    std::size_t empty_lines() const noexcept { return empty_lines_; }

  private:
    /// Puts whole lines into the buffer: `whole_` bytes. False at the end.
    bool fill();
    bool read_more();

    template <class Visit>
    void scan(Visit& visit);

    std::istream& in_;
    std::string_view name_;
    detail::byte_kinds kinds_{};
    detail::line_masks_form* masks_of_;
    std::vector<char> buffer_;
    std::size_t size_ = 0, whole_ = 0;
    std::uint64_t total_ = 0;
    std::size_t lines_ = 0, empty_lines_ = 0;
    bool after_return_ = false; ///< a line feed now would belong to the line before
};

namespace detail {

/// Finds which lines consist of letters of one kind, block by block.
class whole_lines {
  public:
    /// Of the ends of lines, those of lines that have such letters alone, and one at least.
    std::uint64_t ends(std::uint64_t letters, std::uint64_t starts, std::uint64_t ends) noexcept {
        const std::uint64_t part = letters + (letters & starts), sum = part + carry_;
        carry_ = static_cast<std::uint64_t>(part < letters || sum < part);
        return sum & ~letters & ends;
    }

  private:
    std::uint64_t carry_ = 0;
};

} // namespace detail

template <class Visit>
void line_filter::scan(Visit& visit) {
    detail::whole_lines of_wanted, of_letters;
    std::uint64_t start = 1;
    std::size_t line_begin = 0;
    for (std::size_t at = 0; at < whole_; at += detail::block_size) {
        const detail::line_masks all = masks_of_(buffer_.data() + at, kinds_);
        const std::uint64_t there = whole_ - at < detail::block_size
                                        ? (std::uint64_t{1} << (whole_ - at)) - 1
                                        : ~std::uint64_t{0};
        const std::uint64_t feeds = all.feeds & there, returns = all.returns & there;
        const std::uint64_t ends = feeds | returns;
        const std::uint64_t starts = ends << 1 | start;
        start = ends >> 63;
        const std::uint64_t second_ends = feeds & (returns << 1 | std::uint64_t{after_return_});
        after_return_ = (there & ~(there >> 1) & returns) != 0;
        const std::uint64_t visited = (of_wanted.ends(all.wanted, starts, ends) |
                                       (ends & ~of_letters.ends(all.letters, starts, ends))) &
                                      ~starts;
        const std::uint64_t line_ends = ends & ~second_ends;
        for (std::uint64_t left = visited; left != 0; left &= left - 1) {
            const auto end = static_cast<unsigned>(std::countr_zero(left));
            const std::uint64_t before = (std::uint64_t{1} << end) - 1;
            const std::size_t begin =
                (ends & before) != 0 ? at + static_cast<std::size_t>(std::bit_width(ends & before))
                                     : line_begin;
            visit(std::string_view(buffer_.data() + begin, at + end - begin),
                  lines_ + static_cast<std::size_t>(std::popcount(line_ends & before)) + 1);
        }
        lines_ += static_cast<std::size_t>(std::popcount(line_ends));
        if (const std::uint64_t empty = line_ends & starts; empty != 0)
            empty_lines_ += static_cast<std::size_t>(std::popcount(empty));
        if (ends != 0) line_begin = at + static_cast<std::size_t>(std::bit_width(ends));
    }
}

} // namespace boggle
