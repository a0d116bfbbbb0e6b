#include <iostream>

#include "cli/program.hpp"
#include "nqueens/run.hpp"

int main(int count, char** words) {
    return nqueens::run(cli::words_of(count, words), std::cin, std::cout, std::cerr);
}
