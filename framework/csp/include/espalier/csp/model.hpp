/// The variables, domains and constraints of an assignment, checked and numbered.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <espalier/csp/constraint.hpp>

namespace espalier::detail {

/// What all nodes of an assignment share, and nobody changes.
struct csp_model {
    struct relation {
        std::vector<std::size_t> arguments; // of the predicate, which may name a variable twice
        std::vector<std::size_t> variables; // each once
        std::function<bool(std::span<const int>)> holds;
    };

    std::vector<std::string> names;
    std::unordered_map<std::string, std::size_t> numbers; // of the names
    std::vector<std::vector<int>> domains;
    std::vector<std::size_t> first_word; // of each variable's set of values; and where all end
    std::size_t widest = 0;              // values
    std::vector<relation> relations;
    std::vector<std::vector<std::size_t>> relations_of; // of each variable

    csp_model(std::vector<std::string> variables, std::vector<std::vector<int>> values,
              const std::vector<constraint>& constraints)
        : names(std::move(variables)), domains(std::move(values)), relations_of(names.size()) {
        if (domains.size() != names.size())
            throw std::invalid_argument("espalier: assign() has " + std::to_string(names.size()) +
                                        " variables and " + std::to_string(domains.size()) +
                                        " domains: give one for each, or one for all");
        first_word.push_back(0);
        for (std::size_t v = 0; v < names.size(); ++v)
            add_domain(v);
        for (const constraint& c : constraints)
            for (const detail::relation& part : c.parts())
                add(part);
    }

    /// @throws std::invalid_argument if there is no such variable
    std::size_t index_of(const std::string& name) const {
        const auto found = numbers.find(name);
        if (found == numbers.end())
            throw std::invalid_argument("espalier: there is no variable '" + name +
                                        "'; there are: " + listed(names));
        return found->second;
    }

  private:
    void add_domain(std::size_t v) {
        if (!numbers.emplace(names[v], v).second)
            throw std::invalid_argument("espalier: two variables are called '" + names[v] + "'");
        auto sorted = domains[v];
        std::sort(sorted.begin(), sorted.end());
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        if (twice != sorted.end())
            throw std::invalid_argument("espalier: the domain of '" + names[v] + "' has " +
                                        std::to_string(*twice) + " twice");
        widest = std::max(widest, domains[v].size());
        first_word.push_back(first_word.back() + (domains[v].size() + 63) / 64);
    }
    void add(const detail::relation& part) {
        relation numbered{{}, {}, part.holds};
        for (const std::string& name : part.names)
            numbered.arguments.push_back(index_of(name));
        numbered.variables = numbered.arguments;
        std::sort(numbered.variables.begin(), numbered.variables.end());
        numbered.variables.erase(std::unique(numbered.variables.begin(), numbered.variables.end()),
                                 numbered.variables.end());
        for (const std::size_t v : numbered.variables)
            relations_of[v].push_back(relations.size());
        relations.push_back(std::move(numbered));
    }
};

} // namespace espalier::detail
