#include "sudoku/symbols.hpp"

#include <string_view>

namespace sudoku {
namespace {

constexpr std::string_view texts = ".123456789ABCDEFGHIJKLMNOPQRSTUVW";

} // namespace

char symbol_text(int symbol) {
    return texts[static_cast<std::size_t>(symbol)];
}

std::optional<int> symbol_of(char text) {
    if (std::string_view("0_*?").find(text) != std::string_view::npos) return 0;
    if (text >= 'a' && text <= 'z') text = static_cast<char>(text - 'a' + 'A');
    const std::size_t at = texts.find(text);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<int>(at);
}

std::string cell_name(int cell, int side) {
    std::string name = "r";
    name += std::to_string(cell / side + 1);
    name += 'c';
    name += std::to_string(cell % side + 1);
    return name;
}

} // namespace sudoku
