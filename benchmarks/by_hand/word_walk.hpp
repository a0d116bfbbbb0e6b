/// The walk of a Boggle board as one writes it without an engine.
#pragma once

#include <cstdint>

#include <boggle/compact_board.hpp>
#include <boggle/trie.hpp>

namespace by_hand {

/// The number of paths that spell a word. For boards whose cells have one letter each.
std::uint64_t word_paths(const boggle::compact_board& board, const boggle::mask_trie& trie);

} // namespace by_hand
