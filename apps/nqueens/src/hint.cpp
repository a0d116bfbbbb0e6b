#include "nqueens/hint.hpp"

#include <cstddef>
#include <optional>
#include <ostream>
#include <set>
#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <queens/region_hint.hpp>
#include <queens/square_name.hpp>

#include "cli/json.hpp"

namespace nqueens {
namespace {

std::string headline(const queens::hint& given) {
    if (!given.forced)
        return fmt::format("no square is left in {}: with these queens there is no solution\n",
                           given.unit);
    return fmt::format("{} is forced: no other square is left in {}\n",
                       queens::square_name(*given.forced), given.unit);
}

std::string text_of(const std::optional<queens::hint>& given) {
    if (!given) return "no square is forced by these tests\n";
    std::string text = headline(*given);
    for (const queens::ruled_out& each : given->squares)
        text += fmt::format("  {} is out: {}\n", queens::square_name(each.where), each.why);
    return text;
}

nlohmann::ordered_json document_of(const std::optional<queens::hint>& given) {
    if (!given) return {{"forced", nullptr}};
    nlohmann::ordered_json document{{"forced", nullptr}, {"unit", given->unit}};
    if (given->forced) document["forced"] = queens::square_name(*given->forced);
    document["ruled_out"] = nlohmann::ordered_json::array();
    for (const queens::ruled_out& each : given->squares)
        document["ruled_out"].push_back(
            {{"square", queens::square_name(each.where)}, {"why", each.why}});
    return document;
}

bool is_solved(const request& wanted) {
    const std::set<queens::square> placed(wanted.form.asked.placed.begin(),
                                          wanted.form.asked.placed.end());
    return placed.size() == static_cast<std::size_t>(wanted.n);
}

} // namespace

cli::exit_code show_hint(const request& wanted, std::ostream& out) {
    const bool solved = is_solved(wanted);
    const auto given = queens::next_hint(*wanted.form.regions, wanted.form.asked.placed);
    if (wanted.output.json) {
        nlohmann::ordered_json document = document_of(given);
        document["solved"] = solved;
        cli::write_document(out, document);
    } else {
        out << (solved ? "every row has its queen\n" : text_of(given));
    }
    const bool answered = solved || (given && given->forced);
    return answered ? cli::exit_code::answered : cli::exit_code::nothing;
}

} // namespace nqueens
