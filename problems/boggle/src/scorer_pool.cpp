#include "boggle/scorer_pool.hpp"

#include <exception>

namespace boggle {

board_scorer scorer_pool::take() {
    {
        const std::scoped_lock lock(mutex_);
        if (!idle_.empty()) {
            board_scorer taken = std::move(idle_.back());
            idle_.pop_back();
            return taken;
        }
    }
    return board_scorer(lexicon_, form_);
}

void scorer_pool::give_back(board_scorer&& scorer) {
    const std::scoped_lock lock(mutex_);
    idle_.push_back(std::move(scorer));
}

leased_scorer& leased_scorer::operator=(const leased_scorer& other) {
    if (pool_ == other.pool_) return *this;
    give_back();
    pool_ = other.pool_;
    return *this;
}

board_scorer& leased_scorer::get() {
    if (!mine_) mine_ = pool_->take();
    return *mine_;
}

/// Without memory for the list the scorer is lost, which costs no more than to make it anew.
void leased_scorer::give_back() noexcept {
    if (mine_) try {
            pool_->give_back(std::move(*mine_));
        } catch (const std::exception&) {
        }
    mine_.reset();
}

} // namespace boggle
