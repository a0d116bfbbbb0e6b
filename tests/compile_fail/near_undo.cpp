// expect: error: .*espalier: 'unapply' is not a hook; did you mean 'undo\(choice\)'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    void unapply(int) noexcept {}
};

auto answer = espalier::count(walk{});
