// expect: error: .*espalier: a state space needs a public 'void apply\(choice_type\)'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
