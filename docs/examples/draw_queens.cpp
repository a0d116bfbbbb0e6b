// Writes the tree of four queens in the DOT language; docs/images/queens4.svg is drawn from it.
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

#include <espalier/espalier.hpp>
#include <espalier/graph/graph.hpp>

#include "readme_queens.hpp"

int main() {
    espalier::trace(std::cout, queens(4), espalier::counting<queens>{}, {},
                    {.title = "Four queens, row by row: a node says the column of its queen",
                     .label = [](int column) { return std::to_string(column + 1); }});
}
