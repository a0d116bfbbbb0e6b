// expect: error: .*espalier: choice_type must be copyable and comparable with ==
#include <espalier/espalier.hpp>

struct move {
    int from, to;
};

struct walk {
    using choice_type = move;
    std::vector<move> expand() const { return {}; }
    void apply(move) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
