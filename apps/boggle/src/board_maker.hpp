/// Boards of a file of many, made ready for the kernel where it is one for them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <boggle/board_batch.hpp>
#include <boggle/boards_reader.hpp>
#include <boggle/word_list.hpp>

#include "boggle_app/request.hpp"

namespace boggle_app {

class board_maker {
  public:
    /// Both are borrowed.
    board_maker(const rules& in_force, const boggle::word_list& words);

    /// The board for the kernel, or one without a shape. Throws input_error if it is no board.
    boggle::small_board make(const boggle::boards_reader& reader, const boggle::board_text& text);

    /// For the boards made so far.
    const boggle::scorer_pools& pools() const { return pools_; }

  private:
    enum : std::uint8_t { as_ruled, with_qu };

    bool make_plain(const std::string& text, boggle::small_board& made);
    const std::shared_ptr<const boggle::board_shape>& square(std::size_t side);
    const boggle::batch_lexicon& lexicon(std::size_t which);

    const rules& rules_;
    const boggle::word_list& words_;
    boggle::scorer_pools pools_;
    std::array<std::shared_ptr<const boggle::board_shape>, 9> squares_; ///< by their side
    std::array<std::uint8_t, 128> numbers_; ///< of the letters of ASCII, `not_plain` of all others
};

} // namespace boggle_app
