// expect: error: .*espalier: the visitor has none of the events enter, reject, prune, solution, leave
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

struct watch {
    int count = 0;
};

int main() {
    walk root;
    watch visitor;
    espalier::depth_first_search<walk, watch&> search(root, {}, visitor);
    search.next();
}
