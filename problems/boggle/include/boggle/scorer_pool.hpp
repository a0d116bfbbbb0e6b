/// Scorers that outlive a batch, so that each worker makes its own ready but once.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "boggle/board_scorer.hpp"

namespace boggle {

/// The scorers of one lexicon that nobody uses at present.
class scorer_pool {
  public:
    explicit scorer_pool(std::shared_ptr<const batch_lexicon> lexicon,
                         kernels form = kernels_in_use())
        : lexicon_(std::move(lexicon)), form_(form) {}

    const batch_lexicon& lexicon() const noexcept { return *lexicon_; }

    board_scorer take();
    void give_back(board_scorer&& scorer);

  private:
    std::shared_ptr<const batch_lexicon> lexicon_;
    kernels form_;
    std::mutex mutex_;
    std::vector<board_scorer> idle_;
};

/// A scorer for whoever holds it, taken from the pool when it is first asked for. A copy is for
/// somebody else, so it has none yet.
class leased_scorer {
  public:
    explicit leased_scorer(std::shared_ptr<scorer_pool> pool) : pool_(std::move(pool)) {}
    leased_scorer(const leased_scorer& other) : pool_(other.pool_) {}
    leased_scorer& operator=(const leased_scorer& other);
    ~leased_scorer() { give_back(); }

    board_scorer& get();

  private:
    void give_back() noexcept;

    std::shared_ptr<scorer_pool> pool_;
    std::optional<board_scorer> mine_;
};

} // namespace boggle
