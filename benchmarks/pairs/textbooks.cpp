#include <queens/textbook.hpp>

#include "../by_hand/textbook.hpp"
#include "make_pair.hpp"

namespace benchmarks {

pair textbooks(int n) {
    return make_pair("queens_textbook/" + std::to_string(n), queens::textbook(n),
                     [n] { return by_hand::textbook(n); });
}

} // namespace benchmarks
