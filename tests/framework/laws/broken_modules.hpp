// Modules with one fault each, of the kind that is easily made.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <ranges>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

#include <espalier/state_space.hpp>

namespace broken {

// The sound module from which most of the others depart: words of 0 and 1.
struct words {
    using choice_type = int;

    std::span<const int> expand() const {
        static constexpr int digits[] = {0, 1};
        return word.size() < length ? std::span<const int>(digits) : std::span<const int>();
    }
    void apply(int digit) {
        word.push_back(digit);
        ones += digit;
    }
    void undo(int digit) noexcept {
        word.pop_back();
        ones -= digit;
    }
    bool is_solution() const { return word.size() == length; }
    std::vector<int> solution() const { return word; }
    bool operator==(const words&) const = default;

    std::size_t length = 3;
    std::vector<int> word;
    int ones = 0;
};

// --- undo ---------------------------------------------------------------------------------------

struct undo_takes_back_another : words {
    void undo(int) noexcept {
        word.pop_back();
        ones -= 1; // whatever the digit was
    }
};

struct undo_forgets_a_field : words {
    void undo(int) noexcept { word.pop_back(); }
};

// The forgotten field shows two levels further down, and there is no operator== to see it.
struct undo_forgets_what_matters_below {
    using choice_type = int;
    std::span<const int> expand() const {
        static constexpr int digits[] = {0, 1};
        return depth < 4 ? std::span<const int>(digits) : std::span<const int>();
    }
    bool promising(int) const { return depth < 2 || ones < 3; }
    void apply(int digit) { ++depth, ones += digit; }
    void undo(int) noexcept { --depth; }
    bool is_solution() const { return depth == 4; }
    int depth = 0, ones = 0;
};

struct undo_keeps_one_level_only : words {
    void apply(int digit) {
        before = ones;
        words::apply(digit);
    }
    void undo(int) noexcept {
        word.pop_back();
        ones = before;
    }
    bool operator==(const undo_keeps_one_level_only& other) const {
        return word == other.word && ones == other.ones;
    }
    int before = 0;
};

// As before, without a copy: below rejected children the object must come back, too.
struct undo_after_rejection {
    using choice_type = int;
    undo_after_rejection() = default;
    undo_after_rejection(const undo_after_rejection&) = delete;
    std::span<const int> expand() const {
        static constexpr int digits[] = {0, 1, 2};
        return depth < 2 ? std::span<const int>(digits) : std::span<const int>();
    }
    bool promising(int digit) const { return digit < 2; }
    void apply(int digit) { ++depth, sum += digit; }
    void undo(int digit) noexcept { --depth, sum -= digit % 2; }
    bool is_solution() const { return depth == 2; }
    int objective() const { return sum; }
    int bound() const { return sum + 4; }
    int depth = 0, sum = 0;
};

// --- expand -------------------------------------------------------------------------------------

struct expand_turns_round : words {
    std::vector<int> expand() const {
        calls = calls + 1;
        if (word.size() == length) return {};
        return calls % 2 == 0 ? std::vector{0, 1} : std::vector{1, 0};
    }
    bool operator==(const expand_turns_round& other) const { return word == other.word; }
    mutable int calls = 0;
};

// The order is learnt on the way, and is another when the search comes back.
struct expand_learns : words {
    std::vector<int> expand() const {
        if (word.size() == length) return {};
        return seen > 0 ? std::vector{1, 0} : std::vector{0, 1};
    }
    void undo(int digit) noexcept {
        words::undo(digit);
        if (word.size() == 2) ++seen;
    }
    bool operator==(const expand_learns& other) const { return word == other.word; }
    int seen = 0;
};

struct same_choice_twice : words {
    std::span<const int> expand() const {
        static constexpr int digits[] = {0, 1, 0};
        return word.size() < length ? std::span<const int>(digits) : std::span<const int>();
    }
};

// One buffer for the lists of all levels.
struct one_buffer_for_all : words {
    std::span<const int> expand() const {
        if (word.size() == length) return {};
        const int turn = static_cast<int>(word.size() % 2);
        buffer = {turn, 1 - turn};
        return buffer;
    }
    bool operator==(const one_buffer_for_all& other) const { return word == other.word; }
    mutable std::array<int, 2> buffer{};
};

// The list is a member that apply changes and undo restores: too late, it is read in between.
struct list_in_the_object {
    using choice_type = int;
    std::span<const int> expand() const { return std::span(left).first(count); }
    void apply(int taken) {
        const auto at = std::find(left.begin(), left.end(), taken);
        std::iter_swap(at, left.begin() + static_cast<std::ptrdiff_t>(--count));
    }
    void undo(int taken) noexcept {
        const auto last = left.begin() + static_cast<std::ptrdiff_t>(count++);
        std::iter_swap(std::ranges::find(sorted, taken) - sorted.begin() + left.begin(), last);
    }
    bool is_solution() const { return count == 0; }
    bool operator==(const list_in_the_object&) const = default;
    std::array<int, 2> left{1, 2}, sorted{1, 2};
    std::size_t count = 2;
};

// A view that asks the object as it is now, not as it was when expand was called.
struct view_of_the_object : words {
    auto expand() const {
        return std::views::iota(0, 4) |
               std::views::filter([this](int digit) { return digit == ones || digit == ones + 1; });
    }
    bool is_solution() const { return word.size() == 3; }
    bool promising(int) const { return word.size() < 3; }
};

struct list_without_end {
    using choice_type = int;
    auto expand() const { return std::views::iota(0); }
    void apply(int) { deeper = true; }
    bool is_solution() const { return deeper; }
    bool deeper = false;
};

struct tree_without_end : words {
    std::span<const int> expand() const {
        static constexpr int digits[] = {0, 1};
        return digits;
    }
};

// --- hooks that only look -----------------------------------------------------------------------

struct looking_counts : words {
    bool is_solution() const {
        ++asked;
        return words::is_solution();
    }
    bool operator==(const looking_counts&) const = default;
    mutable int asked = 0;
};

struct promising_once_only : words {
    bool promising(int digit) const { return digit == 0 || ++asked % 2 == 1; }
    bool operator==(const promising_once_only& other) const { return word == other.word; }
    mutable int asked = 0;
};

struct solution_throws : words {
    bool is_solution() const {
        if (ones == 2) throw std::runtime_error("two ones are too many");
        return words::is_solution();
    }
};

struct apply_throws : words {
    void apply(int digit) {
        if (ones + digit == 2) throw std::length_error("no room for another one");
        words::apply(digit);
    }
};

struct apply_throws_half_way : words {
    void apply(int digit) {
        word.push_back(digit);
        if (digit > 1) throw std::out_of_range("no such digit");
        ones += digit;
    }
};

// --- promising, solutions -----------------------------------------------------------------------

struct promising_is_too_strict : words { // meant: words with at most two ones
    bool promising(int digit) const { return ones + digit < 2; }
};

struct promising_is_too_lax : words { // meant: words with at most one 1
    bool promising(int digit) const { return ones + digit < 3; }
};

// --- copies -------------------------------------------------------------------------------------

struct copies_share {
    using choice_type = int;
    std::span<const int> expand() const {
        static constexpr int digits[] = {0, 1};
        return word->size() < 3 ? std::span<const int>(digits) : std::span<const int>();
    }
    void apply(int digit) { word->push_back(digit); }
    bool is_solution() const { return word->size() == 3; }
    bool operator==(const copies_share& other) const { return *word == *other.word; }
    std::shared_ptr<std::vector<int>> word = std::make_shared<std::vector<int>>();
};

struct copy_forgets_a_field : words {
    copy_forgets_a_field() = default;
    copy_forgets_a_field(const copy_forgets_a_field& other) : words(other) { ones = 0; }
};

// Walked by undo all is well; the copy of a copy has lost its history, on which expand relies.
struct copy_walks_otherwise {
    using choice_type = int;
    copy_walks_otherwise() = default;
    copy_walks_otherwise(const copy_walks_otherwise& other)
        : depth(other.depth), generation(other.generation + 1) {}
    std::vector<int> expand() const {
        if (depth == 2) return {};
        return generation > 2 ? std::vector{1, 0} : std::vector{0, 1};
    }
    void apply(int) { ++depth; }
    void undo(int) noexcept { --depth; }
    bool is_solution() const { return depth == 2; }
    bool operator==(const copy_walks_otherwise& other) const { return depth == other.depth; }
    int depth = 0, generation = 0;
};

// --- weight, bound, count_below -----------------------------------------------------------------

struct weightless : words {
    std::uint64_t weight() const { return static_cast<std::uint64_t>(ones); }
};

struct bound_is_too_low : words {
    int objective() const { return ones; }
    int bound() const { return ones + static_cast<int>(length - word.size()) / 2; }
};

struct bound_of_the_other_side : words { // minimises, and bounds from above
    using better = std::less<>;
    int objective() const { return ones; }
    int bound() const { return ones + static_cast<int>(length - word.size()); }
};

struct counts_itself : words {
    espalier::below count_below(const std::stop_token&) const {
        return espalier::below::counted(std::uint64_t{1} << (length - word.size())); // leaves: 1
    }
};

struct gives_up_unasked : words {
    espalier::below count_below(const std::stop_token&) const {
        return word.size() == 2 ? espalier::below::given_up() : espalier::below::walk();
    }
};

struct counts_half_when_stopped : words {
    espalier::below count_below(const std::stop_token& stop) const {
        if (word.size() != 1) return espalier::below::walk();
        return espalier::below::counted(stop.stop_requested() ? 2 : 4);
    }
};

// --- prune --------------------------------------------------------------------------------------

struct prune_loses : words { // words up to reversal: cuts too early, and stands for nothing
    bool prune() const { return word.size() >= 2 && word[0] > word[1]; }
};

// --- walks --------------------------------------------------------------------------------------

// A heuristic that every walk makes wiser, though each node answers the same while it is open.
struct learns_from_walk_to_walk : words {
    std::vector<int> expand() const {
        if (word.empty() || word.size() == length) return words_list(word.empty(), false);
        return words_list(true, turned);
    }
    void apply(int digit) {
        if (word.empty() && digit == 2) turned = (++walks / 3) % 2 == 1;
        words::apply(digit);
    }
    bool operator==(const learns_from_walk_to_walk& other) const { return word == other.word; }

    std::vector<int> words_list(bool any, bool turn) const {
        if (!any) return {};
        if (word.empty()) return {0, 1, 2};
        return turn ? std::vector{1, 0} : std::vector{0, 1};
    }
    int walks = 0;
    bool turned = false;
};

// What was found is kept in the object, not in the goal; a new search begins with the first choice.
struct finds_each_sum_once : words {
    void apply(int digit) {
        if (word.empty() && digit == 0) found->clear();
        words::apply(digit);
    }
    bool is_solution() const {
        return word.size() == length && found->emplace(ones, word).first->second == word;
    }
    bool operator==(const finds_each_sum_once& other) const { return word == other.word; }
    using memory = std::map<int, std::vector<int>>;
    std::shared_ptr<memory> found = std::make_shared<memory>();
};

} // namespace broken
