// expect: error: .*espalier: 'is_promising' is not a hook; did you mean 'promising\(choice\)'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    bool is_promising(int) const { return true; }
};

auto answer = espalier::count(walk{});
