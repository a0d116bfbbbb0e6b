// expect: ok
#include <espalier/espalier.hpp>

// What a class names is seen by deriving from it; of a final class it is asked otherwise.
struct walk final {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    bool promising(int) const { return true; }
    void apply(int) {}
    void undo(int) noexcept {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
