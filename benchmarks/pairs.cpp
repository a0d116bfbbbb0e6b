#include "pairs.hpp"

#include <stdexcept>

namespace benchmarks {

std::vector<pair> make_pairs(scale size) {
    switch (size) {
    case scale::tiny:
        return {bit_boards(6), textbooks(6), word_walks(4)};
    case scale::small:
        return {bit_boards(11), textbooks(9), word_walks(60)};
    case scale::full:
        return {bit_boards(13), textbooks(11), word_walks(200)};
    }
    throw std::invalid_argument("no such scale");
}

} // namespace benchmarks
