#pragma once

#include <cstdlib>
#include <istream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

/// A formula in conjunctive normal form: each clause has a literal that is true, k or -k of the
/// variables 1 to n.
struct formula {
    int variables = 0;
    std::vector<std::vector<int>> clauses;
};

/// Reads DIMACS. Lines that begin with c are comments; one with % ends the formula (SATLIB).
/// @throws std::invalid_argument that names the line
inline formula read_dimacs(std::istream& in) {
    formula read;
    std::vector<int> clause;
    std::string line, word;
    for (int number = 1; std::getline(in, line) && !line.starts_with('%'); ++number) {
        if (line.starts_with('c')) continue;
        std::istringstream words(line);
        bool fits = true;
        if (line.starts_with('p')) {
            fits = words >> word >> word >> read.variables && read.variables >= 0;
        } else {
            for (int literal = 0; words >> literal;) {
                fits = fits && std::abs(literal) <= read.variables;
                if (literal != 0) clause.push_back(literal);
                if (literal == 0) read.clauses.push_back(std::exchange(clause, {}));
            }
            fits = fits && words.eof();
        }
        if (!fits)
            throw std::invalid_argument(
                "line " + std::to_string(number) + ": '" + line +
                "' is not 'p cnf VARIABLES CLAUSES', nor literals of these");
    }
    if (!clause.empty()) read.clauses.push_back(clause);
    return read;
}
