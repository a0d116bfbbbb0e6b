// expect: error: .*espalier: 'expand\(\) const' returns a std::initializer_list, whose elements are gone by then
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::initializer_list<int> expand() const { return {1, 2}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
