#pragma once

#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include <espalier/csp/assign.hpp>

using espalier::all_different, espalier::constraint, espalier::names, espalier::where;

/// Queens: the column of each row's.
inline espalier::assignment queens(int n, espalier::assign_order order = {}) {
    const auto rows = espalier::numbered("row", n);
    std::vector<constraint> peace;
    for (std::size_t b = 0; b < rows.size(); ++b)
        for (std::size_t a = 0; a < b; ++a)
            peace.push_back(
                where({rows[a], rows[b]}, [apart = static_cast<int>(b - a)](int x, int y) {
                    return x != y && std::abs(x - y) != apart;
                }));
    return espalier::assign(rows, espalier::values(1, n), peace, order);
}

/// The states of Australia, neighbours in different colours.
inline espalier::assignment australia(int colours) {
    std::vector<constraint> borders;
    for (const char* pair :
         {"WA NT", "WA SA", "NT SA", "NT Q", "SA Q", "SA NSW", "SA V", "Q NSW", "NSW V"})
        borders.push_back(all_different(pair));
    return espalier::assign(names("WA NT SA Q NSW V T"), espalier::values(1, colours), borders,
                            espalier::fewest_values());
}

/// SEND + MORE = MONEY: letters for digits, with the carry of each column.
inline espalier::assignment send_more_money() {
    const auto column = [](int a, int b, int carried, int digit, int carry) {
        return a + b + carried == digit + 10 * carry;
    };
    const auto digits = espalier::values(0, 9), first = espalier::values(1, 9);
    const std::vector<int> carry{0, 1}, none{0};
    return espalier::assign(names("S E N D M O R Y c0 c1 c2 c3 c4"),
                            {first, digits, digits, digits, first, digits, digits, digits, none,
                             carry, carry, carry, carry},
                            {all_different("S E N D M O R Y"), where("D E c0 Y c1", column),
                             where("N R c1 E c2", column), where("E O c2 N c3", column),
                             where("S M c3 O c4", column), where("c4 M", std::equal_to<int>())},
                            espalier::fewest_values());
}

/// Who has the zebra? The house, 1 to 5, of each of these:
inline const char* const groups[] = {"English Spaniard Ukrainian Norwegian Japanese",
                                     "red green ivory yellow blue", "dog snails fox horse zebra",
                                     "coffee tea milk juice water",
                                     "OldGold Kools Chesterfield Lucky Parliament"};

inline espalier::assignment zebra() {
    std::vector<constraint> clues{
        where("green ivory", [](int green, int ivory) { return green == ivory + 1; }),
        where("milk Norwegian", [](int milk, int first) { return milk == 3 && first == 1; })};
    for (const char* one : {"English red", "Spaniard dog", "coffee green", "Ukrainian tea",
                            "OldGold snails", "Kools yellow", "Lucky juice", "Japanese Parliament"})
        clues.push_back(where(one, std::equal_to<int>()));
    for (const char* neighbours : {"Norwegian blue", "Chesterfield fox", "Kools horse"})
        clues.push_back(where(neighbours, [](int a, int b) { return std::abs(a - b) == 1; }));
    std::string all;
    for (const char* group : groups) {
        clues.push_back(all_different(group));
        all.append(group).append(" ");
    }
    return espalier::assign(names(all), espalier::values(1, 5), clues, espalier::fewest_values());
}
