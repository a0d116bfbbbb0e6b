#include <iostream>

#include "@NAME@_app/run.hpp"
#include "cli/program.hpp"

int main(int count, char** words) {
    return @NAME@_app::run(cli::words_of(count, words), {std::cin, std::cout, std::cerr});
}
