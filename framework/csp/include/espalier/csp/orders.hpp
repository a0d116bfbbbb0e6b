/// Orders of variables and of values for `assign`, as functions.
#pragma once

#include <cstddef>

#include <espalier/csp/assignment.hpp>

namespace espalier {

/// The variables as they were named: the order of `assign` if none is given.
inline assign_order input_order() {
    return {};
}

/// The variable with the fewest values left first (Haralick & Elliott 1980), of equal ones that
/// with the most conditions on others without a value (Brélaz 1979).
inline assign_order fewest_values() {
    return {.variable = [](const assignment& node, std::size_t variable) {
        const auto degree = static_cast<double>(node.weighted_degree(variable));
        return static_cast<double>(node.domain_size(variable)) - degree / (degree + 1);
    }};
}

/// The variable with the fewest values for the weight of its conditions first (Boussemart, Hemery,
/// Lecoutre & Saïs 2004). The weights are those that a `learning` search with restarts has found;
/// without one each is 1, and they are the same all through a search.
inline assign_order dom_wdeg() {
    return {.variable = [](const assignment& node, std::size_t variable) {
        return static_cast<double>(node.domain_size(variable)) /
               static_cast<double>(node.weighted_degree(variable) + 1);
    }};
}

/// The same order of variables, and the greatest values first.
inline assign_order greatest_value_first(assign_order order = {}) {
    order.value = [](const assignment&, std::size_t, int value) {
        return -static_cast<double>(value);
    };
    return order;
}

} // namespace espalier
