/// The stack under the search: one frame a level, at a fixed address, in chunks that double.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include <espalier/detail/compiler.hpp>

namespace espalier::detail {

/// Raw room for frames, addressed by the frame below: `above(f)` and `below(f)`.
///
/// Frames never move (an owning range of candidates lives in its frame, and iterators point into
/// it), so the room comes in chunks, each twice as large as the one before: O(log depth)
/// allocations in all, none of them given back before the end. The caller constructs and destroys
/// the frames.
///
/// Going up and going down cost one comparison each. `ceiling` is the deepest frame so far, or the
/// last of its chunk if deeper chunks exist; to pass it is rare and is where the deepest level is
/// noted and room is made. `floor` is the first frame of a chunk, or one above it that the search
/// names, so that it sees by the same comparison that it is back where it must look closer.
template <class Frame>
class level_stack {
  public:
    level_stack() {
        append_chunk(first_chunk);
        bottom_ = chunks_.front().begin;
    }
    level_stack(const level_stack&) = delete;
    level_stack& operator=(const level_stack&) = delete;

    Frame* bottom() const { return bottom_; }

    /// True for the frame whose going back is not just a decrement.
    bool at_floor(const Frame* f) const { return f == floor_; }

    /// Names the level at which the search wants to be stopped on its way back.
    void lay_floor(std::size_t level) {
        floor_level_ = level;
        place_floor();
    }

    /// The level that was named last.
    std::size_t floor_level() const { return floor_level_; }

    /// True for the frames that `above` cannot answer by an increment.
    bool at_ceiling(const Frame* f) const { return f == ceiling_; }

    /// Room for the frame above f.
    ESPALIER_ONE_FUNCTION Frame* above(Frame* f) { return f != ceiling_ ? f + 1 : pass_ceiling(f); }

    /// The frame below f, which must not be the bottom. Where `at_floor` was denied, it is f - 1.
    Frame* below(Frame* f) {
        if (f != chunks_[current_].begin) return f - 1;
        enter_chunk(current_ - 1);
        return chunks_[current_].begin + chunks_[current_].size - 1;
    }

    /// The level of a frame of the chunk in use, 0 being the bottom.
    std::size_t level_of(const Frame* f) const { return levels_before_ + index(f, current_); }

    /// The level of the bottom: 0 until `raise_bottom`.
    std::size_t bottom_level() const { return bottom_level_; }

    /// Makes the frame above the bottom the bottom; the caller has destroyed the old one.
    void raise_bottom() {
        ++bottom_level_;
        bottom_ = at(bottom_level_);
    }

    /// The greatest level that `above` has ever given out.
    std::size_t deepest() const {
        return chunks_[deepest_chunk_].levels_before + index(deepest_, deepest_chunk_);
    }

    /// The frame at a level, 0 being the bottom. O(log level).
    Frame* at(std::size_t level) const {
        std::size_t k = 0;
        while (level >= chunks_[k].levels_before + chunks_[k].size)
            ++k;
        return chunks_[k].begin + (level - chunks_[k].levels_before);
    }

  private:
    static constexpr std::size_t first_chunk = 64;

    struct chunk {
        Frame* begin;
        std::size_t size;
        std::size_t levels_before;
        std::unique_ptr<Frame, void (*)(Frame*)> memory;
    };

    std::size_t index(const Frame* f, std::size_t k) const {
        return static_cast<std::size_t>(f - chunks_[k].begin);
    }

    void append_chunk(std::size_t size) {
        constexpr auto align = std::align_val_t{alignof(Frame)};
        auto* room = static_cast<Frame*>(::operator new(size * sizeof(Frame), align));
        std::unique_ptr<Frame, void (*)(Frame*)> memory(
            room, [](Frame* p) { ::operator delete(p, std::align_val_t{alignof(Frame)}); });
        const std::size_t before =
            chunks_.empty() ? 0 : chunks_.back().levels_before + chunks_.back().size;
        chunks_.push_back({room, size, before, std::move(memory)});
        deepest_chunk_ = chunks_.size() - 1;
        deepest_ = room;
        enter_chunk(deepest_chunk_);
    }

    void enter_chunk(std::size_t k) {
        current_ = k;
        levels_before_ = chunks_[k].levels_before;
        place_floor();
        ceiling_ = k == deepest_chunk_ ? deepest_ : chunks_[k].begin + chunks_[k].size - 1;
    }

    /// The frame of the level named if it lies in the chunk, or else the first one; none if the
    /// level lies above the chunk.
    void place_floor() {
        const chunk& here = chunks_[current_];
        const std::size_t level = std::max(floor_level_, here.levels_before) - here.levels_before;
        floor_ = here.begin + std::min(level, here.size);
    }

    [[gnu::noinline, gnu::cold]] Frame* pass_ceiling(Frame* f) {
        const bool last_of_chunk = index(f, current_) + 1 == chunks_[current_].size;
        if (!last_of_chunk) {
            ceiling_ = deepest_ = f + 1;
            return f + 1;
        }
        if (current_ < deepest_chunk_)
            enter_chunk(current_ + 1);
        else
            append_chunk(2 * chunks_[current_].size);
        return chunks_[current_].begin;
    }

    std::vector<chunk> chunks_;
    Frame* bottom_ = nullptr;
    Frame* floor_ = nullptr;
    Frame* ceiling_ = nullptr;
    Frame* deepest_ = nullptr;
    std::size_t current_ = 0;
    std::size_t bottom_level_ = 0;
    std::size_t floor_level_ = 1;
    std::size_t levels_before_ = 0;
    std::size_t deepest_chunk_ = 0;
};

} // namespace espalier::detail
