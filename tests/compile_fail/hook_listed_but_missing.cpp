// expect: error: .*espalier: the space does not have exactly the optional hooks that its 'using hooks
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    using hooks = espalier::hook_list<espalier::hook::undo, espalier::hook::promising>;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    void undo(int) noexcept {}
};

auto answer = espalier::count(walk{});
