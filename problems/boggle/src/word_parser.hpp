/// From the lines of a word file to the words of a list. Private to the readers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <limits>
#include <string>
#include <string_view>

#include "boggle/letters.hpp"
#include "boggle/word_list.hpp"

namespace boggle {

/// The offsets of a list are 32 bits wide.
inline constexpr std::size_t word_file_limit = std::numeric_limits<std::uint32_t>::max();

/// Throws input_error.
[[noreturn]] void refuse_large_word_file(std::string_view name);

class word_parser {
  public:
    /// `name` stands for the file in messages and must outlive the parser.
    word_parser(std::string_view name, const word_options& options) : name_(name) {
        list_.options_ = options;
    }

    /// Makes a list of the lines of a text.
    word_list parse(std::string text) &&;

    /// Makes a list of a file, without the words that have a letter from a to z that is not in the
    /// alphabet.
    word_list parse_words_of(const alphabet& letters, std::istream& in, kernels form) &&;

  private:
    word_statistics& counts() { return list_.statistics_; }
    const word_options& options() const { return list_.options_; }

    void check_size(std::size_t size) const {
        if (size >= word_file_limit) refuse_large_word_file(name_);
    }
    void copy_line(std::string_view line);
    void add_line(std::string_view line, std::uint32_t seen);
    void add_slowly(std::string_view word);
    void keep_as_spelled(std::string_view word, std::uint32_t letters);
    void keep(std::string_view word, std::string_view folded, std::size_t length,
              std::uint32_t letters);
    void compare_with_last(std::uint64_t key);
    word_list finished();

    std::string_view name_;
    word_list list_;
    std::uint64_t last_key_ = 0; ///< leading bytes of the last word
    bool ascending_ = true;
};

} // namespace boggle
