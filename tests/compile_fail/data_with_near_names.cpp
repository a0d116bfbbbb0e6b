// expect: ok
#include <espalier/espalier.hpp>

// Data may be called what it likes, and so may functions whose names only begin like a hook's.
class walk {
  public:
    using choice_type = int;
    std::vector<int> expand() const { return children_; }
    void apply(int) {}
    bool is_solution() const { return solved_ && bounds == 0; }
    int bounds = 0;
    int children = 0;
    int promising_ones() const { return 0; }

  private:
    std::vector<int> children_;
    bool solved_ = true, is_promising_ = true, pruned = false;
    int upper_bound = 0;
};

auto answer = espalier::count(walk{});
