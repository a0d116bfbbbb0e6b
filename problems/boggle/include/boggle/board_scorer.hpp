/// The words of small boards, one board after another, by the kernel.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "boggle/batch_lexicon.hpp"
#include "boggle/kernels.hpp"
#include "boggle/small_board.hpp"

namespace boggle {

/// How many words a board has, and their points.
struct board_score {
    std::uint32_t words = 0;
    std::uint64_t points = 0;

    friend bool operator==(const board_score&, const board_score&) = default;
};

/// Scores boards with one lexicon; not for two threads at once. It finds what `word_search` finds,
/// each word once, a cell once in a word, but no paths.
///
/// It walks every path that begins a word, so on a board and a list made for it (all letters the
/// same) it gives up after `most_steps` of them, some 20 ms: `word_search` leaves out what is
/// found.
class board_scorer {
  public:
    static constexpr std::uint64_t most_steps = std::uint64_t{1} << 22;

    explicit board_scorer(std::shared_ptr<const batch_lexicon> lexicon,
                          kernels form = kernels_in_use(), std::uint64_t most = most_steps);
    board_scorer(board_scorer&&) noexcept;
    board_scorer& operator=(board_scorer&&) noexcept;
    ~board_scorer();

    /// Nothing if it gave up.
    std::optional<board_score> score(const small_board& board);

    /// The words in ascending order; nothing if it gave up.
    std::optional<std::vector<word_id>> words(const small_board& board);

  private:
    class work;
    std::unique_ptr<work> work_;
};

} // namespace boggle
