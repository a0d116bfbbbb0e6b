/// One path of any space, chosen by the words for its choices.
#pragma once

#include <algorithm>
#include <concepts>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include <espalier/state_space.hpp>

namespace cli {

/// Takes the choices of which `label` says these words, commas or blanks between them, and says on
/// the way what each hook answers: a child that is not promising is gone down to, too. Ends where a
/// word is no candidate.
template <espalier::StateSpace Space>
    requires std::copy_constructible<Space>
std::string look_along(Space node, std::string words,
                       const std::function<std::string(const espalier::choice_t<Space>&)>& label) {
    using choice = espalier::choice_t<Space>;
    const auto is_promising = [&](const choice& each) {
        if constexpr (espalier::JudgingStateSpace<Space>)
            return static_cast<bool>(node.promising(each));
        else
            return true;
    };
    std::ostringstream text;
    const auto tell = [&] {
        std::vector<choice> candidates;
        for (auto&& each : node.expand())
            candidates.push_back(each);
        const auto list = [&](const auto& keep) {
            std::string line;
            for (const choice& each : candidates)
                if (keep(each)) line += ' ' + label(each);
            return line.empty() ? std::string(" none") : line;
        };
        text << "  is_solution " << (node.is_solution() ? " yes" : " no") << '\n';
        if constexpr (espalier::PrunableStateSpace<Space>)
            text << "  prune       " << (node.prune() ? " yes" : " no") << '\n';
        text << "  expand      " << list([](const choice&) { return true; }) << '\n';
        if constexpr (espalier::JudgingStateSpace<Space>)
            text << "  promising   " << list(is_promising) << '\n';
        return candidates;
    };
    std::vector<choice> candidates = tell();
    std::ranges::replace(words, ',', ' ');
    std::istringstream in(words);
    int step = 0;
    for (std::string word; in >> word;) {
        const auto taken = std::ranges::find_if(
            candidates, [&](const choice& each) { return label(each) == word; });
        text << "step " << ++step << ", " << word << ": ";
        if (taken == candidates.end()) {
            text << "expand does not list it\n";
            break;
        }
        text << (is_promising(*taken) ? "promising\n" : "not promising\n");
        node.apply(*taken);
        candidates = tell();
    }
    return text.str();
}

} // namespace cli
