/// Many boards as one search.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "boggle/board_batch.hpp"
#include "boggle/compact.hpp"

namespace {

using namespace boggle;

class BoardBatch : public testing::Test {
  protected:
    board_batch batch_of(std::size_t boards) const {
        auto made = std::make_shared<small_boards>();
        for (std::size_t i = 0; i < boards; ++i) {
            tile_grid grid{1, 5, {"c", "a", "r", "t", "s"}};
            grid.tiles.resize(2 + i % 4);
            grid.columns = grid.tiles.size();
            const auto small = to_small_board(compact(grid_graph(grid)), pool_->lexicon());
            made->push_back(i % 7 == 6 ? small_board{} : small.value());
        }
        return {made, {pool_}};
    }

    std::vector<std::optional<board_score>> expected(std::size_t boards) const {
        const std::vector<board_score> by_letters{{0, 0}, {1, 1}, {3, 3}, {5, 6}};
        std::vector<std::optional<board_score>> all;
        for (std::size_t i = 0; i < boards; ++i)
            all.push_back(i % 7 == 6 ? std::nullopt : std::optional(by_letters[i % 4]));
        return all;
    }

    /// car; art, cart; arts, carts
    std::shared_ptr<scorer_pool> pool_ = std::make_shared<scorer_pool>(
        std::make_shared<const batch_lexicon>(parse_words("car\ncart\ncarts\nart\narts\n", "w")));
};

TEST_F(BoardBatch, ScoresAllInTheirOrderWhateverTheThreads) {
    auto batch = batch_of(500);
    for (const unsigned threads : {1u, 3u})
        for (int again = 0; again < 2; ++again) {
            const auto found = espalier::all(batch, {.threads = threads, .slice = {}});
            EXPECT_EQ(found.value, expected(500));
            EXPECT_EQ(found.status, espalier::status::exhausted);
            EXPECT_EQ(found.statistics.promising, 501u) << "the root and the boards";
        }
}

TEST_F(BoardBatch, StopsAndGoesOnLikeAnySearch) {
    auto batch = batch_of(100);
    auto first = espalier::all(batch, {.node_limit = 41});
    EXPECT_EQ(first.status, espalier::status::node_limit);
    EXPECT_EQ(first.value, expected(40));
    auto whole = std::move(first.value);
    const auto rest =
        espalier::solve(batch, espalier::all_solutions<board_batch>{}, {}, first.frontier);
    whole.insert(whole.end(), rest.value.begin(), rest.value.end());
    EXPECT_EQ(whole, expected(100));
}

TEST_F(BoardBatch, KeepsTheLaws) {
    const auto report = espalier::testing::check_laws(batch_of(9), {.expected_count = 9});
    EXPECT_TRUE(report.ok && report.complete) << report;
}

TEST_F(BoardBatch, MayBeEmpty) {
    EXPECT_EQ(espalier::count(batch_of(0)).value, 0u);
}

} // namespace
