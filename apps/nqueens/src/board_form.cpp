#include "nqueens/board_form.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "board_words.hpp"

namespace nqueens {
namespace {

template <class Words>
std::string named(std::string_view name, const Words& words) {
    return words.empty() ? "" : fmt::format(", {} {}", name, fmt::join(words, " "));
}

} // namespace

bool board_form::only_excludes_diagonals() const {
    return is_of_queens() && asked.placed.empty() && asked.allowed.empty();
}

bool board_form::is_plain() const {
    return only_excludes_diagonals() && asked.excluded == queens::diagonals{};
}

std::string identity_of(const board_form& form) {
    const board_words words = words_of(form);
    return std::string(form.torus ? ", on a torus" : "") +
           (form.superqueens ? ", superqueens" : "") +
           (form.pieces ? ", " + text_of(*form.pieces) : "") + named("regions", words.regions) +
           named("placed", words.placed) + named("blocked", words.blocked) +
           named("walls", words.walls) + named("excluded sums", words.excluded_sums) +
           named("excluded differences", words.excluded_differences);
}

} // namespace nqueens
