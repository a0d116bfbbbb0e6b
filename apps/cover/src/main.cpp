#include <iostream>

#include "cli/program.hpp"
#include "cover_app/run.hpp"

int main(int count, char** words) {
    return cover_app::run(cli::words_of(count, words), {std::cin, std::cout, std::cerr});
}
