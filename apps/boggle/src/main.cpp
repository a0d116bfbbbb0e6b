#include <iostream>

#include "boggle_app/run.hpp"
#include "cli/program.hpp"

int main(int count, char** words) {
    return boggle_app::run(cli::words_of(count, words), std::cin, std::cout, std::cerr);
}
