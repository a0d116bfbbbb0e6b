// A search that goes on where it was stopped: the code of docs/how_to/long_searches.md.
#include <chrono>
#include <filesystem>
#include <iostream>
#include <utility>

#include <espalier/checkpoint_file.hpp>
#include <espalier/espalier.hpp>

#include "subset_sum.hpp"

int main() {
    using namespace std::chrono_literals;
    const std::filesystem::path file = "subset_sum.search";
    const char* const problem = "subsets of 1 to 10 that add up to 10";
    std::filesystem::remove(file);
    subset_sum sums({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 10);

    espalier::run search(sums, espalier::counting<subset_sum>{});
    if (std::filesystem::exists(file)) espalier::load_checkpoint_file(search, file, problem);
    espalier::options sitting{.threads = 2, .time_limit = 60s};
    sitting.on_reading = [](const espalier::reading& now) {
        std::cerr << espalier::to_line(espalier::make_progress(now)) << '\n';
        return true; // false: stop
    };
    sitting.reading_interval = 10s;
    while (search.go(sitting) != espalier::status::exhausted)
        espalier::save_checkpoint_file(search, file, problem);
    std::cout << std::move(search).result().value << " subsets\n";
}
