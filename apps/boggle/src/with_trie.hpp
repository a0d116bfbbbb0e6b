/// The words of a puzzle in the form their trie has.
#pragma once

#include <memory>
#include <variant>

#include "boggle_app/puzzle.hpp"

namespace boggle_app {

/// Calls `f` with a shared pointer to the trie, whichever of the two forms it has.
template <class Function>
auto with_trie(const puzzle& given, Function f) {
    return std::visit(
        [&]<class T>(const T& trie) { return f(std::shared_ptr<const T>(given.lexicon, &trie)); },
        given.lexicon->trie);
}

} // namespace boggle_app
