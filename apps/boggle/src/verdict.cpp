#include <string>
#include <string_view>
#include <variant>

#include <fmt/format.h>

#include "boggle_app/report.hpp"
#include "cli/search_figures.hpp"

namespace boggle_app {
namespace {

bool is_whole(const answer& found) {
    return found.status == espalier::status::exhausted ||
           found.status == espalier::status::satisfied;
}

bool found_any(const answer& found) {
    return found.word_count != 0 || found.path_count != 0;
}

/// Whether the search would have found the word, if it were there.
bool was_searched(const puzzle& given, boggle::word_id word) {
    std::vector<boggle::letter> letters;
    if (!given.board->alphabet().spell(given.words.folded(word), letters)) return false;
    return std::visit(
        [&](const auto& trie) {
            const auto node = boggle::walk(trie, trie.root(), letters);
            return node != boggle::no_node && trie.word_at(node) == word;
        },
        given.lexicon->trie);
}

/// Where words were asked for, each was answered.
std::string about_nothing(const told& all) {
    if (all.wanted.asks()) return {};
    return fmt::format("boggle: no word of {} letters or more from {} is on the board\n",
                       all.wanted.rules.min_length, all.given.words_name);
}

std::string about_the_end(const told& all) {
    const auto& [wanted, given, found] = all;
    const bool lists = wanted.goal == goal::list;
    if (is_complete(wanted, found)) return lists && !found_any(found) ? about_nothing(all) : "";
    const std::string_view found_some =
        lists && !found_any(found) ? "no word was found so far" : "there may be more words";
    return fmt::format("boggle: stopped by {}; {}\n", cli::stopped_by(found.status), found_some);
}

} // namespace

std::string about_unreadable_lines(const puzzle& given) {
    const auto& counts = given.words.statistics();
    if (counts.ill_formed == 0) return {};
    return fmt::format("boggle: {}:{}: not UTF-8; left out, as {} such lines in all\n",
                       given.words_name, counts.first_ill_formed, counts.ill_formed);
}

bool is_complete(const request& wanted, const answer& found) {
    if (is_whole(found)) return true;
    return found.status == espalier::status::solution_limit && wanted.goal == goal::list &&
           !wanted.asks();
}

cli::exit_code status_of(const request& wanted, const answer& found) {
    if (!is_complete(wanted, found)) return cli::exit_code::stopped;
    if (wanted.goal != goal::list || found_any(found)) return cli::exit_code::answered;
    return cli::exit_code::nothing;
}

std::string_view verdict(const told& all, boggle::word_id word) {
    if (word == boggle::no_word) return "NO";
    if (!all.found.paths_of(word).empty()) return "YES";
    return is_whole(all.found) || !was_searched(all.given, word) ? "NO" : "UNKNOWN";
}

std::string remarks(const told& all) {
    return about_unreadable_lines(all.given) + about_the_end(all);
}

} // namespace boggle_app
