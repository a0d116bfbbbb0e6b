// expect: ok
#include <espalier/espalier.hpp>

// The choice that led to a node is pointed to, though a std::vector<bool> has no bool to point to.
struct walk {
    using choice_type = bool;
    std::vector<bool> expand() const { return {}; }
    void apply(bool) {}
    bool is_solution() const { return true; }
};

struct watch {
    void enter(const walk&, std::size_t, const bool*) {}
};

int main() {
    walk root;
    watch visitor;
    espalier::depth_first_search<walk, watch&> search(root, {}, visitor);
    search.next();
}
