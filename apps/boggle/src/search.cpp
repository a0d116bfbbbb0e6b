#include <algorithm>
#include <limits>
#include <memory>
#include <tuple>
#include <utility>
#include <variant>

#include <boggle/found_words.hpp>
#include <boggle/reuse_search.hpp>
#include <boggle/scoring.hpp>
#include <boggle/word_search.hpp>
#include <espalier/graph/trace.hpp>

#include "boggle_app/answer.hpp"
#include "cli/stopwatch.hpp"
#include "cli/trace_options.hpp"

namespace boggle_app {
namespace {

using boggle::compact_board;
using boggle::found_word;
using boggle::Trie;

/// The limit of solutions is set by those who know what it counts.
espalier::options engine_options(const request& wanted, const std::stop_token& stop) {
    const cli::limits_options& given = wanted.limits;
    espalier::options options{.threads = wanted.threads, .stop = stop};
    if (given.node_limit || given.max_solutions) options.threads = 1;
    if (given.node_limit) options.node_limit = *given.node_limit;
    if (given.time_limit) options.time_limit = *given.time_limit;
    return options;
}

/// A search in a trie of either form.
template <Trie T>
class searcher {
  public:
    searcher(const request& wanted, const puzzle& given, std::shared_ptr<const T> trie,
             espalier::options options)
        : wanted_(wanted), grid_(given.grid), board_(given.board), trie_(std::move(trie)),
          words_(given.lexicon->statistics.words), options_(std::move(options)),
          most_(wanted.limits.max_solutions.value_or(espalier::options::unlimited)) {}

    answer search() const {
        if (wanted_.paths == paths::all)
            return wanted_.goal == goal::count ? count_of_paths() : every_path();
        return wanted_.rules.use == boggle::cell_use::once ? each_word() : each_word_with_reuse();
    }

    /// Searches in one thread and writes the tree that was visited.
    answer draw(std::ostream& out) const {
        if (wanted_.rules.use == boggle::cell_use::again && wanted_.paths != paths::all) {
            using space = boggle::reuse_search<T>;
            auto found = traced<space>(out, space(board_, trie_), espalier::all_solutions<space>{},
                                       [this](boggle::trie_node child) {
                                           return board_->alphabet().text(trie_->letter_of(child));
                                       });
            answer made = answer_of(found);
            made.found = std::move(found.value);
            return made;
        }
        auto found =
            traced<all_paths>(out, tree(), boggle::found_words<T>(board_, trie_),
                              [this](boggle::cell_id cell) { return grid_.tiles.at(cell); });
        answer made = answer_of(found);
        made.found = std::move(found.value);
        return made;
    }

  private:
    using all_paths = boggle::word_search<T>;

    template <class Space, class G, class Label>
    auto traced(std::ostream& out, Space space, G goal, Label label) const {
        espalier::options limits = with_limit();
        limits.threads = 1;
        return espalier::trace(
            out, space, std::move(goal), limits,
            {.max_nodes = wanted_.trace_nodes, .title = wanted_.board, .label = label});
    }

    all_paths tree() const { return {board_, trie_, wanted_.rules.use}; }

    espalier::options with_limit() const {
        espalier::options options = options_;
        options.max_solutions = most_;
        return options;
    }
    answer count_of_paths() const {
        auto found = espalier::count(tree(), with_limit());
        answer made = answer_of(found);
        made.path_count = found.value;
        return made;
    }
    answer every_path() const {
        auto found = espalier::all(tree(), with_limit());
        answer made = answer_of(found);
        made.path_count = found.value.size();
        made.found = std::move(found.value);
        return made;
    }
    answer each_word_with_reuse() const {
        auto found = espalier::all(boggle::reuse_search<T>(board_, trie_), with_limit());
        answer made = answer_of(found);
        made.found = std::move(found.value);
        return made;
    }
    answer each_word() const {
        constexpr auto no_limit = std::numeric_limits<std::size_t>::max();
        const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(most_, no_limit));
        auto found = espalier::solve(tree(), boggle::found_words<T>(board_, trie_, most), options_);
        answer made = answer_of(found);
        made.found = std::move(found.value);
        if (made.found.size() == most && most < words_)
            made.status = espalier::status::solution_limit;
        return made;
    }

    template <class Result>
    static answer answer_of(const Result& found) {
        return {.status = found.status,
                .statistics = found.statistics,
                .workers = found.effort.workers};
    }

    const request& wanted_;
    const boggle::tile_grid& grid_;
    std::shared_ptr<const compact_board> board_;
    std::shared_ptr<const T> trie_;
    std::size_t words_; ///< that there can be
    espalier::options options_;
    std::uint64_t most_;
};

answer search_in(const request& wanted, const puzzle& given, const std::stop_token& stop) {
    return std::visit(
        [&]<class T>(const T& trie) {
            const std::shared_ptr<const T> shared(given.lexicon, &trie);
            const searcher<T> here(wanted, given, shared, engine_options(wanted, stop));
            if (!wanted.trace) return here.search();
            cli::picture_file picture(*wanted.trace);
            answer made = here.draw(picture.stream());
            picture.finish();
            return made;
        },
        given.lexicon->trie);
}

/// Brings the words in order and counts them and their points. The paths of a word keep the order
/// of the tree, for that is the order of their cells.
void add_up(answer& made, const boggle::word_list& words) {
    std::ranges::sort(made.found, [](const found_word& a, const found_word& b) {
        return std::tie(a.word, a.path) < std::tie(b.word, b.path);
    });
    const auto table = boggle::score_table::standard();
    boggle::word_id last = boggle::no_word;
    for (const found_word& each : made.found) {
        if (std::exchange(last, each.word) == each.word) continue;
        ++made.word_count;
        made.points += boggle::score(table, words.length(each.word));
    }
}

} // namespace

std::span<const found_word> answer::paths_of(boggle::word_id word) const {
    const auto all = std::ranges::equal_range(found, word, {}, &found_word::word);
    return {all.begin(), all.end()};
}

answer search(const request& wanted, const puzzle& given, const std::stop_token& stop) {
    const cli::stopwatch watch;
    answer made = search_in(wanted, given, stop);
    add_up(made, given.words);
    made.elapsed = watch.read();
    return made;
}

} // namespace boggle_app
