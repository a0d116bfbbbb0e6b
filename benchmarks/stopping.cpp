/// From the request to stop until the search is back, and saved: stopping [SIZE [STOPS [THREADS]]].
///
/// Each search is started afresh, asked to stop at a random instant by another thread, and timed
/// from there until `go` has returned; then it is saved in a file, which is brought to the disk, in
/// the folder for temporary files, and read back. `longest` is the longest of all, `text` how long
/// the checkpoint takes to write in memory.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <random>
#include <ranges>
#include <sstream>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <boggle/compact.hpp>
#include <boggle/lexicon.hpp>
#include <boggle/word_search.hpp>
#include <espalier/checkpoint_file.hpp>
#include <espalier/espalier.hpp>
#include <queens/bit_board.hpp>
#include <queens/textbook.hpp>

#include "arguments.hpp"

namespace {

using clock = std::chrono::steady_clock;
using milliseconds = std::chrono::duration<double, std::milli>;

/// Six levels of a million children each, most of them rejected.
class wide {
  public:
    using choice_type = std::uint32_t;
    auto expand() const { return std::views::iota(0u, depth_ < 6 ? 1'000'000u : 0u); }
    bool promising(std::uint32_t child) const { return child % 1000 == 999; }
    void apply(std::uint32_t) { ++depth_; }
    bool is_solution() const { return depth_ == 6; }

  private:
    int depth_ = 0;
};

/// A thousand nodes, each of which counts below itself for seconds unless it is told to stop.
class long_counts {
  public:
    using choice_type = int;
    auto expand() const { return std::views::iota(0, below_ ? 0 : 1000); }
    void apply(int) { below_ = true; }
    bool is_solution() const { return false; }
    espalier::below count_below(const std::stop_token& stop) const {
        if (!below_) return espalier::below::walk();
        const auto until = clock::now() + std::chrono::seconds(2);
        while (clock::now() < until)
            if (stop.stop_requested()) return espalier::below::given_up();
        return espalier::below::counted(1);
    }

  private:
    bool below_ = false;
};

/// Every path of As on a board of As, for a word that is as long as the board.
boggle::word_search<boggle::mask_trie> paths_of_as() {
    const auto board = std::make_shared<const boggle::compact_board>(
        boggle::compact(boggle::grid_graph({6, 6, std::vector<std::string>(36, "A")})));
    const auto words = boggle::parse_words(std::string(36, 'a') + '\n', "words");
    const auto lexicon =
        std::make_shared<const boggle::lexicon>(boggle::make_lexicon(words, *board));
    return {board, {lexicon, &std::get<boggle::mask_trie>(lexicon->trie)}};
}

struct task {
    int stops;
    unsigned threads;
    milliseconds latest; ///< of the random instants
};

template <class Function>
double time_of(Function f) {
    const auto before = clock::now();
    f();
    return milliseconds(clock::now() - before).count();
}

template <class Space>
void measure(const std::string& name, const Space& space, const task& how) {
    std::mt19937 random(1);
    std::vector<double> waits, texts, savings, readings, bytes;
    const auto file = std::filesystem::temp_directory_path() / "espalier-stopping";
    for (int k = 0; k < how.stops; ++k) {
        std::stop_source source;
        clock::time_point asked;
        const auto instant = how.latest * std::uniform_real_distribution(0.0, 1.0)(random);
        std::jthread asker([&] {
            std::this_thread::sleep_for(instant);
            asked = clock::now();
            source.request_stop();
        });
        Space root = space;
        espalier::run search(root, espalier::counting<Space>{});
        const auto ended = search.go({.threads = how.threads, .stop = source.get_token()});
        const auto back = clock::now();
        asker.join();
        if (ended != espalier::status::stop_requested)
            throw std::logic_error(name + ": the search was over before it was stopped");
        waits.push_back(milliseconds(back - asked).count());
        texts.push_back(time_of([&] {
            std::ostringstream text;
            espalier::save_checkpoint(search, text, name);
        }));
        savings.push_back(time_of([&] { espalier::save_checkpoint_file(search, file, name); }));
        espalier::run again(root, espalier::counting<Space>{});
        readings.push_back(time_of([&] { espalier::load_checkpoint_file(again, file, name); }));
        if (again.statistics() != search.statistics())
            throw std::logic_error(name + ": what was read back is not what was saved");
        bytes.push_back(static_cast<double>(std::filesystem::file_size(file)));
    }
    std::filesystem::remove(file);
    for (auto* list : {&waits, &texts, &savings, &readings, &bytes})
        std::ranges::sort(*list);
    const auto middle = waits.size() / 2;
    std::cout << std::left << std::setw(28) << name << std::right << std::fixed
              << std::setprecision(3);
    for (const double time : {waits[middle], waits[waits.size() * 95 / 100], waits.back(),
                              texts[middle], savings[middle], savings.back(), readings[middle]})
        std::cout << std::setw(10) << time;
    std::cout << std::setprecision(0) << std::setw(8) << bytes[middle] << std::setw(8)
              << bytes.back() << std::endl;
}

} // namespace

int main(int argc, char** argv) {
    return benchmarks::run_program("stopping", [&] {
        const auto words = benchmarks::words(argc, argv);
        const bool tiny =
            !words.empty() && benchmarks::scale_named(words[0]) == benchmarks::scale::tiny;
        const task how{words.size() < 2 ? (tiny ? 3 : 200) : benchmarks::number(words[1]),
                       static_cast<unsigned>(words.size() < 3 ? 2 : benchmarks::number(words[2])),
                       milliseconds(tiny ? 5 : 60)};
        std::cout << how.stops << " stops, " << how.threads << " threads; milliseconds\n"
                  << std::left << std::setw(28) << "search" << std::right << std::setw(10)
                  << "median" << std::setw(10) << "95 %" << std::setw(10) << "longest"
                  << std::setw(10) << "text" << std::setw(10) << "saving" << std::setw(10)
                  << "longest" << std::setw(10) << "reading" << std::setw(8) << "bytes"
                  << std::setw(8) << "most" << '\n';
        measure("queens 20, bit board", queens::bit_board(20), how);
        measure("queens 20, textbook", queens::textbook(20), how);
        measure("a million children", wide(), how);
        measure("long count_below", long_counts(), how);
        measure("word paths", paths_of_as(), how);
    });
}
