// expect: error: .*espalier: a space that cannot be copied must be handed over non-const
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    walk() = default;
    walk(const walk&) = delete;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    void undo(int) noexcept {}
    bool is_solution() const { return true; }
};

const walk here;
auto answer = espalier::count(here);
