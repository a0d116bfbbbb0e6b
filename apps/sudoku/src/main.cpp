#include <iostream>

#include "cli/program.hpp"
#include "sudoku_app/run.hpp"

int main(int count, char** words) {
    return sudoku_app::run(cli::words_of(count, words), {std::cin, std::cout, std::cerr});
}
