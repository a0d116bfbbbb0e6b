#include <iostream>

#include <espalier/espalier.hpp>

#include "assign.hpp"

int main() {
    std::cout << "8 queens: " << espalier::count(queens(8)).value << '\n';
    std::cout << "Australia in 3 colours: " << espalier::count(australia(3)).value << '\n';

    const auto sum = send_more_money();
    for (const auto& digits : espalier::all(sum).value) {
        for (const std::string& letter : names("S E N D M O R Y"))
            std::cout << letter << '=' << digits[sum.index_of(letter)] << ' ';
        std::cout << '\n';
    }
    const auto houses = zebra();
    for (const auto& house : espalier::all(houses).value)
        for (const std::string& nation : names("English Spaniard Ukrainian Norwegian Japanese"))
            if (house[houses.index_of(nation)] == house[houses.index_of("zebra")])
                std::cout << "the zebra is the " << nation << "'s\n";

    espalier::restarting search{espalier::learning(queens(30, espalier::dom_wdeg())), {.unit = 50}};
    const auto found = search.go();
    std::cout << "30 queens: " << to_string(found.status) << " after " << found.tries << " tries\n";
}
