#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <tuple>
#include <utility>

#include <boggle/exclusive_search.hpp>
#include <boggle/found_paths.hpp>
#include <boggle/found_words.hpp>
#include <boggle/guided_search.hpp>
#include <boggle/occurrence_search.hpp>
#include <boggle/scoring.hpp>
#include <boggle/word_search.hpp>

#include "boggle_app/answer.hpp"
#include "cli/merge_shards.hpp"
#include "cli/sitting.hpp"
#include "cli/stopwatch.hpp"
#include "identity.hpp"
#include "with_trie.hpp"

namespace boggle_app {
namespace {

using boggle::compact_board;
using boggle::found_word;
using boggle::Trie;

void append(std::vector<found_word>& all, std::vector<found_word>&& more) {
    std::ranges::move(more, std::back_inserter(all));
}

template <class Result>
answer answer_of(const Result& found) {
    return {
        .status = found.status, .statistics = found.statistics, .workers = found.effort.workers};
}

/// A search in a trie of either form, on a board whose cells exclude one another or do not.
template <Trie T, espalier::StateSpace Paths>
class searcher {
    using all_paths = Paths;
    using beginnings = boggle::occurrence_search<T>;
    using guided = boggle::guided_search<T, Paths>;

  public:
    searcher(const request& wanted, const puzzle& given, std::shared_ptr<const T> trie,
             const cli::sitting& told)
        : wanted_(wanted), board_(given.board), trie_(std::move(trie)),
          by_beginnings_(given.by_beginnings), guide_(given.guide),
          words_(given.lexicon->statistics.words), told_(told),
          most_(wanted.limits.max_solutions.value_or(espalier::options::unlimited)) {}

    answer search() const {
        if (wanted_.paths == paths::all)
            return wanted_.goal == goal::count ? count_of_paths() : every_path();
        if (by_beginnings_) return each_word(beginnings(board_, trie_, wanted_.rules.use));
        if (guide_) return each_word(guided(board_, trie_, guide_));
        return each_word(tree());
    }

  private:
    all_paths tree() const { return {board_, trie_, wanted_.rules.use}; }

    cli::sitting with_limit() const {
        cli::sitting told = told_;
        told.limits.max_solutions = most_;
        return told;
    }
    answer count_of_paths() const {
        all_paths space = tree();
        auto found = cli::sit_or_merge(space, espalier::counting<all_paths>{}, with_limit(),
                                       [](auto& sum, const auto& more) { sum += more; });
        answer made = answer_of(found);
        made.path_count = found.value;
        return made;
    }
    answer every_path() const {
        all_paths space = tree();
        auto found = cli::sit_or_merge(space, boggle::found_paths<all_paths, T>(board_, trie_),
                                       with_limit(), append);
        answer made = answer_of(found);
        made.found = std::move(found.value);
        made.path_count = made.found.size();
        return made;
    }

    template <class Space>
    answer each_word(Space space) const {
        constexpr auto no_limit = std::numeric_limits<std::size_t>::max();
        const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(most_, no_limit));
        const auto then = told_.how.shard.of == 1 && told_.how.merge.empty()
                              ? boggle::all_found::stop
                              : boggle::all_found::walk_on;
        auto found = cli::sit_or_merge(space, boggle::found_words<T>(board_, trie_, most, then),
                                       told_, boggle::join_words);
        answer made = answer_of(found);
        made.found = std::move(found.value);
        if (made.found.size() == most && most < words_)
            made.status = espalier::status::solution_limit;
        return made;
    }

    const request& wanted_;
    std::shared_ptr<const compact_board> board_;
    std::shared_ptr<const T> trie_;
    bool by_beginnings_;
    std::shared_ptr<const boggle::guide> guide_; ///< if one is needed
    std::size_t words_;                          ///< that there can be
    const cli::sitting& told_;
    std::uint64_t most_;
};

} // namespace

void add_up(answer& made, const puzzle& given, const boggle::score_table& scores) {
    for (found_word& each : made.found)
        for (boggle::cell_id& cell : each.path)
            cell = given.board->spot(cell);
    std::ranges::sort(made.found, [](const found_word& a, const found_word& b) {
        return std::tie(a.word, a.path) < std::tie(b.word, b.path);
    });
    boggle::word_id last = boggle::no_word;
    for (const found_word& each : made.found) {
        if (std::exchange(last, each.word) == each.word) continue;
        ++made.word_count;
        made.points += boggle::score(scores, given.words.length(each.word));
    }
}

std::span<const found_word> answer::paths_of(boggle::word_id word) const {
    const auto all = std::ranges::equal_range(found, word, {}, &found_word::word);
    return {all.begin(), all.end()};
}

answer search(const request& wanted, const puzzle& given, cli::progress_line& progress,
              const std::stop_token& stop) {
    const cli::stopwatch watch;
    espalier::options limits = cli::engine_options(wanted.limits, stop);
    limits.max_solutions = espalier::options::unlimited; // set by those who know what it counts
    const cli::sitting told{.how = wanted.sitting,
                            .limits = limits,
                            .problem = wanted.sitting.in_parts() ? identity_of(wanted, given) : "",
                            .progress = progress};
    answer made = with_trie(given, [&]<class T>(std::shared_ptr<const T> trie) {
        if (given.board->shares_spots())
            return searcher<T, boggle::exclusive_search<T>>(wanted, given, std::move(trie), told)
                .search();
        return searcher<T, boggle::word_search<T>>(wanted, given, std::move(trie), told).search();
    });
    add_up(made, given, wanted.rules.scores);
    made.elapsed = watch.read();
    return made;
}

} // namespace boggle_app
