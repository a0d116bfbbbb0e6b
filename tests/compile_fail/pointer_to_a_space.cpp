// expect: error: .*espalier: a state space is an object of a class; this is a pointer or a number
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

walk here;
auto answer = espalier::count(&here);
