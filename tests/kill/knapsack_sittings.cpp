// A program that saves a branch and bound every few milliseconds, to be killed: the best filling of
// a knapsack. All weights are even and the room is odd, so that the bound never quite meets the
// best, and nearly everything must be walked (V. Chvatal, Hard knapsack problems, 1980).
//
//   knapsack_sittings FILE     goes on with FILE if it is there, saves in FILE, prints the best
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include <espalier/checkpoint_file.hpp>
#include <espalier/espalier.hpp>

namespace {

/// Item by item, taken or left; an item is worth its weight. The bound fills the room with what is
/// left of the items, the last one in part (G. B. Dantzig, Discrete-variable extremum problems,
/// 1957).
class knapsack {
  public:
    enum class choice_type : std::uint8_t { take, leave };

    explicit knapsack(int items) {
        std::uint64_t lot = 12345;
        for (int k = 0; k < items; ++k) {
            lot = lot * 6364136223846793005u + 1442695040888963407u;
            weights_.push_back(2 * static_cast<std::int64_t>(lot >> 44));
        }
        room_ = std::reduce(weights_.begin(), weights_.end()) / 2 | 1;
    }

    std::span<const choice_type> expand() const {
        static constexpr choice_type both[] = {choice_type::take, choice_type::leave};
        return std::span(both, taken_.size() < weights_.size() ? 2u : 0u);
    }
    bool promising(choice_type choice) const {
        return choice == choice_type::leave || weights_[taken_.size()] <= room_;
    }
    void apply(choice_type choice) {
        if (choice == choice_type::take) {
            room_ -= weights_[taken_.size()];
            value_ += weights_[taken_.size()];
        }
        taken_ += choice == choice_type::take ? '1' : '0';
    }
    void undo(choice_type choice) noexcept {
        taken_.pop_back();
        if (choice == choice_type::leave) return;
        room_ += weights_[taken_.size()];
        value_ -= weights_[taken_.size()];
    }
    bool is_solution() const { return taken_.size() == weights_.size(); }
    std::string solution() const { return taken_; }
    std::int64_t objective() const { return value_; }
    std::int64_t bound() const {
        std::int64_t room = room_, value = value_;
        for (std::size_t k = taken_.size(); k < weights_.size(); ++k) {
            if (weights_[k] > room) return value + room;
            room -= weights_[k];
            value += weights_[k];
        }
        return value;
    }

  private:
    std::vector<std::int64_t> weights_;
    std::int64_t room_ = 0;
    std::int64_t value_ = 0;
    std::string taken_; ///< a 1 for each item taken, a 0 for each left
};

} // namespace

int main(int, char** words) {
    using namespace std::chrono_literals;
    const std::filesystem::path file = words[1];
    knapsack root(KNAPSACK_ITEMS);
    espalier::run search(root, espalier::best_solution<knapsack>{});
    if (exists(file)) espalier::load_checkpoint_file(search, file, "knapsack");
    while (search.go({.threads = 2, .time_limit = 5ms}) != espalier::status::exhausted)
        espalier::save_checkpoint_file(search, file, "knapsack");
    const auto found = std::move(search).result();
    std::cout << found.value->objective << ' ' << found.value->solution << '\n';
}
