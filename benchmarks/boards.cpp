/// Many boards of 4 x 4 letters, scored one after another in one thread. To compare with another
/// solver, give both the same boards and the same words, in turns:
///
///     boards make uniform 200000 > boards.txt
///     boards score WORDS boards.txt [portable|avx2]
///
/// `uniform`: each letter as likely. `dice`: the sixteen dice of 1987. `good`: a board of 3,625
/// points with two letters drawn anew. A q reads as qu. Without words it makes a list of its own
/// and scores a few of each kind.
#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <fstream>
#include <iostream>
#include <memory>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <boggle/board_graph.hpp>
#include <boggle/board_scorer.hpp>
#include <boggle/compact.hpp>

#include "arguments.hpp"

namespace {

constexpr std::size_t side = 4;

constexpr std::array<std::string_view, side * side> dice{
    "aaeegn", "abbjoo", "achops", "affkps", "aoottw", "cimotu", "deilrx", "delrvy",
    "distty", "eeghnw", "eeinsu", "ehrtvw", "eiosst", "elrtty", "himnqu", "hlnnrz"};

std::string make_board(std::string_view kind, std::mt19937& random) {
    const auto any = [&] { return static_cast<char>('a' + random() % 26); };
    std::string board(side * side, ' ');
    if (kind == "dice") {
        for (std::size_t i = 0; i < dice.size(); ++i)
            board[i] = dice[i][random() % 6];
        std::ranges::shuffle(board, random);
    } else if (kind == "good") {
        board = "perslatgsineters";
        for (int i = 0; i < 2; ++i)
            board[random() % board.size()] = any();
    } else if (kind == "uniform") {
        std::ranges::generate(board, any);
    } else {
        throw std::invalid_argument("there are boards uniform, dice and good");
    }
    return board;
}

std::vector<std::string> make_boards(std::string_view kind, int count) {
    std::mt19937 random(1);
    std::vector<std::string> boards;
    for (; count > 0; --count)
        boards.push_back(make_board(kind, random));
    return boards;
}

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

std::shared_ptr<const boggle::board_shape> square() {
    const boggle::tile_grid grid{side, side, std::vector<std::string>(side * side, "a")};
    return std::make_shared<const boggle::board_shape>(
        boggle::shape_of(boggle::compact(boggle::grid_graph(grid))).value());
}

void score(const std::string& words_name, std::istream& words_file,
           const std::vector<std::string>& boards, std::string_view form) {
    const auto begun = processor_seconds();
    const auto words = boggle::read_words(words_file, words_name);
    const auto lexicon = std::make_shared<const boggle::batch_lexicon>(
        words, boggle::batch_options{.q_is_qu = true});
    const auto loaded = processor_seconds();

    std::array<std::uint8_t, 26> numbers{};
    for (char c = 'a'; c <= 'z'; ++c) {
        const std::string tile = c == 'q' ? "qu" : std::string(1, c);
        numbers[static_cast<std::size_t>(c - 'a')] = lexicon->number_of(tile).value();
    }
    boggle::board_scorer scorer(lexicon, boggle::kernels_named(form));
    boggle::small_board board{.shape = square()};

    const auto started = processor_seconds();
    std::uint64_t found = 0, points = 0;
    for (const std::string& text : boards) {
        std::ranges::transform(text, board.letters.begin(), [&](char c) {
            return numbers.at(static_cast<std::size_t>(c - 'a'));
        });
        const boggle::board_score made = scorer.score(board).value();
        found += made.words;
        points += made.points;
    }
    const auto taken = processor_seconds() - started;
    std::cout << boards.size() << " boards, " << found << " words, " << points
              << " points, loaded in " << (loaded - begun) * 1e3 << " ms, "
              << static_cast<double>(boards.size()) / taken << " boards/s\n";
}

std::vector<std::string> read_boards(const std::string& name) {
    std::ifstream file(name);
    std::vector<std::string> boards;
    for (std::string line; std::getline(file, line);)
        if (line.size() == side * side) boards.push_back(line);
    return boards;
}

void score_a_few() {
    std::mt19937 random(2);
    std::string list;
    for (int i = 0; i < 20'000; ++i)
        list += make_board("dice", random).substr(0, 3 + random() % 5) + '\n';
    for (const std::string_view kind : {"uniform", "dice", "good"}) {
        std::istringstream words(list);
        std::cout << kind << ' ';
        score("words", words, make_boards(kind, 2000), "");
    }
}

} // namespace

int main(int argc, char** argv) {
    return benchmarks::run_program("boards", [&] {
        const auto all = benchmarks::words(argc, argv);
        if (all.empty()) return score_a_few();
        if (all.size() == 3 && all[0] == "make") {
            for (const std::string& board : make_boards(all[1], benchmarks::number(all[2])))
                std::cout << board << '\n';
        } else if ((all.size() == 3 || all.size() == 4) && all[0] == "score") {
            std::ifstream words(std::string(all[1]), std::ios::binary);
            score(std::string(all[1]), words, read_boards(std::string(all[2])),
                  all.size() == 4 ? all[3] : "");
        } else {
            throw std::invalid_argument("say make KIND COUNT, or score WORDS BOARDS [FORM]");
        }
    });
}
