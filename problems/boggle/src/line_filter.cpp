#include "line_filter.hpp"

#include <algorithm>
#include <istream>

#include "source_text.hpp"
#include "word_parser.hpp"

namespace boggle {
namespace {

constexpr std::size_t first_buffer = std::size_t{1} << 16;

bool ends_line(char c) {
    return c == '\n' || c == '\r';
}

} // namespace

line_filter::line_filter(std::istream& in, std::string_view name, const alphabet& wanted,
                         kernels form)
    : in_(in), name_(name), masks_of_(detail::line_masks_of(form)),
      buffer_(first_buffer + detail::block_size) {
    for (unsigned char small = 'a'; small <= 'z'; ++small) {
        const bool is_there = wanted.find_byte(small) != no_letter;
        kinds_[small] = kinds_[small - 'a' + 'A'] =
            is_there ? detail::is_a_to_z | detail::is_wanted : detail::is_a_to_z;
    }
    kinds_['\n'] = detail::is_feed;
    kinds_['\r'] = detail::is_return;
}

/// Reads what there is room for, and makes room if there is none; false at the end of the input.
bool line_filter::read_more() {
    const bool begins = total_ == 0;
    if (size_ + detail::block_size == buffer_.size())
        buffer_.resize(2 * size_ + detail::block_size);
    const std::size_t room = buffer_.size() - detail::block_size - size_;
    in_.read(buffer_.data() + size_, static_cast<std::streamsize>(room));
    if (!in_ && !in_.eof()) refuse_unreadable(name_);
    const auto read = static_cast<std::size_t>(in_.gcount());
    size_ += read;
    total_ += read;
    if (total_ >= word_file_limit) refuse_large_word_file(name_);
    if (begins) {
        const auto mark = byte_order_mark({buffer_.data(), size_}, name_);
        std::copy(buffer_.data() + mark, buffer_.data() + size_, buffer_.data());
        size_ -= mark;
    }
    return read == room;
}

bool line_filter::fill() {
    std::copy(buffer_.data() + whole_, buffer_.data() + size_, buffer_.data());
    size_ -= whole_;
    whole_ = 0;
    bool more = true;
    while (whole_ == 0 && more) {
        const std::size_t known = size_;
        more = read_more();
        for (whole_ = size_; whole_ > known && !ends_line(buffer_[whole_ - 1]);)
            --whole_;
        if (whole_ == known) whole_ = 0;
    }
    if (!more && whole_ < size_) {
        buffer_[size_++] = '\n';
        whole_ = size_;
    }
    return whole_ != 0;
}

} // namespace boggle
