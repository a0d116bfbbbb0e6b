#include <iostream>

#include "cli/program.hpp"
#include "colouring_app/run.hpp"

int main(int count, char** words) {
    return colouring_app::run(cli::words_of(count, words), {std::cin, std::cout, std::cerr});
}
