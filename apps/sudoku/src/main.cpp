#include <iostream>

#include "cli/program.hpp"
#include "sudoku_app/run.hpp"

/// Unsynchronised, std::cin knows how much of a pipe can be read without waiting for more.
int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    return sudoku_app::run(cli::words_of(count, words), {std::cin, std::cout, std::cerr});
}
