// expect: ok
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    using hooks = espalier::hook_list<espalier::hook::undo, espalier::hook::promising>;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    void undo(int) noexcept {}
    bool promising(int) const { return true; }
};

auto answer = espalier::count(walk{});
