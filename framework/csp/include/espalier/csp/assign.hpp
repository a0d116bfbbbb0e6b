/// Variables, finite domains, predicates: a state space in ten lines.
///
///     auto triangle = espalier::assign(espalier::names("a b c"), espalier::values(1, 20),
///                                      {espalier::where("a b", std::less<int>()),
///                                       espalier::where("a b c", [](int a, int b, int c) {
///                                           return a * a + b * b == c * c;
///                                       })});
///     espalier::count(triangle).value == 6
///
/// What comes out is a state space like any other: for every goal, any number of threads,
/// checkpoints, adaptors. Where a problem has more structure than predicates show (sums that bound
/// a total, masks, a kernel), a module of its own is faster.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <espalier/csp/assignment.hpp>
#include <espalier/csp/constraint.hpp>
#include <espalier/csp/learning.hpp>
#include <espalier/csp/model.hpp>
#include <espalier/csp/orders.hpp>

namespace espalier {

/// The assignments of a value to each variable, out of its own domain, that fulfil every
/// constraint.
///
/// @param variables    their names
/// @param domains      of each variable its values, in the order in which they are to be tried
/// @param constraints  what must hold; see `where` and `all_different`
/// @param order        which variable is next, and which value; see orders.hpp
/// @throws std::invalid_argument if two variables have one name, a domain has a value twice, there
///         is not a domain for each variable, or a constraint names what is no variable. An empty
///         domain is no error: there is no solution.
inline assignment assign(std::vector<std::string> variables, std::vector<std::vector<int>> domains,
                         const std::vector<constraint>& constraints, assign_order order = {}) {
    return {std::make_shared<const detail::csp_model>(std::move(variables), std::move(domains),
                                                      constraints),
            std::move(order)};
}

/// The same with one domain for all.
inline assignment assign(std::vector<std::string> variables, const std::vector<int>& domain,
                         const std::vector<constraint>& constraints, assign_order order = {}) {
    std::vector<std::vector<int>> domains(variables.size(), domain);
    return assign(std::move(variables), std::move(domains), constraints, std::move(order));
}

} // namespace espalier
